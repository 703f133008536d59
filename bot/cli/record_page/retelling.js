// The rounds as the log gives them (bot/service/record_builder.py), to be held against those told.

/** People, rounds and result as they should stand in the record. */
class Retelling {
  constructor() {
    this.players = new Map();
    this.rounds = [];
    this.round = {};
    this.firstHands = [];
    this.seats = [];
  }

  /** Note an event, with the game that it made. */
  note(event, game, at) {
    switch (event.kind) {
      case "game-opened": return this.person(event.host, game.chairs[0], game, at, "joined");
      case "player-joined": return this.person(event.player, event, game, at, "joined");
      case "newcomer-joined":
        return this.person(event.newcomer.player, event.newcomer, game, at, "joined");
      case "player-left":
        return this.person(event.player, null, game, at, event.kicked ? "kicked" : "left");
      case "game-started":
        this.seats = event.places.map((place) => place.player);
        return undefined;
      case "cards-drawn": return this.drawn(event, game);
      case "pile-refilled":
        this.rounds.at(-1).refilled = true;
        return undefined;
      case "hands-passed":
        this.rounds.at(-1).passed = true;
        return undefined;
      case "rabbit-picked":
      case "seats-taken": return this.teams(game);
      case "round-started": return this.begin(game);
      case "board-laid":
        Object.assign(this.round, {
          random: event.random, tokens: event.tokens, teams: teamsOf(game),
        });
        return undefined;
      case "round-scored":
      case "round-voided":
        this.rounds.push({ ...this.round, ...roundOver(game, game.phase.result) });
        return undefined;
      default: return undefined;
    }
  }

  person(id, who, game, at, what) {
    if (!who && !this.players.has(id)) throw new Error("nobody leaves");
    const known = this.players.get(id) ?? { id, team: null, moves: [] };
    if (who) Object.assign(known, { name: who.name, rabbit: who.rabbit ?? 0 });
    known.moves = [...known.moves, { at, round: game.round, what }];
    this.players.set(id, known);
  }

  drawn(event, game) {
    const draws = event.draws.map(({ seat, cards }) => ({ player: game.chairs[seat].player, cards }));
    if (this.rounds.length) this.rounds.at(-1).draws = draws;
    else this.firstHands = draws;
  }

  teams(game) {
    for (const chair of leftFirst(game)) {
      const known = this.players.get(chair.player);
      if (!known) continue;
      known.team = game.ruleset.pairs && game.round > 0 ? chair.team : null;
      known.rabbit = chair.rabbit;
    }
  }

  begin(game) {
    const seats = game.chairs.map((chair) => (chair.gone ? null : chair.player));
    this.round = {
      number: game.round, seats, seated: seats.filter((player) => player !== null),
      teams: teamsOf(game), random: [], tokens: 0, draws: [], refilled: false, passed: false,
    };
  }

  /** The parts of the record that the log decides. */
  finish(game) {
    this.teams(game);
    const { phase } = game;
    return {
      game: game.id, ruleset: game.ruleset, decks: game.decks, hidden: game.hidden,
      players: [...this.players.values()],
      seats: this.seats, first_hands: this.firstHands, rounds: this.rounds,
      winners: phase.winners, ended: phase.reason,
    };
  }
}

const leftFirst = (game) =>
  [...game.chairs].sort((a, b) => Number(b.gone) - Number(a.gone));

function teamsOf(game) {
  if (!game.ruleset.pairs) return {};
  const seated = leftFirst(game).filter((chair) => chair.team !== null);
  return Object.fromEntries(seated.map((chair) => [chair.player, chair.team]));
}

function roundOver(game, result) {
  const present = new Set(presentSeats(game).map((seat) => game.chairs[seat].player));
  const keyOf = (scorer) => (game.ruleset.pairs ? String(scorer) : playerOf(game, scorer));
  const points = {};
  const totals = {};
  for (const [scorer, score] of standings(game)) {
    const own = result.points.filter((item) => item.scorer === scorer);
    points[keyOf(scorer)] = own.map(({ reason, points: worth }) => ({ reason, points: worth }));
    totals[keyOf(scorer)] = score;
  }
  const target = result.board.findIndex((card) => card.seat === result.seat) + 1;
  return {
    storyteller: result.storyteller, clue: result.clue ? result.clue.text : null,
    clip: result.clue ? result.clue.clip : null,
    board: result.board.map(({ card, giver }, i) => ({
      number: i + 1, card, giver, left: !present.has(giver),
    })),
    clue_card: target && game.ruleset.scoring === "guessing" ? target : null,
    votes: Object.fromEntries(result.ballots.map(({ player, tokens }) => [player, tokens])),
    red: result.red, left: game.chairs.map((c) => c.player).filter((who) => !present.has(who)),
    void: result.void, outcome: result.outcome, points, totals,
  };
}
