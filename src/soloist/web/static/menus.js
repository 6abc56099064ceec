// Small lists beside a place, and what is looked up: where they find room, and closing them.

import { $, $$, visible } from "./page.js";

// The list lies above everything, whatever the board's drawing clips or covers.
export const fit = (details) => {
  const menu = $(".menu", details);
  if (!details.open || !menu?.showPopover) return;
  menu.popover = "manual";
  menu.showPopover();
  const place = details.parentElement.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const room = document.documentElement.clientWidth - width - 8;
  const left = Math.max(8, Math.min(room, place.left + place.width / 2 - width / 2));
  const top = Math.max(8, Math.min(innerHeight - height - 8, place.top));
  const sides = [[left, place.bottom + 6], [left, place.top - height - 6], [place.right + 6, top], [place.left - width - 6, top]];
  // What glows beside the place stays in sight, where there is room.
  const glowing = $$(".spot:not(.muted) .target").filter((target) => visible(target) && !details.contains(target));
  const covers = ([x, y]) =>
    glowing.filter((target) => {
      const box = target.getBoundingClientRect();
      return box.right > x && box.left < x + width && box.bottom > y && box.top < y + height;
    }).length;
  const inside = ([x, y]) => x >= 8 && y >= 8 && x <= room && y + height <= innerHeight - 8;
  const [x, y] = sides.filter(inside).sort((a, b) => covers(a) - covers(b))[0] ?? [left, top];
  Object.assign(menu.style, { position: "fixed", inset: "auto", margin: "0", transform: "none", left: `${x}px`, top: `${y}px` });
};

// What is looked up lies above everything, whatever scrolls or clips around it.
export const spread = (details) => {
  const pages = $(".pages", details);
  pages.popover = details.open ? "manual" : null;
  if (details.open) pages.showPopover();
};

export const closeMenus = (except = null) => {
  for (const details of $$("details.many[open], details.more[open], details.lookup[open]")) if (!details.contains(except)) details.open = false;
};
