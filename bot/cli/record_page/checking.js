// Holds a record against its seed, the rules and its own log (bot/engine/audit.py).
// What it finds are objects with a kind (what it is about), a round, and where it stands.

const KINDS = {
  "game-started": "start", "cards-drawn": "deal", "pile-refilled": "deal", "hands-passed": "deal",
  "board-laid": "board", "round-scored": "points",
};
const VERSION = 1;
const BETWEEN = ["seats-taken", "pile-refilled", "cards-drawn", "hands-passed", "round-started"];
const PEOPLE = new Set(["player", "host", "giver", "replaces", "to", "left_of"]);

/** The same value with ids of people as texts, as the rest of the record has them. */
function withTexts(value, key = "") {
  if (Array.isArray(value)) {
    return value.map((item) => (key === "winners" ? String(item) : withTexts(item)));
  }
  if (value === null || typeof value !== "object") {
    return PEOPLE.has(key) && value !== null ? String(value) : value;
  }
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, withTexts(v, k)]));
}

/** Whether two values say the same; what is missing is null, or the default of old games. */
function same(one, other) {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, i) => same(item, other[i]));
  }
  if (isObject(one) && isObject(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => same(one[key], other[key]));
  }
  return (one ?? null) === (other ?? null);
}

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * Check a record by what is in it.
 * Returns { found, sealed, counts }: what is wrong, the seal that its seed gives, and how much was
 * checked of what.
 */
function check(record) {
  const seed = unhex(record.seed);
  if (!seed) return { found: [{ kind: "commitment", where: "seed" }], sealed: null, counts: {} };
  const chance = new Chance(seed);
  const found = [];
  const sealed = chance.commitment(record.game);
  if ((record.commitment ?? sealed) !== sealed) found.push({ kind: "commitment", where: "record" });
  const counts = { start: 0, deal: 0, board: 0, points: 0 };
  const retelling = new Retelling();
  try {
    const game = replayed(withTexts(record.log), chance, found, counts, retelling);
    compare(record, game, retelling, found);
  } catch (error) {
    found.push({ kind: "course", where: String(error.message), round: retelling.round.number });
  }
  return { found, sealed, counts };
}

/** Fold the log; what people did not decide is decided again. */
function replayed(log, chance, found, counts, retelling) {
  const events = log.map((entry) => entry.event);
  let game = null;
  let deck = null;
  for (let place = 0; place < events.length;) {
    const expected = game ? decidedAgain(game, events.slice(place), chance) : [];
    const step = Math.max(1, expected.length);
    for (let i = place; i < Math.min(place + step, events.length); i++) {
      const event = events[i];
      const kind = KINDS[event.kind] ?? "course";
      if (expected.length && !same(event, expected[i - place])) {
        found.push({ kind, round: game.round, where: event.kind });
      }
      if (kind in counts) counts[kind]++;
      game = evolve(game, event);
      if (event.kind === "game-started") deck = event.deck;
      retelling.note(event, game, log[i].at);
    }
    if (place + step > events.length) throw new Error("the log stops");
    place += step;
    found.push(...misplaced(game, deck), ...broken(game));
  }
  return game;
}

/** What should stand in the log by the rules and chance; nothing where people decide. */
function decidedAgain(game, ahead, chance) {
  const [event] = ahead;
  switch (event.kind) {
    case "game-started": {
      const expected = deal(game, event.deck, chosenFirst(game, ahead), chance);
      if (!event.commitment) expected[0].commitment = event.commitment;
      return expected;
    }
    case "storyteller-chosen":
      return [{ kind: event.kind, storyteller: randomStoryteller(game, chance) }];
    case "board-laid": return [layBoard(game, chance)];
    case "round-scored": return [scoreRound(game)];
    case "game-ended": {
      if (event.reason === "pile") return beginNextRound(game, chance);
      const byRule = ["target", "laps", "no-ballots"].includes(event.reason)
        && game.phase.kind === "scored" && !onceOver(game, event.reason);
      return [endGame(game, byRule ? endReason(game) ?? "ended" : event.reason)];
    }
    default: return BETWEEN.includes(event.kind) ? beginNextRound(game, chance) : [];
  }
}

/** Whom the host chose to tell first, which is no matter of rules (B1). */
function chosenFirst(game, ahead) {
  if (game.ruleset.first_storyteller !== "choice") return null;
  const { storyteller } = ahead.find((event) => event.kind === "round-started");
  return storyteller === null ? null : ahead[0].places[storyteller].player;
}

/** Cards that are in two places or in none, given from no hand; tokens that lie nowhere. */
function misplaced(game, deck) {
  if (!deck) return [];
  const { phase, round, hidden } = game;
  const found = [];
  const laid = phase.kind === "voting" ? phase.board.map((card) => card.card) : [];
  const board = laid.filter((card) => !hidden.includes(card));
  const hands = game.chairs.flatMap((chair) => chair.hand);
  const cards = [...game.pile, ...game.discards, ...hands, ...board, ...hidden].sort();
  if (!same(cards, [...deck].sort())) found.push({ kind: "deal", round, where: "cards" });
  const given = phase.kind === "submitting" ? phase.given : [];
  const present = given.filter(({ card }) => !hidden.includes(card));
  if (present.some(({ seat, card }) => !game.chairs[seat].hand.includes(card))) {
    found.push({ kind: "board", round, where: "hand" });
  }
  const ballots = phase.kind === "voting" ? phase.ballots : [];
  for (const { player, tokens } of ballots) {
    const own = (number) => !game.ruleset.own_cards && phase.board[number - 1]?.giver === player;
    const wrong = tokens.some((number) => !phase.board[number - 1] || own(number));
    if (wrong || new Set(tokens).size !== tokens.length || tokens.length > phase.tokens) {
      found.push({ kind: "points", round, where: "ballot" });
    }
  }
  return found;
}

/** Every variant that makes sense with the rules, and whether it is on (bot/service/variants.py). */
function variantsOf(rules) {
  const guess = rules.scoring === "guessing";
  const three = rules.three_players;
  const more = three
    && (three.hand_size > rules.hand_size || three.cards_given > rules.cards_given);
  const all = [
    ["lone-finder", guess, rules.lone_finder_points > rules.finder_points],
    ["three-players", rules.min_players <= 3 && guess && !rules.pairs, Boolean(more)],
    ["mime-or-sing", true, rules.mime_or_sing],
    ["optional-red", rules.scoring === "agreement", rules.red === "optional"],
    ["hidden-hands", rules.telling === "before-cards", rules.hidden_from === "everybody"],
  ];
  return Object.fromEntries(all.flatMap(([name, fits, isOn]) => (fits ? [[name, isOn]] : [])));
}

/** Hold what the record tells against what its log gives. */
function compare(record, game, retelling, found) {
  if (game.phase.kind !== "finished") return found.push({ kind: "telling", where: "end" });
  const retold = retelling.finish(game);
  const start = record.log.find((entry) => entry.event.kind === "game-started")?.event;
  retold.deck = start ? start.deck : [];
  retold.commitment = (start && start.commitment) || null;
  retold.version = VERSION;
  retold.variants = variantsOf(game.ruleset);
  retold.opened = record.log[0].at;
  retold.closed = record.log.findLast((entry) => entry.event.kind === "game-ended").at;
  const { rounds, ...rest } = retold;
  for (const key of Object.keys(rest)) {
    if (!same(record[key], rest[key])) found.push({ kind: "telling", where: key });
  }
  const count = Math.max(record.rounds.length, rounds.length);
  for (let i = 0; i < count; i++) {
    const [told, by] = [record.rounds[i] ?? {}, rounds[i] ?? {}];
    const keys = new Set([...Object.keys(told), ...Object.keys(by)]);
    for (const key of keys) {
      if (same(told[key], by[key])) continue;
      const kind = key === "points" || key === "totals" ? "points" : "telling";
      found.push({ kind, round: by.number ?? told.number, where: key });
    }
  }
  return found;
}
