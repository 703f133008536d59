// Shows the record that stands in this page: the verdict, the people, and round by round.

const read = (id) => JSON.parse(document.getElementById(id).textContent);
const record = read("record");
const words = read("words");
const pictures = read("pictures");
const described = read("descriptions");
const rabbits = read("rabbits");
const people = new Map(record.players.map((player) => [player.id, player]));

/** A text in the record's language; `{name}` stands for a value. */
const say = (key, values = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const place = (id, ...children) => document.getElementById(id).replaceChildren(...children);

function nameOf(player) {
  const found = people.get(player);
  return found && found.name !== words.formerKey ? found.name : say("former");
}

function tag(player) {
  const rabbit = rabbits[people.get(player)?.rabbit] ?? rabbits[0];
  const dot = make("span", { class: "rabbit", "aria-hidden": "true" });
  dot.style.background = rabbit.colour;
  return make("span", { class: "who" }, dot, make("bdi", {}, nameOf(player)));
}

/** Who scores under a key: a player, in team games both of a pair. */
function tags(key, told) {
  if (!record.ruleset.pairs) return [tag(key)];
  return Object.keys(told.teams).filter((who) => String(told.teams[who]) === key).map(tag);
}

// The verdict

const BY_KIND = ["commitment", "start", "deal", "board", "points", "course", "telling"];

const { found, sealed, counts } = check(record);

function showVerdict() {
  const wrong = found.length > 0;
  document.body.dataset.verdict = wrong ? "disagrees" : "agrees";
  place("verdict", make("h2", {}, say(wrong ? "disagrees" : "agrees")));
  place("checks", ...BY_KIND.map((kind) => {
    const own = found.filter((problem) => problem.kind === kind);
    const rounds = [...new Set(own.map((problem) => problem.round).filter(Boolean))];
    const details = rounds.map((round) => say("round", { round }));
    const count = counts[kind] ? ` · ${counts[kind]}` : "";
    return make("li", { class: own.length ? "wrong" : "right", "data-kind": kind },
      make("span", { class: "sign", "aria-label": say(own.length ? "wrong" : "right") },
        own.length ? "✗" : "✓"),
      say(`kind-${kind}`) + count + (details.length ? ` – ${details.join(", ")}` : ""));
  }));
  const bad = new Set(found.map((problem) => problem.round));
  document.querySelectorAll("[data-round]").forEach((section) =>
    section.classList.toggle("wrong", bad.has(Number(section.dataset.round))));
}

/** Say whether a seal that somebody saw is this record's; another one says nothing of the record. */
function showSeal(shown) {
  if (!shown) return place("answer");
  const answer = shown === sealed ? "right" : /^[0-9a-f]{64}$/.test(shown) ? "wrong" : "part";
  return place("answer", make("p", { class: answer }, say(`shown-${answer}`)));
}

// The rounds

function cardOf(told, card) {
  const picture = pictures[card.card];
  const alt = described[card.card] || say("card", { number: card.number });
  const image = picture
    ? make("img", { src: picture, alt, loading: "lazy", width: "200", height: "300" })
    : make("div", { class: "blank" }, alt);
  const voters = Object.keys(told.votes).filter((who) => told.votes[who].includes(card.number));
  const figure = make("figure", {}, image, make("b", { class: "number" }, String(card.number)));
  const caption = make("figcaption", {}, card.giver === null ? "–" : tag(card.giver));
  if (card.number === told.clue_card) {
    figure.classList.add("told");
    caption.append(make("small", {}, say("told")));
  }
  if (told.random.includes(card.card)) caption.append(make("small", {}, say("drawn")));
  if (told.red === card.number) caption.append(make("small", { class: "red" }, say("red")));
  const votes = make("div", { class: "votes" }, ...voters.map(tag));
  figure.append(caption, voters.length ? votes : "");
  return figure;
}

/** Whether the storyteller's team has points for votes on its other card. */
function tellerHasVotes(told) {
  const key = record.ruleset.pairs ? told.teams[told.storyteller] : told.storyteller;
  return (told.points[key] ?? []).some((item) => item.reason === "votes" && item.points);
}

function roundOutcome(told) {
  if (told.void) return say(`void-${told.void}`);
  const finders = Object.values(told.votes).filter((numbers) => numbers.includes(told.clue_card));
  const which = told.outcome === "found" ? finders.length : tellerHasVotes(told) ? "yes" : "no";
  return say(`outcome-${told.outcome}-${which}`, {
    number: told.clue_card, name: nameOf(told.storyteller),
  });
}

function reasonOf(item, told) {
  const reason = item.reason === "failure" ? `failure-${told.outcome}` : item.reason;
  return say(`points-${reason}-${item.points}`);
}

function scoresOf(told) {
  return make("table", {}, ...Object.keys(told.totals).map((key) => make("tr", {},
    make("th", { scope: "row" }, ...tags(key, told)),
    make("td", {}, (told.points[key] ?? []).map((item) => reasonOf(item, told)).join(" · ")),
    make("td", { class: "total" }, String(told.totals[key])))));
}

function roundOf(told) {
  const section = make("section", { "data-round": told.number },
    make("h2", {}, say("round", { round: told.number })));
  const removed = told.void === "clue-removed";
  if (told.clue !== null && !removed) {
    const quoted = `${words.open}${told.clue}${words.close}`;
    section.append(make("blockquote", {}, make("bdi", {}, told.clue ? quoted : "…"), " ",
      tag(told.storyteller)));
  }
  section.append(make("p", { class: "outcome" }, roundOutcome(told)));
  if (!told.void) {
    section.append(make("div", { class: "board" }, ...told.board.map((c) => cardOf(told, c))));
  }
  section.append(scoresOf(told));
  return section;
}

place("sealed", record.commitment ?? "–");
place("seed", record.seed ?? "–");
const played = (player) => record.rounds.some((told) => told.seated.includes(player.id));
place("people", ...record.players.filter((player) => !record.rounds.length || played(player))
  .map((player) => make("li", {}, tag(player.id))));
place("winners", ...record.winners.map((player) => make("li", {}, tag(player))));
place("rounds", ...record.rounds.map(roundOf));
const end = new Date(record.closed * 1000); // as the bot's list of games has it
document.getElementById("when").textContent = Number.isNaN(end.getTime()) ? "–"
  : say("when", { when: end.toLocaleString(document.documentElement.lang,
    { dateStyle: "long", timeStyle: "short" }) });
document.getElementById("shown").addEventListener("input", (event) =>
  showSeal(event.target.value.trim().toLowerCase()));
showVerdict();
