// The bar above the messages: which channel this is, and what can be done about its table.

import { avatar } from "./avatars.js";
import { byId, h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { drawer } from "./sidebar.js";
import { channelName, currentChannel, isDm, isThread, state } from "./state.js";
import { clockButton, fillButton } from "./table.js";
import { t } from "./words.js";

function menuButton() {
  return h(
    "button",
    {
      type: "button",
      class: "bare",
      id: "menu",
      "aria-label": t("Servers and channels"),
      "aria-expanded": "false",
      "aria-controls": "sidebar",
      onclick: () => drawer(true),
    },
    icon("menu"),
    h("span", { class: "badge", id: "menu-count", hidden: true }),
  );
}

export function renderBar() {
  const channel = currentChannel();
  const thread = isThread(channel);
  const parent = thread ? state.channels.get(channel.parent_id) : null;
  const above = parent && h("span", { class: "muted" }, `${parent.name} › `);
  refill(
    byId("channel-bar"),
    menuButton(),
    isDm(channel) ? avatar(channel.recipient, "tiny") : icon(thread ? "thread" : "hash"),
    h("h1", {}, above, channelName(channel)),
    h("span", { class: "spring" }),
    clockButton(),
    !isDm(channel) && fillButton(),
  );
}
