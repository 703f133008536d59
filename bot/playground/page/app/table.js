// "Fill the table": simulated players for the open channel, and the clock for the impatient.

import { emptyTable, fetchTable, fillTable } from "./api.js";
import { usableCommands } from "./commands.js";
import { freshId, h } from "./dom.js";
import { icon } from "./icons.js";
import { notice } from "./notices.js";
import { openPopover } from "./popover.js";
import { currentChannel, state } from "./state.js";
import { hasGame, startLabel } from "./timeline.js";
import { moveServerClock } from "./timestamps.js";
import { t } from "./words.js";

const PACES = [
  [5, "Like people"],
  [2, "Brisk"],
  [0.5, "Very quick"],
];

/** The button that opens the control. */
export function fillButton(class_ = "") {
  const button = h(
    "button",
    {
      type: "button",
      class: `fill-table ${class_}`,
      "aria-haspopup": "dialog",
      "aria-expanded": "false",
    },
    icon("people"),
    h("span", {}, t("Fill the table")),
  );
  button.addEventListener("click", async () => {
    try {
      openFill(button, await fetchTable(state.me.id, state.channelId));
    } catch (error) {
      notice(error.message, { kind: "error" });
    }
  });
  return button;
}

/** What follows from letting simulated players in. */
function coming() {
  if (!hasGame())
    return t("There is no game in this channel yet. Start one, and the simulated players join it.");
  const start = startLabel();
  if (!start) return t("Simulated players are coming.");
  return t(
    "Simulated players are coming. In the lobby, press {start} once there are enough of you.",
    { start },
  );
}

/** Why not everybody may come, and what lets others in. */
function onlyInvited() {
  const commands = usableCommands(state.commands, currentChannel());
  const invite = commands.find(({ path }) => path.at(-1)?.name === "invite");
  return t("Only invited people may join this game: {command} lets in others, or everybody.", {
    command: `/${invite?.shown ?? "invite"}`,
  });
}

/**
 * `free` is how many more have a place, of whom as many as are `proposed` make a game; `playing` how
 * many play here already, `by_invitation` that only invited people may join.
 */
function openFill(anchor, { free, proposed, playing, by_invitation }) {
  const countId = freshId("count");
  const paceId = freshId("pace");
  const count = h("input", {
    type: "number",
    id: countId,
    min: 1,
    max: free,
    value: proposed,
    required: true,
    disabled: !free,
  });
  const pace = h(
    "select",
    { id: paceId },
    PACES.map(([value, label]) => h("option", { value }, t(label))),
  );
  const attempt = async (work, done) => {
    try {
      await work();
      notice(done);
    } catch (error) {
      notice(error.message, { kind: "error" });
    }
    close();
  };
  const submit = (event) => {
    event.preventDefault();
    attempt(
      () => fillTable(state.me.id, state.channelId, Number(count.value), Number(pace.value)),
      coming(),
    );
  };
  const stop = () =>
    attempt(() => emptyTable(state.channelId), t("No simulated players are playing here now."));
  const form = h(
    "form",
    { class: "stack", onsubmit: submit },
    h(
      "p",
      {},
      by_invitation
        ? onlyInvited()
        : t(
            "Simulated players join the game that is open in this channel, play along, and go when it is over.",
          ),
    ),
    h("p", {}, t("Free places: {count}", { count: free })),
    h("label", { for: countId }, t("How many more"), count),
    h("label", { for: paceId }, t("Pace"), pace),
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "submit", class: "primary", disabled: !free }, t("Let them in")),
      h("button", { type: "button", disabled: !playing, onclick: stop }, t("Stop them")),
    ),
  );
  const close = openPopover(anchor, form, t("Fill the table"));
  count.select();
}

/** The button that moves the server's clock forward, to see deadlines pass. */
export function clockButton() {
  const label = t("Move the clock forward");
  const button = h(
    "button",
    {
      type: "button",
      class: "bare",
      "aria-label": label,
      title: label,
      "aria-haspopup": "dialog",
      "aria-expanded": "false",
    },
    icon("clock"),
  );
  const forward = async (seconds) => {
    try {
      await moveServerClock(seconds);
    } catch (error) {
      notice(error.message, { kind: "error" });
    }
  };
  const choice = (label_, seconds) =>
    h("button", { type: "button", onclick: () => forward(seconds) }, label_);
  button.addEventListener("click", () =>
    openPopover(
      button,
      h(
        "div",
        { class: "stack" },
        h("p", {}, t("Move the clock forward, to see deadlines pass.")),
        h(
          "div",
          { class: "buttons" },
          choice(t("1 minute"), 60),
          choice(t("10 minutes"), 600),
          choice(t("1 hour"), 3600),
        ),
      ),
      label,
    ),
  );
  return button;
}
