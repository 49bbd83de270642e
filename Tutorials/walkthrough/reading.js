// The film and the eight kinds of signal: plays a state, and reads the result. Nothing here decides what
// happens: the core does.
"use strict";

// What all eight kinds have in common: a film as drawings, each of which a run plays from its own first
// tick, and when Ada and Ben may come. So chosen that no two things that matter happen at one tick. Kind.swift has
// the film too, and a test compares what is drawn with what that plays.
ColdAndHot.film = {
  lastTick: 41,
  arrivals: [0, 4, 8, 12, 16, 20, 24],
  stay: 11,
  drawings: {
    "goes-on": "--1---2---3---4---5---6---7---8---9",
    completes: "--1---2---3---4--|",
    fails: "--1---2---3---4--#",
  },
};

ColdAndHot.reading = (function () {
  const { core, film } = ColdAndHot;
  const played = new Map();
  let all = null;

  // The kinds by name; the core is asked once.
  function kinds() { return all ||= Object.fromEntries(core.kinds().all.map((kind) => [kind.name, kind])); }

  // How the film may end where a kind, or null for all of them, is shown.
  function endingsOf(kind) { return Object.keys(film.drawings).slice(0, kind === null || kinds()[kind].ends ? undefined : 1); }

  // What the core is to play. A state is {kind, ending, ada, ben, leaves}: when each comes, and who leaves.
  function scene({ kind, ending, ada, ben, leaves }) {
    const { start, chain } = kinds()[kind];
    const marks = [...film.drawings[ending]].map((mark, tick) => ({ tick, mark })).filter(({ mark }) => mark !== "-");
    const listeners = Object.entries({ Ada: ada, Ben: ben }).map(([name, comes]) =>
      ({ name, comes, leaves: leaves.includes(name.toLowerCase()) ? comes + film.stay : null }));
    return { sources: [{ name: "film", start, marks }], chain, listeners, until: film.lastTick };
  }

  // What happens in a state: the runs and the listeners, each a row of the core, and how it answers the four
  // questions. It is played once.
  function recording(state) {
    const asked = scene(state);
    const key = JSON.stringify(asked);
    if (!played.has(key)) {
      const { rows, answers } = core.play(asked);
      played.set(key, { scene: asked, answers, runs: rows.filter(({ kind }) => kind === "run"), listeners: listenersOf(rows) });
    }
    return played.get(key);
  }

  // The listeners, Ada first.
  function listenersOf(rows) { return rows.filter(({ kind }) => kind === "listener").sort((a, b) => a.place - b.place); }

  // What a listener got when it came, from memory, and what it got after that.
  function atOnce({ marks }) { return marks.filter(({ isAtOnce }) => isAtOnce).map(({ mark }) => mark); }
  function later({ marks }) { return marks.filter(({ isAtOnce }) => !isAtOnce); }

  function isEnding(mark) { return mark === "|" || mark === "#"; }

  // What a recording shows at one tick, when all that happens at it has happened.
  function moment(recorded, tick) {
    const isOver = ({ endMark, endTick }) => endMark !== "" && endTick <= tick;
    const sent = ({ marks }) => marks.findLast((one) => one.tick === tick);
    const runs = recorded.runs.filter(({ startTick }) => startTick <= tick).map((run) => ({ ...run, isRunning: !isOver(run), sends: sent(run) }));
    const listeners = recorded.listeners.map((person) => ({
      ...person, hasCome: person.startTick <= tick, hasEnded: isOver(person), got: gotBy(person, tick), gets: sent(person),
      missed: person.startTick <= tick ? person.missed : [],
    }));
    return { tick, runs, listeners, remembered: core.remembered(recorded.scene, tick).atOnce };
  }

  // All that a listener got through a tick: values and an ending.
  function gotBy({ marks }, tick) { return marks.filter((one) => one.tick <= tick).map(({ mark }) => mark); }

  return { kinds, endingsOf, recording, listenersOf, atOnce, later, moment, gotBy, isEnding };
})();
