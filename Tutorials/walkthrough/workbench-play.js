// Plays a chain of the workbench. What happens, the core says.
"use strict";

ColdAndHot.workbenchPlay = (function () {
  const { core, words } = ColdAndHot;
  const { listenersOf, isEnding } = ColdAndHot.reading;
  const { lastTick, people, used } = ColdAndHot.workbenchState;

  // What the core is to play.
  function scene(state, links) {
    const names = used(state);
    return {
      sources: names.map((name) => ({ name: names.length === 1 ? "source" : name, ...state[name] })),
      chain: links,
      listeners: people.filter((name) => state[name].comes <= lastTick)
        .map((name) => ({ name: words.capital(name), ...state[name] })),
      until: lastTick,
    };
  }

  // Plays a chain: the rows, and what is to be said of them.
  function play(state, links) {
    const asked = scene(state, links);
    const { rows = [], answers = null, bound = "", trap = "", error = "", until = lastTick } = core.play(asked);
    rows.forEach((row, index) => Object.assign(row, { index, endTick: row.endTick ?? (bound ? until : null) }));
    giveColours(rows, links.length);
    return {
      scene: asked, answers, rows, bound, until, people: listenersOf(rows), runs: rows.filter(({ kind }) => kind === "run"),
      notice: trap ? `The core stopped here, as a program would: ${trap}` : bound || error,
    };
  }

  // Lets a value have the colour of that of a source from which it was made, as far as that is known.
  function giveColours(rows, length) {
    const levelOf = ({ kind, place }) => (kind === "run" ? -1 : kind === "stage" ? place : length - 1);
    const marks = rows.flatMap((row) => row.marks.map((mark) => ({ mark, row }))).sort((a, b) => a.mark.order - b.mark.order);
    marks.forEach(({ mark: one, row }, place) => {
      const maker = rows[one.cause];
      const last = (isMaker) => marks.slice(0, place).findLast(isMaker)?.mark;
      // What a signal that was made of a value sends is like that value; what comes from memory or a clock, like the
      // same value before.
      const model = maker?.value ? last(({ mark }) => mark.mark === maker.value)
        : maker ? last((other) => other.row === maker)
        : last((other) => other.mark.mark === one.mark && levelOf(other.row) === levelOf(row) - 1);
      one.like = row.kind !== "run" && model && !isEnding(model.mark) ? model.like : one.mark;
    });
  }

  return { play };
})();
