// The turn of an opponent, step by step: each marks what it touched.

import { $, $$, say, spotAt } from "./page.js";

export const stepping = () => $("#strip .stepping");
export const stepNow = () => Number(stepping()?.dataset.step ?? 0);
export const markStep = (places) => {
  $$(".spot.stepped").forEach((spot) => spot.classList.remove("stepped"));
  (places ?? "").split(" ").filter(Boolean).map(spotAt).filter(Boolean).forEach((spot) => spot.classList.add("stepped"));
};

export const stepTo = (n) => {
  const box = stepping();
  if (!box) return;
  const steps = $$(".steps li", box);
  const step = steps[n - 1];
  const here = step ? $("[data-step-on], [data-step-all]", box) : $("#ask");
  if (!step) {
    box.remove();
    markStep("");
  } else {
    box.dataset.step = n;
    steps.forEach((each) => (each.hidden = each !== step));
    const why = $("[data-trace]", box);
    why.href = why.getAttribute("href").replace(/line=\d+/, `line=${step.dataset.line}`);
    if (n === steps.length) $("[data-step-on]", box)?.remove();
    markStep(step.dataset.places);
    say(step.textContent);
  }
  if (!document.contains(document.activeElement) || document.activeElement === document.body) (step ? $("a", box) : here)?.focus({ preventScroll: true });
};
