// Plays a chain of the workbench. What happens, the core says.
"use strict";

ColdAndHot.workbenchPlay = (function () {
  const { core, words } = ColdAndHot;
  const { listenersOf } = ColdAndHot.reading;
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

  // What was played last, by what was asked: pictures and words are made of the same play.
  const played = new Map();

  function play(state, links) {
    const asked = scene(state, links);
    const key = JSON.stringify(asked);
    if (!played.has(key)) {
      if (played.size > 7) played.delete(played.keys().next().value);
      played.set(key, playScene(asked));
    }
    return played.get(key);
  }

  // Plays a scene: the rows, and what is to be said of them. A trap is told like the end that the core's player sets
  // to what is too long, since either keeps the page from going on.
  function playScene(asked) {
    const { rows = [], answers = null, isStopped = false, trap = "", error = "", until = lastTick } = core.play(asked);
    rows.forEach((row, index) => Object.assign(row, { index, endTick: row.endTick ?? (isStopped ? until : null) }));
    const notices = [
      isStopped && `There are more than 2,000 events: the page stops here, at tick ${until}.`,
      trap && `The core stopped here, as a program would: ${trap}`, error,
    ];
    return {
      scene: asked, answers, rows, until, people: listenersOf(rows), runs: rows.filter(({ kind }) => kind === "run"),
      isStopped: isStopped || trap !== "", notice: notices.find(Boolean) || "",
    };
  }

  return { play };
})();
