// Discord's markdown within a line: emphasis, code, spoilers, links, mentions, timestamps.
// A scanner rather than one large expression: its work stays bounded on hostile text.

import { h } from "./dom.js";
import { channelMention, commandMention, emojiImage, everyone, userMention } from "./mentions.js";
import { timestamp } from "./timestamps.js";
import { t } from "./words.js";
import { isWeb, link } from "./links.js";

const DEEPEST = 8;

/** Nodes and strings for a piece of text. */
export function inline(text, depth = 0) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const found = depth < DEEPEST ? token(text, at, depth) : null;
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
      at += found.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function token(text, at, depth) {
  switch (text[at]) {
    case "\\":
      return /[^\sA-Za-z0-9]/.test(text[at + 1] ?? "") ? { node: text[at + 1], length: 2 } : null;
    case "`":
      return code(text, at);
    case "*":
      return (
        wrapped(text, at, "***", depth, (inner) => h("em", {}, h("strong", {}, inner))) ??
        wrapped(text, at, "**", depth, (inner) => h("strong", {}, inner)) ??
        wrapped(text, at, "*", depth, (inner) => h("em", {}, inner))
      );
    case "_":
      return (
        wrapped(text, at, "__", depth, (inner) => h("u", {}, inner)) ??
        wrapped(text, at, "_", depth, (inner) => h("em", {}, inner))
      );
    case "~":
      return wrapped(text, at, "~~", depth, (inner) => h("s", {}, inner));
    case "|":
      return wrapped(text, at, "||", depth, spoiler);
    case "<":
      return angled(text, at);
    case "[":
      return maskedLink(text, at, depth);
    case "@":
      return mass(text, at);
    case "h":
      return bareLink(text, at);
    case "\n":
      return { node: h("br"), length: 1 };
    default:
      return null;
  }
}

function wrapped(text, at, mark, depth, build) {
  if (!text.startsWith(mark, at)) return null;
  const start = at + mark.length;
  const single = mark.length === 1;
  // A single star or underscore hugs its text; underscores inside a word are just a name.
  if (single && /\s|^$/.test(text[start] ?? "")) return null;
  if (mark === "_" && /\w/.test(text[at - 1] ?? "")) return null;
  for (let end = text.indexOf(mark, start); end >= 0; end = text.indexOf(mark, end + 1)) {
    if (end === start || text[end - 1] === "\\") continue;
    if (single && (text[end + 1] === mark || text[end - 1] === mark)) {
      end += 1; // half of a double mark, which belongs to something else
      continue;
    }
    if (single && /\s/.test(text[end - 1])) continue;
    if (mark === "_" && /\w/.test(text[end + 1] ?? "")) continue;
    let close = end;
    while (!single && text[close + mark.length] === mark[0]) close += 1;
    return {
      node: build(inline(text.slice(start, close), depth + 1)),
      length: close + mark.length - at,
    };
  }
  return null;
}

function code(text, at) {
  const ticks = /^`+/.exec(text.slice(at, at + 3))[0];
  const end = text.indexOf(ticks, at + ticks.length);
  if (end <= at + ticks.length) return null;
  const inner = text.slice(at + ticks.length, end);
  return { node: h("code", {}, inner), length: inner.length + 2 * ticks.length };
}

function spoiler(inner) {
  const content = h("span", { "aria-hidden": "true" }, inner);
  const cover = h(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": t("Spoiler, press to show") },
    content,
  );
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("shown")) return;
    event.preventDefault();
    cover.classList.add("shown");
    content.removeAttribute("aria-hidden");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", show);
  return cover;
}

const ANGLED = [
  [/^<@!?(\d{1,20})>/, (match) => userMention(match[1])],
  [/^<@&(\d{1,20})>/, () => h("span", { class: "mention" }, "@role")],
  [/^<#(\d{1,20})>/, (match) => channelMention(match[1])],
  [/^<\/([\p{L}\p{N}_ '-]{1,100}):(\d{1,20})>/u, (match) => commandMention(match[1])],
  [/^<(a?):(\w{2,32}):(\d{1,20})>/, (match) => emojiImage(match[2])],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (match) => timestamp(Number(match[1]), match[2])],
  [/^<(https?:\/\/[^\s<>]+)>/, (match) => link(match[1], match[1])],
];

function angled(text, at) {
  const rest = text.slice(at, at + 2048);
  for (const [pattern, build] of ANGLED) {
    const match = pattern.exec(rest);
    const node = match ? build(match) : null;
    if (node) return { node, length: match[0].length };
  }
  return null;
}

// [label](address): no brackets in the label, no blanks in the address, one pair of parentheses.
const MASKED = /^\[([^[\]\n]{1,512})\]\(<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\)){1,1024})>?\)/;

function maskedLink(text, at, depth) {
  const match = MASKED.exec(text.slice(at, at + 2400));
  if (!match || !isWeb(match[2])) return null;
  return { node: link(match[2], inline(match[1], depth + 1)), length: match[0].length };
}

function bareLink(text, at) {
  if (/[\w]/.test(text[at - 1] ?? "")) return null;
  const match = /^https?:\/\/[^\s<>"'`|*]{1,1024}/.exec(text.slice(at, at + 1100));
  if (!match) return null;
  let address = match[0].replace(/[.,:;!?]+$/, "");
  if (address.endsWith(")") && !address.includes("(")) address = address.slice(0, -1);
  return isWeb(address) ? { node: link(address, address), length: address.length } : null;
}

function mass(text, at) {
  const match = /^@(everyone|here)\b/.exec(text.slice(at, at + 10));
  return match ? { node: everyone(match[1]), length: match[0].length } : null;
}
