// The film and the eight kinds of signal: plays a state, and reads the result. Nothing here decides what
// happens: the core does.
"use strict";

/**
 * What all eight kinds have in common: a film as drawings, each of which a run plays from its own first
 * tick, and when Ada and Ben may come. So chosen that no two things that matter happen at one tick.
 */
ColdAndHot.film = {
  lastTick: 41,
  arrivals: [0, 4, 8, 12, 16, 20, 24],
  stay: 11,
  /** @type {Record<string, string>} */
  drawings: {
    "goes-on": "--1---2---3---4---5---6---7---8---9",
    completes: "--1---2---3---4--|",
    fails: "--1---2---3---4--#",
  },
};

ColdAndHot.reading = (function () {
  const { core, film, address } = ColdAndHot;

  /** The arrival on offer that is nearest to a tick. @param {number} tick */
  function arrival(tick) { return address.nearest(tick, film.arrivals); }

  /** The arrival that is some stops after one, or the last one. @param {number} from @param {number} count */
  function laterArrival(from, count) {
    return film.arrivals[Math.max(0, Math.min(film.arrivals.length - 1, film.arrivals.indexOf(from) + count))];
  }

  /** The kinds by name, once the core has been asked. @type {Record<string, any> | null} */
  let all = null;

  function kinds() { return all ||= Object.fromEntries(core.kinds().all.map((kind) => [kind.name, kind])); }

  /** The endings that a kind has. */
  function endingsOf(kind) { return Object.keys(film.drawings).slice(0, kinds()[kind].ends ? undefined : 1); }

  /** What the core is to play. A state is {kind, ending, ada: {comes, leaves}, ben: {comes, leaves}}. */
  function scene({ kind, ending, ada, ben }) {
    const { start, chain } = kinds()[kind];
    const marks = [...film.drawings[ending]].map((mark, tick) => [tick, mark]).filter(([, mark]) => mark !== "-");
    const listeners = Object.entries({ Ada: ada, Ben: ben }).map(([name, { comes, leaves }]) =>
      ({ name, comes, leaves: leaves ? comes + film.stay : null }));
    return { sources: [{ name: "film", start, marks }], chain, listeners, until: film.lastTick };
  }

  /** What was played, by its scene. @type {Map<string, any>} */
  const played = new Map();

  /** Plays a state. */
  function recording(state) {
    const asked = scene(state);
    const key = JSON.stringify(asked);
    if (!played.has(key)) played.set(key, { scene: asked, ...read(core.play(asked)) });
    return played.get(key);
  }

  /** The runs of a result, and what each listener got. */
  function read({ rows }, names = ["Ada", "Ben"]) {
    const events = (row) => row.marks.map(([tick, mark]) => ({ tick, mark }));
    const end = ({ end: mark, to: tick }) => (mark === "" ? null : { tick, mark });
    return {
      runs: rows.filter(({ kind }) => kind === "run").map((row) => ({
        number: row.number, start: row.from, by: row.by < 0 ? null : names[row.by], marks: events(row), end: end(row),
      })),
      // Where the core was stopped, somebody may never have come.
      listeners: names.flatMap((name, of) => {
        const row = rows.find((one) => one.kind === "listener" && one.of === of);
        return row ? [{
          name, comes: row.from, run: row.run < 0 ? null : rows[row.run].number, atOnce: row.atOnce,
          missed: row.missed.map(([tick, mark]) => ({ tick, mark })), missedOf: row.missedOf,
          marks: events(row).slice(row.atOnce.length), end: end(row),
        }] : [];
      }),
    };
  }

  function isEnding(mark) { return mark === "|" || mark === "#"; }

  /** What a recording shows at one tick, when all that happens at it has happened. */
  function moment(recorded, tick) {
    const started = recorded.runs.filter((run) => run.start <= tick);
    return {
      tick,
      runs: started.map((run) => ({
        ...run,
        isRunning: !(run.end && run.end.tick <= tick),
        sends: run.marks.find((sent) => sent.tick === tick) || null,
      })),
      listeners: recorded.listeners.map((person) => ({
        ...person,
        hasCome: person.comes <= tick,
        hasEnded: Boolean(person.end && person.end.tick <= tick),
        got: gotBy(person, tick),
        gets: person.marks.find((entry) => entry.tick === tick) || null,
        getsAtOnce: person.comes === tick && person.atOnce.length > 0,
        missed: person.comes <= tick ? person.missed : [],
      })),
      remembered: core.remembered(recorded.scene, tick).atOnce,
    };
  }

  /** All that a listener got through a tick: values and an ending. */
  function gotBy(person, tick) {
    if (person.comes > tick) return [];
    return person.atOnce.concat(
      person.marks.filter((entry) => entry.tick <= tick).map((entry) => entry.mark));
  }

  return { arrival, laterArrival, kinds, endingsOf, recording, read, moment, gotBy, isEnding };
})();
