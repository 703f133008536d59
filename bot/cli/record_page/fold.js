// What each event of the log does to the game (bot/engine/evolve*.py). Nothing is checked here.

const RABBITS = 12;
const swapped = (list, place, item) => list.map((old, i) => (i === place ? item : old));
const presentSeats = (game) => game.chairs.flatMap((chair, seat) => (chair.gone ? [] : [seat]));
const seatOf = (game, player) =>
  game.chairs.findIndex((chair) => chair.player === player && !chair.gone);

/** The opposite seat in team games, null without pairs. */
function partnerSeat(game, seat) {
  const count = game.chairs.length;
  return game.ruleset.pairs ? (seat + Math.floor(count / 2)) % count : null;
}

/** Who plays a seat: its player, or the partner of one who has left. */
function playerOf(game, seat) {
  if (!game.chairs[seat].gone) return game.chairs[seat].player;
  const opposite = partnerSeat(game, seat);
  return opposite === null || game.chairs[opposite].gone ? null : game.chairs[opposite].player;
}

/** What scores for a seat: the team's number in team games, else the seat's. */
function scorerOf(game, seat) {
  const { team } = game.chairs[seat];
  return team === null || !game.ruleset.pairs ? seat : team;
}

const newChair = (who) => ({
  player: who.player, name: who.name, rabbit: who.rabbit, team: who.team ?? null,
  score: 0, hand: [], told: false, misses: 0, away: false, gone: false,
  computer: who.computer ?? null,
});

/** Rabbit and team of a chair are its player's also when they come back (L6). */
const remembered = (game, { player, rabbit, team }) => ({
  ...game,
  pastSeats: [...game.pastSeats.filter((past) => past.player !== player), { player, rabbit, team }],
});

function withChair(game, seat, change) {
  if (!game.chairs[seat]) throw new Error("no such seat");
  return { ...game, chairs: swapped(game.chairs, seat, { ...game.chairs[seat], ...change }) };
}

const withPhase = (game, change) => ({ ...game, phase: { ...game.phase, ...change } });

function left(game, { player }) {
  const seat = seatOf(game, player);
  if (seat < 0) return { ...game, waiting: game.waiting.filter((who) => who.player !== player) };
  game = remembered(game, game.chairs[seat]);
  if (game.phase.kind === "lobby") {
    return { ...game, chairs: game.chairs.filter((_, i) => i !== seat) };
  }
  const { hand } = game.chairs[seat];
  if (!game.ruleset.pairs) {
    const after = withChair(game, seat, { gone: true, hand: [] });
    after.discards = [...game.discards, ...hand];
    if (game.phase.kind !== "submitting") return after;
    return withPhase(after, { given: game.phase.given.filter((card) => card.seat !== seat) });
  }
  const after = withChair(game, seat, { gone: true });
  if (game.phase.kind !== "voting") return after;
  return withPhase(after, {
    ballots: game.phase.ballots.map((ballot) =>
      ballot.player === player && !ballot.tokens.length
        ? { ...ballot, player: playerOf(after, ballot.seat) ?? player }
        : ballot),
  });
}

function seatsTaken(game, { places }) {
  const seated = new Set(places.filter((place) => !place.gone).map((place) => place.player));
  const chairs = places.map((place) => {
    const before = place.was === null ? null : game.chairs[place.was];
    const stays = before && before.player === place.player && before.gone === place.gone;
    return {
      ...newChair(place), score: place.score, told: place.told, gone: place.gone,
      hand: before ? before.hand : [],
      misses: stays ? before.misses : 0, away: stays ? before.away : false,
    };
  });
  return { ...game, chairs, waiting: game.waiting.filter((who) => !seated.has(who.player)) };
}

function clueGiven(game, event) {
  const given = event.card === null ? [] : [{ seat: event.seat, card: event.card }];
  if (event.partner_card !== null) {
    const seat = game.chairs.findIndex((chair) => chair.hand.includes(event.partner_card));
    given.push({ seat, card: event.partner_card });
  }
  const clue = { teller: event.player, text: event.text, clip: event.clip };
  const phase = { kind: "submitting", storyteller: event.seat, clue, given };
  return { ...withChair(game, event.seat, { told: true }), phase };
}

function boardLaid(game, event) {
  const laid = new Set(event.board.map((card) => card.card));
  const ballots = event.voters.map((voter) => ({ ...voter, tokens: [], done: false }));
  const { storyteller, clue } = game.phase;
  return {
    ...game,
    chairs: game.chairs.map((c) => ({ ...c, hand: c.hand.filter((card) => !laid.has(card)) })),
    phase: {
      kind: "voting", storyteller, clue, ballots, board: event.board, tokens: event.tokens, red: null,
    },
  };
}

function scored(game, event) {
  const gained = (seat) =>
    event.points.filter((item) => item.scorer === scorerOf(game, seat))
      .reduce((sum, item) => sum + item.points, 0);
  const { clue, storyteller, board, ballots, red } = game.phase;
  const result = {
    storyteller: clue.teller, seat: storyteller, clue, board, ballots, red,
    points: event.points, outcome: event.outcome, void: null,
  };
  const chairs = game.chairs.map((c, seat) => ({ ...c, score: c.score + gained(seat) }));
  return over({ ...game, chairs }, result);
}

function voided(game, event) {
  const { storyteller: seat, clue = null, board = [], ballots = [], red = null } = game.phase;
  const due = seat === null ? null : playerOf(game, seat) ?? game.chairs[seat].player;
  return over(game, {
    storyteller: clue ? clue.teller : due, seat, clue, board, ballots, red,
    points: [], outcome: "void", void: event.reason,
  });
}

function over(game, result) {
  const silent = result.ballots.some((ballot) => ballot.tokens.length) ? 0 : game.silent + 1;
  const laid = result.board.map((card) => card.card);
  const discards = [...game.discards, ...laid.filter((card) => !game.hidden.includes(card))];
  return { ...game, phase: { kind: "scored", result }, discards, silent };
}

/** A moderator took a card out of the game, wherever it was (M1). */
function cardHidden(game, { card, instead = null }) {
  const without = (cards, put = null) =>
    cards.flatMap((held) => (held !== card ? [held] : put === null ? [] : [put]));
  return {
    ...game,
    chairs: game.chairs.map((chair) => ({ ...chair, hand: without(chair.hand, instead) })),
    pile: instead === null ? without(game.pile) : game.pile.slice(1),
    discards: without(game.discards),
    hidden: [...game.hidden, card],
  };
}

function rabbitPicked(game, { player, rabbit }) {
  return withChair(game, seatOf(game, player), { rabbit, rabbitChosen: true });
}

/** Somebody sat down to the left of somebody else in the lobby (A1). */
function seatPicked(game, { player, left_of: other }) {
  const own = game.chairs[seatOf(game, player)];
  const chairs = game.chairs.filter((chair) => chair !== own);
  chairs.splice(1 + chairs.findIndex((chair) => chair.player === other), 0, own);
  return { ...game, chairs };
}

function roundStarted(game, event) {
  const chairs = game.chairs.map((chair, seat) => ({
    ...chair, told: seat === event.storyteller || (chair.told && !event.new_lap),
  }));
  return {
    ...game, chairs, phase: { kind: "storytelling", storyteller: event.storyteller },
    round: event.round, laps: game.laps + Number(event.new_lap), seated: chairs.length,
  };
}

const EVOLVE = {
  "player-joined": (game, event) => ({ ...game, chairs: [...game.chairs, newChair(event)] }),
  "newcomer-joined": (game, event) => ({ ...game, waiting: [...game.waiting, event.newcomer] }),
  "newcomer-moved": (game, { newcomer }) => ({
    ...game, waiting: game.waiting.map((who) => (who.player === newcomer.player ? newcomer : who)),
  }),
  "player-left": left,
  "team-picked": (game, e) => withChair(game, seatOf(game, e.player), { team: e.team }),
  "rabbit-picked": rabbitPicked,
  "seat-picked": seatPicked,
  configured: (game, { settings: { ruleset, decks } }) => ({ ...game, ruleset, decks }),
  "host-passed": (game, event) => ({ ...game, host: event.host }),
  "game-started": (game, e) => ({ ...game, chairs: e.places.map(newChair), pile: e.pile }),
  "cards-drawn": (game, event) => {
    const drawn = event.draws.reduce((sum, draw) => sum + draw.cards.length, 0);
    const fill = (chairs, draw) =>
      swapped(chairs, draw.seat, {
        ...chairs[draw.seat], hand: [...chairs[draw.seat].hand, ...draw.cards],
      });
    return { ...game, chairs: event.draws.reduce(fill, game.chairs), pile: game.pile.slice(drawn) };
  },
  "pile-refilled": (game, event) => ({ ...game, pile: event.pile, discards: [] }),
  "hands-passed": (game) => {
    const hands = game.chairs.map((chair) => chair.hand);
    const moved = [...hands.slice(-1), ...hands.slice(0, -1)];
    return { ...game, chairs: game.chairs.map((chair, i) => ({ ...chair, hand: moved[i] })) };
  },
  "seats-taken": seatsTaken,
  "round-started": roundStarted,
  "storyteller-chosen": (game, event) => ({
    ...withChair(game, event.storyteller, { told: true }),
    phase: { kind: "storytelling", storyteller: event.storyteller },
  }),
  "clue-given": clueGiven,
  "clue-corrected": (game, event) =>
    withPhase(game, { clue: { ...game.phase.clue, text: event.text } }),
  "card-given": (game, { seat, card, instead }) => withPhase(game, {
    given: [...game.phase.given.filter((given) => given.card !== instead), { seat, card }],
  }),
  "cards-taken-back": (game, event) => withPhase(game, {
    given: game.phase.given.filter((given) => !event.cards.includes(given.card)),
  }),
  "board-laid": boardLaid,
  "ballot-changed": (game, { player, tokens, done }) => withPhase(game, {
    ballots: game.phase.ballots.map((b) => (b.player === player ? { ...b, tokens, done } : b)),
  }),
  "red-placed": (game, event) => withPhase(game, { red: event.number }),
  "seats-missed": (game, event) => event.seats.reduce((after, seat) => {
    const misses = after.chairs[seat].misses + 1;
    return withChair(after, seat, { misses, away: misses > 1 });
  }, game),
  "player-returned": (game, event) =>
    withChair(game, seatOf(game, event.player), { misses: 0, away: false }),
  "round-scored": scored,
  "round-voided": voided,
  "card-hidden": cardHidden,
  "proposal-supported": (game) => game,
  "star-given": (game) => game,
  "game-ended": (game, event) => {
    const last = game.phase.kind === "scored" ? game.phase.result : null;
    const phase = { kind: "finished", reason: event.reason, winners: event.winners, last };
    return { ...game, phase, waiting: [], paused: false };
  },
  "clock-set": (game, { deadline, remaining, paused }) => ({ ...game, deadline, remaining, paused }),
};

/** The lobby; of a rematch it knows what people had in the game before (L6). */
function opened({ id, host, name, settings: { ruleset, decks }, past_seats: pastSeats = [] }) {
  const had = pastSeats.map((past) => past.rabbit);
  const free = [...Array(RABBITS).keys()].find((rabbit) => !had.includes(rabbit)) ?? 0;
  const own = pastSeats.find((past) => past.player === host);
  const team = ruleset.pairs ? own?.team : null;
  return {
    id, host, ruleset, decks, phase: { kind: "lobby" },
    chairs: [newChair({ player: host, name, rabbit: own?.rabbit ?? free, team })],
    waiting: [], round: 0, laps: 0, seated: 0, pile: [], discards: [], hidden: [], silent: 0,
    pastSeats, deadline: null, remaining: null, paused: false,
  };
}

/** With these a phase ends, and its time with it. */
const PHASES = new Set([
  "round-started", "storyteller-chosen", "clue-given", "board-laid", "round-scored", "round-voided",
  "game-ended",
]);

/** The game after an event; `game` is null before the first. */
function evolve(game, event) {
  if (event.kind === "game-opened") return opened(event);
  const after = EVOLVE[event.kind](game, event);
  return PHASES.has(event.kind) ? { ...after, deadline: null, remaining: null } : after;
}
