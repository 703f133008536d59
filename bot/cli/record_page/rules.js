// What a round lays and pays, and how a game ends (bot/engine/board_setup, scoring, ending).

/** Cards that are due, the storyteller's own apart: from these seats together (T3). */
function pendingCards(game, storyteller) {
  const { givers } = game.ruleset;
  const { cardsGiven } = roundRules(game.ruleset, game.seated);
  if (givers !== "one-of-each-pair") {
    return presentSeats(game)
      .filter((seat) => givers === "everybody" || seat !== storyteller)
      .map((seat) => ({ seats: [seat], cards: seat === storyteller ? 1 : cardsGiven }));
  }
  const half = Math.floor(game.chairs.length / 2);
  return game.chairs.slice(0, half).map((_, seat) => {
    const own = seat === storyteller || seat + half === storyteller;
    const seats = own ? [partnerSeat(game, storyteller)] : [seat, seat + half];
    return { seats, cards: cardsGiven };
  });
}

/** Missing cards are drawn (L3), all are shuffled (N1), and voters are named. */
function layBoard(game, chance) {
  const missing = missingCards(game, chance);
  const byCard = (a, b) => (a.card < b.card ? -1 : 1);
  const given = [...game.phase.given, ...missing].sort((a, b) => a.seat - b.seat || byCard(a, b));
  const cards = given.map(({ card, seat }) => ({ card, seat, giver: playerOf(game, seat) }));
  const { tokens, cardsGiven } = roundRules(game.ruleset, game.seated);
  return {
    kind: "board-laid", board: chance.shuffled(cards, game.round, "board"),
    random: missing.map((card) => card.card), voters: votersOf(game, given),
    tokens: Math.max(1, Math.min(tokens, cards.length - cardsGiven - 1)),
  };
}

function missingCards(game, chance) {
  return pendingCards(game, game.phase.storyteller).flatMap(({ seats, cards }) => {
    const given = game.phase.given.filter((card) => seats.includes(card.seat));
    const missing = cards - given.length;
    const taken = given.map((card) => card.card);
    const left = (seat) => game.chairs[seat].hand.filter((card) => !taken.includes(card));
    const holders = seats.filter((seat) => left(seat).length);
    if (missing <= 0 || !holders.length) return [];
    const seat = chance.choice(holders, game.round, "missing-partner", seats[0]);
    return chance.shuffled(left(seat), game.round, "missing-card", seats[0])
      .slice(0, missing).map((card) => ({ seat, card }));
  });
}

function votersOf(game, given) {
  const { storyteller } = game.phase;
  const { voters } = game.ruleset;
  if (voters !== "partners-of-givers") {
    return presentSeats(game)
      .filter((seat) => voters === "everybody" || seat !== storyteller)
      .map((seat) => ({ player: game.chairs[seat].player, seat }));
  }
  return given.flatMap((card) => {
    const seat = partnerSeat(game, card.seat);
    const player = playerOf(game, seat);
    const own = storyteller === card.seat || storyteller === seat;
    return own || player === null ? [] : [{ player, seat }];
  });
}

/** What the round pays; who has left earns nothing (L1). */
function scoreRound(game) {
  const present = presentSeats(game);
  const earning = new Set(present.map((seat) => scorerOf(game, seat)));
  const tally = game.ruleset.scoring === "agreement" ? agreement(game) : guessing(game);
  const points = tally.points.filter((item) => earning.has(item.scorer));
  return { kind: "round-scored", points, outcome: tally.outcome };
}

function agreement(game) {
  const { phase, ruleset } = game;
  const cast = phase.ballots.filter((ballot) => ballot.tokens.length);
  if (!cast.length) return { points: [], outcome: "no-ballots" };
  const points = cast.flatMap((ballot) => {
    const [number] = ballot.tokens;
    const together = cast.filter((other) => other.tokens.includes(number)).length;
    if (together < 2 || number === phase.red) return [];
    const worth = Math.min(together, ruleset.agreement_cap);
    return [{ scorer: scorerOf(game, ballot.seat), reason: "agreement", points: worth }];
  });
  return { points, outcome: "agreement" };
}

function guessing(game) {
  const { phase, ruleset } = game;
  const cast = phase.ballots.filter((ballot) => ballot.tokens.length);
  const target = phase.board.findIndex((card) => card.seat === phase.storyteller) + 1;
  const finders = cast.filter((ballot) => ballot.tokens.includes(target));
  const outcome = outcomeOf(ruleset, phase.ballots.length, cast.length, finders.length);
  const points = [];
  const pay = (seat, reason, worth) =>
    points.push({ scorer: scorerOf(game, seat), reason, points: worth });
  if (outcome === "found" || outcome === "lone-finder") {
    const lone = outcome === "lone-finder";
    const told = lone ? ruleset.lone_finder_points : ruleset.storyteller_points;
    const found = lone ? ruleset.lone_finder_points : ruleset.finder_points;
    pay(phase.storyteller, lone ? "lone-finder" : "storyteller", told);
    finders.forEach((ballot) => pay(ballot.seat, outcome, found));
  } else if (outcome === "everybody" || outcome === "nobody") {
    const scorers = presentSeats(game).map((seat) => scorerOf(game, seat));
    const heads = (seat) =>
      scorers.filter((scorer) => scorer === scorerOf(game, seat)).length || 1;
    const shares = (seat) => (ruleset.failure_per === "player" ? heads(seat) : 1);
    cast.forEach(({ seat }) => pay(seat, "failure", ruleset.failure_points * shares(seat)));
  }
  if (phase.tokens > 1 && ruleset.single_token_bonus) {
    finders.filter((ballot) => ballot.tokens.length === 1)
      .forEach((ballot) => pay(ballot.seat, "single-token", ruleset.single_token_bonus));
  }
  return { points: [...points, ...votePoints(game, cast)], outcome };
}

/** Judged over the ballots cast; one alone is neither everybody nor a lone finder (S1). */
function outcomeOf(ruleset, possible, cast, finders) {
  if (!cast) return "no-ballots";
  if (!finders) return "nobody";
  if (cast === 1 && possible > 1) return "found";
  if (finders === cast) return "everybody";
  const lonePays = ruleset.lone_finder_points !== ruleset.finder_points;
  return finders === 1 && lonePays ? "lone-finder" : "found";
}

/** Tokens pay the giver of their card, up to the cap over all of a scorer's cards (S5, T2). */
function votePoints(game, cast) {
  const { phase, ruleset } = game;
  const present = new Set(presentSeats(game).map((seat) => game.chairs[seat].player));
  const counts = new Map();
  for (const ballot of cast) {
    for (const number of ballot.tokens) {
      const card = phase.board[number - 1];
      const giver = scorerOf(game, card.seat);
      const pays = card.seat !== phase.storyteller && present.has(card.giver);
      if (pays && giver !== scorerOf(game, ballot.seat)) {
        counts.set(giver, (counts.get(giver) ?? 0) + 1);
      }
    }
  }
  const cap = ruleset.vote_points_cap ?? Infinity;
  return [...counts].sort(([a], [b]) => a - b)
    .map(([scorer, count]) => ({ scorer, reason: "votes", points: Math.min(cap, count) }));
}

const standings = (game) =>
  new Map(presentSeats(game).map((seat) => [scorerOf(game, seat), game.chairs[seat].score]));

/** The end with the standings as they are; ties share the win (E1). */
function endGame(game, reason) {
  if (game.phase.kind === "lobby") return { kind: "game-ended", reason, winners: [] };
  const best = Math.max(0, ...standings(game).values());
  const winners = [...standings(game)].filter(([, score]) => score === best)
    .flatMap(([scorer]) => presentSeats(game)
      .filter((seat) => scorerOf(game, seat) === scorer)
      .map((seat) => game.chairs[seat].player));
  return { kind: "game-ended", reason, winners };
}

/** Why the game is over after a round, null if it goes on; the pile apart. */
function endReason(game) {
  const { target_score: target } = game.ruleset;
  const best = Math.max(0, ...standings(game).values());
  if (target !== null && best >= target) return "target";
  if (game.silent >= game.seated) return "no-ballots";
  if (endsLaps(game)) return "laps";
  return isTooFew(game) ? "too-few" : null;
}

/** Whether a game was once over for this reason, while it has another one now, or none (L4). */
function onceOver(game, reason) {
  if (reason === "laps") return endReason(game) === "no-ballots" && endsLaps(game);
  return reason === "no-ballots" && game.silent >= presentSeats(game).length;
}

const endsLaps = (game) => game.ruleset.laps !== null && game.laps + 1 >= game.ruleset.laps
  && isLastTurn(game);

const isLastTurn = (game) =>
  game.chairs.every((chair) => chair.told || (chair.gone && !game.ruleset.pairs))
  && !arrivals(game).fresh.length;

function isTooFew(game) {
  const { pairs, min_players: least } = game.ruleset;
  const present = presentSeats(game);
  const persons = [...present.map((seat) => game.chairs[seat]), ...game.waiting];
  if (!persons.some((who) => who.computer === null)) return true;
  const { substitutes, fresh } = arrivals(game);
  if (!pairs) return present.length + fresh.length < least;
  const teams = new Set([...present, ...substitutes.keys()].map((seat) => game.chairs[seat].team));
  return teams.size + Math.floor(fresh.length / 2) < Math.floor(least / 2);
}
