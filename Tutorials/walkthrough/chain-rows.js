// The rows of a chain that the core has played, from its sources to its listeners, for the workbench and for puzzles.
// Pure functions from a play to text.
"use strict";

ColdAndHot.chainRows = (function () {
  const { words, marbles, rows, workbenchWords } = ColdAndHot;
  const { lastTick } = ColdAndHot.workbenchState;

  // How the rows of a chain are drawn; `none` is what a row without anybody says.
  function options({ rows: all }, width, none) {
    const fed = new Set(all.flatMap(({ marks }) => marks.map(({ tick, cause }) => `${cause}@${tick}`)));
    return { width, lastTick, fed, none };
  }

  function of(played, kind, place) { return played.rows.filter((row) => row.kind === kind && row.place === place); }

  // The runs of a source.
  function runs(played, place, start, shared) {
    const all = of(played, "run", place);
    const label = all.map((row) => workbenchWords.run(row, played)).join(" ") || `${played.scene.sources[place]?.name}: ${shared.none}.`;
    return rows.played(all.map((row) => ({ ...row, caption: workbenchWords.caption(row, start) })), { ...shared, kind: "work", label });
  }

  // Each operator as `band` draws it, and what comes after it. After the last one come the listeners.
  function operators(played, links, shared, band) {
    return links.flatMap((link, place) => {
      const before = place === 0 ? of(played, "run", 0) : of(played, "stage", place - 1);
      const begin = [band(place), workbenchWords.dropped(link, before)];
      if (place === links.length - 1) return begin;
      const all = of(played, "stage", place);
      const told = all.map(({ marks }) => words.marks(marks.map(({ mark }) => mark))).join("; ") || shared.none;
      const captioned = all.map((row) => ({ ...row, caption: all.length > 1 && row.startedBy ? `for ${row.startedBy}` : "" }));
      return [...begin, rows.played(captioned, { ...shared, kind: "line", label: `After ${link.name}: ${told}.` })];
    });
  }

  // Why the core has stopped, if it has.
  function notice(played) { return played.notice ? `<p class="notice" role="alert">${marbles.escape(played.notice)}</p>` : ""; }

  return { options, runs, operators, notice };
})();
