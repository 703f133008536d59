// What the rules and chance do between rounds: seats, deck, draws, who tells (bot/engine/starting,
// seating, rounds). Letters and numbers in brackets are those of bot/engine/RULES.md.

/** Sizes that the number of seats at the start of a round decides (S4). */
function roundRules(ruleset, seated) {
  const three = seated === 3 ? ruleset.three_players : null;
  return {
    handSize: three ? three.hand_size : ruleset.hand_size,
    cardsGiven: three ? three.cards_given : ruleset.cards_given,
    tokens: seated >= ruleset.many_tokens_from ? ruleset.tokens : 1,
  };
}

/** The events of a start: seats (A1, T1), the shuffled deck, first hands, the first turn. */
function deal(game, deck, chosen, chance) {
  const cards = [...new Set(deck)];
  const started = {
    kind: "game-started", places: assignSeats(game, chance), deck: cards,
    pile: chance.shuffled(cards, 0, "deck"), commitment: chance.commitment(game.id),
  };
  const seated = evolve(game, started);
  const dealt = draw(seated);
  const after = evolve(seated, dealt);
  const named = chosen === null ? -1 : seatOf(after, chosen);
  const storyteller = named < 0 ? firstStoryteller(after, chance) : named;
  return [started, dealt, { kind: "round-started", round: 1, storyteller, new_lap: false }];
}

function assignSeats(game, chance) {
  const seats = game.chairs.map((_, seat) => seat);
  const { pairs, seating } = game.ruleset;
  if (!pairs) {
    const order = seating === "shuffled" ? chance.shuffled(seats, 0, "seats") : seats;
    return order.map((seat) => lobbySeat(game, seat, null, game.chairs[seat].rabbit));
  }
  let teams = pairsOf(game, seats, chance);
  if (seating === "shuffled") {
    teams = chance.shuffled(teams, 0, "seats")
      .map((pair, number) => chance.shuffled(pair, 0, "partners", number));
  }
  return [0, 1].flatMap((side) =>
    teams.map((pair, team) => lobbySeat(game, pair[side], team, rabbitOf(game, pair))));
}

/** The rabbit of a pair: one that either has chosen or had before, if possible (L6). */
function rabbitOf(game, pair) {
  const chairs = pair.map((seat) => game.chairs[seat]);
  const own = chairs.filter(({ player, rabbit, rabbitChosen }) =>
    rabbitChosen || game.pastSeats.some((past) => past.player === player && past.rabbit === rabbit));
  return Math.min(...(own.length ? own : chairs).map((chair) => chair.rabbit));
}

/** Teams that were picked, and the rest paired by chance, with a single first. */
function pairsOf(game, seats, chance) {
  const free = seats.filter((seat) => game.chairs[seat].team === null);
  const numbers = seats.map((seat) => game.chairs[seat].team).filter((team) => team !== null);
  const picked = [...new Set(numbers)].sort((a, b) => a - b)
    .map((team) => seats.filter((seat) => game.chairs[seat].team === team));
  const pairs = picked.filter((pair) => pair.length === 2);
  const singles = picked.filter((pair) => pair.length === 1).flat();
  const rest = chance.shuffled(free, 0, "teams");
  while (singles.length && rest.length) pairs.push([singles.shift(), rest.shift()]);
  const left = chance.shuffled([...singles, ...rest], 0, "teams", 1);
  while (left.length) pairs.push(left.splice(0, 2));
  return pairs;
}

function lobbySeat(game, seat, team, rabbit) {
  const { player, name, computer } = game.chairs[seat];
  return { player, name, rabbit, team, score: 0, told: false, gone: false, was: seat, computer };
}

const missingInHands = (game) => {
  const { handSize } = roundRules(game.ruleset, game.chairs.length);
  return game.chairs.map((chair) => Math.max(0, handSize - chair.hand.length));
};

/** Hands are filled from the top of the pile, seat by seat. */
function draw(game) {
  let top = 0;
  const draws = missingInHands(game).flatMap((missing, seat) => {
    const cards = game.pile.slice(top, top + missing);
    top += cards.length;
    return cards.length ? [{ seat, cards }] : [];
  });
  return { kind: "cards-drawn", draws };
}

function firstStoryteller(game, chance) {
  const how = game.ruleset.first_storyteller;
  if (how === "offer" || how === "choice") return null;
  const host = seatOf(game, game.host);
  return how === "host" && host >= 0 ? host : randomStoryteller(game, chance);
}

function randomStoryteller(game, chance) {
  const seats = presentSeats(game);
  const here = seats.filter((seat) => !game.chairs[seat].away);
  return chance.choice(here.length ? here : seats, game.round, "storyteller");
}

/** What follows the pause: seats, refill, draw, passed hands, the next turn; or the end. */
function beginNextRound(game, chance) {
  const { ruleset, phase: { result } } = game;
  const seating = nextSeating(game, result.seat === null ? game.chairs.length - 1 : result.seat);
  const events = seating.changed ? [{ kind: "seats-taken", places: seating.places }] : [];
  let after = events.reduce(evolve, game);
  const need = missingInHands(after).reduce((sum, cards) => sum + cards, 0);
  if (ruleset.refill === "end" && need && need >= after.pile.length) return [endGame(game, "pile")];
  const refilled = refill(after, need, chance);
  if (refilled) events.push(refilled);
  after = refilled ? evolve(after, refilled) : after;
  if (need) {
    events.push(draw(after));
    after = evolve(after, events.at(-1));
  }
  if (ruleset.pass_hands && handsWereSeen(game)) events.push({ kind: "hands-passed" });
  const offered = result.seat === null;
  events.push({
    kind: "round-started", round: game.round + 1,
    storyteller: offered ? firstStoryteller(after, chance) : seating.storyteller,
    new_lap: seating.newLap && !offered,
  });
  return events;
}

/** The discards under the pile, or all shuffled together (D1); null if the pile is enough. */
function refill(game, need, chance) {
  const { refill: how, recycle_below: below } = game.ruleset;
  const least = below === "players" ? presentSeats(game).length : 0;
  const all = how === "shuffle-all";
  if (!all && !(how === "recycle" && game.pile.length < Math.max(need, least))) return null;
  const cards = all ? [...game.pile, ...game.discards] : game.discards;
  const shuffled = chance.shuffled(cards, game.round, "pile");
  return { kind: "pile-refilled", pile: all ? shuffled : [...game.pile, ...shuffled] };
}

/** Whether anybody might look at a hand in the round that is over (P2). */
function handsWereSeen(game) {
  const { result } = game.phase;
  const { hidden_from: from } = game.ruleset;
  if (result.clue) return true;
  if (from === "storyteller") {
    return result.seat !== null && game.chairs.some((_, seat) => seat !== result.seat);
  }
  return from !== "everybody";
}

/** Where newcomers will sit: on empty seats or those of computers (C2), or on new ones (L2). */
function arrivals(game) {
  const substitutes = new Map();
  for (const who of game.waiting) {
    const seat = (who.replaces ?? null) === null ? -1 : seatOf(game, who.replaces);
    if (seat >= 0) substitutes.set(seat, who);
  }
  const unseated = () => game.waiting.filter((who) => ![...substitutes.values()].includes(who));
  if (!game.ruleset.pairs) return { substitutes, fresh: unseated() };
  game.chairs.forEach((chair, seat) => {  // one's own seat, if it is empty (L6)
    const own = chair.gone && unseated().find((who) => (who.replaces ?? null) === null
      && who.player === chair.player && who.team === chair.team);
    if (own) substitutes.set(seat, own);
  });
  const fresh = [];
  const byWish = unseated().sort((a, b) => Number(a.team === null) - Number(b.team === null));
  for (const who of byWish) {
    const seat = game.chairs.findIndex((chair, number) =>
      chair.gone && !substitutes.has(number) && (who.team === null || who.team === chair.team));
    if (seat < 0) fresh.push(who);
    else substitutes.set(seat, who);
  }
  return { substitutes, fresh: fresh.slice(0, Math.floor(fresh.length / 2) * 2) };
}

/** Seats of the next round, without those who left and with those who waited (L2). */
function nextSeating(game, current) {
  const count = game.chairs.length;
  const order = game.chairs.map((_, step) => (current + step + 1) % count);
  const ahead = Math.max(0, order.findIndex((seat) => game.chairs[seat].told));
  const lap = [...order.slice(ahead), ...order.slice(0, ahead)];
  const coming = arrivals(game);
  const stays = game.ruleset.pairs ? lap : lap.filter((seat) => !game.chairs[seat].gone);
  let seated = stays.map((seat) => keptSeat(game, seat, coming.substitutes.get(seat)));
  const lowest = seated.length ? Math.min(...seated.map((place) => place.score)) : 0;
  if (game.ruleset.pairs) {
    for (let i = 0; i < coming.fresh.length; i += 2) {
      seated = withPair(seated, coming.fresh[i], coming.fresh[i + 1], lowest, current);
    }
  } else seated.push(...coming.fresh.map((who) => newSeat(who, null, lowest, false)));
  const teller = seated.findIndex((place) => !place.told);
  const old = seated.map((place) => place.was ?? count);
  const start = old.indexOf(Math.min(...old));
  const places = [...seated.slice(start), ...seated.slice(0, start)];
  const changed = places.length !== count || places.some((place, seat) =>
    place.was !== seat || place.player !== game.chairs[seat].player
    || place.gone !== game.chairs[seat].gone);
  const from = Math.max(0, teller) - start;
  const storyteller = (from + places.length) % places.length;
  return { places, storyteller, newLap: teller < 0, changed };
}

/** A new pair opposite each other; its second seat waits for the next lap if this one passed it. */
function withPair(seated, first, second, lowest, current) {
  const half = Math.floor(seated.length / 2);
  const teller = seated.findIndex((place) => place.was === current);
  const taken = seated.map((place) => place.team);
  const team = seated.findIndex((_, number) => !taken.includes(number));
  const opposite = newSeat(second, team, lowest, seated[teller].told && teller >= half);
  opposite.rabbit = first.rabbit;
  const last = newSeat(first, team, lowest, false);
  return [...seated.slice(0, half), opposite, ...seated.slice(half), last];
}

function keptSeat(game, seat, substitute) {
  const chair = game.chairs[seat];
  const { player, name, computer } = substitute ?? chair;
  return {
    player, name, rabbit: chair.rabbit, team: chair.team, score: chair.score, told: chair.told,
    gone: chair.gone && !substitute, was: seat, computer,
  };
}

const newSeat = ({ player, name, rabbit, computer }, team, score, told) => ({
  player, name, rabbit, team, score, told, gone: false, was: null, computer,
});
