// The lobby and the set-up page, made comfortable: settings that do not matter are hidden, times are those of this place.
"use strict";

(() => {
  const dependent = [...document.querySelectorAll("[data-when]")];
  const value = (name) => document.querySelector(`[name="set-${CSS.escape(name)}"]`)?.value;
  const shown = (group) => group.dataset.values.split(" ").includes(value(group.dataset.when));
  const matters = (group) => {
    const parent = document.querySelector(`[name="set-${CSS.escape(group.dataset.when)}"]`)?.closest("[data-when]");
    return shown(group) && (!parent || matters(parent));
  };
  const arrange = () => dependent.forEach((group) => (group.hidden = !matters(group)));
  document.addEventListener("change", arrange);
  arrange();

  for (const time of document.querySelectorAll("time[datetime]")) {
    const moment = new Date(time.dateTime);
    if (Number.isNaN(moment.valueOf())) continue;
    time.textContent = moment.toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  }
})();
