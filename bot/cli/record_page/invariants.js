// What must be true of every state (bot/engine/invariants.py), the places of cards apart.

const repeated = (items) => new Set(items).size < items.length;

/** What is broken: objects with a kind, a round, and where it stands. */
function broken(game) {
  const wrong = [
    ["course", "people", arePeopleWrong(game)],
    ["course", "clock", isClockWrong(game)],
    ["course", "teams", game.ruleset.pairs && game.round > 0 && areTeamsWrong(game)],
    ["course", "turn", isTurnWrong(game)],
    ["board", "given", game.phase.kind === "submitting" && isTooMuchGiven(game)],
    ["points", "votes", game.phase.kind === "voting" && areVotesWrong(game.phase)],
  ];
  return wrong.flatMap(([kind, where, is]) => (is ? [{ kind, where, round: game.round }] : []));
}

function arePeopleWrong(game) {
  const { chairs, waiting, ruleset } = game;
  const lobby = game.phase.kind === "lobby";
  const present = presentSeats(game).map((seat) => chairs[seat]);
  const seated = present.map((chair) => chair.player);
  const seats = seated.length + waiting.filter((who) => !seated.includes(who.replaces)).length;
  return repeated([...seated, ...waiting.map((who) => who.player)])
    || (seats > ruleset.max_players && !lobby)
    || ((!ruleset.pairs || lobby) && repeated(present.map((chair) => chair.rabbit)))
    || chairs.some((chair) =>
      (chair.gone && chair.hand.length > 0 && !ruleset.pairs)
      || (chair.away && chair.misses < 2) || chair.score < 0);
}

function isClockWrong({ deadline, remaining, paused, phase }) {
  const idle = phase.kind === "lobby" || phase.kind === "finished";
  return (deadline !== null && paused) || (remaining !== null && !paused)
    || (idle && (deadline !== null || remaining !== null));
}

function areTeamsWrong({ chairs }) {
  if (chairs.length % 2) return true;
  const half = chairs.length / 2;
  const first = chairs.slice(0, half);
  const differ = (one, other) =>
    one.team !== other.team || one.rabbit !== other.rabbit || one.score !== other.score;
  return first.some((chair, i) => differ(chair, chairs[i + half]))
    || repeated(first.map((chair) => chair.team));
}

function isTurnWrong({ phase, chairs }) {
  const inRound = ["storytelling", "submitting", "voting"].includes(phase.kind);
  return inRound && phase.storyteller !== null && !chairs[phase.storyteller].told;
}

function isTooMuchGiven(game) {
  return pendingCards(game, game.phase.storyteller).some(({ seats, cards }) =>
    game.phase.given.filter((given) => seats.includes(given.seat)).length > cards);
}

function areVotesWrong({ ballots, red, board }) {
  return (red !== null && !board[red - 1]) || repeated(ballots.map((ballot) => ballot.player))
    || ballots.some((ballot) => ballot.done && !ballot.tokens.length);
}
