// What the page says. Every sentence is made from a recorded run.
"use strict";

ColdAndHot.words = (function () {
  const { gotBy, isEnding } = ColdAndHot.reading;

  /** The kinds, in the order of the page: their names, what stands in the middle, and one explanation. */
  const kinds = {
    cold: {
      title: "cold", hub: null,
      says: "A <b>cold</b> signal is a plan. Nothing happens until somebody subscribes. Each subscriber starts a run of its own.",
    },
    subject: {
      title: "Subject", hub: "channel",
      says: "A <b>subject</b> keeps a <b>roster</b>: the list of those who listen. A station starts one run of the film and sends each scene to all on the roster. This is a <b>hot</b> signal: it does not wait for listeners. It remembers only how it ended, and tells each latecomer.",
    },
    share: {
      title: "share()", hub: "share()",
      says: "The first subscriber starts one run. Who comes while it goes on joins it, on one <b>roster</b>: the list of those who listen. When the last one leaves, the run stops. Neither cold nor hot: its answers are mixed.",
    },
    "share-replay": {
      title: "share(replay: 1)", hub: "share(replay: 1)",
      says: "Like share(), with one run for all who listen at the same time. It also remembers the last scene, and a latecomer gets that first. When the run is over, it forgets. Its answers are mixed, too.",
    },
    "replay-lazily": {
      title: "replayLazily()", hub: "replayLazily()",
      says: "The first subscriber starts one run. It goes on even when all have left, until the film ends, and there is never a second one. Every scene is remembered, and a latecomer gets all of them first.",
    },
    multicast: {
      title: "multicast + connect", hub: "multicast()",
      says: "Subscribing only adds you to the <b>roster</b>, the list of those who listen. The run starts when somebody calls connect(): here at tick 8. From then on it is <b>hot</b>.",
    },
    property: {
      title: "Property", hub: "scene",
      says: "A <b>property</b> always has a value. Here it holds T, the title of the film, and then each scene of one run. A latecomer gets the present value first; else its answers are those of a hot signal.",
    },
    "started-eagerly": {
      title: "startEagerly", hub: "startEagerly",
      says: "The run starts when the signal is created, before anybody can listen, so it does not wait. Every scene is remembered, and a latecomer gets all of them first.",
    },
  };

  const endings = { "goes-on": "goes on", completes: "completes", fails: "fails" };

  const pronouns = { Ada: "she", Ben: "he" };

  function list(items) {
    if (items.length < 2) return items.join("");
    return items.slice(0, -1).join(", ") + " and " + items[items.length - 1];
  }

  function number(count) { return ["no", "one", "two", "three"][count] || String(count); }

  function capital(text) { return text[0].toUpperCase() + text.slice(1); }

  /** `0, 1, then the completion`. */
  function marks(all) {
    const values = all.filter((mark) => !isEnding(mark));
    const end = all.find(isEnding);
    const ending = end === "|" ? "the completion" : end === "#" ? "the failure" : "";
    if (values.length === 0) return ending || "nothing";
    return ending ? `${values.join(", ")}, then ${ending}` : values.join(", ");
  }

  /** What one run did. */
  function run(one) {
    const starter = one.by
      ? `when ${one.by} subscribes`
      : "and no listener starts it";
    const ends = {
      "|": (tick) => `It completes at tick ${tick}.`,
      "#": (tick) => `It fails at tick ${tick}.`,
      "!": (tick) => `It is stopped at tick ${tick}.`,
    };
    const end = one.end ? ends[one.end.mark](one.end.tick) : "It goes on.";
    return `Run ${one.number} starts at tick ${one.start}, ${starter}. ${end}`;
  }

  /** What one listener got; `arrival` is how the tick of the arrival is written. */
  function listener(person, lastTick, arrival = String(person.comes)) {
    const she = capital(pronouns[person.name]);
    const sentences = [`${person.name} comes at tick ${arrival}.`];
    if (person.missed.length > 0) {
      sentences.push(`${she} has missed ${list(person.missed.map((entry) => entry.mark))}.`);
    }
    if (person.atOnce.length > 0) sentences.push(`At once ${pronouns[person.name]} gets ${marks(person.atOnce)}.`);
    const later = person.marks.map((entry) => entry.mark);
    if (later.length > 0) {
      sentences.push(`${she} gets ${marks(later)}${person.atOnce.length > 0 ? " after that" : ""}.`);
    } else if (person.atOnce.length === 0) {
      sentences.push(`${she} gets nothing.`);
    }
    if (person.end && person.end.mark === "!") {
      sentences.push(`${she} leaves at tick ${person.end.tick}.`);
    } else if (!person.end) {
      sentences.push(`${she} still listens at tick ${lastTick}.`);
    }
    return sentences.join(" ");
  }

  /** How many runs there were. */
  function runsInAll(recorded) {
    const count = recorded.runs.length;
    return `${capital(number(count))} ${count === 1 ? "run starts" : "runs start"} in all.`;
  }

  /** What a listener sees, in a few words: `0, 1, 2 and so on`. */
  function begins(got, goesOn) {
    if (!goesOn || got.length === 0) return marks(got);
    return `${got.slice(0, 3).join(", ")} and so on`;
  }

  /** Cold or hot, and Ben: the shortest story. */
  function short(recorded) {
    const ben = recorded.listeners[1];
    const runs = recorded.runs.length;
    const got = gotBy(ben, Infinity);
    const missed = ben.missed.map((entry) => entry.mark);
    const what = missed.length > 0 ? `he has missed ${list(missed)}` : "all of it";
    return `${capital(number(runs))} ${runs === 1 ? "run" : "runs"}. Ben sees ${begins(got, !ben.end)}: ${what}.`;
  }

  /** The whole state, sentence by sentence. */
  function story(recorded, lastTick) {
    return [
      runsInAll(recorded),
      ...recorded.runs.map(run),
      ...recorded.listeners.map((person) => listener(person, lastTick)),
    ];
  }

  /** The machine at one tick, for those who do not see it. */
  function machine(moment, kind) {
    const sentences = [`At tick ${moment.tick}:`];
    if (moment.runs.length === 0) sentences.push("no run has started.");
    for (const one of moment.runs) {
      const sends = one.sends && !isEnding(one.sends.mark) ? ` and sends ${one.sends.mark}` : "";
      sentences.push(`run ${one.number} ${one.isRunning ? "goes on" + sends : "is over"}.`);
    }
    const here = moment.listeners.filter((person) => person.hasCome && !person.hasEnded);
    if (kinds[kind].hub) {
      sentences.push(here.length > 0
        ? `On the roster: ${list(here.map((person) => person.name))}.` : "The roster is empty.");
      sentences.push(`Remembered: ${remembered(moment)}.`);
    }
    for (const person of moment.listeners) {
      sentences.push(person.hasCome
        ? `${person.name} ${person.hasEnded ? "is done and" : "listens and"} has got ${marks(person.got)}.`
        : `${person.name} has not come yet.`);
    }
    return sentences.join(" ");
  }

  function remembered(moment) {
    const values = moment.remembered.filter((mark) => !isEnding(mark)).join(" ");
    const end = moment.remembered.find(isEnding);
    const ending = end === "|" ? "that it completed" : end === "#" ? "that it failed" : "";
    return [values, ending].filter(Boolean).join(", and ") || "nothing";
  }

  // The four questions.

  const questions = {
    starts: "Who starts the work?",
    runs: "How many runs, with two subscribers?",
    latecomer: "What does a latecomer get?",
    stops: "Who stops the work?",
  };

  /** The questions in a word or two, where there is little room. */
  const heads = { starts: "starts", runs: "runs", latecomer: "latecomer", stops: "stops" };

  /** How a state shows the answers: a sentence for each question that it answers, else what to try. */
  function evidence(recorded, kind) {
    return {
      starts: starts(recorded),
      runs: together(recorded),
      latecomer: late(recorded, kind),
      stops: stops(recorded),
    };
  }

  function starts(recorded) {
    const says = recorded.runs.map((one) => one.by
      ? `${one.by} starts run ${one.number} at tick ${one.start}.`
      : `Run ${one.number} starts at tick ${one.start}, without Ada and Ben.`);
    return { isShown: true, text: says.join(" ") };
  }

  function together(recorded) {
    const [ada, ben] = recorded.listeners;
    const from = Math.max(ada.comes, ben.comes);
    const meet = recorded.listeners.every((person) => !person.end || person.end.tick > from);
    const sources = new Set([ada.run, ben.run]);
    if (meet) {
      return {
        isShown: true,
        text: sources.size === 2
          ? `From tick ${from} on both listen: Ada to run ${ada.run}, Ben to run ${ben.run}.`
          : `From tick ${from} on both listen to run ${ada.run}.`,
      };
    }
    return { isShown: false, text: "To see it, let Ada and Ben listen at the same time." };
  }

  /** Somebody is late who comes when a scene has been sent: by the shared run, or by anybody's if all are apart. */
  function late(recorded, kind) {
    const [ada, ben] = recorded.listeners;
    const person = ben.comes >= ada.comes ? ben : ada;
    const runs = recorded.runs.filter((one) => kinds[kind].hub === null || one.number === person.run);
    if (!runs.some((one) => one.marks.some((sent) => sent.tick < person.comes))) {
      return { isShown: false, text: "To see it, let Ben come while a run goes on that has sent a scene." };
    }
    const missed = person.missed.length > 0
      ? ` ${capital(pronouns[person.name])} has missed ${list(person.missed.map((entry) => entry.mark))}.` : "";
    return {
      isShown: true,
      text: `${person.name} comes late and gets ${marks(gotBy(person, Infinity))}.${missed}`,
    };
  }

  function stops(recorded) {
    const leavers = recorded.listeners.filter((person) => person.end && person.end.mark === "!");
    const last = leavers.sort((one, other) => one.end.tick - other.end.tick);
    if (last.length === 0) {
      return { isShown: false, text: "To see it, let Ada or Ben leave." };
    }
    const says = last.map((person) => {
      const tick = person.end.tick;
      const stopped = recorded.runs.filter((one) => one.end && one.end.mark === "!" && one.end.tick === tick);
      const going = recorded.runs.filter((one) => one.start <= tick && !(one.end && one.end.tick <= tick));
      const result = stopped.length > 0
        ? `and run ${list(stopped.map((one) => one.number))} stops`
        : going.length > 0
          ? `and run ${list(going.map((one) => one.number))} goes on`
          : "and no run is left to stop";
      return `${person.name} leaves at tick ${tick}, ${result}.`;
    });
    return { isShown: true, text: says.filter((text, index) => says.indexOf(text) === index).join(" ") };
  }

  return {
    kinds, endings, questions, pronouns, list, number, capital, marks, run, listener, runsInAll, begins, short,
    story, machine, remembered, evidence, heads,
  };
})();
