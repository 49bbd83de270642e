// What the workbench says of a play: sentences about runs, and the four questions with their answers. Pure functions.
"use strict";

ColdAndHot.workbenchWords = (function () {
  const { words } = ColdAndHot;
  const { escape } = ColdAndHot.signs;
  const { isEnding } = ColdAndHot.reading;
  const { operator, people: all } = ColdAndHot.workbenchState;

  // What an operator that needs numbers does not take, in a sentence.
  function dropped({ name }, before) {
    const values = before.flatMap(({ marks }) => marks.map(({ mark }) => mark)).filter((mark) => !isEnding(mark) && Number.isNaN(Number(mark)));
    if (operator(name).takes !== "numbers" || values.length === 0) return "";
    const all = words.list([...new Set(values)]);
    return `<p class="hint">${escape(name)} needs numbers, so ${escape(all)} ${all.includes(" and ") ? "do" : "does"} not reach it.</p>`;
  }

  // What stands above the beginning of a run: what it is for, or who starts it, if that is to be said.
  function caption({ number, value, trigger, startedBy }, how) {
    const again = { "|": ", after the completion", "#": ", after the failure" }[trigger];
    const starter = startedBy || (how === "hot" ? "somebody else" : "");
    return `run ${number}${value ? `, for ${value}` : again || (starter ? `, ${starter} starts it` : "")}`;
  }

  // Of which source a run is, where there are several.
  function ofSource({ name }, named) { return named.length > 1 ? ` of ${name}` : ""; }

  // A run in a sentence. Nobody outside can stop one, so it was an operator if nobody has left.
  function run(row, { scene: { sources: named }, bound }) {
    const { startTick, endTick, endMark, startedBy, stoppedBy } = row;
    const by = stoppedBy ? `, because ${stoppedBy} leaves` : ", by an operator";
    const ending = endMark === "" ? `goes on${bound ? ` at tick ${endTick}, when the core is stopped` : ""}`
      : `${words.ends[endMark]} at tick ${endTick}${endMark === "!" ? by : ""}`;
    const whose = startedBy ? `, for ${startedBy}` : named[row.place].start === "hot" ? ", for all" : "";
    return `Run ${row.number}${ofSource(row, named)} starts at tick ${startTick}${whose}, and ${ending}.`;
  }

  // The first few sentences.
  function some(all) { return all.slice(0, 6).join(" ") + (all.length > 6 ? " And so on." : ""); }

  // The four questions, answered by this run of the chain.
  function answers(played) {
    const { answers: found, people: who, runs, scene: { listeners, sources: named }, bound, until } = played;
    if (!found) return `<p class="hint">There is no answer, since the chain did not play.</p>`;
    const last = who.reduce((late, one) => (!late || one.startTick > late.startTick ? one : late), null);
    const hot = named.slice(1).filter((one) => one.start === "hot").map(({ name }) => ` Somebody else has started ${name}, for all.`);
    const counted = named.map((one, place) => [runs.filter((row) => row.place === place).length, ofSource(one, named)])
      .filter(([count]) => count > 0).map(([count, of]) => words.number(count) + of).join(", ") || "none";
    const begun = runs.filter(({ place }) => place === 0).map((row) => `Run ${row.number}${ofSource(row, named)} starts at tick ${row.startTick}.`);
    const shown = {
      starts: [found.starts, some(begun) + hot.join("")],
      runs: bound ? ["without end", `The core was stopped at tick ${until}, when there were ${counted}.`]
        : [counted, `${words.list(who.map(({ name }) => name)) || "Nobody"} ${who.length > 1 ? "listen" : "listens"}.`],
      latecomer: [found.latecomer, found.latecomer && last ? words.listener(last, until)
        : who.length < listeners.length ? "The core was stopped before anybody came late." : "To see it, let Ben come later than Ada."],
      stops: [found.stops, some(runs.map((row) => run(row, played).replace(/ starts at .*?, and/, "")))],
    };
    return `<dl class="answers">${Object.entries(shown).map(([name, [answer, evidence]]) =>
      `<div><dt>${name === "runs" ? "How many runs?" : words.questions[name]}</dt>`
      + `<dd><b>${escape(answer || "this run does not show it")}</b><br>${escape(evidence)}</dd></div>`).join("")}</dl>`;
  }

  return { dropped, caption, run, answers };
})();
