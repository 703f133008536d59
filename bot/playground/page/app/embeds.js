// Classic embeds.

import { cssColour } from "./components.js";
import { h } from "./dom.js";
import { inline } from "./inline.js";
import { isWeb, link } from "./links.js";
import { markdown } from "./markdown.js";
import { picture } from "./media.js";
import { absolute } from "./timestamps.js";

const titled = (text, url) => (url && isWeb(url) ? link(url, inline(text)) : inline(text));

export function embed(data, message) {
  const coloured = data.color ? { "--accent-bar": cssColour(data.color) } : {};
  const time = data.timestamp ? absolute(Date.parse(data.timestamp) / 1000, "s") : null;
  const footer = [data.footer?.text, time].filter(Boolean).join(" · ");
  return h(
    "div",
    { class: "container embed", data: data.color ? { accent: "" } : {}, vars: coloured },
    data.thumbnail?.url && h("div", { class: "thumbnail" }, picture(data.thumbnail, null, message)),
    data.author?.name &&
      h("p", { class: "embed-author" }, titled(data.author.name, data.author.url)),
    data.title && h("p", { class: "embed-title" }, titled(data.title, data.url)),
    data.description && h("div", { class: "text" }, markdown(data.description)),
    data.fields?.length && h("dl", { class: "embed-fields" }, data.fields.map(field)),
    data.image?.url &&
      h(
        "div",
        { class: "gallery", data: { count: 1 } },
        picture(data.image, data.image.description, message),
      ),
    footer && h("p", { class: "subtext" }, footer),
  );
}

const field = (part) =>
  h(
    "div",
    { class: part.inline ? "inline" : "" },
    h("dt", {}, inline(part.name)),
    h("dd", {}, markdown(part.value)),
  );
