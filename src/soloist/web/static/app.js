// The game page, made comfortable: previews, keys, why-not, the rulebook beside the board. Everything here is an extra:
// without it every choice is a button that posts.

import { closeMenus, fit, spread } from "./menus.js";
import { $, $$, main, make, middle, say, spotAt, spotOf, visible, words } from "./page.js";
import { closePanel, openRules, openTrace } from "./panels.js";
import { markStep, stepNow, stepping, stepTo } from "./stepping.js";
import { aboutPieces, clear, lost, preview, show } from "./strip.js";

let pointer = ""; // what touched the page last: "mouse", "touch", "pen", or "" for a key
let armed = null; // the choice that the next touch or Enter does
let chosen = []; // places that were chosen first: a die, a stored tile
let here = null; // the place under the mouse or the focus
let acted = null; // where focus goes after the answer
let pointed = null; // the piece under the mouse, over a place of several

document.documentElement.classList.add("js");

// What would it do: the strip under the question.

// A piece that stands for some of the choices of its place: they begin with its words.
const partAt = ({ clientX, clientY }) =>
  document.elementsFromPoint(clientX, clientY).map((element) => element.closest("[data-only]")).find(Boolean) ?? null;
const within = (choices, part) => choices.filter((choice) => !part || choice.value.startsWith(part.dataset.only));

const look = (element, part = null) => {
  const spot = spotOf(element);
  const button = element.closest("button[name='option']") ?? (spot && $(":scope > button.target", spot));
  if (armed && armed !== button) return;
  if (button) return preview(button, null, pointed);
  if (!spot) return;
  const several = within(open(spot), part);
  if (several.length === 1) return preview(several[0], null, pointed);
  const plain = part && several.find((choice) => choice.value === part.dataset.first);
  if (plain) {
    const others = several.filter((choice) => choice !== plain).map((choice) => choice.textContent);
    preview(plain, null, pointed);
    $(".strip-live > p").after(make("p", "", `${words().also} ${others.join("; ")}.`));
    return;
  }
  const parts = aboutPieces(spot);
  if (several.length) {
    const list = several.map((choice) => choice.textContent).join("; ");
    parts.unshift(make("p", "", `${words().several} ${list}.`));
  }
  if (parts.length) show(...parts);
  else if (spot.dataset.name) show(make("p", "about", spot.dataset.name));
};

const rest = () => (armed ? remind(armed) : clear());

const remind = (button) => {
  const text = make("p", button.dataset.warning ? "warning" : "again", again(button));
  if (button.matches("[name='option']")) preview(button, text, pointed);
  else show(text);
};

const again = (button) => [button.dataset.warning, words().again].filter(Boolean).join(" ");

const arm = (button) => {
  armed?.classList.remove("armed");
  armed = button;
  if (!button) return clear();
  button.classList.add("armed");
  remind(button);
  say(`${again(button)} ${document.getElementById(button.dataset.preview ?? "")?.textContent ?? ""}`);
};

// Choosing a die or a tile first: then only what can be done with it glows.

const fits = (choice) => {
  const places = [...(choice.dataset.parts ?? "").split(" "), spotOf(choice)?.dataset.place];
  return chosen.every((place) => places.includes(place));
};

const open = (spot) => $$(":scope > .many button[name='option']", spot).filter((choice) => !choice.hidden);

const filter = () => {
  for (const spot of $$(".spot")) {
    const choices = $$(":scope > button.target, :scope > .many button[name='option']", spot);
    spot.classList.toggle("selected", chosen.includes(spot.dataset.place));
    choices.forEach((choice) => choice.classList.contains("target") || (choice.hidden = !fits(choice)));
    spot.classList.toggle("muted", choices.length > 0 && !choices.some(fits));
  }
};

const choose = (place) => {
  const choices = $$("button[name='option']");
  if (chosen.includes(place)) chosen = chosen.filter((other) => other !== place);
  else chosen = [...chosen, place];
  if (chosen.length > 1 && !choices.some(fits)) chosen = [place];
  arm(null);
  filter();
  if (chosen.length) {
    const names = chosen.map((id) => $("svg[data-name]", spotAt(id))?.dataset.name ?? spotAt(id).dataset.name);
    show(make("p", "", words().chosen.replace("{name}", names.join(", "))), ...aboutPieces(spotAt(place)));
  }
};

const usable = (spot) => spot.classList.contains("usable");

// Clicks.

document.addEventListener("pointerdown", (event) => (pointer = event.pointerType), true);

document.addEventListener("click", (event) => {
  const spot = spotOf(event.target);
  for (const lookup of $$("details.lookup[open]")) if (!lookup.contains(event.target)) lookup.open = false;
  const button = event.target.closest("button[name='option']");
  if (button && button.form?.id === "answer" && button.type === "submit" && !("sure" in button.dataset)) {
    if (spot?.classList.contains("muted")) {
      event.preventDefault();
      return choose(chosen[0]);
    }
    decide(event, button, spot);
  } else if (event.target.closest("button[data-back]")) {
    // Going back takes much away at once, so it is asked first, of the mouse as well.
    const line = event.target.closest("button[data-back]");
    if (armed === line) return;
    event.preventDefault();
    arm(line);
  } else if (event.target.closest("summary.target")) {
    unfold(event, spot);
  } else if (event.target.closest("[data-rules]")) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRules(event.target.closest("a").hash.slice(1));
  } else if (event.target.closest("[data-open]")) {
    document.getElementById(event.target.closest("[data-open]").dataset.open).showModal();
  } else if (event.target.closest("[data-fold]")) {
    const lookup = event.target.closest("details");
    lookup.open = false;
    $("summary", lookup).focus();
  } else if (event.target.closest("[data-close]")) {
    closePanel(event.target.closest(".panel"));
  } else if (event.target.closest("[data-trace]")) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openTrace(event.target.closest("a").getAttribute("href"));
  } else if (event.target.closest("[data-step-on]")) {
    event.preventDefault();
    stepTo(stepNow() + 1);
  } else if (event.target.closest("[data-step-all]")) {
    event.preventDefault();
    stepTo(0);
  } else if (event.target.closest("label.tick")) {
    closeMenus(event.target); // its box is ticked by the browser itself
  } else if (spot && !event.target.closest(".menu, label, input")) {
    event.preventDefault();
    const target = $(":scope > button.target, :scope > .many > summary.target", spot);
    // What belongs to a place may lie beside it: a Cathedral beside its town.
    if (target) target.dispatchEvent(sameClick(event));
    else if (usable(spot)) choose(spot.dataset.place);
    else whyNot(spot);
  } else {
    closeMenus(event.target);
  }
});

const sameClick = ({ detail, clientX, clientY }) =>
  new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX, clientY });

const decide = (event, button, spot) => {
  const byMouse = event.detail > 0 && pointer === "mouse";
  if (armed !== button && (!byMouse || button.dataset.warning)) {
    event.preventDefault();
    return arm(button);
  }
  if (button.dataset.warning) {
    const sure = Object.assign(make("input", ""), { type: "hidden", name: "sure", value: button.value });
    button.form.append(sure);
  }
  acted = { place: spot?.dataset.place, key: event.detail === 0, asked: main().dataset.asked, point: middle(button) };
};

const unfold = (event, spot) => {
  const place = spot.dataset.place;
  const details = $(":scope > .many", spot);
  if (spot.classList.contains("muted")) {
    event.preventDefault();
    return choose(chosen[0]);
  }
  const part = event.detail ? partAt(event) : null;
  if (usable(spot)) choose(place);
  else filter();
  const choices = within(open(spot), part);
  if ((part || !usable(spot)) && choices.length === 1) {
    event.preventDefault();
    // A key or touch previews, the mouse does it, as with any other choice.
    choices[0].dispatchEvent(sameClick(event));
    return;
  }
  if (part && choices.length) {
    open(spot).forEach((choice) => (choice.hidden = !choices.includes(choice)));
    if (details.open) event.preventDefault();
  }
  if (!details.open) closeMenus(details);
};

const whyNot = async (spot) => {
  const place = spot.dataset.place;
  const url = `/game/${main().dataset.id}/why?place=${encodeURIComponent(place)}`;
  try {
    const answer = await fetch(url, { headers: { "HX-Request": "true" } });
    const text = new DOMParser().parseFromString(await answer.text(), "text/html").body.textContent.trim();
    show(make("p", "why", text), ...aboutPieces(spot));
    say(text);
  } catch {
    lost();
  }
};

// Hover and focus.

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const spot = spotOf(event.target);
  const button = event.target.closest("button[name='option']");
  if (spot || button) {
    here = spot;
    look(event.target, pointAt(spot && !button ? partAt(event) : null));
  }
});

const pointAt = (part) => {
  pointed?.classList.remove("pointed");
  pointed = part;
  part?.classList.add("pointed");
  return part;
};
document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || !event.target.matches("summary.target")) return;
  const part = partAt(event);
  if (part !== pointed && !armed) look(event.target, pointAt(part));
});
// One of several that are chosen together is explained where it lies.
const explain = (element) => {
  const box = element.closest(".several .pip")?.querySelector("input");
  const spot = box && spotOf($(`label.tick[for="${box.id}"]`));
  if (spot) show(...aboutPieces(spot));
};
document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && explain(event.target));
document.addEventListener("pointerout", (event) => {
  if (event.pointerType !== "mouse" || event.relatedTarget?.closest?.("#strip")) return;
  const from = event.target.closest(".spot, .pip, button[name='option']");
  if (from && !from.contains(event.relatedTarget)) {
    pointAt(null);
    rest();
  }
});
document.addEventListener("pointerover", (event) => {
  // On the way from the strip to anywhere else the preview ends.
  if (event.pointerType === "mouse" && !event.target.closest(".spot, button[name='option'], #strip")) {
    if ($(".strip-live") && !$(".strip-live .error, .strip-live .why") && !chosen.length) rest();
  }
});
document.addEventListener("focusin", (event) => {
  const element = event.target;
  if (armed && element !== armed) arm(null);
  if (!element.matches(":focus-visible")) return;
  if (element.matches("button[name='option'], summary.target, a.whynot, .spot[tabindex]")) {
    here = spotOf(element);
    look(element);
  }
  explain(element);
});

// Keys.

const LEGAL = [".spot:not(.muted) .target:not(label)", ".pick.usable > .whynot", ".lone button", ".menu button", ".strip button", ".several :is([type='checkbox'], button)"];
const legal = () => $$(LEGAL.join(", ")).filter(visible);
const places = () => $$(".spot .target, .spot a.whynot").filter(visible);

const STEP = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const walk = (key, among) => {
  const menu = $("details.many[open] .menu");
  if (menu) among = $$("button", menu).filter(visible);
  if (!among.length) return;
  const from = document.activeElement;
  // Into a list that has just opened any key leads, wherever it found room.
  if (!among.includes(from) && (menu || !from.closest(".spot"))) return among[0].focus();
  const [x, y] = middle(from);
  const [dx, dy] = STEP[key];
  const score = (element) => {
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    return along > 1 ? along + 2 * across : Infinity;
  };
  const best = among.filter((element) => element !== from).sort((a, b) => score(a) - score(b))[0];
  if (best && score(best) < Infinity) best.focus();
};

const escape = () => {
  const menu = document.activeElement.closest("details[open]");
  closeMenus();
  if (menu) $("summary", menu).focus();
  const panel = $$(".panel:not([hidden])").pop();
  if (panel) closePanel(panel);
  arm(null);
  chosen = [];
  filter();
};

const typing = (element) => element.matches("input:not([type='radio']):not([type='checkbox']), textarea, select");

const KEYS = {
  u: () => press("u"),
  r: () => press("r"),
  t: () => press("t"),
  l: () => $(".log-scroll")?.focus(),
  h: () => $("[data-key='h']")?.click(),
  n: () => stepTo(stepNow() + 1),
  a: () => stepTo(0),
  w: () => ($("#strip .stepping [data-trace]") ?? $$(".log [data-trace]").pop())?.click(),
  "?": () => {
    const spot = spotOf(document.activeElement) ?? here;
    if (spot && !$(":scope > .target, :scope > .many", spot)) whyNot(spot);
    else document.getElementById("keys").showModal();
  },
};

const press = (key) => {
  const button = $(`[data-key='${key}']`);
  if (!button || button.disabled) return;
  acted = { key: true, place: spotOf(document.activeElement)?.dataset.place };
  button.click();
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  pointer = "";
  if (event.key === "Escape") return escape();
  if (typing(event.target)) return;
  if (event.key in STEP) {
    if (event.target.closest(".log-scroll, .panel-body, .pages, .summary, input:not([type='checkbox'])")) return;
    event.preventDefault();
    return walk(event.key, event.shiftKey ? places() : legal());
  }
  if (/^[0-9]$/.test(event.key) && $(".pips")) return typeDie(event.key);
  if (event.key in KEYS) {
    event.preventDefault();
    KEYS[event.key]();
  }
});

// Real dice: a digit fills the next row and goes on.

const typeDie = (digit) => {
  const rows = $$(".pips");
  const row = document.activeElement.closest(".pips") ?? rows.find((one) => !$("input:checked", one)) ?? rows[0];
  const input = $(`input[value="${digit}"]`, row);
  if (!input) return;
  input.checked = true;
  const next = rows.find((one) => !$("input:checked", one));
  (next ? $("input", next) : $(".chance .button")).focus();
};

document.addEventListener("change", (event) => {
  const several = event.target.closest(".several");
  if (!several || event.target.type !== "checkbox") return;
  const boxes = $$("input[type='checkbox']", several);
  const full = boxes.filter((box) => box.checked).length >= Number(several.dataset.most);
  boxes.forEach((box) => (box.disabled = full && !box.checked));
  // What lies on the board shows that it is ticked.
  boxes.forEach((box) => $$(`label.tick[for="${box.id}"]`).forEach((l) => l.classList.toggle("ticked", box.checked)));
});

// A line of the log marks what it touched, as a step does.

document.addEventListener("pointerover", (event) => {
  const deed = event.target.closest(".deeds li[data-places]");
  if (deed) markStep(deed.dataset.places);
  else if (event.target.closest(".log") && !stepping()) markStep("");
});

// A tablet held upright has room for all parts of the table, a phone for one at a time.

const upright = matchMedia("(min-width: 40rem)");
const chooseZone = () => {
  const all = document.getElementById("zone-all");
  if (all && all.checked !== upright.matches) (upright.matches ? all : $(".zone-tab input")).checked = true;
};
upright.addEventListener("change", chooseZone);
chooseZone();

// A new question has come.

const firstField = () => $("#main .chance select, #main .chance input, #main .several input:not([type='hidden'])");

const settle = () => {
  armed = null;
  chosen = [];
  here = null;
  for (const title of $$("#main svg > title")) title.remove(); // the strip explains; no second bubble
  const log = $(".log-scroll");
  if (log) log.scrollTop = log.scrollHeight;
  firstField()?.focus({ preventScroll: true });
};

const nearest = ([x, y]) => {
  const far = (element) => Math.hypot(middle(element)[0] - x, middle(element)[1] - y);
  return legal().sort((a, b) => far(a) - far(b))[0];
};

// What may be done is in sight, wherever the page or the board scrolls.
const reveal = () => {
  const glowing = $$(".board .spot:not(.muted) .target").filter(visible);
  const board = $(".board");
  if (!board || !glowing.length) return;
  const asks = $(".question");
  // What stays at the foot of the screen begins there.
  const stays = $$(".zones-bar, [data-foot]").filter((one) => visible(one) && getComputedStyle(one).position !== "static");
  const foot = Math.min(innerHeight, ...stays.map((one) => one.getBoundingClientRect().top));
  const head = getComputedStyle(asks).position === "sticky" ? Math.max(asks.getBoundingClientRect().bottom, asks.offsetHeight) : 0;
  const seen = (target) => {
    const box = target.getBoundingClientRect();
    return box.top >= head && box.bottom <= foot;
  };
  if (getComputedStyle(board).overflowY === "auto") {
    glowing[0].scrollIntoView({ block: "nearest", inline: "nearest" });
  } else if (document.documentElement.scrollHeight > innerHeight && !glowing.some(seen)) {
    const highest = Math.min(...glowing.map((target) => target.getBoundingClientRect().top));
    scrollBy({ top: highest - asks.offsetHeight - 12, behavior: "instant" });
  }
};

const arrive = () => {
  settle();
  const error = $("#main .error, #main .warning[role]");
  const same = acted?.key && acted.place && spotAt(acted.place);
  // Within the same question the focus stays where it was, or goes to what may be done nearest to it.
  const near = acted?.key && acted.asked && acted.asked === main().dataset.asked ? nearest(acted.point) : null;
  const target = error || (same && $(".target", same)) || near || $("#ask");
  if (!firstField() || error) target?.focus({ preventScroll: true });
  reveal();
  acted = null;
  const told = $$("#latest li").map((line) => line.textContent);
  say([error?.textContent, ...told, $("#ask")?.textContent].filter(Boolean).join(" "));
};

new MutationObserver((changes) => {
  const added = changes.some((change) => [...change.addedNodes].some((node) => node.id === "main"));
  if (added) arrive();
}).observe(document.body, { childList: true });

document.addEventListener("htmx:error", lost);
document.addEventListener(
  "toggle",
  (event) => {
    if (event.target.matches?.("details.lookup")) return spread(event.target);
    if (!event.target.matches?.("details.many")) return;
    if (event.target.open) return fit(event.target);
    const menu = $(".menu[popover]", event.target);
    if (menu) menu.popover = null;
    // A list that another one closed: what was chosen with it is forgotten.
    const place = spotOf(event.target)?.dataset.place;
    if (chosen.includes(place) && !armed) choose(place);
    else filter();
  },
  true,
);
document.addEventListener("change", (event) => {
  if (!event.target.matches(".zone-tab input")) return;
  // Another part begins at its top, and what may be done there is in sight.
  scrollTo({ top: 0, behavior: "instant" });
  reveal();
});
settle();
reveal();
