// The page beside a real table, made comfortable: taps instead of fields. Without it every question is a plain form.
"use strict";

(() => {
  const $ = (selector, inside = document) => inside.querySelector(selector);
  const $$ = (selector, inside = document) => [...inside.querySelectorAll(selector)];
  const make = (tag, className, text = "") => Object.assign(document.createElement(tag), { className, textContent: text });

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
      box.prepend(note);
      for (const label of $$(".count-tap", box)) {
        const input = $("input", label);
        const button = Object.assign(make("button", label.className), { type: "button" });
        button.append(...[...label.children].filter((child) => child !== input), make("span", "times"));
        button.addEventListener("click", () => {
          const { n, most } = total(box);
          const value = Number(input.value);
          input.value = value < Number(box.dataset.each) && n < most ? value + 1 : 0;
          recount(box);
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
    const { n, least, most } = total(box);
    $(".how-many", box).textContent = box.dataset.left.replace("{n}", n).replace("{most}", most);
    const done = $("[data-done]", box.closest("form"));
    if (!done) return;
    done.disabled = n < least || n > most;
    if (!least) done.textContent = n ? box.dataset.some : box.dataset.none;
  };

  // An order: tapped one after the other.

  const orders = () => {
    for (const box of $$("[data-ordered]:not([data-ready])")) {
      box.dataset.ready = "";
      const selects = $$("select", box);
      const options = [...selects[0].options].filter((option) => option.value);
      const again = Object.assign(make("button", "button quiet", box.dataset.again), { type: "button" });
      const show = () => {
        const ranks = selects.map((select) => select.value);
        for (const button of $$(".tap", box)) {
          const rank = ranks.indexOf(button.dataset.value);
          $(".rank", button).textContent = rank < 0 ? "" : rank + 1;
          button.classList.toggle("ranked", rank >= 0);
          button.setAttribute("aria-pressed", rank >= 0);
        }
        again.hidden = !ranks.some(Boolean);
      };
      for (const option of options) {
        const button = Object.assign(make("button", "tap"), { type: "button" });
        button.dataset.value = option.value;
        button.append(make("span", "rank"), make("span", "word", option.textContent));
        button.addEventListener("click", () => {
          const at = selects.findIndex((select) => select.value === option.value);
          if (at >= 0) selects.slice(at).forEach((select) => (select.value = ""));
          else selects.find((select) => !select.value).value = option.value;
          show();
        });
        box.append(button);
      }
      again.addEventListener("click", () => {
        selects.forEach((select) => (select.value = ""));
        show();
      });
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
    const form = section.closest("form");
    if ($$(".asked", form).length > 1 || section.dataset.shape !== "toggles") return;
    const done = $("[data-done]", form);
    const none = $("[data-none]", form);
    if (done) done.disabled = n < Math.max(1, Number(section.dataset.least));
    if (none) none.hidden = n > 0;
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
      $$(".numbers input", section).forEach((box) => (box.checked = false, box.required = false));
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
    if (form) ($(".ends", form) ?? form.lastElementChild).before(text);
    else $(".desk")?.prepend(text);
    text.scrollIntoView({ block: "nearest" });
  });

  const settle = () => {
    steppers();
    counts();
    orders();
    $$(".asked").forEach(fit);
    $(".desk")?.scrollTo(0, 0);
  };

  new MutationObserver((changes) => {
    if (changes.some((change) => [...change.addedNodes].some((node) => node.id === "main"))) settle();
  }).observe(document.body, { childList: true });
  settle();
})();
