// A large view of pictures: leaf with the arrow keys, zoom by pressing, leave with Escape.

import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/** Opens the pictures ([{address, description}]) at an index. */
export function openLightbox(pictures, index = 0) {
  let at = index;
  const opener = document.activeElement;
  const stage = h("div", { class: "stage" });
  const caption = h("p", { class: "caption", tabindex: "0", "aria-live": "polite" });
  const step = (by) => {
    at = (at + by + pictures.length) % pictures.length;
    show();
  };
  const control = (name, label, run, class_ = "") =>
    h(
      "button",
      { type: "button", class: `round ${class_}`, "aria-label": label, title: label, onclick: run },
      icon(name),
    );
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": t("Picture") },
    stage,
    caption,
    control("close", t("Close"), () => dialog.close(), "close"),
    pictures.length > 1 && control("left", t("Previous picture"), () => step(-1), "previous"),
    pictures.length > 1 && control("right", t("Next picture"), () => step(1), "next"),
  );

  function show() {
    const { address, description } = pictures[at];
    const image = h("img", { src: address, alt: description ?? "" });
    image.addEventListener("click", () => stage.classList.toggle("zoomed"));
    stage.classList.remove("zoomed");
    refill(stage, image);
    const place = pictures.length > 1 ? `${at + 1} / ${pictures.length}` : "";
    refill(caption, [place, description].filter(Boolean).join(" · "));
    caption.scrollTop = 0;
  }

  dialog.addEventListener("keydown", (event) => {
    if (pictures.length < 2) return;
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target === stage) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    opener?.focus?.({ preventScroll: true });
  });
  document.body.append(dialog);
  show();
  dialog.showModal();
}
