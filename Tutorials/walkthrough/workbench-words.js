// What the workbench says of a play: sentences about runs, and the four questions with their answers. Pure functions.
"use strict";

ColdAndHot.workbenchWords = (function () {
  const { words, evidence: { questions } } = ColdAndHot;
  const { escape } = ColdAndHot.marbles;
  const { isEnding } = ColdAndHot.reading;
  const { operator } = ColdAndHot.workbenchState;

  // What an operator that needs numbers does not take, in a sentence.
  function dropped({ name }, before) {
    const values = before.flatMap(({ marks }) => marks.map(({ mark }) => mark)).filter((mark) => !isEnding(mark) && Number.isNaN(Number(mark)));
    if (operator(name).takes !== "numbers" || values.length === 0) return "";
    const all = words.list([...new Set(values)]);
    return `<p class="hint"><code>${escape(name)}</code> needs numbers, so ${escape(all)} ${all.includes(" and ") ? "do" : "does"} not reach it.</p>`;
  }

  // What stands above the beginning of a run: what it is for, or who starts it, if that is to be said.
  function caption({ number, value, trigger, startedBy, operator: starting }, how) {
    const again = { "|": ", after the completion", "#": ", after the failure" }[trigger];
    const starter = startedBy || starting || (how === "hot" ? "somebody else" : "");
    return `run ${number}${value ? `, for ${value}` : again || (starter ? `, ${starter} starts it` : "")}`;
  }

  // A run by its number, and by its source where there are several.
  function named({ number, name }, { sources }) { return `Run ${number}${sources.length > 1 ? ` of ${name}` : ""}`; }

  // How a run begins.
  function beginning({ place, startTick, startedBy }, { sources }) {
    return `starts at tick ${startTick}${startedBy ? `, for ${startedBy}` : sources[place].start === "hot" ? ", for all" : ""}`;
  }

  // How it ends: somebody leaves, an operator stops it, or it ends of itself.
  function ending({ endMark, endTick, stoppedBy }, { isStopped, scene: { listeners } }) {
    if (endMark === "") return `goes on${isStopped ? ` at tick ${endTick}, when the page stops` : ""}`;
    const isLeft = listeners.some(({ name }) => name === stoppedBy);
    const by = endMark === "!" ? isLeft ? `, because ${stoppedBy} leaves` : `, by ${stoppedBy}` : "";
    return `${words.ends[endMark]} at tick ${endTick}${by}`;
  }

  // A run in a sentence.
  function run(row, played) { return `${named(row, played.scene)} ${beginning(row, played.scene)}, and ${ending(row, played)}.`; }

  // The first few sentences.
  function some(all) { return all.slice(0, 6).join(" ") + (all.length > 6 ? " And so on." : ""); }

  // How many runs each source has.
  function counted({ runs, scene: { sources } }) {
    const counts = sources.map(({ name }, place) => [runs.filter((row) => row.place === place).length, sources.length > 1 ? ` of ${name}` : ""]);
    return counts.filter(([count]) => count > 0).map(([count, of]) => words.number(count) + of).join(", ") || "none";
  }

  // What the one gets who came last.
  function latecomer({ answers, people: who, until, isStopped, scene: { listeners } }) {
    const last = who.reduce((late, one) => (!late || one.startTick > late.startTick ? one : late), null);
    if (answers.hasLatecomer) return words.listener(last, until);
    return isStopped && who.length < listeners.length ? "The page stopped before anybody came late." : "To see it, let Ben come later than Ada.";
  }

  // The four questions, answered by this run of the chain: a few words where they are true, and the facts.
  function answers(played) {
    const { answers: found, people: who, runs, isStopped, until, scene } = played;
    if (!found) return `<p class="hint">There is no answer, since the chain did not play.</p>`;
    const notShown = "this run does not show it";
    const shown = {
      starts: [found.starts, some(runs.map((row) => `${named(row, scene)} ${beginning(row, scene)}.`))],
      runs: isStopped ? [`at least ${counted(played)}`, `The page stopped at tick ${until}.`]
        : [counted(played), `${words.list(who.map(({ name }) => name)) || "Nobody"} ${who.length > 1 ? "listen" : "listens"}.`],
      latecomer: [found.hasLatecomer ? found.latecomer : notShown, latecomer(played)],
      stops: [found.stops ?? notShown, some(runs.map((row) => `${named(row, scene)} ${ending(row, played)}.`))],
    };
    return `<dl class="answers">${Object.entries(shown).map(([name, [answer, evidence]]) =>
      `<div><dt>${name === "runs" ? "How many runs?" : questions[name]}</dt>`
      + `<dd>${answer ? `<b>${escape(answer)}</b><br>` : ""}${escape(evidence)}</dd></div>`).join("")}</dl>`;
  }

  return { dropped, caption, run, counted, answers };
})();
