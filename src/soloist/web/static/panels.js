// What opens beside the board: the rulebook, and why an opponent did something.

import { $, $$, main } from "./page.js";
import { lost } from "./strip.js";

// A part of another page, or null and a word about it where Soloist does not answer.
const part = async (address, selector) => {
  try {
    const answer = await fetch(address);
    const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(selector);
    return document.adoptNode(found);
  } catch {
    lost();
    return null;
  }
};

export const openRules = async (clause) => {
  const panel = document.getElementById("panel");
  const body = $(".panel-body", panel);
  if (!body.firstChild) {
    const found = await part($(".bar a[data-rules]").getAttribute("href"), ".rulebook");
    if (!found) return;
    body.append(found);
  }
  panel.hidden = false;
  document.body.classList.add("with-rules");
  $$(".found", body).forEach((element) => element.classList.remove("found"));
  const place = clause && document.getElementById(clause);
  if (place) {
    place.classList.add("found");
    place.scrollIntoView({ block: "center" });
  }
  (place || body).focus({ preventScroll: true });
};

export const closePanel = (panel) => {
  panel.hidden = true;
  document.body.classList.toggle("with-rules", $$(".panel:not([hidden])").length > 0);
  if (main()) $("#ask")?.focus({ preventScroll: true });
};

export const openTrace = async (address) => {
  const panel = document.getElementById("trace-panel");
  if (!panel) return void (location.href = address);
  const found = await part(address, ".trace");
  if (!found) return;
  const body = $(".panel-body", panel);
  body.replaceChildren(found);
  panel.hidden = false;
  document.body.classList.add("with-rules");
  body.scrollTop = 0;
  body.focus({ preventScroll: true });
};
