// `<t:…>` timestamps in the reader's language; relative ones count by themselves.

import { moveClock } from "./api.js";
import { h } from "./dom.js";
import { locale, on, state } from "./state.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const FURTHEST = 8.64e12; // seconds a Date can express

/** Milliseconds of the server's clock, which can be moved forward. */
const now = () => Date.now() + state.clockAhead * 1000;

/** Counts by the server's clock from now on. */
function takeTime({ now: seconds }) {
  state.clockAhead = seconds - Date.now() / 1000;
  count();
}

/** Moves the server's clock by seconds; 0 only asks for the time. */
export const moveServerClock = async (seconds) => takeTime(await moveClock(seconds));

/** A formatter that survives a locale the browser does not know. */
function formatter(make) {
  try {
    return make(locale());
  } catch {
    return make("en-US");
  }
}

/** "in 2 minutes", "34 seconds ago": the largest unit that fits, rounded as Discord does. */
function relative(seconds) {
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  const format = formatter((tag) => new Intl.RelativeTimeFormat(tag, { numeric: "always" }));
  return format.format(Math.round(seconds / size), unit);
}

export function absolute(seconds, style) {
  return formatter((tag) => new Intl.DateTimeFormat(tag, STYLES[style])).format(
    new Date(seconds * 1000),
  );
}

/** An element for a timestamp, or null where no date is that far away. */
export function timestamp(seconds, style = "f") {
  if (Math.abs(seconds) > FURTHEST) return null;
  const element = h("time", {
    datetime: new Date(seconds * 1000).toISOString(),
    title: absolute(seconds, "F"),
    class: "timestamp",
    data: style === "R" ? { relative: seconds } : {},
  });
  element.textContent = style === "R" ? relative(seconds - now() / 1000) : absolute(seconds, style);
  return element;
}

function count() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(element.dataset.relative) - now() / 1000);
    if (element.textContent !== text) element.textContent = text;
  }
}

/** Keeps every relative timestamp on the page true, once a second and when the clock is moved. */
export function startCounting() {
  setInterval(count, 1000);
  on("CLOCK", takeTime);
}
