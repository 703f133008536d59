// Select menus of every kind: the options of a select component, and selects below messages.

import { avatar } from "./avatars.js";
import { busyOn, useComponent } from "./interactions.js";
import { componentEmoji } from "./mentions.js";
import { picker } from "./picker.js";
import { currentChannel, displayName, isCategory, state } from "./state.js";
import { t } from "./words.js";

const STRING = 3;
const USER = 5;
const MENTIONABLE = 7;
const CHANNEL = 8;

/** [{value, label, description, emoji}] for a select component of any type. */
export function selectOptions(component) {
  switch (component.type) {
    case STRING:
      return component.options.map((option) => ({
        ...option,
        emoji: componentEmoji(option.emoji),
      }));
    case USER:
    case MENTIONABLE:
      return [...state.users.values()].map((user) => ({
        value: user.id,
        label: displayName(user),
        emoji: avatar(user, "tiny"),
      }));
    case CHANNEL:
      return [...state.channels.values()]
        .filter((channel) => channel.guild && channel.guild.id === currentChannel()?.guild?.id)
        .filter((channel) =>
          component.channel_types?.length
            ? component.channel_types.includes(channel.type)
            : !isCategory(channel),
        )
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    default:
      return [];
  }
}

/** The values a select component begins with. */
export function initialValues(component) {
  if (component.type === STRING) {
    return component.options.filter((option) => option.default).map((option) => option.value);
  }
  return (component.default_values ?? []).map((entry) => entry.id);
}

const kept = new Map(); // "message:custom_id" → values chosen since the message last changed

/** Forgets what was chosen on a message: an edit shows the bot's own defaults again. */
export function forgetChoices(messageId) {
  for (const key of kept.keys()) if (key.startsWith(`${messageId}:`)) kept.delete(key);
}

export function messageSelect(component, message) {
  const key = `${message.id}:${component.custom_id}`;
  const waiting = busyOn(message.id);
  return picker({
    options: selectOptions(component),
    initial: kept.get(key) ?? initialValues(component),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    placeholder: component.placeholder ?? t("Make a selection"),
    key,
    disabled: component.disabled,
    busy: waiting !== null,
    onChange: (values) => {
      kept.set(key, values);
      useComponent(message, component, values);
    },
  });
}
