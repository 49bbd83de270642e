// Guess first: which answers are offered, and what is said about a wrong one.
"use strict";

ColdAndHot.guess = (function () {
  const { recording, atOnce, gotBy, isEnding } = ColdAndHot.reading;
  const { words } = ColdAndHot;

  // The idea behind an answer, by the kind with which Ben would get it.
  const ideas = { cold: "own run", subject: "from now on", "share-replay": "last first", "replay-lazily": "all first" };

  // What Ben gets with a kind: the marks, and whether it goes on after the last tick of the recording.
  function outcome(state, kind) {
    const ben = recording({ ...state, kind }).listeners[1];
    return { got: gotBy(ben, Infinity).join(""), goesOn: ben.endMark === "" };
  }

  // Whether two outcomes are one and the same but for where the recording stops. All scenes from 1 on are all
  // scenes, whether a memory hands them out or a run sends one after the other.
  function isSame(one, other) {
    if (one.got === other.got) return true;
    if (!one.goesOn || !other.goesOn || one.got === "" || other.got === "") return false;
    return one.got.startsWith(other.got) || other.got.startsWith(one.got);
  }

  // The answers on offer for what Ben gets, in one order that does not give the right one away. Each is what
  // some kind really gives him in the same state.
  function options(state) {
    const offered = [];
    const add = (own, idea) => {
      if (!offered.some((option) => isSame(option, own))) offered.push({ ...own, idea });
    };
    const own = outcome(state, state.kind);
    for (const [kind, idea] of Object.entries(ideas)) add(outcome(state, kind), idea);
    add(own, "as recorded");
    if (atOnce(recording(state).listeners[1]).some(isEnding)) add({ got: own.got.slice(0, -1), goesOn: false }, "no ending");
    if (offered.length < 2) add({ ...own, got: own.got.slice(1) }, "first missed");
    return offered
      .sort((one, other) => (one.got < other.got ? -1 : 1))
      .map((option) => ({ ...option, text: words.begins([...option.got], option.goesOn) }));
  }

  // Judges a guess {runs, got}: what is right, and a reply to each answer that is wrong.
  function judge(state, guessed) {
    const recorded = recording(state);
    const runs = recorded.runs.length;
    const own = outcome(state, state.kind);
    const chosen = options(state).find((option) => option.got === guessed.got);
    const [isCounted, isGot] = [guessed.runs === runs, isSame(chosen, own)];
    const start = `${words.number(runs)} ${runs === 1 ? "run starts" : "runs start"}`;
    const gets = `Ben gets ${words.begins([...own.got], own.goesOn)}.`;
    return {
      isRight: isCounted && isGot,
      replies: [
        isCounted ? `Yes: ${start}.`
          : `No: ${start}, not ${words.number(guessed.runs)}. ${aboutRuns(state.kind, runs, guessed.runs)}`,
        isGot ? `Yes: ${gets}` : `No: ${gets} ${aboutBen(state.kind, recorded, chosen.idea)}`,
      ],
    };
  }

  const joined = "The second listener came while the run went on, and joined it.";

  // Why there is one run.
  const oneRun = {
    subject: "Subscribing to a subject starts nothing: it adds a name to the roster. The one run is the station's.",
    share: joined,
    "share-replay": joined,
    "replay-lazily": "Only the first subscriber starts a run, and it is kept for ever. Later ones get what it has sent and will send.",
    multicast: "Subscribing starts nothing here. Only connect() does, and it is called once.",
    property: "Subscribing to a property starts nothing. It gives the present value, and then each new one.",
    "started-eagerly": "The work began when the signal was created. Subscribing starts nothing more.",
  };

  function aboutRuns(kind, runs, guessed) {
    if (guessed > 2) return "Only subscribing to the film itself starts a run, and that happens once or twice here.";
    if (kind === "cold") {
      return "A cold signal does not become hot when somebody subscribes. Each subscriber starts a run of its own.";
    }
    if (runs === 2) {
      return "The first run was over before the second listener came. share() keeps one run for all who listen at the same time; whoever comes after its end starts a new one.";
    }
    return oneRun[kind];
  }

  const newest = "It remembers the newest value, and Ben gets that first. Hot signals may remember: ask each one what a latecomer gets.";
  const newestOnly = "It remembers the newest value only, not all of them.";
  const everyScene = "It remembers every scene, and hands them all to Ben at once.";
  const keepsAll = { "from now on": `Hot does not mean that it never repeats. ${everyScene}`, "last first": everyScene };

  // What a kind remembers, by the idea of who has expected something else.
  const memories = {
    "share-replay": { "from now on": newest, "all first": newestOnly },
    property: {
      "from now on": newest,
      "last first": "A property has a value before the run sends one: the title.",
      "all first": newestOnly,
    },
    "replay-lazily": keepsAll,
    "started-eagerly": keepsAll,
    cold: {
      "from now on": "You took it for a hot signal. It is cold: Ben starts a run of his own, from scene 1, so he cannot miss anything.",
      "last first": "A cold signal remembers nothing. Ben starts a run of his own, from scene 1.",
      "first missed": "His own run begins when he comes, and he is there for its first scene.",
      "all first": "He gets it all, but not at once out of a memory: his own run sends it to him, scene after scene.",
    },
  };

  const remembersNothing = {
    "last first": "Sharing a run is not remembering it. Nothing is kept here; share(replay: 1) would keep the last scene.",
    "all first": "Sharing a run is not remembering it. Nothing is kept here, and what was sent before Ben came is missed.",
  };

  function aboutBen(kind, { runs, listeners: [, ben] }, idea) {
    if (kind === "cold") return memories.cold[idea];
    if (runs.some(({ startedBy }) => startedBy === "Ben")) return "Ben finds no run going on, so he starts one himself, and gets all of it.";
    const first = atOnce(ben);
    if (idea === "own run") {
      const all = first.length > 0 ? [`${words.marks(first)} at once, from memory`] : [];
      if (!first.some(isEnding)) all.push(`what run ${ben.run} sends to all`);
      return `You took it for a cold signal. But Ben starts no run here: with ${words.kinds[kind].title} he gets ${all.join(", and then ")}.`;
    }
    if (idea === "no ending") return "An ending is remembered, and so is a failure: whoever comes later is told at once.";
    if (kind === "multicast" && idea === "from now on") {
      return "You would be right if the run had started at tick 0. It starts with connect(), at tick 8.";
    }
    if (idea === "first missed") {
      return "Nothing is sent at the tick at which he comes. So he cannot miss a scene by coming just then.";
    }
    const { startTick = 0 } = runs.find((one) => one.number === ben.run) || {};
    if (idea === "from now on" && first.length === 0 && startTick > 0) {
      return `You would be right if the run had started at tick 0. It starts at tick ${startTick}.`;
    }
    return (memories[kind] || remembersNothing)[idea];
  }

  return { options, judge };
})();
