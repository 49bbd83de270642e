// Reads recorded rows. Nothing here decides what happens: it only finds it in the text.
"use strict";

ColdAndHot.reading = (function () {
  const data = ColdAndHot.runs;

  /** The place of a visit among all that are offered: first those who stay, then those who leave. */
  function placeOf(visit) {
    return data.arrivals.indexOf(visit.comes) + (visit.leaves ? data.arrivals.length : 0);
  }

  /** Finds the recording of a state: {kind, ending, ada: {comes, leaves}, ben: {comes, leaves}}. */
  function recording(state) {
    const kind = data.kinds[state.kind];
    const line = kind.states[state.ending][placeOf(state.ada)];
    const [runs, ada, ben, memory] = line.split(" ")[placeOf(state.ben)].split(".");
    const read = runs.split("+").map((place, index) => run(kind.runs[place], index + 1));
    return {
      runs: read,
      listeners: [
        listener("Ada", kind.listeners[ada], read),
        listener("Ben", kind.listeners[ben], read),
      ],
      remembered: changes(kind.remembered[memory]),
    };
  }

  /** Reads `8 by Ada, --0---1!`. */
  function run(row, number) {
    const [head, drawing] = row.split(", ");
    const [start, by] = head.split(" by ");
    return { number, start: Number(start), by: by || null, ...track(Number(start), drawing) };
  }

  /** Reads `8, run 1, missed 01, at once 1, --2---3--|`. */
  function listener(name, row, runs) {
    const fields = row.split(", ");
    const field = (title) => {
      const found = fields.find((text) => text.startsWith(title + " "));
      return found ? found.slice(title.length + 1) : "";
    };
    const comes = Number(fields[0]);
    const source = Number(field("run")) || null;
    const missed = [...field("missed")].map((mark) => ({
      mark,
      tick: runs[source - 1].marks.find((sent) => sent.mark === mark).tick,
    }));
    const atOnce = [...field("at once")];
    const { marks, end } = track(comes, fields[fields.length - 1]);
    const last = atOnce[atOnce.length - 1];
    const endsAtOnce = isEnding(last) ? { tick: comes, mark: last } : null;
    return { name, comes, run: source, missed, atOnce, marks, end: endsAtOnce || end };
  }

  /** Reads a drawing that begins at a tick: what was sent when, and how it ended. */
  function track(start, drawing) {
    const all = [...drawing]
      .map((mark, index) => ({ mark, tick: start + index }))
      .filter((entry) => entry.mark !== "-");
    const last = all[all.length - 1];
    const end = last && (isEnding(last.mark) || last.mark === "!") ? last : null;
    return { marks: all.filter((entry) => entry.mark !== "!"), end };
  }

  /** Reads `2 0, 6 01`: what is remembered from which tick on. */
  function changes(row) {
    return row === "" ? [] : row.split(", ").map((change) => {
      const [tick, what] = change.split(" ");
      return { tick: Number(tick), marks: what === "nothing" ? [] : [...what] };
    });
  }

  function isEnding(mark) { return mark === "|" || mark === "#"; }

  /** What a recording shows at one tick, when all that happens at it has happened. */
  function moment(recorded, tick) {
    const started = recorded.runs.filter((run) => run.start <= tick);
    const memory = recorded.remembered.filter((change) => change.tick <= tick).pop();
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
      remembered: memory ? memory.marks : [],
      runsStarted: started.length,
      runningNow: started.filter((run) => !(run.end && run.end.tick <= tick)).length,
    };
  }

  /** All that a listener got through a tick: values and an ending. */
  function gotBy(person, tick) {
    if (person.comes > tick) return [];
    return person.atOnce.concat(
      person.marks.filter((entry) => entry.tick <= tick).map((entry) => entry.mark));
  }

  return { recording, moment, gotBy, isEnding };
})();
