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

  // An ending, as something that one gets.
  const endingNames = { "|": "the completion", "#": "the failure" };

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
    return [values, endingNames[all.find(isEnding)]].filter(Boolean).join(", then ") || "nothing";
  }

  // `6 at tick 8, a and b at tick 9, the completion at tick 12`.
  function timed(all) {
    const ticks = [...new Set(all.map(({ tick }) => tick))];
    const at = (tick) => all.filter((one) => one.tick === tick).map(({ mark }) => endingNames[mark] || mark);
    return ticks.map((tick) => `${list(at(tick))} at tick ${tick}`).join(", ") || "nothing";
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

  return { kinds, ends, list, number, capital, marks, timed, run, listener, hasMissed, begins, short, sentBefore, missed, starts, story, heat, starter };
})();
