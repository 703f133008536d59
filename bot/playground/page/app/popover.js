// A small sheet below a button: opens on press, closes on Escape, outside presses and leaving.

import { h } from "./dom.js";

/** Opens `content` below (or above) `anchor`. Answers a function that closes it. */
export function openPopover(anchor, content, label) {
  document.querySelector(".popover")?.dispatchEvent(new CustomEvent("dismiss"));
  const sheet = h("div", { class: "popover", role: "dialog", "aria-label": label, popover: "manual" }, content);
  document.body.append(sheet);
  anchor.setAttribute("aria-expanded", "true");
  sheet.showPopover();
  const box = anchor.getBoundingClientRect();
  const width = sheet.offsetWidth;
  sheet.style.left = `${Math.max(8, Math.min(box.left, window.innerWidth - width - 8))}px`;
  if (box.bottom + sheet.offsetHeight + 8 < window.innerHeight) sheet.style.top = `${box.bottom + 6}px`;
  else sheet.style.bottom = `${window.innerHeight - box.top + 6}px`;

  const close = ({ refocus = true } = {}) => {
    if (!sheet.isConnected) return;
    document.removeEventListener("pointerdown", outside, true);
    sheet.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (refocus) anchor.focus({ preventScroll: true });
  };
  const outside = (event) => !sheet.contains(event.target) && !anchor.contains(event.target) && close({ refocus: false });
  document.addEventListener("pointerdown", outside, true);
  sheet.addEventListener("dismiss", () => close({ refocus: false }));
  sheet.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  sheet.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !sheet.contains(event.relatedTarget) && event.relatedTarget !== anchor) close({ refocus: false });
  });
  sheet.querySelector("input, select, button")?.focus();
  return close;
}
