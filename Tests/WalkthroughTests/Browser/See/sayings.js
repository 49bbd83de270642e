// What the page says, and should not: judgements that are wrong, and sentences that are not so.
(() => {
  const { all, one, text, texts, go } = see;

  /** How much is told that a guess is to find out. */
  const revealed = () => all("#lanes .value, #machine svg, #questions td, #story li").length;

  /** Addresses for what is not there: those of which the page does not say so, shortly, and show one view. */
  const unsaid = async () => {
    const long = "x".repeat(5000);
    const wrong = {
      "#cold-or-hot?kind=replayLazily": "replayLazily", "#cold-or-hot?kind=constructor": "constructor", "#cold-or-hot?kind=__proto__": "__proto__",
      "#cold-or-hot?__proto__=1": "__proto__", "#cold-or-hot?ben=14": "14", "#cold-or-hot?ben=999": "999", "#cold-or-hot?tick=999": "999",
      "#cold-or-hot?tick=Infinity": "Infinity", "#cold-or-hot?leaves=eve": "eve", "#cold-or-hot?kind=property&ending=fails": "fails",
      "#cold-or-hot?guess=no": "no", "#cold-or-hot?kind=null": "null", "#cold-or-hot?colour=red": "colour", "#opening?ben=3": "3", "#workbench?chain=zap": "zap",
      "#workbench?chain=toString": "toString", "#workbench?chain=map,999": "999", "#workbench?first=1(2": "1(2", "#workbench?first=loud:1": "loud:1",
      "#workbench?ben=9-3": "9-3", "#workbench?first=1|2": "1|2", "#lesson-99": "99", "#lesson-01/999": "999", "#lesson-07/2.5": "2.5",
      "#lesson-07/x": "x", "#quiz-99": "99", "#quiz-07/99": "99", "#nowhere": "nowhere", "#__proto__": "__proto__", "#constructor": "constructor",
      "#puzzle?name=constructor": "constructor", "#puzzle?made=nope": "no puzzle", "#puzzle?name=six-at-once&chain=map,9": "map,9",
      "#puzzle?name=six-at-once&chain=zap": "zap", "#puzzle?name=six-at-once&first=hot:--1---2---3---4---|": "hot:", "#puzzle?name=six-at-once&ben=0": "0",
      "#puzzle?name=the-second-half&ben=8-9": "8-9", "#puzzle?name=the-same-again&first=--1---3": "--1---3", [`#puzzle?made=${long}`]: "no puzzle",
      "#%": "%", "#%E0%A4%A": "%E0%A4%A", [`#${long}`]: "xxx", [`#cold-or-hot?kind=${long}`]: "xxx", [`#workbench?chain=${long}`]: "xxx",
    };
    const poor = [];
    for (const [hash, word] of Object.entries(wrong)) {
      await go(hash);
      const says = text("#address-says");
      if (!says.includes(word) || says.length > 250 || all(".view:not([hidden])").length !== 1) poor.push(`${hash.slice(0, 60)}: ${says}`);
    }
    for (const hash of ["#", "#opening", "#opening?ben=0", "#cold-or-hot", "#cold-or-hot?kinds=eight", "#puzzle", "#puzzle?name=six-at-once&chain=map,4",
      "#cold-or-hot?kind=share&ada=0&ben=8&ending=fails&leaves=ada,ben&tick=41&guess=yes", "#workbench?chain=catch%28justReturn%3A%29,2", "#lessons", "#quiz"]) {
      await go(hash);
      if (text("#address-says") !== "") poor.push(`${hash}: ${text("#address-says")}`);
    }
    return poor;
  };

  /** Signs that the page has believed what was stored, though it could not have written it; forgets it. */
  const trusted = () => {
    localStorage.clear();
    const links = all("#nav a").map((link) => link.getAttribute("href")).join();
    return [
      ...(links === "#opening,#cold-or-hot,#puzzle,#workbench,#lessons,#quiz-01/1" ? [] : [links]),
      ...(texts("#quiz-form label").length > 3 ? [] : ["no question"]), ...(text("#quiz-score") === "" ? [] : [text("#quiz-score")]),
    ];
  };

  /** Which of the large scripts are here. */
  const loaded = () => all("script:not([data-views])").map((part) => part.getAttribute("src")).filter((name) => /^(workbench-view|lessons|quiz)\.js$/.test(name)).join();

  /** Guesses that are judged wrongly, of all states that the page offers, or that get a poor reply. */
  const misjudged = () => {
    const { guess, film, reading } = ColdAndHot; const poor = [];
    for (const kind of Object.keys(reading.kinds())) for (const ending of reading.endingsOf(kind))
    for (const a of film.arrivals) for (const b of film.arrivals) for (const leaves of [false, true]) {
      const state = { kind, ending, ada: a, ben: b, leaves: leaves ? ["ada"] : [] };
      const recorded = reading.recording(state);
      const own = reading.gotBy(recorded.listeners[1], Infinity).join("");
      const options = guess.options(state);
      const note = text => poor.push(text + ": " + JSON.stringify(state));
      if (options.length < 2 || new Set(options.map(option => option.text)).size < options.length) note("options");
      let right = 0;
      for (const { got } of options) for (const count of [1, 2, 3]) {
        const { isRight, replies } = guess.judge(state, { runs: count, got });
        if (isRight) right += 1;
        // Where the film goes on, a part of it is all of it.
        const isSame = got === own || ending === "goes-on" && got !== "" && own !== "" && (got.startsWith(own) || own.startsWith(got));
        if (isRight !== (isSame && count === recorded.runs.length)) note(`${got} for ${own}`);
        if (replies.some(text => /undefined|null|NaN/.test(text) || text.length < 12)) note(replies.join(" / "));
      }
      if (right !== 1) note(`${right} right`);
    }
    return poor;
  };

  /** States whose sentence about who stops the work is not what they show, or leads to nothing. */
  const misledAboutStops = () => {
    const { evidence, film, reading } = ColdAndHot; const wrong = [];
    for (const [kind, { answers }] of Object.entries(reading.kinds())) for (const ending of reading.endingsOf(kind))
    for (const a of film.arrivals) for (const b of film.arrivals) for (const leaves of [[], ["ada"], ["ada", "ben"]]) {
      const state = { kind, ending, ada: a, ben: b, leaves };
      const recorded = reading.recording(state);
      const { isShown, text } = evidence.of(recorded, kind, answers).stops;
      const isByLeaving = answers.stops.includes("by leaving");
      const ends = recorded.runs.map(({ endMark }) => endMark);
      const isSeen = isByLeaving ? ends.includes("!") : ends.includes("|") || ends.includes("#");
      if (isShown !== isSeen || isByLeaving === text.includes("Leaving does not")) wrong.push(JSON.stringify(state) + text);
      // Whoever does what a sentence says sees the answer.
      if (!isByLeaving || isShown) continue;
      const doBoth = /both leave/.test(text);
      const next = {
        ...state, ending: /film go on/.test(text) ? "goes-on" : ending, leaves: [...leaves, ...(/leave/.test(text) ? ["ben"] : []), ...(doBoth ? ["ada"] : [])],
      };
      if (!evidence.of(reading.recording(next), kind, answers).stops.isShown) wrong.push("followed: " + JSON.stringify(state) + text);
    }
    return wrong;
  };

  /** States that say "shown here" of an answer that is not what they show, or that say how to see it and are wrong. */
  const misledAboutOthers = () => {
    const { evidence, film, reading } = ColdAndHot; const wrong = [];
    const shows = (state, name) => {
      const { answers } = reading.kinds()[state.kind];
      return evidence.of(reading.recording(state), state.kind, answers)[name].isShown;
    };
    for (const kind of Object.keys(reading.kinds())) for (const ending of reading.endingsOf(kind))
    for (const ada of film.arrivals) for (const ben of film.arrivals) for (const leaves of [[], ["ada"]]) {
      const state = { kind, ending, ada, ben, leaves };
      const { listeners, runs } = reading.recording(state);
      const late = listeners[ben >= ada ? 1 : 0];
      const isOwn = runs.some(({ startedBy }) => startedBy === late.name);
      const hasEnded = /^[|#]$/.test(reading.atOnce(late).join(""));
      if (shows(state, "latecomer") && (hasEnded || ada === ben || isOwn !== (kind === "cold"))) wrong.push(`latecomer ${JSON.stringify(state)}`);
      if (shows(state, "starts") && kind.startsWith("share") && runs.length > 1) wrong.push(`starts ${JSON.stringify(state)}`);
      // Whoever does what a sentence says sees the answer.
      const followed = { ...state, ending: "goes-on", ada: 0, ben: 16, leaves: [] };
      for (const name of ["latecomer", "starts"]) if (!shows(followed, name)) wrong.push(`${name}, followed: ${JSON.stringify(state)}`);
    }
    return wrong;
  };

  /** Questions of quizzes that are not asked as quiz.js has them, or an answer of which gets another reply. */
  const misasked = async () => {
    const wrong = [];
    for (const quiz of ColdAndHot.quizzes) for (const [place, { code, options, prints }] of quiz.questions.entries()) {
      await go(`#quiz-${quiz.number}/${place + 1}`);
      const right = options.findIndex((option) => option.prints === prints);
      const run = `The run says ${"abcde"[right]}: ${prints}${options[right].say}`;
      const wanted = [code, ...options.map((option) => option.text), "I don't know", ...options.map(({ say, mistake }, index) =>
        (index === right ? `✓ Right.${say}` : `✗ Not quite.${say}${mistake ? `It is easy to think: "${mistake}".` : ""}${run}`)), run];
      const replies = [...options.keys(), -1].map((chosen) => {
        const part = document.createElement("div");
        part.innerHTML = ColdAndHot.quizView.render(quiz, place, chosen)["quiz-reply"];
        return part.textContent;
      });
      const found = [one("#quiz-code").textContent, ...all("#quiz-form .option").map((part) => part.textContent), ...replies];
      if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(`${location.hash}: ${found.find((text, index) => text !== wanted[index])}`);
    }
    return wrong;
  };

  /** Puzzles that are judged otherwise than they should: what is hidden solves them, and what is given does not. */
  const misjudgedPuzzles = async () => {
    const wrong = [];
    for (const { name } of ColdAndHot.puzzle.all) {
      await go(`#puzzle?name=${name}`);
      if (one(".replies .right")) wrong.push(`${name} is solved by what is given`);
      const { solution } = ColdAndHot.puzzle.find({ name, made: "" });
      await go(ColdAndHot.puzzle.toAddress({ ...solution, name, made: "" }));
      if (!one(".replies .right") || texts("#address-says").length > 0) wrong.push(`${name} is not solved by what is hidden`);
    }
    return wrong;
  };

  Object.assign(see, {
    revealed, unsaid, trusted, loaded, misjudged, misjudgedPuzzles, misledAboutStops, misledAboutOthers, misasked,
  });
})();
