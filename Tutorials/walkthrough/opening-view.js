// The view that opens the page: a guess for a cold signal, one for a hot one, and what they teach.
"use strict";

ColdAndHot.openingView = (function () {
  const { recording, atOnce, later, gotBy } = ColdAndHot.reading;
  const { film, words, marbles, lanes, address } = ColdAndHot;

  // The two pictures, in the order in which they ask: their kind, why Ben gets what he gets, and what
  // whoever gives another answer has overlooked.
  const pictures = {
    cold: {
      kind: "cold", why: "He starts a run of his own",
      replies: { subject: "That would be Ada's run.", "replay-lazily": "Nothing is kept." },
    },
    hot: {
      kind: "subject", why: "He joins the station's run",
      replies: { cold: "The station does not start again.", "replay-lazily": "The station keeps nothing." },
    },
  };

  // What the two guesses teach.
  const moral = "On demand, each viewer starts the film anew: that is <b>cold</b>; on television, watching starts nothing: that is <b>hot</b>.";

  // How to answer, with a mouse or keys, or with a finger.
  const howToGuess = `<span class="by-key">Click one of the three rows, or press Tab and Enter.</span><span class="by-finger">Tap one of the three rows.</span>`;

  // The answers on offer: each is what Ben gets from some kind of signal.
  const answers = [
    { kind: "cold", name: "from the start" },
    { kind: "subject", name: "from now on" },
    { kind: "replay-lazily", name: "1, 2 at once" },
  ];

  // The tick at which Ben comes, with two scenes sent; the guess is about that.
  const asked = 8;

  const fields = { ben: address.number("Ben's arrival", asked, film.arrivals) };

  // The state at first: what Ben gets is hidden until it is guessed. `guesses` are places in `answers`.
  const start = { ben: asked, isAsking: true, guesses: {} };

  function fromAddress(values) {
    const { state, strays } = address.stateOf(values, fields);
    return { state: { ...start, ...state, isAsking: !values.has("ben") }, strays };
  }

  function toAddress({ ben, isAsking }) { return isAsking ? "#opening" : address.write("opening", fields, { ben }); }

  function recorded(ben, kind) { return recording({ kind, ending: "goes-on", ada: 0, ben, leaves: [] }); }

  // How many scenes a run has sent when Ben comes.
  function sentBefore(ben) { return words.sentBefore(recorded(ben, "cold")); }

  // The picture that waits for a guess; undefined if none does.
  function waiting({ isAsking, guesses }) {
    return isAsking ? Object.keys(pictures).find((picture) => guesses[picture] === undefined) : undefined;
  }

  // The state after a guess for the picture that waits for one.
  function guess(state, answer) {
    const guesses = { ...state.guesses, [String(waiting(state))]: answer };
    return { guesses, isAsking: Object.keys(guesses).length < Object.keys(pictures).length };
  }

  function isShown({ isAsking, guesses }, picture) { return !isAsking || guesses[picture] !== undefined; }

  function isRight({ guesses }, picture) { return answers[guesses[picture]].kind === pictures[picture].kind; }

  function title({ isAsking, ben }) {
    return isAsking ? "What does Ben see?" : `Ben comes ${words.number(sentBefore(ben))} ${sentBefore(ben) === 1 ? "scene" : "scenes"} late`;
  }

  function render(state, { width, size }) {
    const parts = {
      "opening-title": state.isAsking
        ? "Two scenes after Ada, <b>Ben</b> begins to watch. What does he see?"
        : `${number(state)} went out before <b>Ben</b> came.`,
      "opening-task": state.isAsking
        ? `<p>${waiting(state) === "cold" ? howToGuess : "And with a hot signal?"}</p>`
        : `<p>${moral}</p><p class="next">${next(state)}</p>`,
    };
    for (const [picture, { kind }] of Object.entries(pictures)) {
      const now = recorded(state.ben, kind);
      const options = { width, size, kind, lastTick: film.lastTick, stops: film.arrivals };
      const isOpen = isShown(state, picture);
      const isNext = waiting(state) === picture;
      parts[`opening-${picture}`] = lanes.draw(now, {
        ...options, starter: (run) => `${words.starter(run, kind)} starts it`,
        hides: isOpen ? null : "ben", asks: isNext ? "your guess?" : "", knobs: state.isAsking ? [] : ["ben"],
        label: isOpen ? undefined : untilBen(now, kind),
      });
      parts[`opening-${picture}-says`] = isOpen ? verdict(state, picture, now, options) : choices(picture, options, isNext);
    }
    return parts;
  }

  // What is seen before the guess, in words.
  function untilBen({ runs, listeners }, kind) {
    return [words.run(runs[0], kind), words.listener(listeners[0], film.lastTick),
      `Ben comes at tick ${asked}, when two scenes have been sent.`].join(" ");
  }

  function number({ ben }) {
    const sent = sentBefore(ben);
    const ends = [film.arrivals[0], film.arrivals.at(-1)].map(sentBefore);
    const scenes = sent === 1 ? "scene" : "scenes";
    return `${marbles.number("ben", "Scenes sent before Ben comes", sent, ends, { says: `${sent} ${scenes}` })} ${scenes}`;
  }

  // The rows that can be put in Ben's place; those of the second picture wait for the first guess.
  function choices(picture, options, isNext) {
    const all = answers.map(({ kind, name }, index) => {
      const ben = recorded(asked, kind).listeners[1];
      const first = atOnce(ben);
      const tells = first.length > 0 ? `${words.marks(first)} at once, then ` : "";
      const rest = words.begins(later(ben).map(({ mark }) => mark), true);
      const button = { type: "button", class: "answer", id: `guess-${picture}-${index}`, "data-answer": index, disabled: isNext ? null : "" };
      return marbles.tag("button", button,
        `<span class="unseen">${name}: Ben gets ${tells}${rest}</span>${lanes.row(ben, name, options)}`);
    });
    const group = { class: "choices", role: "group", "aria-label": `Your guess for the ${picture} signal`, "aria-hidden": isNext ? null : "true" };
    return marbles.tag("div", group, all.join(""));
  }

  // What Ben gets, in words; the guess stands beside it only where Ben was when it was made.
  function verdict(state, picture, now, options) {
    const guessed = answers[state.guesses[picture]];
    const because = reason(picture, now);
    if (!guessed || state.ben !== asked) return `<p>${because}</p>`;
    if (isRight(state, picture)) return `<p><b class="right">✓ Yes.</b> ${because}</p>`;
    return `<div class="guessed">${lanes.row(recorded(asked, guessed.kind).listeners[1], "your guess", options)}</div>`
      + `<p><b class="wrong">✗ No.</b> ${pictures[picture].replies[guessed.kind]} ${because}</p>`;
  }

  function reason(picture, now) { return `${pictures[picture].why}, and has missed ${words.missed(now)}.`; }

  // One thing to do next: drag Ben; once he has been moved, look closer at what is seen here.
  function next({ ben }) {
    if (ben === asked) return `<span>Now drag <b class="mark">B</b> to another mark<span class="by-key">, or press ← or →</span>.</span>`;
    return `<a class="first" href="#cold-or-hot?ben=${ben}&amp;tick=${film.lastTick}">Look closer ▶</a> <a href="#opening">Guess again</a>`;
  }

  // Whether both were guessed and Ben has not been moved: the pictures show then what is to be dragged.
  function isPointing({ isAsking, guesses, ben }) { return !isAsking && ben === asked && Object.keys(guesses).length > 0; }

  // What a screen reader hears.
  function says(state) {
    const judged = Object.keys(pictures).filter((picture) => isShown(state, picture)).map((picture) => {
      const now = recorded(state.ben, pictures[picture].kind);
      const isJudged = state.guesses[picture] !== undefined && state.ben === asked;
      const verdict = !isJudged ? "" : isRight(state, picture) ? "Yes. " : "No. ";
      const got = words.begins(gotBy(now.listeners[1], Infinity), true);
      return `${words.capital(picture)}: ${verdict}Ben gets ${got}. ${reason(picture, now)}`;
    });
    if (state.isAsking) return judged.slice(-1).join("");
    return [...judged, isPointing(state) ? moral.replace(/<.*?>/g, "") : ""].join(" ").trim();
  }

  return { guess, isShown, isPointing, fromAddress, toAddress, title, render, says };
})();
