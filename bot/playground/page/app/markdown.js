// Discord's markdown, block level: code fences, quotes, headings, lists, subtext, paragraphs.
// The result is DOM nodes made of text nodes only; whatever is not understood stays text.

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /^```(?:([\w+-]*)\n)?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})[.)]) +(\S.*)$/;

/** Nodes for a text of any length; never throws. */
export function markdown(text) {
  return blocks(String(text ?? "").replaceAll("\r\n", "\n"), 0);
}

function blocks(text, depth) {
  const nodes = [];
  let paragraph = [];
  const endParagraph = () => {
    if (paragraph.length) nodes.push(h("p", {}, inline(paragraph.join("\n"))));
    paragraph = [];
  };
  let rest = text;
  while (rest) {
    const found = depth < 4 ? block(rest, depth) : null;
    if (found) {
      endParagraph();
      nodes.push(found.node);
      rest = rest.slice(found.length).replace(/^\n/, "");
      continue;
    }
    // A fence may begin inside a line; the text before it is an ordinary paragraph.
    const lineEnd = rest.indexOf("\n") < 0 ? rest.length : rest.indexOf("\n");
    const fence = rest.slice(0, lineEnd).indexOf("```");
    if (fence > 0 && FENCE.test(rest.slice(fence))) {
      paragraph.push(rest.slice(0, fence));
      rest = rest.slice(fence);
      continue;
    }
    paragraph.push(rest.slice(0, lineEnd));
    rest = rest.slice(lineEnd + 1);
  }
  endParagraph();
  return nodes;
}

function block(rest, depth) {
  const fence = rest.startsWith("```") ? FENCE.exec(rest) : null;
  if (fence && fence[2].trim()) {
    return { node: h("pre", {}, h("code", {}, fence[2])), length: fence[0].length };
  }
  if (rest.startsWith(">>> ")) {
    return { node: h("blockquote", {}, blocks(rest.slice(4), depth + 1)), length: rest.length };
  }
  if (rest.startsWith("> ")) return quote(rest, depth);
  const line = rest.split("\n", 1)[0];
  const heading = HEADING.exec(line);
  if (heading) {
    // The page's own headings are h1 and h2; a message's begin below them.
    const level = heading[1].length;
    return {
      node: h(`h${level + 2}`, { class: `md-h${level}` }, inline(heading[2])),
      length: line.length,
    };
  }
  const subtext = SUBTEXT.exec(line);
  if (subtext)
    return { node: h("p", { class: "subtext" }, inline(subtext[1])), length: line.length };
  return ITEM.test(line) ? list(rest) : null;
}

function quote(rest, depth) {
  const lines = [];
  for (const line of rest.split("\n")) {
    if (!line.startsWith("> ") && line !== ">") break;
    lines.push(line);
  }
  const inner = lines.map((line) => line.slice(2)).join("\n");
  return { node: h("blockquote", {}, blocks(inner, depth + 1)), length: lines.join("\n").length };
}

function list(rest) {
  const taken = [];
  const stack = [];
  let root = null;
  for (const line of rest.split("\n")) {
    const item = ITEM.exec(line);
    if (!item) break;
    const indent = item[1].length;
    while (stack.length > 1 && indent < stack.at(-1).indent) stack.pop();
    const kind = item[2] ? "UL" : "OL";
    if (stack.length === 1 && indent <= stack[0].indent && stack[0].node.tagName !== kind) break;
    if (!stack.length || (indent > stack.at(-1).indent && stack.length < 6)) {
      const nested = item[2] ? h("ul") : h("ol", { start: item[3] });
      if (stack.length) stack.at(-1).node.lastElementChild.append(nested);
      else root = nested;
      stack.push({ indent, node: nested });
    }
    stack.at(-1).node.append(h("li", {}, inline(item[4])));
    taken.push(line);
  }
  return { node: root, length: taken.join("\n").length };
}
