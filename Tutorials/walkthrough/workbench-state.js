// The state of the workbench: sources, a chain of operators or two, and two listeners; how hands and lists change it,
// and how an address names it. A source is {start, marks}, and each mark {mark, tick}.
"use strict";

ColdAndHot.workbenchState = (function () {
  const { core, address, notation } = ColdAndHot;
  const { isEnding } = ColdAndHot.reading;
  const { lastTick, marksOf, textOf, sorted } = notation;
  const { operators } = core.catalog();
  const sources = ["first", "second", "third"];
  const people = ["ada", "ben"];
  const ticks = Array.from({ length: lastTick + 1 }, (_, tick) => tick);

  // How many operators a chain may have.
  const longest = 4;

  // How a source may start its work, and what stands in the list.
  const starts = { cold: "cold", hot: "hot", sync: "all at once", timer: "timer", interval: "interval" };

  // What an operator is.
  function operator(name) { return operators.find((one) => one.name === name); }

  // Changes of a source's marks.

  // One mark more, as near to a tick as there is room for it; of two places that are as near, the one on its `way`.
  function withMark(marks, mark, wanted, way = 0) {
    const all = ticks.filter((tick) => isEnding(mark) || !marks.some((one) => one.tick === tick))
      .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || (b - a) * way)
      .map((tick) => sorted([...marks, { mark, tick }]));
    return all.find((found) => textOf(found) !== null) ?? marks;
  }

  function withoutMark(marks, index) { return marks.toSpliced(index, 1); }

  // Another ending, or none.
  function withEnding(marks, ending) {
    const last = marks.at(-1);
    const isEnded = last !== undefined && isEnding(last.mark);
    const values = isEnded ? marks.slice(0, -1) : marks;
    if (ending === "") return values;
    const changed = [...values, { mark: ending, tick: isEnded ? last.tick : Math.min(lastTick, (last?.tick ?? 0) + 4) }];
    return textOf(changed) === null ? marks : changed;
  }

  // The value that a click adds: the next digit or letter.
  function nextValue(marks) {
    const last = marks.map(({ mark }) => mark).filter((mark) => !isEnding(mark)).sort().at(-1) || "0";
    return /[9zZ]/.test(last) ? last : String.fromCharCode(last.charCodeAt(0) + 1);
  }

  // Operators.

  // An operator in a chain, as it is when it is chosen: `other` is the place of its second source.
  function link(name, other = 1) {
    const { argument, other: takes } = operator(name);
    return { name, ...(argument ? { amount: argument.start } : {}), ...(takes ? { other } : {}) };
  }

  // The links in a text such as `map,2~merge,,second`, without those that are not there.
  function chainOf(text) {
    const links = text.split("~").filter(Boolean).flatMap((part) => {
      const [name, amount = "", source = ""] = part.split(",");
      if (!operator(name)) return [];
      const own = link(name, Math.max(0, sources.indexOf(source || "second")));
      return own.amount === undefined || amount === "" ? [own] : [{ ...own, amount: amountOf(name, amount) }];
    });
    return links.slice(0, longest);
  }

  // The argument that a text or the place of a slider stands for; after its last number, `times` goes on for ever.
  function amountOf(name, text) {
    const { kind, min, max } = operator(name).argument;
    if (kind === "value") return /^[0-9A-Za-z]/.test(text) ? text.slice(0, 1) : "x";
    if (kind === "times" && (text === "forever" || Number(text) > max)) return "forever";
    return Math.max(min, Math.min(max, Math.round(Number(text)) || 0));
  }

  function chainText(chain) {
    return chain.map(({ name, amount = "", other }) => [name, amount, sources[other]].join(",").replace(/,+$/, "")).join("~");
  }

  // When somebody comes and leaves: `8-19`, or `8` for who stays; `-` for who does not come.
  function visitOf(text) {
    if (text === "-") return { comes: lastTick + 1, leaves: null };
    const [, comes, leaves] = text.match(/^(\d+)(?:-(\d+))?$/)?.map(Number) || [];
    if (!(comes <= lastTick) || leaves <= comes) return undefined;
    return { comes, leaves: leaves <= lastTick ? leaves : null };
  }

  function visitText({ comes, leaves }) {
    return comes > lastTick ? "-" : leaves === null ? `${comes}` : `${comes}-${leaves}`;
  }

  // The address.

  // A row, with how it starts in front of it if it is not cold.
  function sourceOf(text) {
    const [, start = "cold", row] = text.match(/^(?:([a-z]+):)?(.*)$/) || [];
    const marks = marksOf(row);
    return marks === null || !Object.hasOwn(starts, start) ? undefined : { start, marks };
  }

  function sourceText(value) {
    if (!value) return null;
    // A row without marks is silence.
    const row = textOf(value.marks) || "-";
    return value.start === "cold" ? row : `${value.start}:${row}`;
  }

  function source(name, row) {
    return { called: `the ${name} source`, start: { start: "cold", marks: marksOf(row) }, read: sourceOf, write: sourceText };
  }

  function chain(called) { return { called, start: [], read: chainOf, write: chainText }; }

  function visit(name, comes) {
    return { called: `when ${name} listens`, start: { comes, leaves: null }, read: visitOf, write: visitText };
  }

  const fields = {
    first: source("first", "--1---2---3---4---|"), second: source("second", "----a----b----c--|"),
    third: source("third", "-x------y|"),
    chain: chain("the chain"), beside: chain("the chain beside it"),
    ada: visit("Ada", 0), ben: visit("Ben", lastTick + 1),
  };

  // The chain that one meets first: what a latecomer gets is not what one expects.
  const start = {
    ...address.stateOf(new Map(), fields).state, chain: [link("map"), link("share")], ben: { comes: 8, leaves: null },
  };

  function fromAddress(values) {
    return values.size === 0 ? { state: start, strays: [] } : address.stateOf(values, fields);
  }

  // The sources that take part.
  function used({ chain: one, beside }) { return sources.slice(0, 1 + Math.max(0, ...[...one, ...beside].map(({ other = 0 }) => other))); }

  function toAddress(state) {
    const unused = sources.slice(used(state).length).map((name) => [name, null]);
    return address.write("workbench", fields, { ...state, ...Object.fromEntries(unused) });
  }

  // An operator, or a way to start, with the sources that show it best.
  function example(name, beside = "") {
    const alone = { ...start, beside: [], ben: { comes: lastTick + 1, leaves: null } };
    if (Object.hasOwn(starts, name)) return { ...alone, chain: [], first: { start: name, marks: marksOf("---a") } };
    const { example: [first, second = ""], group } = operator(name);
    return {
      ...alone, first: sourceOf(first), second: second ? sourceOf(second) : fields.second.start, chain: [link(name)], beside: beside ? [link(beside)] : [],
      ...(group === "sharing" ? { ben: start.ben } : {}),
    };
  }

  // Chains that are often taken for one another, by what they are called.
  const pairs = {
    ...Object.fromEntries([["merge", "zip"], ["zip", "combineLatest"], ["flatMap", "concatMap"], ["flatMap", "flatMapLatest"],
      ["debounce", "throttle"], ["share", "share(replay:)"], ["share", "replayLazily"]]
      .map(([one, other]) => [`${one} and ${other}`, example(one, other)])),
    "map before share, and after it": { ...start, chain: chainOf("map~share"), beside: chainOf("share~map") },
    "retry before share, and after it": {
      ...start, first: sourceOf("--1---2#"), chain: chainOf("retry~share"), beside: chainOf("share~retry"),
    },
  };

  return {
    start, ticks, lastTick, sources, people, longest, starts, operators, operator, withMark, withoutMark, withEnding, nextValue, link, amountOf,
    example, pairs, used, fromAddress, toAddress,
  };
})();
