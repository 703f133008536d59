// The list above the message box: commands or values, walked through with the arrow keys.

import { freshId, h, refill } from "./dom.js";

/** A list for whichever field `show` is given; items are {label, hint?, description?, value}. */
export function suggestionList() {
  const id = freshId("suggestions");
  const list = h("ul", { role: "listbox", id });
  const caption = h("p", { class: "suggestions-caption" });
  const root = h("div", { class: "suggestions", hidden: true }, caption, list);
  let items = [];
  let active = -1;
  let field = null;
  let onPick = null;

  function render() {
    refill(
      list,
      items.map((item, number) =>
        h(
          "li",
          {
            role: "option",
            id: `${id}-${number}`,
            "aria-selected": String(number === active),
            class: number === active ? "active" : "",
            onpointerdown: (event) => event.preventDefault(), // the field keeps the focus
            onclick: () => pick(number),
          },
          h(
            "span",
            { class: "suggestion-label" },
            item.label,
            item.hint && h("span", { class: "muted" }, ` ${item.hint}`),
          ),
          item.description && h("small", {}, item.description),
        ),
      ),
    );
    if (active >= 0 && items.length) {
      field?.setAttribute("aria-activedescendant", `${id}-${active}`);
      list.children[active]?.scrollIntoView({ block: "nearest" });
    } else field?.removeAttribute("aria-activedescendant");
  }

  function show(forField, newItems, { title = "", first = true, pick: picked }) {
    field = forField;
    items = newItems;
    active = items.length && first ? 0 : -1;
    onPick = picked;
    caption.textContent = title;
    root.hidden = !items.length && !title;
    field.setAttribute("aria-controls", id);
    field.setAttribute("aria-expanded", String(!root.hidden));
    render();
  }

  function hide() {
    root.hidden = true;
    field?.setAttribute("aria-expanded", "false");
    field?.removeAttribute("aria-activedescendant");
    items = [];
    active = -1;
  }

  function pick(number) {
    const item = items[number];
    if (item) onPick(item);
  }

  function move(step) {
    if (!items.length) return false;
    active = (active + step + items.length) % items.length;
    render();
    return true;
  }

  return {
    root,
    show,
    hide,
    move,
    isOpen: () => !root.hidden && items.length > 0,
    hasActive: () => !root.hidden && active >= 0 && items.length > 0,
    pickActive: () => pick(active),
  };
}
