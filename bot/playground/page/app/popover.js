// A small sheet below a button: opens on press, closes on Escape, outside presses and leaving.

import { h } from "./dom.js";
import { placeAt } from "./placing.js";

/** Opens `content` below (or above) `anchor`. Answers a function that closes it. */
export function openPopover(anchor, content, label) {
  document.querySelector(".popover")?.dispatchEvent(new CustomEvent("dismiss"));
  const sheet = h(
    "div",
    { class: "popover", role: "dialog", "aria-label": label, popover: "manual" },
    content,
  );
  document.body.append(sheet);
  anchor.setAttribute("aria-expanded", "true");
  sheet.showPopover();
  placeAt(anchor, sheet);

  /** The anchor, or what has taken its place since. */
  const present = () => {
    const { key } = anchor.dataset;
    return (key && document.querySelector(`[data-key="${CSS.escape(key)}"]`)) || anchor;
  };
  const close = ({ refocus = true } = {}) => {
    if (!sheet.isConnected) return;
    document.removeEventListener("pointerdown", outside, true);
    sheet.remove();
    present().setAttribute("aria-expanded", "false");
    if (refocus) present().focus({ preventScroll: true });
  };
  const outside = (event) =>
    !sheet.contains(event.target) && !present().contains(event.target) && close({ refocus: false });
  document.addEventListener("pointerdown", outside, true);
  sheet.addEventListener("dismiss", () => close({ refocus: false }));
  sheet.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  sheet.addEventListener("focusout", (event) => {
    if (
      event.relatedTarget &&
      !sheet.contains(event.relatedTarget) &&
      event.relatedTarget !== present()
    )
      close({ refocus: false });
  });
  sheet.querySelector("input, select, button")?.focus();
  return close;
}
