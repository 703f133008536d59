// Short notices in a corner, and the strip below the channel's name.

import { byId, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { on, state } from "./state.js";
import { t } from "./words.js";

const LASTING = 7000;

/** Shows a notice for some seconds. `action`: {label, run}; one `about` the same replaces it. */
export function notice(text, { kind = "info", action = null, about = text } = {}) {
  withdraw(about);
  const close = () => toast.remove();
  const act = () => {
    close();
    action.run();
  };
  const toast = h(
    "div",
    { class: `toast ${kind}`, data: { about } },
    h("span", {}, text),
    action && h("button", { type: "button", class: "small", onclick: act }, action.label),
    h(
      "button",
      { type: "button", class: "bare", "aria-label": t("Close"), onclick: close },
      icon("close"),
    ),
  );
  byId("toasts").append(toast);
  while (byId("toasts").childElementCount > 3) byId("toasts").firstElementChild.remove();
  setTimeout(close, LASTING);
}

/** Takes back the notice about something, once it has been seen to. */
export function withdraw(about) {
  for (const toast of byId("toasts").children) if (toast.dataset.about === about) toast.remove();
}

function renderStatus() {
  let text = "";
  if (!state.connected) text = t("Connection lost. Trying again…");
  else if (!state.online)
    text = t("The bot is offline. What you press is answered once it is back.");
  refill(byId("status"), text && h("span", { class: "offline" }, text));
}

export function startNotices() {
  on("connection", renderStatus);
  on("session", renderStatus);
  on("BOT_STATUS", ({ online }) => {
    state.online = online;
    renderStatus();
  });
}
