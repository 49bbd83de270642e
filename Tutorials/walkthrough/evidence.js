// The four questions: how a state of the kinds shows the answers. Every sentence is made from a play of the core.
"use strict";

ColdAndHot.evidence = (function () {
  const { gotBy, isEnding } = ColdAndHot.reading;
  const { words } = ColdAndHot;
  const { kinds, ends, list, capital, marks, starts, hasMissed } = words;

  // The four questions, and the same in a word, where there is little room.
  const questions = {
    starts: "Who starts the work?",
    runs: "How many runs, with two subscribers?",
    latecomer: "What does a latecomer get?",
    stops: "Who stops the work?",
  };

  // How a state shows the answers: a sentence for each question, which is what is shown only where this state has the
  // answer of its kind; else what to try. `answers` are those of the kind.
  function of(recorded, kind, answers) {
    return {
      starts: started(recorded, kind, recorded.answers.starts === answers.starts),
      runs: together(recorded),
      latecomer: comesLate(recorded, recorded.answers.latecomer === answers.latecomer),
      stops: answers.stops.includes("by leaving") ? stopsByLeaving(recorded, kind) : stopsOtherwise(recorded, kind),
    };
  }

  function together({ listeners: [ada, ben] }) {
    const from = Math.max(ada.startTick, ben.startTick);
    const isShown = [ada, ben].every(({ endMark, endTick }) => endMark === "" || endTick > from);
    if (!isShown) return { isShown, text: "To see it, let Ada and Ben listen at the same time." };
    const both = ada.run === ben.run ? ` to run ${ada.run}` : `: Ada to run ${ada.run}, Ben to run ${ben.run}`;
    return { isShown, text: `From tick ${from} on both listen${both}.` };
  }

  function started({ runs }, kind, isShown) {
    const told = runs.map((one) => starts(one, kind)).join(" ");
    return { isShown, text: isShown ? told : `${told} To see it, let both listen to one run.` };
  }

  function comesLate({ listeners: [ada, ben] }, isShown) {
    const person = ben.startTick >= ada.startTick ? ben : ada;
    if (!isShown) return { isShown, text: "To see it, let Ben come while a run goes on that has sent two scenes." };
    return { isShown, text: [`${person.name} comes late and gets ${marks(gotBy(person, Infinity))}.`, ...hasMissed(person)].join(" ") };
  }

  // What each departure did to the runs that went on until then.
  function departures({ runs, listeners }) {
    const leavers = listeners.filter(({ endMark }) => endMark === "!").sort((one, other) => one.endTick - other.endTick);
    return leavers.flatMap(({ name, endTick: tick }) => {
      const numbers = (all) => list(all.map((one) => one.number));
      const stopped = runs.filter(({ endMark, endTick }) => endMark === "!" && endTick === tick);
      const going = runs.filter(({ startTick, endMark, endTick }) => startTick <= tick && (endMark === "" || endTick > tick));
      if (stopped.length + going.length === 0) return [];
      return [`${name} leaves at tick ${tick}, and run ${stopped.length > 0 ? `${numbers(stopped)} stops` : `${numbers(going)} goes on`}.`];
    });
  }

  // Where each listener has a run of its own, it is enough that one leaves.
  function stopsByLeaving(recorded, kind) {
    const isShown = recorded.runs.some(({ endMark }) => endMark === "!");
    const isOver = recorded.runs.some(({ endMark }) => isEnding(endMark));
    const leave = !kinds[kind].hub ? "let Ada or Ben leave" : isOver ? "let the film go on and both leave" : "let both leave";
    return { isShown, text: [...departures(recorded), ...(isShown ? [] : [`To see it, ${leave}.`])].join(" ") };
  }

  // Where leaving stops nothing, a state shows an answer if the film ends in it.
  function stopsOtherwise(recorded, kind) {
    const ended = recorded.runs.filter(({ endMark }) => isEnding(endMark))
      .map(({ number: run, endMark, endTick }) => `Run ${run} ${ends[endMark]} at tick ${endTick}, with the film.`);
    const says = [`${capital(kinds[kind].stopper || "nobody")} can stop it. Leaving does not.`, ...departures(recorded), ...ended];
    return { isShown: ended.length > 0, text: says.join(" ") };
  }

  return { questions, of };
})();
