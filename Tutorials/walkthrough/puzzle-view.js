// The view "Puzzles": the parts of the page for the table of all, and for one with an attempt at it. The core says what
// the attempt does, and how it differs from what is hidden.
"use strict";

ColdAndHot.puzzleView = (function () {
  const { core, words, marbles, rows, chainRows, puzzle, workbenchState, workbenchWords } = ColdAndHot;
  const { lastTick, sources, people, longest, starts, operator } = workbenchState;
  const { play } = ColdAndHot.workbenchPlay;
  const { tag, escape } = marbles;

  // After how many attempts there is a hint.
  const attemptsForHint = 3;

  // What leads on has an arrow, which stays on the line of its last word.
  const on = "\u00a0▶";

  // All puzzles, row by row. `solved` has how many operators each took that was solved, by its name.
  function table(solved) {
    const count = puzzle.all.filter(({ name }) => Object.hasOwn(solved, name)).length;
    const next = nextOf("", solved);
    const cards = ({ title, puzzles }, place) => `<section aria-labelledby="row-${place}"><h2 id="row-${place}">${escape(title)}</h2>`
      + `<ol class="puzzles" start="${puzzles[0].place}">${puzzles.map((one) => card(one, Object.hasOwn(solved, one.name))).join("")}</ol></section>`;
    const goOn = !next ? tag("a", { class: "first", href: "#workbench" }, `Make one yourself, in the workbench${on}`)
      : tag("a", { class: "first", href: addressOf(next) }, (count === 0 ? "Begin with the first" : `Go on with puzzle ${next.place}`) + on);
    return `<p class="next">${goOn}<span>${count === 0 ? "" : `${count} of ${puzzle.all.length} solved`}</span></p>${puzzle.rows.map(cards).join("")}`
      + `<p class="hint">To make one for a friend, build a chain in the ${tag("a", { href: "#workbench" }, "workbench")}, and press "Make this a puzzle".</p>`;
  }

  function card({ name, title, place }, isSolved) {
    const sign = isSolved ? ` <span class="badge">✓<span class="unseen"> solved</span></span>` : "";
    return `<li class="${isSolved ? "card solved" : "card"}">${tag("a", { href: addressOf({ name }) }, `<small>${place}</small> ${escape(title)}`)}${sign}</li>`;
  }

  function addressOf({ name }) { return `#puzzle?name=${name}`; }

  // The first puzzle after another one that is not solved yet, or before it; undefined if all are.
  function nextOf(name, solved) {
    const at = puzzle.all.findIndex((one) => one.name === name) + 1;
    return [...puzzle.all.slice(at), ...puzzle.all.slice(0, at)].find((one) => one.name !== name && !Object.hasOwn(solved, one.name));
  }

  // A text of the table, in which operators' names stand between backticks.
  function prose(text) { return escape(text).replace(/`([^`]+)`/g, "<code>$1</code>"); }

  // The ways from a puzzle to all of them, and to its neighbours.
  function ways({ place }) {
    const to = (sign, rel, one) => (one ? tag("a", { href: addressOf(one), rel, title: one.title }, sign) : "");
    return tag("a", { href: "#puzzle" }, "All puzzles")
      + (place ? to("◀ Previous", "prev", puzzle.all[place - 2]) + `<span>${place} of ${puzzle.all.length}</span>` + to("Next ▶", "next", puzzle.all[place]) : "");
  }

  // An attempt: what the core has played, and how it judges that.
  function judge(shown, state) {
    const played = play(state, state.chain);
    const judged = core.judge(play(shown.solution, shown.solution.chain).scene, played.scene);
    const wanted = (judged.listeners || []).flatMap((one) => one.wanted);
    const fits = wanted.filter(({ got }) => got !== null).length;
    const excess = played.people.flatMap(({ marks }) => marks).length - fits;
    return {
      played, isSolved: judged.solved === true, says: judged.says || judged.error || judged.trap,
      count: `Not yet: ${fits} of ${wanted.length} ${wanted.length === 1 ? "is" : "are"} right${excess > 0 ? `, and ${excess} too many` : ""}`,
      of: (name) => (judged.listeners || []).find((one) => one.who.toLowerCase() === name)?.wanted || [],
    };
  }

  function render(state, { width, attempts, isHinted, solved, tutorials }) {
    const shown = puzzle.find(state);
    if (!shown) return { "puzzle-ways": "", "puzzle-title": "Puzzles", "puzzle-asks": intro, "puzzle-table": table(solved), "puzzle-chain": "", "puzzle-tiles": "", "puzzle-reply": "", "puzzle-help": "" };
    const judged = judge(shown, state);
    return {
      "puzzle-ways": ways(shown),
      "puzzle-title": escape(shown.title),
      "puzzle-asks": asks(shown),
      "puzzle-table": "",
      "puzzle-tiles": tiles(shown, state),
      "puzzle-chain": column(shown, state, judged, width),
      "puzzle-reply": judged.isSolved ? solvedSays(shown, state, solved, tutorials) : reply(judged),
      "puzzle-help": judged.isSolved ? "" : help(shown, attempts, isHinted),
    };
  }

  const intro = "Each puzzle shows what Ada and Ben should get, as outlined discs. Build a chain of operators, or change what the puzzle "
    + "lets you change, until they get it. This page plays each attempt, and says where it differs. There may be several ways; all are "
    + "right that need no more runs than the puzzle allows.";

  // What is asked. Of what somebody has made, the page says how many runs are allowed.
  function asks(shown) {
    if (shown.place) return prose(shown.asks);
    const allowed = workbenchWords.counted(play(shown.solution, shown.solution.chain));
    return `${escape(shown.asks || "Build a chain that does the same.")} <small>Runs allowed: ${escape(allowed)}.</small>`;
  }

  // The operators that are given. One that is in the chain is pressed; pressing it again takes it out.
  function tiles(shown, state) {
    if (shown.tiles.length === 0) return moveSays(shown);
    const taken = puzzle.tilesOf(shown, state.chain) || [];
    const isFull = state.chain.length === longest;
    const buttons = shown.tiles.map((tile, place) => tag("button", {
      type: "button", class: "tile", id: `tile-${place}`, "data-tile": place, "aria-pressed": String(taken.includes(place)),
      disabled: isFull && !taken.includes(place) ? "" : null,
    }, `<b>${escape(tile.name)}</b>${tileSays(shown, tile)}`));
    const says = [...new Set(shown.tiles.map(({ name }) => name))].map((name) =>
      `<li>${escape(operator(name).says).replace(escape(name), `<code>${escape(name)}</code>`)}</li>`);
    return `<div class="tiles">${buttons.join("")}</div>${shown.moves.length > 0 ? moveSays(shown) : ""}`
      + `<details><summary>What these operators do</summary><ul class="told">${says.join("")}</ul></details>`;
  }

  function tileSays(shown, { name, other, amounts }) {
    const range = amounts && (amounts.length > 3 ? `choose ${amounts[0]} to ${amounts.at(-1)}` : amounts.join(", ").replace(/, (?=[^,]*$)/, " or "));
    const parts = [other === undefined ? "" : `with ${titles(shown)[other]}`, amounts ? `${operator(name).argument.name}: ${range}` : ""].filter(Boolean);
    return parts.length > 0 ? ` <small>${escape(parts.join(", "))}</small>` : "";
  }

  // What the sources are called that a puzzle has.
  function titles({ tiles: given, solution }) {
    const count = 1 + Math.max(0, ...[...given, ...solution.chain].map(({ other = 0 }) => other));
    return count === 1 ? ["source"] : sources.slice(0, count);
  }

  // What may be moved, and how: keys move whatever can be dragged.
  function moveSays({ moves }) {
    const byKeys = `<span class="by-key">, or use the arrow keys</span>.`;
    return `<p class="hint">${moves.map((move) => {
      if (move === "first.start") return "Choose what kind of source it is.";
      if (move === "ben") return `Move Ben: drag his disc or the number${byKeys}`;
      if (move === "ada-leaves") return `Move the moment at which Ada leaves: drag the × or the number${byKeys}`;
      return `Drag the ${move.slice("mark ".length)} of the source${byKeys}`;
    }).join(" ")}</p>`;
  }

  // The chain of an attempt, from its sources to its listeners and what they should get.
  function column(shown, state, judged, width) {
    const { played } = judged;
    const shared = chainRows.options(played, width, "nobody subscribes");
    const parts = titles(shown).flatMap((title, place) => {
      const name = sources[place];
      const { start, marks } = state[name];
      return [
        sourceBand(shown, state, name, title),
        start === "sync" ? rows.atOnce(marks, { ...shared, name: title, label: `${title}: all at once` })
          : rows.plan(marks, { ...shared, name, title, isMovable: (mark) => place === 0 && puzzle.isMovable(shown, mark) }),
        chainRows.runs(played, place, start, shared),
      ];
    });
    parts.push(...chainRows.operators(played, state.chain, shared, (place) => operatorBand(shown, state.chain, place)));
    const hasRoom = state.chain.length < Math.min(longest, shown.tiles.length);
    if (hasRoom && !judged.isSolved) parts.push(`<p class="slot"><span class="by-key">Click an operator, drag it here, or press Enter on it.</span><span class="by-finger">Tap an operator.</span></p>`);
    parts.push(visits(shown, state), rows.listeners(state, {
      ...shared, people: played.people, knobs: shown.moves, wanted: Object.fromEntries(people.map((name) => [name, judged.of(name)])),
    }));
    return chainRows.notice(played) + parts.join("");
  }

  // What is said of a source that is not cold.
  const kindSays = { hot: "is hot", sync: "sends everything at once", timer: "is a timer", interval: "is an interval" };

  function sourceBand({ moves }, state, name, title) {
    const { start } = state[name];
    if (name !== "first" || !moves.includes("first.start")) {
      return start === "cold" ? "" : `<div class="band of-source">The ${title === "source" ? "" : `${title} `}source ${kindSays[start]}.</div>`;
    }
    const options = puzzle.kinds.map((kind) => marbles.option(kind, starts[kind], start)).join("");
    return `<div class="band of-source"><label>The source is ${tag("select", { "data-set": "first.start", "data-value": start }, options)}</label></div>`;
  }

  function operatorBand(shown, chain, place) {
    const { name, amount, other } = chain[place];
    const says = other === undefined ? "" : `<span>with ${titles(shown)[other]}</span>`;
    if (shown.tiles.length === 0) return `<div class="band operator"><span class="dot">.</span><b>${escape(name)}</b>${says}</div>`;
    const tile = shown.tiles[(puzzle.tilesOf(shown, chain) || [])[place]];
    const button = (does, sign, label, isOff) =>
      tag("button", { type: "button", "data-do": `${place}.${does}`, "aria-label": `${label} ${name}`, disabled: isOff ? "" : null }, sign);
    return `<div class="band operator"><span class="dot">.</span><b>${escape(name)}</b>${says}${tile?.amounts ? argumentField(place, name, amount, tile.amounts) : ""}`
      + `<span class="moves">${button("up", "↑", "earlier:", place === 0)}${button("down", "↓", "later:", place === chain.length - 1)}`
      + `${button("remove", "×", "remove", false)}</span></div>`;
  }

  // The argument of an operator: one of those that its tile has.
  function argumentField(place, name, amount, amounts) {
    const called = operator(name).argument.name;
    if (amounts.length === 1) return `<span class="argument">${escape(called)} <output>${escape(amount)}</output></span>`;
    const field = tag("input", {
      type: "range", min: 0, max: amounts.length - 1, "data-set": `chain.${place}`, "data-value": amounts.indexOf(amount), "aria-valuetext": amount,
      "aria-label": `${name}: ${called}`,
    });
    return `<label class="argument"><span>${escape(called)}</span> ${field}<output>${escape(amount)}</output></label>`;
  }

  // Who comes when; what may be moved is a number that can be dragged.
  function visits({ moves }, state) {
    const number = (handle, label, at, first) => {
      const shown = at > lastTick ? "never" : at;
      if (!moves.includes(handle)) return shown;
      return marbles.number(handle, label, at, [first, lastTick + 1], { says: at > lastTick ? "never" : `tick ${at}`, shown });
    };
    return `<div class="band listeners">${people.filter((name) => state[name].comes <= lastTick).map((name) => {
      const { comes, leaves } = state[name];
      const who = words.capital(name);
      const isLeaving = leaves !== null || moves.includes(`${name}-leaves`);
      return `<span>${who} comes at ${number(name, `${who} comes at`, comes, 0)}`
        + (isLeaving ? `, leaves at ${number(`${name}-leaves`, `${who} leaves at`, leaves ?? lastTick + 1, comes + 1)}` : "") + "</span>";
    }).join("")}</div>`;
  }

  // What is said of an attempt: the first difference, and never what to do about it.
  function reply({ count, says }) { return `<p class="verdict">${count}</p><p>${escape(says)}</p>`; }

  // What there is for whoever is stuck.
  function help({ hint, solution, tiles: given }, attempts, isHinted) {
    const left = attemptsForHint - attempts;
    const long = given.length > 0 && solution.chain.length > 1 ? `, with ${words.number(solution.chain.length)} operators or more` : "";
    const button = (content) => tag("button", { type: "button", id: "puzzle-hint", disabled: left > 0 ? "" : null }, content);
    const says = isHinted ? `<p class="notice">${prose(hint)}</p>`
      : left > 0 ? button(`A hint, after ${words.number(left)} more ${left === 1 ? "attempt" : "attempts"}${long}`) : button("A hint");
    return `${hint ? says : ""}<p class="hint">${tag("a", { href: workbenchState.toAddress(solution) }, "Open a solution in the workbench")}</p>`;
  }

  function solvedSays(shown, state, solved, tutorials) {
    const next = nextOf(shown.name, solved);
    const lesson = shown.page ? `<p>${marbles.lessonLink(tutorials, shown, `Lesson ${shown.number}`)} explains it.</p>` : "";
    const goOn = next ? tag("a", { class: "first", href: addressOf(next) }, `Puzzle ${next.place}: ${escape(next.title)}${on}`)
      : tag("a", { class: "first", href: "#puzzle" }, `All puzzles${on}`);
    return `<p class="verdict right">✓ Solved.</p>${shown.idea ? `<p>${prose(shown.idea)}</p>` : ""}`
      + `<p class="next">${goOn}</p><p>${counted(shown, state)}</p>${lesson}`;
  }

  // How many operators an attempt has, and how few are possible: a test looks for shorter chains of all puzzles of the
  // table, and of one that somebody has made only its own length is known.
  function counted({ name, tiles: given, solution }, { chain }) {
    if (given.length === 0) return "";
    const operators = (count) => `${words.number(count)} ${count === 1 ? "operator" : "operators"}`;
    const [used, fewest] = [chain.length, solution.chain.length];
    if (name === "") return `You used ${operators(used)}. The hidden chain has ${words.number(fewest)}.`;
    return `You used ${operators(used)}. ${used === fewest ? "It cannot be done with fewer." : `It can be done with ${words.number(fewest)}.`}`;
  }

  // What a screen reader hears.
  function says(state) {
    const shown = puzzle.find(state);
    if (!shown) return "";
    const { isSolved, says: difference, count } = judge(shown, state);
    return isSolved ? `Solved. ${(shown.idea || "").replaceAll("`", "")} ${counted(shown, state)}`.replace(/ +/g, " ").trim() : `${count}. ${difference}`;
  }

  function title(state) {
    const shown = puzzle.find(state);
    return !shown ? "Puzzles" : shown.place ? `Puzzle ${shown.place}: ${shown.title}` : shown.title;
  }

  return { render, says, title, judge };
})();
