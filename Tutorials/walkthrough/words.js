// What the page says. Every sentence is made from a play of the core.
"use strict";

ColdAndHot.words = (function () {
  const { atOnce, later, gotBy, isEnding } = ColdAndHot.reading;

  // The kinds, in the order of the page: their names, what stands in the middle, and who starts and who can stop
  // the run if no listener does, as lesson 10 calls them. What each is like, index.html says.
  const kinds = {
    cold: { title: "cold" },
    subject: { title: "Subject", hub: "channel", starter: "the station", stopper: "the station" },
    share: { title: "share()", hub: "share()" },
    "share-replay": { title: "share(replay: 1)", hub: "share(replay: 1)" },
    "replay-lazily": { title: "replayLazily()", hub: "replayLazily()" },
    multicast: { title: "multicast + connect", hub: "multicast()", starter: "connect()", stopper: "whoever called connect()" },
    property: { title: "Property", hub: "scene", starter: "its writer", stopper: "its writer" },
    "started-eagerly": { title: "startEagerly", hub: "startEagerly", starter: "its maker" },
  };

  // How a subscription ends.
  const ends = { "|": "completes", "#": "fails", "!": "is stopped" };

  const pronouns = { Ada: "she", Ben: "he" };

  // Cold, hot or neither, by the answer to the question of who starts the work.
  function heat(starts) {
    return { "each subscriber": "cold", "the first subscriber": "neither" }[starts] || "hot";
  }

  function starter(run, kind) { return run.startedBy || kinds[kind].starter; }

  function starts(run, kind) {
    const who = starter(run, kind);
    return `${who === "connect()" ? who : capital(who)} starts run ${run.number} at tick ${run.startTick}.`;
  }

  function list(items) {
    if (items.length < 2) return items.join("");
    return items.slice(0, -1).join(", ") + " and " + items.at(-1);
  }

  function number(count) { return ["no", "one", "two", "three", "four", "five", "six"][count] || String(count); }

  function capital(text) { return text[0].toUpperCase() + text.slice(1); }

  // `0, 1, then the completion`.
  function marks(all) {
    const values = all.filter((mark) => !isEnding(mark)).join(", ");
    const ending = { "|": "the completion", "#": "the failure" }[all.find(isEnding)];
    return [values, ending].filter(Boolean).join(", then ") || "nothing";
  }

  // What one run of a kind did.
  function run(one, kind) {
    return `${starts(one, kind)} ${one.endMark === "" ? "It goes on." : `It ${ends[one.endMark]} at tick ${one.endTick}.`}`;
  }

  // What somebody has missed, if there is anything.
  function hasMissed({ name, missed }) {
    if (missed.length === 0) return [];
    const of = (sender) => (sender ? ` of what ${sender} sent` : "");
    const parts = [...new Set(missed.map(({ sender }) => sender))].map((sender) =>
      list(missed.filter((one) => one.sender === sender).map(({ mark }) => mark)) + of(sender));
    return [`${capital(pronouns[name])} has missed ${parts.join(", and ")}.`];
  }

  // What one listener got; `arrival` is how the tick of the arrival is written.
  function listener(person, lastTick, arrival = person.startTick) {
    const { name, endMark } = person;
    const she = capital(pronouns[name]);
    const first = atOnce(person);
    const rest = later(person).map(({ mark }) => mark);
    const sentences = [`${name} comes at tick ${arrival}.`, ...hasMissed(person)];
    if (first.length > 0) sentences.push(`At once ${pronouns[name]} gets ${marks(first)}.`);
    if (rest.length > 0) sentences.push(`${she} gets ${marks(rest)}${first.length > 0 ? " after that" : ""}.`);
    else if (first.length === 0) sentences.push(`${she} gets nothing.`);
    if (endMark === "!") sentences.push(`${she} leaves at tick ${person.endTick}.`);
    if (endMark === "") sentences.push(`${she} still listens at tick ${lastTick}.`);
    return sentences.join(" ");
  }

  // What a listener sees, in a few words: `0, 1, 2 and so on`.
  function begins(got, goesOn) {
    if (!goesOn || got.length === 0) return marks(got);
    return `${got.slice(0, 3).join(", ")} and so on`;
  }

  // Cold or hot, and Ben: the shortest story. How late he is, is counted in what had been sent.
  function short(recorded) {
    const ben = recorded.listeners[1];
    const runs = recorded.runs.length;
    const sent = sentBefore(recorded);
    const late = sent === 0 ? "No scene had gone out before he came"
      : `${capital(number(sent))} ${sent === 1 ? "scene" : "scenes"} had gone out before he came, and he has missed ${missed(recorded)}`;
    return `${capital(number(runs))} ${runs === 1 ? "run" : "runs"}. Ben gets ${begins(gotBy(ben, Infinity), ben.endMark === "")}. ${late}.`;
  }

  // How many scenes the first run has sent when Ben comes.
  function sentBefore({ runs, listeners }) {
    return runs[0].marks.filter(({ mark, tick }) => !isEnding(mark) && tick < listeners[1].startTick).length;
  }

  // What Ben has missed of that.
  function missed(recorded) {
    const all = recorded.listeners[1].missed.map(({ mark }) => mark).filter((mark) => mark !== "T");
    const sent = sentBefore(recorded);
    if (all.length === 0) return "nothing";
    if (all.length < sent || sent === 1) return `${all.length === 1 ? "scene" : "scenes"} ${list(all)}`;
    return sent === 2 ? "both" : `all ${number(sent)}`;
  }

  // The whole state, sentence by sentence; `arrival` writes when somebody comes.
  function story({ runs, listeners }, kind, lastTick, arrival = (person) => person.startTick) {
    return [
      `${capital(number(runs.length))} ${runs.length === 1 ? "run starts" : "runs start"} in all.`,
      ...runs.map((one) => run(one, kind)),
      ...listeners.map((person) => listener(person, lastTick, arrival(person))),
    ];
  }

  // The machine at one tick, for those who do not see it.
  function machine(moment, kind) {
    const sentences = [`At tick ${moment.tick}:`];
    if (moment.runs.length === 0) sentences.push("no run has started.");
    for (const { number: run, sends, isRunning } of moment.runs) {
      const and = sends && !isEnding(sends.mark) ? ` and sends ${sends.mark}` : "";
      sentences.push(`run ${run} ${isRunning ? "goes on" + and : "is over"}.`);
    }
    if (kinds[kind].hub) {
      const here = moment.listeners.filter(({ hasCome, hasEnded }) => hasCome && !hasEnded).map(({ name }) => name);
      sentences.push(here.length > 0 ? `On the roster: ${list(here)}.` : "The roster is empty.", `Remembered: ${remembered(moment)}.`);
    }
    for (const { name, hasCome, hasEnded, got } of moment.listeners) {
      sentences.push(hasCome ? `${name} ${hasEnded ? "is done and" : "listens and"} has got ${marks(got)}.` : `${name} has not come yet.`);
    }
    return sentences.join(" ");
  }

  function remembered({ remembered: all }) {
    const values = all.filter((mark) => !isEnding(mark)).join(" ");
    const ending = { "|": "that it completed", "#": "that it failed" }[all.find(isEnding)];
    return [values, ending].filter(Boolean).join(", and ") || "nothing";
  }

  // The four questions, and the same in a word, where there is little room.
  const questions = {
    starts: "Who starts the work?",
    runs: "How many runs, with two subscribers?",
    latecomer: "What does a latecomer get?",
    stops: "Who stops the work?",
  };

  // How a state shows the answers: a sentence for each question that it answers, else what to try. `answers` are
  // those of the kind.
  function evidence(recorded, kind, answers) {
    return {
      starts: { isShown: true, text: recorded.runs.map((one) => starts(one, kind)).join(" ") },
      runs: together(recorded),
      latecomer: comesLate(recorded, kind),
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

  // Somebody is late who comes when a scene has been sent: by the shared run, or by anybody's if all are apart.
  function comesLate({ runs, listeners: [ada, ben] }, kind) {
    const person = ben.startTick >= ada.startTick ? ben : ada;
    const isShown = runs.filter(({ number: run }) => !kinds[kind].hub || run === person.run)
      .some(({ marks: sent }) => sent.some(({ tick }) => tick < person.startTick));
    if (!isShown) return { isShown, text: "To see it, let Ben come while a run goes on that has sent a scene." };
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

  return {
    kinds, ends, questions, list, number, capital, marks, run, listener, begins, short, sentBefore, missed,
    story, machine, remembered, evidence, heat, starter,
  };
})();
