// The view "Cold or hot?": its state, how an address names it, and the parts of the page it fills.
"use strict";
var ColdAndHot = ColdAndHot || {};

ColdAndHot.explorer = (function () {
  const data = ColdAndHot.runs;
  const { recording, moment } = ColdAndHot.reading;
  const { words, signs, lanes, machine, address } = ColdAndHot;

  const start = {
    kind: "subject",
    ending: "goes-on",
    ada: { comes: 0, leaves: false },
    ben: { comes: 8, leaves: false },
    tick: 18,
    isGuessing: false,
  };

  /** Reads the values of an address. What is missing or unknown is as at the start. */
  function fromAddress(values) {
    const kind = data.kinds[values.kind] ? values.kind : start.kind;
    const offered = Object.keys(data.kinds[kind].states);
    const wanted = values.ending || start.ending;
    const leaves = (values.leaves || "").split(",");
    return {
      kind,
      ending: offered.includes(wanted) ? wanted : offered[0],
      ada: { comes: arrival(values.ada, start.ada.comes), leaves: leaves.includes("ada") },
      ben: { comes: arrival(values.ben, start.ben.comes), leaves: leaves.includes("ben") },
      tick: clamp(values.tick === undefined ? start.tick : Number(values.tick) || 0),
      isGuessing: values.guess === "yes",
    };
  }

  /** What an address asks for that is not on offer: a sentence each. */
  function notOffered(values) {
    const state = fromAddress(values);
    const found = [];
    if (values.kind !== undefined && !data.kinds[values.kind]) {
      found.push(`The address asks for the kind "${values.kind}", which is not here.`);
    }
    if (values.ending !== undefined && values.ending !== state.ending) {
      found.push(`The address asks for the ending "${values.ending}", which this kind does not have.`);
    }
    for (const name of ["ada", "ben"]) {
      if (values[name] !== undefined && values[name] !== String(state[name].comes)) {
        found.push(`Nobody can come at tick "${values[name]}": it is ${state[name].comes} here.`);
      }
    }
    return found;
  }

  /** The same state, as values of an address. */
  function toAddress(state) {
    const leaves = ["ada", "ben"].filter((name) => state[name].leaves).join(",");
    return {
      kind: state.kind, ada: state.ada.comes, ben: state.ben.comes, ending: state.ending,
      leaves: leaves || null, tick: state.tick, guess: state.isGuessing ? "yes" : null,
    };
  }

  /** The arrival on offer that is nearest to a tick. */
  function arrival(tick, otherwise) {
    if (tick === undefined || Number.isNaN(Number(tick))) return otherwise;
    return data.arrivals.reduce((best, one) =>
      Math.abs(one - tick) < Math.abs(best - tick) ? one : best);
  }

  function clamp(tick) { return Math.max(0, Math.min(data.lastTick, Math.round(tick))); }

  /**
   * Draws a state.
   *
   * Returns the content of each part of the page, by the part's id, and where the handles stand.
   */
  function render(state, { width, isHidden }) {
    const recorded = recording(state);
    const now = moment(recorded, state.tick);
    const { lastTick } = data;
    const drawn = lanes.draw(recorded, {
      tick: state.tick, width, lastTick, isHidden, starter: state.kind === "multicast" ? "connect()" : "",
    });
    const hidden = (text) => `<p class="hidden">Guess first. Then ${text}.</p>`;
    return {
      handles: drawn.handles,
      tickAt: drawn.tickAt,
      parts: {
        lanes: drawn.picture,
        "machine-title": `The machine at tick ${state.tick}`,
        machine: isHidden
          ? hidden("you see it") : machine.draw(now, recorded, { kind: state.kind, width }),
        counters: isHidden ? "" : counters(now),
        story: isHidden ? hidden("you can read it") : story(recorded),
        "kind-says": words.kinds[state.kind].says,
        tries: tries(state),
        "ending-says": Object.keys(data.kinds[state.kind].states).length === 1
          ? "A property has no ending of its own here: it only goes on." : "",
        questions: isHidden ? hidden("you see the answers") : questions(state, recorded),
        code: signs.escape(code(state)),
      },
      sentence: isHidden ? "" : words.story(recorded, data.lastTick).join(" "),
      machineSentence: isHidden ? "" : words.machine(now, state.kind),
    };
  }

  /** States in which a kind shows what it is like, as links; what is guessed stays hidden. */
  function tries(state) {
    const stays = (comes) => ({ comes, leaves: false });
    const leaves = (comes) => ({ comes, leaves: true });
    const all = [
      ["Ben comes late", { ending: "goes-on", ada: stays(0), ben: stays(16) }],
      ["Ben comes when Ada has left", { ending: "goes-on", ada: leaves(0), ben: stays(16) }],
      ["both leave", { ending: "goes-on", ada: leaves(0), ben: leaves(4) }],
      ["Ben comes when the film has completed", { ending: "completes", ada: stays(0), ben: stays(20) }],
      ["Ben comes when it has failed", { ending: "fails", ada: stays(0), ben: stays(20) }],
    ];
    const links = all
      .filter(([, { ending }]) => data.kinds[state.kind].states[ending])
      .filter(([, changes]) => isOverInTime({ ...state, ...changes }))
      .map(([text, changes]) => {
        const values = toAddress({ ...state, ...changes, tick: 22 });
        return signs.tag("a", { href: address.write("cold-or-hot", values) }, text);
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
      ["runs started", now.runsStarted],
      ["running now", now.runningNow],
      ["missed", missed.join(", ") || (now.listeners.every((person) => person.hasCome) ? "nothing" : "nothing yet")],
    ].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("");
  }

  function story(recorded) {
    return `<ul>${words.story(recorded, data.lastTick).map((text) => `<li>${text}</li>`).join("")}</ul>`;
  }

  function questions(state, recorded) {
    const answers = data.kinds[state.kind].answers;
    const evidence = words.evidence(recorded, state.kind);
    const rows = Object.entries(words.questions).map(([name, question]) => {
      const { isShown, text } = evidence[name];
      const badge = isShown ? `<span class="badge">shown here</span>` : "";
      const says = `<span class="${isShown ? "evidence" : "try"}">${text}</span>`;
      return `<tr${isShown ? ' class="hit"' : ""}><th scope="row">${question}</th>`
        + `<td><b>${answers[name]}</b>${badge}<br>${says}</td></tr>`;
    });
    return `<table>${rows.join("")}</table>`;
  }

  /** The code that was run, with the numbers of this state in place of the names. */
  function code(state) {
    const parts = data.code;
    const film = parts.film.replace(/\bdrawing\b/g, JSON.stringify(data.drawings[state.ending]));
    const visits = ["Ada", "Ben"].map((name) => {
      const visit = state[name.toLowerCase()];
      return parts[visit.leaves ? "leaves" : "stays"]
        .replace(/\bname\b/g, JSON.stringify(name))
        .replace(/\bcomes\b/g, visit.comes)
        .replace(/\bleaves\b/g, visit.comes + data.stay);
    });
    const finish = parts.finish.replace(/\blastTick\b/g, data.lastTick);
    return [parts.begin, film, parts[state.kind], ...visits, finish].join("\n");
  }

  /** The four answers of every kind; `present` is marked. */
  function allKinds(present) {
    const head = Object.values(words.questions).map((text) => `<th scope="col">${text}</th>`).join("");
    const rows = Object.entries(data.kinds).map(([kind, { answers }]) => {
      const isPresent = kind === present;
      const title = `<code>${words.kinds[kind].title}</code>${isPresent ? " (chosen)" : ""}`;
      const cells = Object.keys(words.questions).map((name) => `<td>${answers[name]}</td>`);
      return `<tr${isPresent ? ' class="hit"' : ""}><th scope="row">${title}</th>${cells.join("")}</tr>`;
    });
    return `<table><thead><tr><th scope="col">kind</th>${head}</tr></thead>`
      + `<tbody>${rows.join("")}</tbody></table>`;
  }

  return { start, fromAddress, notOffered, toAddress, arrival, clamp, render, code, allKinds };
})();
