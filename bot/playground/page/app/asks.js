// What the game's buttons in a message ask for: `d1:<verb>:<game>:<round>:<phase>:<arg>:<mark>`.

/** All components of a list, nested ones included. */
export const within = (components) =>
  (components ?? []).flatMap((each) => [
    each,
    ...within(each.accessory ? [each.accessory] : []),
    ...within(each.components),
  ]);

/** What a custom id asks for: "join", "start" and the like; undefined for what is no game's. */
export const verbOf = (customId) =>
  customId?.startsWith("d1:") ? customId.split(":")[1] : undefined;

/** The move that a custom id stands for, whichever card or number it names. */
export const moveOf = (customId) => customId.split(":").slice(0, 5).join(":");

const GAME_ID = 2;

/** The game that a message belongs to, and the moves that can be made below it. */
export function asks(message) {
  const ids = within(message.components)
    .filter((each) => each.custom_id?.startsWith("d1:"))
    .map((each) => each.custom_id);
  return { game: ids[0]?.split(":")[GAME_ID] ?? null, moves: new Set(ids.map(moveOf)) };
}
