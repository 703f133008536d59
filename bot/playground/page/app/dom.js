// Builds elements. Text only ever becomes text nodes, so nothing a person or a bot wrote can
// turn into markup; there is no innerHTML anywhere on this page.

/**
 * An element with attributes, listeners (`onclick: fn`), dataset (`data: {…}`), custom properties
 * (`vars: {"--x": …}`) and children. Null, undefined and false are left out everywhere.
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "data") Object.assign(element.dataset, value);
    else if (name === "vars") {
      for (const [property, setting] of Object.entries(value)) {
        element.style.setProperty(property, setting);
      }
    } else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  return fill(element, ...children);
}

/** Appends children, flattening lists and leaving out nothings. */
function fill(element, ...children) {
  element.append(
    ...children
      .flat(Infinity)
      .filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** Replaces everything inside an element. */
export function refill(element, ...children) {
  element.replaceChildren();
  return fill(element, ...children);
}

export const byId = (id) => document.getElementById(id);

let counter = 0;
/** A fresh element id, to tie labels and lists to their fields. */
export const freshId = (prefix) => `${prefix}-${++counter}`;

/** Runs a change and puts the keyboard focus back on the element with the same data-key. */
export function keepingFocus(root, change) {
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.dataset.key;
  const result = change();
  if (key && document.activeElement !== focused) {
    root.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }
  return result;
}

/** Moves focus among siblings with the arrow keys, Home and End. */
export function arrowKeys(container, selector) {
  container.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...container.querySelectorAll(selector)];
    const at = items.indexOf(document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    items[Math.max(0, Math.min(items.length - 1, at + step))].focus();
  });
}
