// Guess first: which answers are offered, and what is said about a wrong one.
"use strict";

ColdAndHot.guess = (function () {
  const { recording, gotBy, isEnding } = ColdAndHot.reading;
  const words = ColdAndHot.words;

  /** Those kinds whose outcome a learner may expect of another, each with the idea behind it. */
  const ideas = [
    { kind: "cold", idea: "own run" },
    { kind: "subject", idea: "from now on" },
    { kind: "share-replay", idea: "last first" },
    { kind: "replay-lazily", idea: "all first" },
  ];

  /** What Ben gets with a kind: the marks, and whether it goes on after the last tick of the recording. */
  function outcome(state, kind) {
    const ben = recording({ ...state, kind }).listeners[1];
    return { got: gotBy(ben, Infinity).join(""), goesOn: !ben.end };
  }

  /**
   * Whether two outcomes are one and the same but for where the recording stops.
   *
   * All scenes from 1 on are all scenes, whether a memory hands them out or a run sends one after the other.
   */
  function isSame(one, other) {
    if (one.got === other.got) return true;
    if (!one.goesOn || !other.goesOn || one.got === "" || other.got === "") return false;
    return one.got.startsWith(other.got) || other.got.startsWith(one.got);
  }

  /**
   * The answers on offer for what Ben gets, in one order that does not give the right one away.
   *
   * Each is what some kind really gives him in the same state.
   */
  function options(state) {
    const offered = [];
    const add = (own, idea) => {
      if (!offered.some((option) => isSame(option, own))) offered.push({ ...own, idea });
    };
    const own = outcome(state, state.kind);
    for (const { kind, idea } of ideas) add(outcome(state, kind), idea);
    add(own, "as recorded");
    const { atOnce } = recording(state).listeners[1];
    if (atOnce.some(isEnding)) add({ got: own.got.slice(0, -1), goesOn: false }, "no ending");
    if (offered.length < 2) add({ ...own, got: own.got.slice(1) }, "first missed");
    return offered
      .sort((one, other) => (one.got < other.got ? -1 : 1))
      .map((option) => ({ ...option, text: words.begins([...option.got], option.goesOn) }));
  }

  /** Judges a guess {runs, got}: what is right, and a reply to each answer that is wrong. */
  function judge(state, guessed) {
    const recorded = recording(state);
    const runs = recorded.runs.length;
    const own = outcome(state, state.kind);
    const chosen = options(state).find((option) => option.got === guessed.got);
    const isRight = { runs: guessed.runs === runs, got: isSame(chosen, own) };
    const start = `${words.number(runs)} ${runs === 1 ? "run starts" : "runs start"}`;
    const gets = words.begins([...own.got], own.goesOn);
    return {
      isRight: isRight.runs && isRight.got,
      replies: [
        isRight.runs
          ? `Yes: ${start}.`
          : `No: ${start}, not ${words.number(guessed.runs)}. ${aboutRuns(state, recorded, guessed.runs)}`,
        isRight.got
          ? `Yes: Ben gets ${gets}.`
          : `No: Ben gets ${gets}. ${aboutBen(state, recorded, chosen.idea)}`,
      ],
    };
  }

  function aboutRuns(state, recorded, guessed) {
    const runs = recorded.runs.length;
    if (guessed > 2) return "Only subscribing to the film itself starts a run, and that happens once or twice here.";
    if (state.kind === "cold") {
      return "A cold signal does not become hot when somebody subscribes. Each subscriber starts a run of its own.";
    }
    if (runs === 2) {
      return "The first run was over before the second listener came. share() keeps one run for all who listen at the same time; whoever comes after its end starts a new one.";
    }
    const why = {
      subject: "Subscribing to a subject starts nothing: it adds a name to the roster. The one run is the station's.",
      share: "The second listener came while the run went on, and joined it.",
      "share-replay": "The second listener came while the run went on, and joined it.",
      "replay-lazily": "Only the first subscriber starts a run, and it is kept for ever. Later ones get what it has sent and will send.",
      multicast: "Subscribing starts nothing here. Only connect() does, and it is called once.",
      property: "Subscribing to a property starts nothing. It gives the present value, and then each new one.",
      "started-eagerly": "The work began when the signal was created. Subscribing starts nothing more.",
    };
    return why[state.kind];
  }

  function aboutBen(state, recorded, idea) {
    const ben = recorded.listeners[1];
    const title = words.kinds[state.kind].title;
    if (state.kind === "cold") {
      return {
        "from now on": "You took it for a hot signal. It is cold: Ben starts a run of his own, from scene 1, so he cannot miss anything.",
        "last first": "A cold signal remembers nothing. Ben starts a run of his own, from scene 1.",
        "first missed": "His own run begins when he comes, and he is there for its first scene.",
        "all first": "He gets it all, but not at once out of a memory: his own run sends it to him, scene after scene.",
      }[idea];
    }
    const isEarly = recorded.runs.some((run) => run.by === "Ben");
    if (isEarly) return "Ben finds no run going on, so he starts one himself, and gets all of it.";
    if (idea === "own run") {
      const all = ben.atOnce.length > 0 ? [`${words.marks(ben.atOnce)} at once, from memory`] : [];
      if (!ben.atOnce.some(isEnding)) all.push(`what run ${ben.run} sends to all`);
      return `You took it for a cold signal. But Ben starts no run here: with ${title} he gets ${all.join(", and then ")}.`;
    }
    if (idea === "no ending") {
      return "An ending is remembered, and so is a failure: whoever comes later is told at once.";
    }
    if (state.kind === "multicast" && idea === "from now on") {
      return "That would be so if the run had started at tick 0. It starts with connect(), at tick 8.";
    }
    if (idea === "first missed") {
      return "Nothing is sent at the tick at which he comes. So he cannot miss a scene by coming just then.";
    }
    const run = recorded.runs.find((one) => one.number === ben.run);
    if (idea === "from now on" && ben.atOnce.length === 0 && run && run.start > 0) {
      return `That would be so if the run had started at tick 0. It starts at tick ${run.start}.`;
    }
    const hot = "Hot signals may remember: ask each one what a latecomer gets.";
    const first = `It remembers the newest value, and Ben gets that first. ${hot}`;
    const last = "It remembers the newest value only, not all of them.";
    const all = "It remembers every scene, and hands them all to Ben at once.";
    const none = {
      "last first": "Sharing a run is not remembering it. Nothing is kept here; share(replay: 1) would keep the last scene.",
      "all first": "Sharing a run is not remembering it. Nothing is kept here, and what was sent before Ben came is missed.",
    };
    const keeps = {
      "share-replay": { "from now on": first, "all first": last },
      property: {
        "from now on": first,
        "last first": "A property has a value before the run sends one: the title.",
        "all first": last,
      },
      "replay-lazily": { "from now on": `Hot does not mean that it never repeats. ${all}`, "last first": all },
      "started-eagerly": { "from now on": `Hot does not mean that it never repeats. ${all}`, "last first": all },
    };
    return (keeps[state.kind] || none)[idea];
  }

  return { options, judge };
})();
