// Message components, the layout ones of Components V2 included.

import { button } from "./buttons.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { fileCard, gallery, picture } from "./media.js";
import { messageSelect } from "./selects.js";

export const USES_V2 = 1 << 15;

const BUILDERS = {
  1: (row, message) => h("div", { class: "row" }, components(row.components, message)),
  2: button,
  3: messageSelect,
  5: messageSelect,
  6: messageSelect,
  7: messageSelect,
  8: messageSelect,
  9: section,
  10: (text) => h("div", { class: "text" }, markdown(text.content)),
  11: (thumbnail, message) =>
    h(
      "div",
      { class: "thumbnail" },
      picture(thumbnail.media, thumbnail.description, message, { spoiler: thumbnail.spoiler }),
    ),
  12: (group, message) => gallery(group.items ?? [], message),
  13: file,
  14: separator,
  17: container,
};

/** Elements for a list of components; one of an unknown type says so instead of vanishing. */
export function components(list, message) {
  return (list ?? []).map((component) => {
    const build = BUILDERS[component.type];
    return build
      ? build(component, message)
      : h("p", { class: "muted" }, `[component type ${component.type}]`);
  });
}

function section(part, message) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, components(part.components, message)),
    part.accessory && h("div", { class: "accessory" }, components([part.accessory], message)),
  );
}

function separator(line) {
  const spacing = line.spacing === 2 ? "large" : "small";
  return line.divider === false
    ? h("div", { class: `gap ${spacing}` })
    : h("hr", { class: spacing });
}

function file(part, message) {
  const name =
    part.name ??
    decodeURIComponent((part.file?.url ?? "").split(/[/?]/).filter(Boolean).pop() ?? "");
  const known = message.attachments?.find(
    (attached) => attached.url === part.file?.url || attached.filename === name,
  );
  const card = {
    ...known,
    ...part.file,
    filename: known?.filename ?? name,
    size: part.size ?? known?.size,
  };
  return fileCard(card, message);
}

/** 0xRRGGBB as CSS writes it. */
export const cssColour = (number) => `#${Number(number).toString(16).padStart(6, "0")}`;

function container(box, message) {
  const accented = box.accent_color !== null && box.accent_color !== undefined;
  const element = h(
    "div",
    {
      class: box.spoiler ? "container covered" : "container",
      data: accented ? { accent: "" } : {},
      vars: accented ? { "--accent-bar": cssColour(box.accent_color) } : {},
    },
    components(box.components, message),
  );
  if (box.spoiler)
    element.addEventListener("click", () => element.classList.remove("covered"), { once: true });
  return element;
}
