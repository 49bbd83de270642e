// The view "Cold or hot?": its state, how an address names it, and the parts of the page it fills.
"use strict";

ColdAndHot.explorer = (function () {
  const { kinds, endingsOf, recording, moment } = ColdAndHot.reading;
  const { core, film, words, signs, lanes, machine, address } = ColdAndHot;
  const people = ["ada", "ben"];
  const latest = film.arrivals[film.arrivals.length - 1];

  /** The endings that a kind has; without a kind, all. */
  function endings(kind) { return kind === null ? Object.keys(film.drawings) : endingsOf(kind); }

  /** What an address may say. Without a kind it names all of them. */
  const fields = {
    kind: address.choice("the kind", null, () => Object.keys(words.kinds)),
    ada: address.number("Ada's arrival", 0, () => film.arrivals),
    ben: address.number("Ben's arrival", 8, () => film.arrivals),
    ending: address.choice("the ending", "goes-on", ({ kind }) => endings(kind)),
    leaves: {
      called: "the leaver", start: [],
      read: (text) => people.filter((name) => text.split(",").includes(name)),
      write: (names) => names.join(","),
    },
    tick: address.number("tick", 18, () => Array.from({ length: film.lastTick + 1 }, (_, tick) => tick)),
    kinds: address.choice("the kinds", "two", () => ["two", "eight"]),
    guess: address.choice("the guess", null, () => ["yes"]),
  };

  /** Reads the values of an address: the state, and sentences about what is not there. */
  function fromAddress(values) {
    const { state, strays } = address.stateOf(values, fields);
    const { kind, ending, tick, guess, leaves } = state;
    const visit = (name) => ({ comes: state[name], leaves: leaves.includes(name) });
    return { state: { kind, ending, ada: visit("ada"), ben: visit("ben"), tick, kinds: state.kinds, isGuessing: guess === "yes" }, strays };
  }

  function toAddress(state) {
    return address.write("cold-or-hot", fields, {
      ...state, ada: state.ada.comes, ben: state.ben.comes, guess: state.isGuessing ? "yes" : null,
      leaves: people.filter((name) => state[name].leaves), tick: Math.floor(state.tick),
      kinds: state.kind === null && state.kinds === "eight" ? "eight" : null,
    });
  }

  function clamp(tick) { return Math.max(0, Math.min(film.lastTick, Math.round(tick))); }

  /** The same state of another kind, with an ending that this kind has. */
  function ofKind(state, kind) {
    const offered = endings(kind);
    return { ...state, kind, ending: offered.includes(state.ending) ? state.ending : offered[0] };
  }

  function title(state) {
    if (state.kind === null) return state.kinds === "eight" ? "Eight kinds of signal" : "Cold or hot?";
    return `${words.kinds[state.kind].title}: Ada at ${state.ada.comes}, Ben at ${state.ben.comes}`;
  }

  function draw(state, options) {
    return lanes.draw(recording(state), {
      kind: state.kind, lastTick: film.lastTick, stops: film.arrivals,
      starter: (run) => starter(run, state.kind, options.size), ...options,
    });
  }

  /** What stands above a run: who has started it, where there is room; always, if that is for somebody to see. */
  function starter(run, kind, size) {
    if (size === "large") return `${words.starter(run, kind)} starts it`;
    return kind === "multicast" ? "connect()" : "";
  }

  /** The kinds that have a card of their own: the two that one knows from the opening, or all. */
  function cards(state) { return state.kinds === "eight" ? Object.keys(words.kinds) : ["cold", "subject"]; }

  /** The parts of the page that both looks at the kinds have: who comes when, and the time. */
  function controls(state) {
    return {
      "ada-comes": signs.number("ada", "Ada comes at", state.ada.comes, [0, latest]),
      "ben-comes": signs.number("ben", "Ben comes at", state.ben.comes, [0, latest]),
      "now-is": signs.number("now", "The moment that is shown", Math.floor(state.tick), [0, film.lastTick]),
      "ending-says": state.kind !== null && endings(state.kind).length === 1
        ? "A property does not pass on the end of a film, so this film only goes on." : "",
    };
  }

  /** Several kinds beside each other, each with its lanes and its four answers. */
  function renderAll(state, { width }) {
    const all = cards(state).map((kind) => {
      const own = ofKind(state, kind);
      const { title } = words.kinds[kind];
      const heat = words.heat(kinds()[kind].answers.starts);
      const label = ` <span class="heat ${heat}">${heat}</span>`;
      const answers = Object.entries(words.heads).map(([name, head]) =>
        `<dt title="${words.questions[name]}">${head}</dt><dd>${kinds()[kind].answers[name]}</dd>`);
      return `<section class="card" data-kind="${kind}"><h2><a href="${signs.escape(toAddress(own))}">`
        + `${title}<span class="unseen">, large</span></a>${label}</h2>`
        + `${draw(own, { width, size: "small" })}<dl>${answers.join("")}</dl>${note(state, own)}</section>`;
    });
    const isAll = state.kinds === "eight";
    return {
      "cold-or-hot-title": isAll ? "Eight kinds of signal" : "Two kinds of signal",
      "kind-says": isAll ? words.saysOfAll : words.saysOfTwo,
      grid: all.join(""), ...controls(state),
    };
  }

  /** What a picture shows at the tick that is shown, in words. @param {any} state @param {string} kind */
  function label(state, kind) {
    return words.machine(moment(recording(ofKind(state, kind)), Math.floor(state.tick)), kind);
  }

  /** What else one must know to read a small picture. */
  function note(state, own) {
    if (own.kind !== "property") return "";
    const ending = own.ending === state.ending ? "" : " The film goes on: a property does not pass on its end.";
    return `<p class="hint">T is the title, which it holds at first.${ending}</p>`;
  }

  /** What a kind is, in a word or three. */
  function heading(kind) {
    const heat = words.heat(kinds()[kind].answers.starts);
    const { title } = words.kinds[kind];
    if (heat === title) return `<code>${title}</code>`;
    return `<code>${title}</code>: ${heat === "neither" ? "neither cold nor hot" : heat}`;
  }

  /** One kind, large; `hides` before a guess. */
  function renderOne(state, { width, size, hides }) {
    const recorded = recording(state);
    const now = moment(recorded, Math.floor(state.tick));
    const hidden = (text) => `<p class="hidden">Guess first. Then ${text}.</p>`;
    return {
      "cold-or-hot-title": hides ? `<code>${words.kinds[state.kind].title}</code>` : heading(state.kind),
      lanes: draw(state, hides
        ? { width: width.large, size, hides: "all", knobs: people, label: `Ada comes at tick ${state.ada.comes}, Ben at tick ${state.ben.comes}.` }
        : { width: width.large, size }),
      "machine-title": `The machine at tick ${Math.floor(state.tick)}`,
      machine: hides ? hidden("you see it") : machine.draw(now, recorded, { kind: state.kind, width: width.machine }),
      counters: hides ? "" : counters(now),
      story: hides ? hidden("you can read it") : story(recorded, state.kind),
      // Where one guesses, this would tell; and it would move the picture when the guess is made.
      "kind-says": state.isGuessing ? "" : words.kinds[state.kind].says,
      tries: tries(state),
      questions: hides ? hidden("you see the answers") : questions(state, recorded),
      code: signs.escape(core.program(recorded.scene).swift),
      ...controls(state),
    };
  }

  /** What a screen reader hears: the whole story, or the machine if only the time has moved. */
  function says(state, isTime) {
    if (state.kind === null) {
      return cards(state).map((kind) => {
        const ben = isTime ? label(state, kind) : words.short(recording(ofKind(state, kind)));
        return `${words.kinds[kind].title}: ${ben}`;
      }).join(" ");
    }
    const recorded = recording(state);
    return isTime
      ? words.machine(moment(recorded, Math.floor(state.tick)), state.kind)
      : words.story(recorded, state.kind, film.lastTick).join(" ");
  }

  /** States in which a kind shows what it is like, as links; what is guessed stays hidden. */
  function tries(state) {
    const stays = (comes) => ({ comes, leaves: false });
    const leaves = (comes) => ({ comes, leaves: true });
    /** @type {[string, any][]} */
    const all = [
      ["Ben comes late", { ending: "goes-on", ada: stays(0), ben: stays(16) }],
      ["Ben comes when Ada has left", { ending: "goes-on", ada: leaves(0), ben: stays(16) }],
      ["both leave", { ending: "goes-on", ada: leaves(0), ben: leaves(4) }],
      ["Ben comes when the film has completed", { ending: "completes", ada: stays(0), ben: stays(20) }],
      ["Ben comes when it has failed", { ending: "fails", ada: stays(0), ben: stays(20) }],
    ];
    const links = all
      .filter(([, { ending }]) => endings(state.kind).includes(ending))
      .filter(([, changes]) => isOverInTime({ ...state, ...changes }))
      .map(([text, changes]) => {
        return signs.tag("a", { href: toAddress({ ...state, ...changes, tick: 22 }) }, text);
      });
    return `Try: ${links.join(" · ")}`;
  }

  /** Whether the film has ended before Ben comes, where he is to come after its end. */
  function isOverInTime(state) {
    if (state.ending === "goes-on") return true;
    const [first] = recording(state).runs;
    return Boolean(first && first.end && first.end.tick < state.ben.comes);
  }

  function counters(now) {
    const missed = now.listeners.filter((person) => person.missed.length > 0).map((person) =>
      `${person.name}: ${person.missed.map((entry) => entry.mark).join(" ")}`);
    return [
      ["runs started", now.runs.length],
      ["running now", now.runs.filter(({ isRunning }) => isRunning).length],
      ["missed", missed.join(", ") || (now.listeners.every((person) => person.hasCome) ? "nothing" : "nothing yet")],
    ].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("");
  }

  /** The story, with numbers that can be dragged. */
  function story(recorded, kind) {
    const lines = words.story(recorded, kind, film.lastTick, ({ name, comes }) =>
      signs.number(name.toLowerCase(), `${name} comes at`, comes, [0, latest], false));
    return `<ul>${lines.map((text) => `<li>${text}</li>`).join("")}</ul>`;
  }

  function questions(state, recorded) {
    const { answers } = kinds()[state.kind];
    const evidence = words.evidence(recorded, state.kind, answers);
    const rows = Object.entries(words.questions).map(([name, question]) => {
      const { isShown, text } = evidence[name];
      const badge = isShown ? `<span class="badge">shown here</span>` : "";
      const says = `<span class="${isShown ? "evidence" : "try"}">${text}</span>`;
      return `<tr${isShown ? ' class="hit"' : ""}><th scope="row">${question}</th>`
        + `<td><b>${answers[name]}</b>${badge}<br>${says}</td></tr>`;
    });
    return `<table>${rows.join("")}</table>`;
  }

  return { fromAddress, toAddress, clamp, ofKind, title, label, renderAll, renderOne, says };
})();
