// A puzzle: a state of the workbench whose chain is hidden. What the learner may change of the state that is given,
// and what an address says about it. An attempt is a state of the workbench, too.
"use strict";

ColdAndHot.puzzle = (function () {
  const { address, sealed, workbenchState } = ColdAndHot;
  const { operator, operators, sources } = workbenchState;

  // The parts of a workbench's state that a puzzle is about.
  const parts = ["first", "second", "third", "chain", "ada", "ben"];

  // How the first source may start, where the learner chooses it.
  const kinds = ["cold", "hot", "sync"];

  // The rows of the table, each puzzle with its place among all.
  let count = 0;
  const rows = ColdAndHot.puzzles.map(({ title, puzzles }) => ({ title, puzzles: puzzles.map((one) => ({ ...one, place: ++count })) }));
  const all = rows.flatMap(({ puzzles }) => puzzles);

  // The values that a text such as `first=--1--2|&ben=8` sets.
  function valuesOf(text) { return new Map(new URLSearchParams(text)); }

  // The text of a state's address, which `valuesOf` reads.
  function textOf(state) { return workbenchState.toAddress({ ...state, beside: [] }).replace(/^#workbench\??/, ""); }

  // A puzzle with the states that its texts name: of what is given, and of what is hidden.
  function open(entry) {
    const given = valuesOf(entry.given);
    const stateOf = (values) => workbenchState.fromAddress(new Map([["ada", "0"], ...values])).state;
    const solution = stateOf([...given, ...valuesOf(entry.solution)]);
    return { moves: [], ...entry, tiles: (entry.tiles || []).map(tileOf), given: stateOf(given), solution };
  }

  // The puzzle of the table that has a name; undefined if there is none.
  function named(name) {
    const entry = all.find((one) => one.name === name);
    return entry && open(entry);
  }

  // Operators, each of which may stand in the chain once.

  // A tile such as `take,1-3`, of whose arguments the learner chooses one.
  function tileOf(text) {
    const [name, amount = "", source] = text.split(",");
    const { argument, other } = operator(name);
    const [first, last = first] = amount.split("-").map(Number);
    const amounts = argument && numbers(first, last).map((one) => workbenchState.amountOf(name, String(one)));
    return { name, other: other ? sources.indexOf(source) : undefined, amounts: amounts || undefined };
  }

  // An operator of the chain, as it is when its tile is taken.
  function linkOf({ name, other, amounts }) {
    return { ...workbenchState.link(name, other), ...(amounts ? { amount: amounts[0] } : {}) };
  }

  // For each operator of a chain the place of its tile; undefined if one has none of its own.
  function tilesOf({ tiles }, chain) {
    const taken = [];
    for (const { name, other, amount } of chain) {
      taken.push(tiles.findIndex((tile, place) => tile.name === name && tile.other === other
        && (tile.amounts === undefined || tile.amounts.includes(amount)) && !taken.includes(place)));
    }
    return taken.includes(-1) ? undefined : taken;
  }

  // Whether the learner may make this of a part of what is given.
  function allows(puzzle, part, state) {
    const { given, moves, tiles } = puzzle;
    const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
    if (part === "chain" && tiles.length > 0) return tilesOf(puzzle, state.chain) !== undefined;
    if (part === "first") {
      const [one, other] = [state.first, given.first].map(({ start, marks }) => ({
        start: moves.includes("first.start") ? kinds.includes(start) : start, count: marks.length, marks: marks.filter((mark) => !isMovable(puzzle, mark)),
      }));
      return isSame(one, other);
    }
    if (part === "ben" && moves.includes("ben")) return state.ben.leaves === given.ben.leaves;
    if (part === "ada" && moves.includes("ada-leaves")) return state.ada.comes === given.ada.comes;
    return isSame(state[part], given[part]);
  }

  // Whether a state is tried out, and not only on the way to that: it is not what is given, and has as many operators
  // as are needed.
  function isAttempt(puzzle, state) {
    return state.chain.length >= puzzle.solution.chain.length && textOf(state) !== textOf(puzzle.given);
  }

  // Whether the learner may move a mark of the first source.
  function isMovable({ moves }, { mark }) { return moves.includes(`mark ${mark}`); }

  // What somebody has made in the workbench: a question and the address of a state, sealed; undefined if it is none.
  function madeFrom(made) {
    const [, asks, text] = sealed.unseal(made)?.match(/^(.*)\n(.+)$/) || [];
    if (!text) return undefined;
    const { state, strays } = workbenchState.fromAddress(valuesOf(text));
    if (strays.length > 0 || state.chain.length === 0) return undefined;
    // Also the sources that nothing but the hidden chain uses.
    const given = new URLSearchParams([...valuesOf(text)].filter(([part]) => part !== "chain")).toString();
    const entry = { name: "", title: "A puzzle for you", asks, given, solution: text };
    return { ...open(entry), tiles: tilesFor(state.chain) };
  }

  // What is given for a chain that somebody has made: its operators, and the two after each in the list of its group.
  // All stand as in the list, which gives nothing away.
  function tilesFor(chain) {
    const tiles = chain.map(({ name, other, amount }) => ({ name, other, amounts: amountsOf(operator(name), amount) }));
    for (const { name, other = 1 } of chain) {
      const group = operators.filter((one) => one.group === operator(name).group);
      const at = group.findIndex((one) => one.name === name);
      for (const one of [1, 2].map((step) => group[(at + step) % group.length])) {
        if (tiles.some((tile) => tile.name === one.name)) continue;
        tiles.push({ name: one.name, other: one.other ? other : undefined, amounts: amountsOf(one, one.argument?.start) });
      }
    }
    const order = ({ name }) => operators.findIndex((one) => one.name === name);
    return tiles.sort((a, b) => order(a) - order(b));
  }

  // All arguments of an operator; of values only one, since what is sent is seen.
  function amountsOf({ argument }, own) {
    if (!argument) return undefined;
    const { kind, min, max } = argument;
    if (kind === "value") return [String(own)];
    return kind === "times" ? [...numbers(min, max), "forever"] : numbers(min, max);
  }

  function numbers(first, last) { return Array.from({ length: last - first + 1 }, (_, step) => first + step); }

  // The address.

  // What names a puzzle, and what the learner has changed of its state.
  const text = (called) => ({ called, start: "", read: (value) => value, write: (value = null) => value });
  const fields = { name: text("the puzzle"), made: text("the puzzle"), ...Object.fromEntries(parts.map((part) => [part, text(part)])) };

  // The state that an address names: {name, made}, and an attempt unless it names no puzzle.
  function fromAddress(values) {
    const { state: { name, made }, strays } = address.stateOf(values, fields);
    const puzzle = find({ name, made });
    if (!puzzle) {
      if (made !== "") strays.push("This link holds no puzzle that the page can read. These are its own.");
      else if (name !== "") strays.push(`There is no puzzle ${address.quoted(name)} here. These are all.`);
      return { state: { name: "", made: "" }, strays };
    }
    const attempt = { ...puzzle.given };
    for (const part of parts.filter((one) => values.has(one))) {
      const asked = values.get(part) === "-" && part === "chain" ? "" : values.get(part);
      const { state, strays: unread } = workbenchState.fromAddress(new Map([[part, asked]]));
      if (unread.length === 0 && allows(puzzle, part, state)) attempt[part] = state[part];
      else strays.push(`This puzzle does not let ${part} be ${address.quoted(asked)}.`);
    }
    return { state: { ...attempt, name, made }, strays };
  }

  function toAddress(state) {
    const { name, made } = state;
    const puzzle = find(state);
    if (!puzzle) return "#puzzle";
    const [mine, given] = [state, puzzle.given].map((one) => valuesOf(textOf(one)));
    const changes = parts.filter((part) => mine.get(part) !== given.get(part)).map((part) => [part, mine.get(part) ?? "-"]);
    return address.write("puzzle", fields, { name, made, ...Object.fromEntries(changes) });
  }

  // The puzzle of a state; undefined if it shows all of them.
  function find({ name, made }) {
    if (last.name !== name || last.made !== made) last = { name, made, puzzle: made ? madeFrom(made) : named(name) };
    return last.puzzle;
  }
  /** @type {any} */
  let last = {};

  return { kinds, rows, all, find, linkOf, tilesOf, isAttempt, isMovable, fromAddress, toAddress };
})();
