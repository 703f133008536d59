// Starts the page for the person named in the address.

import { fetchSession } from "./api.js";
import { renderBar } from "./bar.js";
import { startComposer } from "./composer.js";
import { byId, h, refill } from "./dom.js";
import { followServer } from "./events.js";
import { showWayToNewest, startFollowing } from "./follow.js";
import { startGuide } from "./guide.js";
import { startInteractions } from "./interactions.js";
import { connect } from "./live.js";
import { startModals } from "./modal.js";
import {
  addressOf,
  firstChannel,
  inAddress,
  openChannel,
  readNow,
  refreshSession,
} from "./navigation.js";
import { startNotices } from "./notices.js";
import { startPeople } from "./people.js";
import { startSidebar } from "./sidebar.js";
import { announce, currentChannel, locale, on, state, takeSession } from "./state.js";
import { startTheme } from "./theme.js";
import { loadTimeline, startTimeline } from "./timeline.js";
import { moveServerClock, startCounting } from "./timestamps.js";
import { noteDirectMessages, resetUnread, shareReading } from "./unread.js";
import { pageLanguage, t } from "./words.js";

const RETRY = 1500; // ms between attempts to reach a server that is still starting

/**
 * Whom to begin as: somebody whom no other window shows, and who speaks the browser's language,
 * or else the first.
 */
function likeliest(users) {
  const everybody = users.filter((user) => !user.bot && !user.simulated);
  const free = everybody.filter((user) => !user.looking);
  const people = free.length ? free : everybody;
  const speaks = (code) => people.find((user) => user.locale.startsWith(code));
  return speaks(navigator.language) ?? speaks(navigator.language.split("-")[0]) ?? people[0];
}

/** The session of the person named in the address, or of a likely one. */
async function fetchOwnSession() {
  const named = inAddress("user");
  try {
    if (named) return await fetchSession(named);
  } catch (error) {
    if (error.status !== 404) throw error;
  }
  const { users } = await fetchSession();
  return fetchSession(likeliest(users).id);
}

let spoken = null; // the language that is shown, once something is

/** Begins, or begins again as somebody else. */
async function start() {
  spoken = null;
  takeSession(await fetchOwnSession());
  await moveServerClock(0);
  resetUnread();
  announce("session");
  speak();
  connect();
  await openChannel(firstChannel().id, { replace: true });
  await noteDirectMessages();
  readNow();
}

/** Shows everything in the person's new language, in whichever window it was chosen. */
async function followLanguage() {
  if (spoken === null || spoken === locale()) return;
  speak();
  renderBar();
  announce("language");
  await loadTimeline();
}

/** What does not come with each channel: the page's language and its fixed words. */
function speak() {
  spoken = locale();
  document.documentElement.lang = pageLanguage();
  byId("timeline").lang = locale();
  byId("skip").textContent = t("Skip to the message box");
  byId("sidebar").setAttribute("aria-label", t("Servers and channels"));
  byId("timeline").setAttribute("aria-label", t("Messages"));
  showWayToNewest();
}

/** Looks as another person, in the same channel where they see it too. */
async function become(userId) {
  const shared = currentChannel()?.guild ? state.channelId : null;
  history.pushState({}, "", addressOf(userId, shared));
  await start();
}

async function begin() {
  startTheme();
  startNotices();
  startModals(); // before interactions: see there
  startInteractions();
  startSidebar();
  startPeople();
  startTimeline();
  startFollowing();
  startComposer();
  startGuide();
  startCounting();
  shareReading();
  followServer();
  on("become", become);
  on("changed-person", refreshSession);
  on("session", followLanguage);
  window.addEventListener("popstate", start);
  window.addEventListener("focus", readNow);
  document.addEventListener("visibilitychange", readNow);
  for (;;) {
    try {
      await start();
      return;
    } catch (error) {
      refill(byId("timeline"), h("p", { class: "failure", role: "alert" }, error.message));
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
}

begin();
