// Keeps the newest message in view until the person scrolls back.

import { byId, refill } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

const NEAR_END = 120; // px from the end that still count as being at the end
const ANSWERED_WITHIN = 4000; // ms in which what is new answers one's own act

let following = true;
let lastTop = 0;
let actedAt = -Infinity;
let begun = null; // id of the long private answer that was shown from its beginning

const scroller = () => byId("scroller");
const atEnd = () =>
  scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight < NEAR_END;

export function toEnd() {
  following = true;
  scroller().scrollTop = scroller().scrollHeight;
  lastTop = scroller().scrollTop;
  byId("newer").hidden = true;
}

/** Shows what is newest: the end, or the beginning of a private answer that fills the window. */
function toNewest() {
  const last = byId("timeline").lastElementChild;
  const long = last?.offsetHeight > scroller().clientHeight;
  if (!long || !last.matches(".ephemeral") || begun === last.id) {
    toEnd();
    return;
  }
  begun = last.id;
  following = false;
  scroller().scrollTop += last.getBoundingClientRect().top - scroller().getBoundingClientRect().top;
  lastTop = scroller().scrollTop;
  byId("newer").hidden = true;
}

/** Looks where the person is. Only going back is leaving: a loading picture moves the end, too. */
export function noteScroll() {
  if (atEnd()) {
    following = true;
    byId("newer").hidden = true;
  } else if (scroller().scrollTop < lastTop) following = false;
  lastTop = scroller().scrollTop;
}

/** After a change: stays at the end, or offers the way there when something new came. */
export function followChange({ isNew }) {
  const answers = isNew && performance.now() - actedAt < ANSWERED_WITHIN;
  if (following || answers) toNewest();
  else if (isNew) byId("newer").hidden = false;
}

/** The person has done something: what comes of it is shown, wherever they have scrolled to. */
export function expectAnswer() {
  actedAt = performance.now();
}

/** Labels the button that leads to the newest message. */
export function showWayToNewest() {
  refill(byId("newer"), icon("down"), t("New messages"));
}

export function startFollowing() {
  byId("newer").addEventListener("click", toEnd);
  scroller().addEventListener("scroll", noteScroll, { passive: true });
  const observer = new ResizeObserver(() => following && toNewest());
  observer.observe(byId("timeline"));
  observer.observe(scroller());
}
