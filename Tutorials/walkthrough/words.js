// What the page says. Every sentence is made from a recorded run.
"use strict";

ColdAndHot.words = (function () {
  const { gotBy, isEnding } = ColdAndHot.reading;

  /**
   * The kinds, in the order of the page: their names, what stands in the middle, who starts and who can
   * stop the run if no listener does, as lesson 10 calls them, and one explanation.
   */
  const kinds = {
    cold: {
      title: "cold", hub: null, starter: null, stopper: null,
      says: "A <b>cold</b> signal is a plan. Nothing happens until somebody subscribes, and then each subscriber starts a run of its own.",
    },
    subject: {
      title: "Subject", hub: "channel", starter: "the station", stopper: "the station",
      says: "A <b>subject</b> keeps a <b>roster</b>: the list of those who listen. A station runs the film once, and sends each scene to everybody on the roster. Subscribing starts nothing, so a subject is <b>hot</b>. It keeps no scenes for latecomers; it only tells them how the film ended, once it has.",
    },
    share: {
      title: "share()", hub: "share()", starter: null, stopper: null,
      says: "The first subscriber starts one run. Whoever comes before it ends joins it, on one <b>roster</b>: the list of those who listen. When the last of them leaves, the run stops. This is neither cold nor hot: a subscriber does start the run, but only the first one.",
    },
    "share-replay": {
      title: "share(replay: 1)", hub: "share(replay: 1)", starter: null, stopper: null,
      says: "Like share(), this makes one run for all who listen at the same time. It also remembers the last scene, and a latecomer gets that first. When the run is over, it forgets. It is neither cold nor hot.",
    },
    "replay-lazily": {
      title: "replayLazily()", hub: "replayLazily()", starter: null, stopper: null,
      says: "The first subscriber starts one run. It goes on until the film ends, even when everybody has left, and there is never a second one. Every scene is remembered, and a latecomer gets all of them first. This is neither cold nor hot.",
    },
    multicast: {
      title: "multicast + connect", hub: "multicast()", starter: "connect()", stopper: "whoever called connect()",
      says: "Subscribing starts nothing, so this is <b>hot</b>: it only adds you to the <b>roster</b>, the list of those who listen. The run starts when somebody calls connect(), which is at tick 8 here.",
    },
    property: {
      title: "Property", hub: "scene", starter: "its writer", stopper: "its writer",
      says: "A <b>property</b> always has a value. This one holds T, the title of the film, until somebody runs the film and writes each scene into it. Subscribing starts nothing, so a property is <b>hot</b>. A latecomer gets the present value first.",
    },
    "started-eagerly": {
      title: "startEagerly", hub: "startEagerly", starter: "its maker", stopper: null,
      says: "The run starts when the signal is made, before anybody can listen. Subscribing starts nothing, so this is <b>hot</b>. Every scene is remembered, and a latecomer gets all of them first.",
    },
  };

  /** What all kinds have in common, and the words on their cards. */
  const saysOfAll = "They all send what one <b>film</b> sends: its scenes, which are called 1, 2, 3 and so on. <b>Cold</b>: each subscriber starts a run of its own. <b>Hot</b>: subscribing starts nothing. <b>Neither</b>: only the first subscriber starts a run.";

  const saysOfTwo = "A film sends its scenes, which are called 1, 2, 3 and so on. <b>Cold</b>: each subscriber starts a run of its own. <b>Hot</b>: subscribing starts nothing. The kind that is hot here is called a <b>subject</b>. Choose a picture to see it large.";

  /** Cold, hot or neither, by the answer to the question of who starts the work. */
  function heat(starts) {
    return { "each subscriber": "cold", "the first subscriber": "neither" }[starts] || "hot";
  }

  /** Who starts a run of a kind. */
  function starter(one, kind) { return one.by || kinds[kind].starter; }

  function starts(one, kind) {
    const who = starter(one, kind);
    return `${who === "connect()" ? who : capital(who)} starts run ${one.number} at tick ${one.start}.`;
  }

  const endings = { "goes-on": "goes on", completes: "completes", fails: "fails" };

  const pronouns = { Ada: "she", Ben: "he" };

  function list(items) {
    if (items.length < 2) return items.join("");
    return items.slice(0, -1).join(", ") + " and " + items[items.length - 1];
  }

  function number(count) { return ["no", "one", "two", "three", "four", "five", "six"][count] || String(count); }

  function capital(text) { return text[0].toUpperCase() + text.slice(1); }

  /** `0, 1, then the completion`. */
  function marks(all) {
    const values = all.filter((mark) => !isEnding(mark));
    const end = all.find(isEnding);
    const ending = end === "|" ? "the completion" : end === "#" ? "the failure" : "";
    if (values.length === 0) return ending || "nothing";
    return ending ? `${values.join(", ")}, then ${ending}` : values.join(", ");
  }

  /** What one run of a kind did. */
  function run(one, kind) {
    const ends = {
      "|": (tick) => `It completes at tick ${tick}.`,
      "#": (tick) => `It fails at tick ${tick}.`,
      "!": (tick) => `It is stopped at tick ${tick}.`,
    };
    const end = one.end ? ends[one.end.mark](one.end.tick) : "It goes on.";
    return `${starts(one, kind)} ${end}`;
  }

  /** What somebody has missed, if there is anything. */
  function hasMissed({ name, missed, missedOf }) {
    const of = missedOf ? ` of what ${missedOf} sent` : "";
    return missed.length === 0 ? [] : [`${capital(pronouns[name])} has missed ${list(missed.map(({ mark }) => mark))}${of}.`];
  }

  /** What one listener got; `arrival` is how the tick of the arrival is written. */
  function listener(person, lastTick, arrival = String(person.comes)) {
    const she = capital(pronouns[person.name]);
    const sentences = [`${person.name} comes at tick ${arrival}.`];
    sentences.push(...hasMissed(person));
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
    return `${capital(number(runs))} ${runs === 1 ? "run" : "runs"}. Ben gets ${begins(got, !ben.end)}. ${late(recorded)}.`;
  }

  /** How late Ben is, which is counted in what had been sent, and what he has missed of it. */
  function late(recorded) {
    const sent = sentBefore(recorded);
    if (sent === 0) return "No scene had gone out before he came";
    const went = `${capital(number(sent))} ${sent === 1 ? "scene" : "scenes"} had gone out`;
    return `${went} before he came, and he has missed ${missed(recorded)}`;
  }

  /** How many scenes the first run has sent when Ben comes. */
  function sentBefore({ runs, listeners }) {
    return runs[0].marks.filter(({ mark, tick }) => !isEnding(mark) && tick < listeners[1].comes).length;
  }

  /** What Ben has missed of that. */
  function missed(recorded) {
    const all = recorded.listeners[1].missed.map((entry) => entry.mark).filter((mark) => mark !== "T");
    const sent = sentBefore(recorded);
    if (all.length === 0) return "nothing";
    if (all.length < sent || sent === 1) return scenes(all);
    return sent === 2 ? "both" : `all ${number(sent)}`;
  }

  function scenes(marks) { return `${marks.length === 1 ? "scene" : "scenes"} ${list(marks)}`; }

  /** The whole state, sentence by sentence; `arrival` writes when somebody comes. */
  function story(recorded, kind, lastTick, arrival = (person) => String(person.comes)) {
    return [
      runsInAll(recorded),
      ...recorded.runs.map((one) => run(one, kind)),
      ...recorded.listeners.map((person) => listener(person, lastTick, arrival(person))),
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

  /**
   * How a state shows the answers: a sentence for each question that it answers, else what to try.
   *
   * `answers` are those of the kind.
   */
  function evidence(recorded, kind, answers) {
    return {
      starts: { isShown: true, text: recorded.runs.map((one) => starts(one, kind)).join(" ") },
      runs: together(recorded),
      latecomer: comesLate(recorded, kind),
      stops: answers.stops.includes("by leaving") ? stopsByLeaving(recorded, kind) : stopsOtherwise(recorded, kind),
    };
  }

  function together({ listeners: [ada, ben] }) {
    const from = Math.max(ada.comes, ben.comes);
    const isShown = [ada, ben].every((person) => !person.end || person.end.tick > from);
    if (!isShown) return { isShown, text: "To see it, let Ada and Ben listen at the same time." };
    const both = ada.run === ben.run ? ` to run ${ada.run}` : `: Ada to run ${ada.run}, Ben to run ${ben.run}`;
    return { isShown, text: `From tick ${from} on both listen${both}.` };
  }

  /** Somebody is late who comes when a scene has been sent: by the shared run, or by anybody's if all are apart. */
  function comesLate(recorded, kind) {
    const [ada, ben] = recorded.listeners;
    const person = ben.comes >= ada.comes ? ben : ada;
    const runs = recorded.runs.filter((one) => kinds[kind].hub === null || one.number === person.run);
    const isShown = runs.some((one) => one.marks.some((sent) => sent.tick < person.comes));
    if (!isShown) return { isShown, text: "To see it, let Ben come while a run goes on that has sent a scene." };
    return { isShown, text: [`${person.name} comes late and gets ${marks(gotBy(person, Infinity))}.`, ...hasMissed(person)].join(" ") };
  }

  /** What each departure did to the runs that went on until then. */
  function departures(recorded) {
    const leavers = recorded.listeners.filter((person) => person.end && person.end.mark === "!");
    return leavers.sort((one, other) => one.end.tick - other.end.tick).flatMap(({ name, end: { tick } }) => {
      const stopped = recorded.runs.filter((one) => one.end && one.end.mark === "!" && one.end.tick === tick);
      const going = recorded.runs.filter((one) => one.start <= tick && !(one.end && one.end.tick <= tick));
      if (stopped.length + going.length === 0) return [];
      const result = stopped.length > 0
        ? `run ${list(stopped.map((one) => one.number))} stops` : `run ${list(going.map((one) => one.number))} goes on`;
      return [`${name} leaves at tick ${tick}, and ${result}.`];
    });
  }

  /** What stops a run: where each listener has one of its own, it is enough that one leaves. */
  function whoIsToLeave(recorded, kind) {
    if (kinds[kind].hub === null) return "let Ada or Ben leave";
    const isOver = recorded.runs.some((one) => one.end && isEnding(one.end.mark));
    return isOver ? "let the film go on and both leave" : "let both leave";
  }

  function stopsByLeaving(recorded, kind) {
    const isShown = recorded.runs.some((one) => one.end && one.end.mark === "!");
    const tries = isShown ? [] : [`To see it, ${whoIsToLeave(recorded, kind)}.`];
    return { isShown, text: [...departures(recorded), ...tries].join(" ") };
  }

  /** Where leaving stops nothing, a state shows an answer if the film ends in it. */
  function stopsOtherwise(recorded, kind) {
    const ended = recorded.runs.filter((one) => one.end && isEnding(one.end.mark)).map(({ number: run, end }) =>
      `Run ${run} ${end.mark === "|" ? "completes" : "fails"} at tick ${end.tick}, with the film.`);
    const says = [`${capital(kinds[kind].stopper || "nobody")} can stop it. Leaving does not.`, ...departures(recorded), ...ended];
    return { isShown: ended.length > 0, text: says.join(" ") };
  }

  return {
    kinds, saysOfAll, saysOfTwo, endings, questions, list, number, capital, marks, run, listener, begins, short, sentBefore, missed,
    story, machine, remembered, evidence, heads, heat, starter,
  };
})();
