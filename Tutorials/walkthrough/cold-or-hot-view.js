// The view "Cold or hot?": its state, how an address names it, and the parts of the page it fills.
"use strict";

ColdAndHot.coldOrHotView = (function () {
  const { kinds, endingsOf, recording, moment } = ColdAndHot.reading;
  const { core, film, words, evidence, marbles, lanes, machine, address } = ColdAndHot;
  const people = ["ada", "ben"];
  const ticks = Array.from({ length: film.lastTick + 1 }, (_, tick) => tick);

  // The state. Without a kind it shows several.
  const fields = {
    kind: address.choice("the kind", null, () => Object.keys(words.kinds)),
    ada: address.number("Ada's arrival", 0, film.arrivals),
    ben: address.number("Ben's arrival", 8, film.arrivals),
    ending: address.choice("the ending", "goes-on", ({ kind }) => endingsOf(kind)),
    leaves: {
      called: "the leaver", start: [],
      read: (text) => people.filter((name) => text.split(",").includes(name)),
      write: (names) => names.join(","),
    },
    tick: { ...address.number("tick", 18, ticks), write: Math.floor },
    kinds: address.choice("the kinds", "two", () => ["two", "eight"]),
    guess: address.choice("the guess", null, () => ["yes"]),
  };

  function fromAddress(values) { return address.stateOf(values, fields); }

  function toAddress(state) {
    const isAll = state.kind === null && state.kinds === "eight";
    return address.write("cold-or-hot", fields, { ...state, kinds: isAll ? "eight" : null });
  }

  // The same state of another kind, with an ending that this kind has.
  function ofKind(state, kind) {
    const offered = endingsOf(kind);
    return { ...state, kind, ending: offered.includes(state.ending) ? state.ending : offered[0] };
  }

  function title({ kind, kinds: shown, ada, ben }) {
    if (kind === null) return shown === "eight" ? "Eight kinds of signal" : "Cold or hot?";
    return `${words.kinds[kind].title}: Ada at ${ada}, Ben at ${ben}`;
  }

  function draw(state, options) {
    return lanes.draw(recording(state), {
      kind: state.kind, lastTick: film.lastTick, stops: film.arrivals,
      starter: (run) => starter(run, state.kind, options.size), ...options,
    });
  }

  // What stands above a run: who has started it, where there is room; always, if that is for somebody to see.
  function starter(run, kind, size) {
    if (size === "large") return `${words.starter(run, kind)} starts it`;
    return kind === "multicast" ? "connect()" : "";
  }

  // The kinds that have a card of their own: the two that one knows from the opening, or all.
  function cards(state) { return state.kinds === "eight" ? Object.keys(words.kinds) : ["cold", "subject"]; }

  // The parts of the page that both looks at the kinds have: who comes when, and the time.
  function controls({ kind, ada, ben, tick }) {
    const arrival = (handle, name, comes) => marbles.number(handle, `${name} comes at`, comes, [0, film.arrivals.at(-1)]);
    return {
      "ada-comes": arrival("ada", "Ada", ada),
      "ben-comes": arrival("ben", "Ben", ben),
      "now-is": marbles.number("now", "The moment that is shown", Math.floor(tick), [0, film.lastTick]),
      "ending-says": endingsOf(kind).length === 1
        ? "A property does not pass on the end of a film, so this film only goes on." : "",
    };
  }

  // Several kinds beside each other, each with its lanes and its four answers.
  function renderAll(state, { width }) {
    const all = cards(state).map((kind) => {
      const own = ofKind(state, kind);
      const { answers } = kinds()[kind];
      const heat = words.heat(answers.starts);
      const told = Object.entries(evidence.questions).map(([name, question]) => `<dt title="${question}">${name}</dt><dd>${answers[name]}</dd>`);
      return `<section class="card" data-kind="${kind}"><h2><a href="${marbles.escape(toAddress(own))}">`
        + `${words.kinds[kind].title}<span class="unseen">, large</span></a> <span class="heat ${heat}">${heat}</span></h2>`
        + `${draw(own, { width, size: "small" })}<dl>${told.join("")}</dl>${note(state, own)}</section>`;
    });
    return {
      "cold-or-hot-title": `${words.capital(state.kinds)} kinds of signal`,
      grid: all.join(""), ...controls(state),
    };
  }

  // What a picture shows at the tick that is shown, in words.
  function label(state, kind) {
    return machine.inWords(moment(recording(ofKind(state, kind)), Math.floor(state.tick)), kind);
  }

  // What else one must know to read a small picture.
  function note(state, own) {
    if (own.kind !== "property") return "";
    const ending = own.ending === state.ending ? "" : " The film goes on: a property does not pass on its end.";
    return `<p class="hint">T is the title, which it holds at first.${ending}</p>`;
  }

  // What a kind is, in a word or three.
  function heading(kind) {
    const heat = words.heat(kinds()[kind].answers.starts);
    const { title } = words.kinds[kind];
    if (heat === title) return `<code>${title}</code>`;
    return `<code>${title}</code>: ${heat === "neither" ? "neither cold nor hot" : heat}`;
  }

  // One kind, large; `hides` before a guess.
  function renderOne(state, { width, size, hides }) {
    const { kind, ada, ben } = state;
    const recorded = recording(state);
    const now = moment(recorded, Math.floor(state.tick));
    const hidden = (text) => `<p class="hidden">Guess first. Then ${text}.</p>`;
    const hiding = { hides: "all", knobs: people, label: `Ada comes at tick ${ada}, Ben at tick ${ben}.` };
    return {
      "cold-or-hot-title": hides ? `<code>${words.kinds[kind].title}</code>` : heading(kind),
      lanes: draw(state, { width: width.large, size, ...(hides ? hiding : {}) }),
      "machine-title": `The machine at tick ${now.tick}`,
      machine: hides ? hidden("you see it") : machine.draw(now, recorded, { kind, width: width.machine }),
      counters: hides ? "" : counters(now),
      story: hides ? hidden("you can read it") : story(recorded, kind),
      tries: tries(state),
      questions: hides ? hidden("you see the answers") : questions(recorded, kind),
      code: marbles.code(core.program(recorded.scene).swift),
      ...controls(state),
    };
  }

  // What a screen reader hears: the whole story, or the machine if only the time has moved.
  function says(state, isTime) {
    const { kind } = state;
    if (kind !== null) return isTime ? label(state, kind) : words.story(recording(state), kind, film.lastTick).join(" ");
    return cards(state).map((one) =>
      `${words.kinds[one].title}: ${isTime ? label(state, one) : words.short(recording(ofKind(state, one)))}`).join(" ");
  }

  // States in which a kind shows what it is like, as links; what is guessed stays hidden.
  function tries(state) {
    const all = {
      "Ben comes late": { ending: "goes-on", leaves: [], ada: 0, ben: 16 },
      "Ben comes when Ada has left": { ending: "goes-on", leaves: ["ada"], ada: 0, ben: 16 },
      "both leave": { ending: "goes-on", leaves: people, ada: 0, ben: 4 },
      "Ben comes when the film has completed": { ending: "completes", leaves: [], ada: 0, ben: 20 },
      "Ben comes when it has failed": { ending: "fails", leaves: [], ada: 0, ben: 20 },
    };
    const links = Object.entries(all)
      .filter(([, { ending }]) => endingsOf(state.kind).includes(ending))
      .map(([text, changes]) => [text, { ...state, ...changes, tick: 22 }])
      .filter(([, changed]) => isOverInTime(changed))
      .map(([text, changed]) => marbles.tag("a", { href: toAddress(changed) }, text));
    return `Try: ${links.join(" · ")}`;
  }

  // Whether the film has ended before Ben comes, where he is to come after its end.
  function isOverInTime(state) {
    if (state.ending === "goes-on") return true;
    const [first] = recording(state).runs;
    return first && first.endMark !== "" && first.endTick < state.ben;
  }

  function counters({ runs, listeners }) {
    const missed = listeners.filter((person) => person.missed.length > 0)
      .map((person) => `${person.name}: ${person.missed.map(({ mark }) => mark).join(" ")}`);
    return [
      ["runs started", runs.length],
      ["running now", runs.filter(({ isRunning }) => isRunning).length],
      ["missed", missed.join(", ") || (listeners.every(({ hasCome }) => hasCome) ? "nothing" : "nothing yet")],
    ].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("");
  }

  // The story, with numbers that can be dragged.
  function story(recorded, kind) {
    const lines = words.story(recorded, kind, film.lastTick, ({ name, startTick }) =>
      marbles.number(name.toLowerCase(), `${name} comes at`, startTick, [0, film.arrivals.at(-1)], { tabindex: -1 }));
    return `<ul>${lines.map((text) => `<li>${text}</li>`).join("")}</ul>`;
  }

  function questions(recorded, kind) {
    const { answers } = kinds()[kind];
    const shown = evidence.of(recorded, kind, answers);
    const rows = Object.entries(evidence.questions).map(([name, question]) => {
      const { isShown, text } = shown[name];
      return `<tr${isShown ? ' class="hit"' : ""}><th scope="row">${question}</th>`
        + `<td><b>${answers[name]}</b>${isShown ? `<span class="badge">shown here</span>` : ""}<br>`
        + `<span class="${isShown ? "evidence" : "try"}">${text}</span></td></tr>`;
    });
    return `<table>${rows.join("")}</table>`;
  }

  return { ticks, fromAddress, toAddress, ofKind, title, label, renderAll, renderOne, says };
})();
