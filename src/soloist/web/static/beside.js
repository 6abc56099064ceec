// The page beside a real table, made comfortable: taps instead of fields. Without it every question is a plain form.

import { $, $$, main, make } from "./page.js";

// What is chosen and not sent yet is still there when the page is loaded again, for the same questions.

const KEPT = "soloist-form";
const asks = (form) => $$("h1, h2, summary[id]", form).map((element) => element.firstChild?.textContent).join("|");
const keyOf = (form) => [main().dataset.id, form.elements.at.value, form.elements.entry?.value ?? "", asks(form)].join(" ");
const fields = (form) => [...form.elements].filter((field) => field.name && field.matches("input:not([type='hidden']), select"));

const keep = (form) => {
  const values = [...new FormData(form)].filter(([name]) => /^q\d/.test(name));
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ key: keyOf(form), values }));
  } catch {
    // A browser that keeps nothing loses no more than it did.
  }
};

const recall = () => {
  const form = $("#answer");
  let kept = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(KEPT));
  } catch {
    return;
  }
  // What the server has just said of a form stands in it.
  if (!form || !kept || "sent" in main().dataset) return;
  if (kept.key !== keyOf(form)) return void sessionStorage.removeItem(KEPT);
  for (const field of fields(form)) {
    const values = kept.values.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field.matches("[type='radio'], [type='checkbox']")) field.checked = values.includes(field.value);
    // A number may have buttons and a field of one name: the last is the field.
    else if (values.length) field.value = values.at(-1);
  }
};

// Numbers: minus and plus beside the field.

const steppers = () => {
  for (const box of $$(".stepper:not([data-ready])")) {
    box.dataset.ready = "";
    const input = $("input", box);
    const step = (by, words) => {
      const button = Object.assign(make("button", "step", words), { type: "button", tabIndex: -1 });
      button.setAttribute("aria-hidden", "true");
      button.addEventListener("click", (event) => {
        event.preventDefault();
        const value = input.value === "" ? (by > 0 ? Math.max(0, input.min) - by : 1) : Number(input.value);
        input.value = Math.min(Number(input.max), Math.max(Number(input.min), value + by));
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
      return button;
    };
    box.prepend(step(-1, "−"));
    box.append(step(1, "+"));
  }
};

// Each choice as often as it is tapped.

const counts = () => {
  for (const box of $$("[data-counted]:not([data-ready])")) {
    box.dataset.ready = "";
    const note = make("p", "how-many");
    note.setAttribute("role", "status");
    // Where none is expected and other questions stand beside it, the buttons' own numbers are enough.
    if (Number(box.dataset.least) || box.dataset.none) box.prepend(note);
    for (const label of $$(".count-tap", box)) {
      const input = $("input", label);
      const button = Object.assign(make("button", label.className), { type: "button" });
      button.append(make("span", "times"), ...[...label.children].filter((child) => child !== input));
      button.addEventListener("click", () => {
        const { n, most } = total(box);
        const value = Number(input.value);
        input.value = value < Number(box.dataset.each) && n < most ? value + 1 : 0;
        recount(box);
        changed(box);
      });
      label.className = "counted-field";
      label.hidden = true;
      label.after(button);
    }
    recount(box);
  }
};

const total = (box) => ({
  n: $$(".counted-field input", box).reduce((sum, input) => sum + Number(input.value), 0),
  least: Number(box.dataset.least),
  most: Number(box.dataset.most),
});

const recount = (box) => {
  for (const cell of $$(".count-tap", box)) {
    const input = $("input", cell.previousElementSibling);
    const value = Number(input.value);
    cell.classList.toggle("counted-in", value > 0);
    $(".times", cell).textContent = value || "";
    $(".times", cell).hidden = !value;
    cell.setAttribute("aria-label", `${input.getAttribute("aria-label")}: ${value}`);
  }
  const { n, least } = total(box);
  const note = $(".how-many", box);
  if (note) note.textContent = box.dataset.left.replace("{n}", n);
  const done = $("[data-done]", box.closest("form"));
  // What ends several questions says nothing of one of them.
  if (done && !least && box.dataset.none) done.textContent = n ? box.dataset.some : box.dataset.none;
};

// An order: tapped one after the other.

const orders = () => {
  for (const box of $$("[data-ordered]:not([data-ready])")) {
    box.dataset.ready = "";
    const selects = $$("select", box);
    // Of two that are alike each has a button of its own: what is tapped is a button, never a value.
    const options = [...selects[0].options].filter((option) => option.value);
    const picked = [];
    for (const { value } of selects) {
      const at = options.findIndex((option, n) => option.value === value && !picked.includes(n));
      if (at >= 0) picked.push(at);
    }
    const how = make("p", "how-many");
    const again = Object.assign(make("button", "button quiet", box.dataset.again), { type: "button" });
    const show = () => {
      selects.forEach((select, place) => (select.value = options[picked[place]]?.value ?? ""));
      $$(".tap", box).forEach((button, n) => {
        const rank = picked.indexOf(n);
        $(".rank", button).textContent = rank < 0 ? "" : rank + 1;
        button.classList.toggle("ranked", rank >= 0);
        button.setAttribute("aria-pressed", rank >= 0);
      });
      how.textContent = box.dataset.left.replace("{n}", picked.length);
      again.hidden = !picked.length;
    };
    const tapped = () => {
      show();
      changed(box);
    };
    options.forEach((option, n) => {
      const button = Object.assign(make("button", "tap"), { type: "button" });
      button.dataset.value = option.value;
      button.append(make("span", "rank"), make("span", "word", option.textContent));
      button.addEventListener("click", () => {
        const at = picked.indexOf(n);
        if (at >= 0) picked.length = at;
        else picked.push(n);
        tapped();
      });
      box.append(button);
    });
    again.addEventListener("click", () => {
      picked.length = 0;
      tapped();
    });
    how.setAttribute("role", "status");
    box.prepend(how);
    box.append(again);
    show();
  }
};

// Choices that are ticked: no more than may be named; what ends the screen fits them.

const ticked = (section) => $$(":scope input[type='checkbox']:checked", section).length;

const fit = (section) => {
  const n = ticked(section);
  const most = Number(section.dataset.most);
  if (most > 1) $$("input[type='checkbox']", section).forEach((box) => (box.disabled = n >= most && !box.checked));
  const note = $(".folded-note", section);
  if (note) {
    const names = $$("input:checked", section).map((box) => box.closest(".tap").textContent.trim());
    note.textContent = names.length ? names.join(", ") : note.dataset.noneYet;
  }
  const none = $("[data-none]", section.closest("form"));
  if (none) none.hidden = n > 0;
};

// What is missing yet is said, and a screen is not ended before.

const empty = (box) => !$$("input", box).some((input) => (input.type === "radio" ? input.checked : input.value.trim()));
const LACKS = {
  radios: (section) => !$("input:checked", section),
  list: (section) => !$("select", section).value,
  toggles: (section, alone) => ticked(section) < Math.max(alone ? 1 : 0, Number(section.dataset.least)),
  taps: (section) => {
    const { n, least, most } = total($("[data-counted]", section));
    return n < least || n > most;
  },
  order: (section) => $$("select", section).some((select) => !select.value),
  number: (section) => empty(section),
  form: (section) => numbersLacking(section).length > 0,
};
const visible = (element) => getComputedStyle(element).visibility !== "hidden" && element.getClientRects().length > 0;
const numbersLacking = (section) => $$(".told-pad, .stepper", section).filter((box) => visible(box) && empty(box));

// What may be left empty, and is so far: an oversight would be kept as if it was told.
const nothing = (section) =>
  ["toggles", "taps", "yes or no"].includes(section.dataset.shape) && !$("details", section) && !named(section);
const named = (section) => ticked(section) || ($("[data-counted]", section) && total($("[data-counted]", section)).n);

const lack = (section) => {
  const text = section.dataset.lack.replace("{n}", ticked(section));
  const first = section.dataset.shape === "form" && numbersLacking(section)[0];
  return first ? text.replace("{name}", first.dataset.name ?? $("input", first).getAttribute("aria-label")) : text;
};

const ready = (form) => {
  const done = $("[data-done]", form);
  const line = $(".missing", form);
  if (!done || !line) return;
  const sections = $$(".asked", form);
  const alone = sections.length === 1;
  const lacking = sections.filter((section) => LACKS[section.dataset.shape]?.(section, alone));
  done.disabled = lacking.length > 0;
  const anew = $("[name='as-it-was']", form) === null;
  const open = lacking.length || alone || !anew ? lacking : sections.filter(nothing);
  // An order and what is counted say it above their own buttons, and a number beside its field.
  line.hidden = !open.length || (alone && Boolean($(".how-many, .other-number", form)));
  if (line.hidden) return;
  const ask = document.getElementById(open[0].getAttribute("aria-labelledby"))?.firstChild.textContent.trim();
  const [one, more] = lacking.length ? ["one", "more"] : ["none", "noneMore"];
  const words = line.dataset[open.length > 1 ? more : one];
  line.textContent = alone ? lack(open[0]) : words.replace("{ask}", ask).replace("{n}", open.length - 1);
};

const changed = (element) => {
  const section = element.closest(".asked");
  const form = element.closest("form");
  // What was said of another answer is not said of this one.
  section.classList.remove("wrong");
  $$(".error", section).forEach((error) => error.remove());
  ready(form);
  keep(form);
};

document.addEventListener("change", (event) => {
  const section = event.target.closest?.(".asked");
  if (!section) return;
  // Where only one may be named, another tap chooses that one instead.
  if (event.target.type === "checkbox" && Number(section.dataset.most) === 1 && event.target.checked)
    $$("input[type='checkbox']", section).forEach((box) => (box.checked = box === event.target));
  if (event.target.type === "checkbox") fit(section);
  // Numbers that do not matter beside what was named are not said.
  const numbers = event.target.type === "radio" && $(".told-numbers", event.target.closest(".told-card") ?? make("p", ""));
  if (numbers && (getComputedStyle(numbers).visibility === "hidden" || getComputedStyle(numbers).display === "none"))
    $$("input", numbers).forEach((input) => (input.value = Math.max(0, Number(input.min))));
  // A number of its own stands instead of those with buttons.
  if (event.target.type === "number" && event.target.closest(".other-number"))
    $$(".numbers input", section).forEach((box) => (box.checked = false));
  if (event.target.type === "radio" && event.target.closest(".numbers"))
    $$(".other-number input", section).forEach((field) => (field.value = ""));
  changed(section);
});
document.addEventListener("input", (event) => {
  const section = event.target.type === "number" && event.target.closest(".asked");
  if (section) changed(section);
});

// A number with a button is the answer, whatever stands in the field beside it.
document.addEventListener("click", (event) => {
  const button = event.target.closest?.(".numbers button.tap");
  const field = button && $(".other-number input", button.closest(".asked"));
  if (field) field.disabled = true;
});

// Where nothing was sent, that stands above the button that was pressed.

document.addEventListener("htmx:error", () => {
  $$(".lost").forEach((element) => element.remove());
  const form = $("#answer");
  const text = make("p", "error lost", document.getElementById("words")?.dataset.lost ?? "");
  if (form) ($(".ending", form) ?? form.lastElementChild).before(text);
  else $(".desk")?.prepend(text);
  text.scrollIntoView({ block: "nearest" });
});

const settle = () => {
  recall();
  steppers();
  counts();
  orders();
  $$(".asked").forEach(fit);
  const form = $("#answer");
  if (form) ready(form);
  $(".desk")?.scrollTo(0, 0);
  $(".asked .error")?.scrollIntoView({ block: "center" });
};

new MutationObserver((changes) => {
  if (changes.some((change) => [...change.addedNodes].some((node) => node.id === "main"))) settle();
}).observe(document.body, { childList: true });
settle();
