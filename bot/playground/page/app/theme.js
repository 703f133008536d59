// Dark and light: as the system prefers, until the person chooses.

import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

const preference = window.matchMedia("(prefers-color-scheme: light)");

const current = () =>
  document.documentElement.dataset.theme ?? (preference.matches ? "light" : "dark");

export function startTheme() {
  const chosen = localStorage.getItem("theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
}

export function themeButton() {
  const button = h("button", { type: "button", class: "bare", data: { key: "theme" } });
  const label = () => {
    const name = current() === "dark" ? t("Light theme") : t("Dark theme");
    button.setAttribute("aria-label", name);
    button.title = name;
    refill(button, icon(current() === "dark" ? "sun" : "moon"));
  };
  button.addEventListener("click", () => {
    const next = current() === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    localStorage.setItem("theme", next);
    label();
  });
  label();
  return button;
}
