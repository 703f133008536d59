// Pictures, sounds and files. Only what this machine serves is loaded; the rest stays a link.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { openLightbox } from "./lightbox.js";
import { isWeb } from "./links.js";
import { t } from "./words.js";

/** The address to load a medium from, or null where it lies outside this machine. */
function mediaAddress(media, message) {
  let address = media?.url ?? "";
  if (address.startsWith("attachment://")) {
    const name = address.slice("attachment://".length);
    address = message.attachments?.find((file) => file.filename === name)?.url ?? "";
  }
  if (!address || !isWeb(new URL(address, location.href))) return null;
  const url = new URL(address, location.href);
  if (url.pathname.startsWith("/attachments/")) return url.pathname + url.search;
  return url.origin === location.origin ? url.href : null;
}

const kindOf = (media) => (media?.content_type ?? "").split("/")[0];

/** One picture that opens large when pressed. `all` are the pictures to leaf through. */
export function picture(
  media,
  description,
  message,
  { spoiler = false, all = null, index = 0, key } = {},
) {
  const address = mediaAddress(media, message);
  if (!address) return h("span", { class: "no-media" }, media?.url ?? t("Picture not available"));
  const size = media.width && media.height ? { width: media.width, height: media.height } : {};
  const image = h("img", { src: address, alt: description ?? "", decoding: "async", ...size });
  const label = description ? t("Show large: {what}", { what: description }) : t("Show large");
  const pictures = all ?? [{ address, description }];
  const open = () => {
    if (button.classList.contains("covered")) {
      button.classList.remove("covered");
      return;
    }
    openLightbox(pictures, index);
  };
  const button = h(
    "button",
    {
      type: "button",
      class: spoiler ? "picture covered" : "picture",
      "aria-label": label,
      title: description ?? null,
      data: { key: key ?? `${message.id}:${address}` },
      onclick: open,
    },
    image,
    spoiler && h("span", { class: "cover" }, t("Spoiler")),
  );
  return button;
}

/** A grid of pictures; `items` are [{media, description, spoiler}]. */
export function gallery(items, message) {
  const shown = items.map((item) => ({ ...item, address: mediaAddress(item.media, message) }));
  const all = shown.filter((item) => item.address && kindOf(item.media) !== "video");
  const cells = shown.map((item) => {
    if (kindOf(item.media) === "video" && item.address)
      return video(item.address, item.description);
    return picture(item.media, item.description, message, {
      spoiler: item.spoiler,
      all,
      index: all.indexOf(item),
    });
  });
  const count = Math.min(cells.length, 4);
  return h("div", { class: "gallery", data: { count } }, cells);
}

const video = (address, description) =>
  h("video", {
    src: address,
    controls: true,
    preload: "metadata",
    "aria-label": description ?? t("Video"),
  });

export function fileSize(bytes) {
  if (!Number.isFinite(bytes)) return "";
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2
    ? `${(bytes / 1024).toFixed(1)} KB`
    : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}

/** A file to download, or to listen to when it is a sound. */
export function fileCard(file, message) {
  const address = mediaAddress(file, message);
  const sound = kindOf(file) === "audio" && address;
  return h(
    "div",
    { class: sound ? "file-card sound" : "file-card" },
    h(
      "div",
      { class: "file-line" },
      icon(sound ? "voice" : "file"),
      address
        ? h("a", { href: address, download: file.filename }, file.filename)
        : h("span", {}, file.filename),
      h("span", { class: "muted" }, fileSize(file.size)),
    ),
    file.description && h("p", { class: "muted" }, file.description),
    sound &&
      h("audio", {
        src: address,
        controls: true,
        preload: "metadata",
        "aria-label": file.description ?? file.filename,
      }),
  );
}

/** A classic message's attachments: pictures together, then the others. */
export function attachments(message) {
  const files = message.attachments ?? [];
  const visual = (file) => ["image", "video"].includes(kindOf(file));
  const pictures = files.filter(visual).map((file) => ({
    media: file,
    description: file.description,
    spoiler: file.filename?.startsWith("SPOILER_"),
  }));
  return [
    pictures.length ? gallery(pictures, message) : null,
    files.filter((file) => !visual(file)).map((file) => fileCard(file, message)),
  ];
}
