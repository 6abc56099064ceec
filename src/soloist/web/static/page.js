// What every room of the game page says all the time: finding elements, making them, saying something aloud.

export const $ = (selector, inside = document) => inside.querySelector(selector);
export const $$ = (selector, inside = document) => [...inside.querySelectorAll(selector)];
export const main = () => document.getElementById("main");
export const words = () => document.getElementById("words").dataset;
export const spotOf = (element) => element?.closest?.(".spot");
export const spotAt = (place) => $(`.spot[data-place="${CSS.escape(place)}"]`);
export const make = (tag, className, text = "") => Object.assign(document.createElement(tag), { className, textContent: text });
export const visible = (element) => element.getClientRects().length > 0;
export const middle = (element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

export const say = (text) => (document.getElementById("live").textContent = text);
