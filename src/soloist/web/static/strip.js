// The strip under the question: what a choice would do, shown there and on the board.

import { $, $$, main, make, say, spotAt, spotOf, words } from "./page.js";

export const show = (...parts) => {
  clear();
  const live = make("div", "strip-live");
  live.append(...parts);
  $("#strip")?.prepend(live);
};

export const clear = () => {
  $$(".strip-live, .ghost").forEach((element) => element.remove());
  $$(".spot.part").forEach((spot) => spot.classList.remove("part"));
  $$(".ghost-delta").forEach((delta) => (delta.textContent = ""));
  $$(".spot.opened").forEach((spot) => spot.classList.remove("opened"));
  $$(".opens").forEach((mark) => mark.remove());
  main()?.classList.remove("previewing");
};

export const lost = () => {
  const text = make("p", "error", words().lost);
  show(text);
  say(words().lost);
};

// What a choice would open: how far one could walk with this die, what one could take.
const showOpened = (button) => {
  for (const each of (button.dataset.opens ?? "").split(" ").filter(Boolean)) {
    const [place, mark] = each.split(":");
    const spot = spotAt(place);
    spot?.classList.add("opened");
    if (spot && mark) spot.append(Object.assign(make("b", "opens", mark), { ariaHidden: "true" }));
  }
};

// What an opponent has done to a place since the last decision: the corner that marks it says so.
const news = (spot) => {
  const place = spot.classList.contains("changed") && spot.dataset.place;
  const deeds = $$(".lines .new .deeds li[data-places]").filter((deed) => deed.dataset.places.split(" ").includes(place));
  return deeds.length ? [make("p", "news", `${words().news} ${deeds.map((deed) => deed.textContent).join("; ")}.`)] : [];
};

export const aboutPieces = (spot) => [
  ...news(spot),
  ...$$("svg[data-about]", spot).map((piece) => {
    const text = make("p", "about", `${piece.dataset.name}: ${piece.dataset.about} `);
    if (piece.dataset.clause) {
      const link = make("a", "term", words().rule);
      link.href = `${$(".bar a[data-rules]").getAttribute("href")}#${piece.dataset.clause}`;
      link.dataset.rules = "";
      text.append(link);
    }
    return text;
  }),
];

const shape = (spot) => [...spot.classList].find((name) => name.startsWith("glow-"));
// `extra` stands above all; what lies at the place is told, or only the piece of it that is pointed at.
export const preview = (button, extra = null, pointed = null) => {
  const held = document.getElementById(button.dataset.preview ?? "");
  const whole = button.getAttribute("aria-label") || button.textContent;
  // A choice of a list has its short words before all of them.
  const label = whole.startsWith(`${button.textContent}: `) ? whole.slice(button.textContent.length + 2) : whole;
  const told = held ? $$("p", held).map((p) => p.textContent) : [];
  const parts = [make("p", "what")];
  parts[0].append(make("b", "", label), told.join(" "));
  if (button.dataset.opens) parts.push(make("p", "soft", words().opens));
  if (extra) parts.unshift(extra);
  if (button.dataset.warning && !extra) parts.push(make("p", "warning", button.dataset.warning));
  const spot = spotOf(button);
  show(...parts, ...(spot ? aboutPieces(pointed ?? spot) : []));
  main().classList.add("previewing");
  showOpened(button);
  for (const change of (held?.dataset.changes ?? "").split(" ").filter(Boolean)) {
    const [id, n] = change.split(":");
    const delta = $(`[data-counter="${CSS.escape(id)}"] .ghost-delta`);
    if (delta) delta.textContent = n > 0 ? `+${n}` : `−${-n}`;
  }
  const used = (button.dataset.parts ?? "").split(" ").filter(Boolean).map(spotAt).filter(Boolean);
  used.forEach((part) => part.classList.add("part"));
  const coming = spot && !$("svg.piece", spot) && used.find((part) => shape(part) === shape(spot) && $("svg.piece", part));
  if (!coming) return;
  // The piece that would come to lie here, as a ghost, and what it does.
  const ghost = $("svg.piece", coming).cloneNode(true);
  ghost.removeAttribute("role");
  ghost.removeAttribute("data-about");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  spot.append(ghost);
  $(".strip-live").append(...aboutPieces(coming));
};
