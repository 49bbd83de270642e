// Puts the view "Cold or hot?" on the page, and listens to the pointer and the keys.
"use strict";

(function () {
  const { page, film, reading, coldOrHotView, guess, words, marbles, lanes, hands, memory } = ColdAndHot;
  const { element, all, put } = page;
  const view = element("view-cold-or-hot");

  // The state that was guessed last, so that only what one has guessed is shown.
  let guessed = memory.recall("guessed", (text) => typeof text === "string");
  // How wide the pictures may be, in pixels.
  let width = { large: 280, machine: 280, small: 280 };
  let player = null;

  // What a guess is about: a change of it asks anew.
  function question({ kind, ending, ada, ben, leaves }) { return JSON.stringify([kind, ending, ada, ben, leaves]); }

  function isHidden(state) { return state.kind !== null && state.guess === "yes" && guessed !== question(state); }

  // What was drawn last, but for the time.
  let still = "";

  function draw(state) {
    const isLarge = state.kind !== null;
    const look = isLarge ? "one" : state.kinds;
    if (view.dataset.look !== look) {
      view.dataset.look = look;
      measure();
    }
    const hides = isHidden(state);
    // While it plays, a picture between two ticks is the one that is there.
    const next = JSON.stringify([{ ...state, tick: Math.floor(state.tick) }, width, hides, innerWidth]);
    if (next !== still) drawStill(state, hides);
    still = next;
    for (const picture of all(isLarge ? "#lanes svg" : "#grid .lanes-picture")) lanes.show(picture, state.tick);
  }

  function drawStill(state, hides) {
    const isLarge = state.kind !== null;
    put(isLarge ? coldOrHotView.renderOne(state, { width, size: innerWidth < 720 ? "low" : "large", hides })
      : coldOrHotView.renderAll(state, { width: width.small }));
    for (const input of all("#endings input")) input.disabled = !reading.endingsOf(state.kind).includes(input.value);
    const chosen = [state.kind || "", state.ending, state.guess, ...state.leaves];
    for (const input of all("#kinds input, .controls input")) input.checked = chosen.includes(input.value);
    // Where one guesses, these words would tell; and they would move the picture when the guess is made.
    const says = isLarge && state.guess === "yes" ? null : state.kind || state.kinds;
    for (const part of all("#kind-says > *")) part.hidden = part.dataset.of !== says;
    if (!hides) label(state);
    for (const id of ["play", "tick-back", "tick-on"]) element(id).disabled = hides;
    if (isLarge) drawGuess(state, hides);
    showKind(state);
  }

  // Says of each picture what it shows at this tick.
  function label(state) {
    for (const card of state.kind === null ? all("#grid .card") : [element("lanes")]) {
      card.querySelector("svg").setAttribute("aria-label", coldOrHotView.label(state, card.dataset.kind || state.kind));
    }
  }

  // The kind whose name was shown last.
  let shownKind = "";

  // Where the kinds are wider than the screen, scrolls them to the chosen one.
  function showKind({ kind }) {
    if (shownKind === kind) return;
    shownKind = kind;
    const chosen = element("kinds").querySelector("input:checked").parentElement;
    element("kinds").scrollLeft = chosen.offsetLeft - (element("kinds").clientWidth - chosen.offsetWidth) / 2;
  }

  // Guess first.

  // What is said about the last guess.
  let reply = "";

  function drawGuess(state, hides) {
    const isGuessing = state.guess === "yes";
    const isAnswered = isGuessing && !hides;
    if (!isAnswered) reply = "";
    element("guess-box").hidden = !isGuessing;
    put({
      "guess-reply": isAnswered
        ? `${reply}<p class="hint">Move Ada or Ben, or choose another kind, for the next question.</p>` : "",
      "guess-form": hides ? questions(state) : "",
    });
  }

  // What is asked, with the answers on offer.
  function questions(state) {
    const radio = (name, value, text) => `<label>${marbles.tag("input", { type: "radio", name, value, required: "" })} ${text}</label>`;
    const runs = [1, 2, 3].map((count) => radio("runs", count, count));
    const got = guess.options(state).map((option) => radio("got", option.got || "nothing", option.text));
    const leaving = state.leaves.map((name) => `${words.capital(name)} leaves at tick ${state[name] + film.stay}.`);
    if (state.kind === "multicast") leaving.push("connect() is called at tick 8.");
    return `${leaving.length > 0 ? `<p>${leaving.join(" ")}</p>` : ""}<fieldset><legend>How many runs start in all?</legend>${runs.join("")}</fieldset>`
      + `<fieldset class="long"><legend>Ben comes at tick ${state.ben}. What does he get?</legend>`
      + `${got.join("")}</fieldset><button type="submit">Show me</button>`
      // A comment that differs for each question, so that no choice of the last one stays.
      + `<!-- ${question(state).replace(/-/g, "")} -->`;
  }

  function answer(state) {
    const form = new FormData(element("guess-form"));
    const got = form.get("got") === "nothing" ? "" : form.get("got");
    const { isRight, replies } = guess.judge(state, { runs: Number(form.get("runs")), got });
    guessed = question(state);
    memory.keep("guessed", guessed);
    reply = (isRight ? `<p class="verdict right">✓ Both are right.</p>` : `<p class="verdict wrong">✗ Not quite.</p>`)
      + replies.map((text) => `<p>${text}</p>`).join("");
    draw(state);
    // The button that was pressed goes away; whoever uses keys goes on from the reply.
    element("guess-reply").focus();
  }

  // Hands and keys.

  function begin({ change, state }) {
    const chip = (value, text) => `<label><input type="radio" name="kind" value="${value}"><span>${text}</span></label>`;
    const kinds = Object.entries(words.kinds).map(([kind, { title }]) => chip(kind, title));
    put({
      kinds: `<legend class="unseen">How the signal is made</legend>${chip("", "side by side")}${kinds.join("")}`,
      legend: marbles.legend("kinds"),
    });
    for (const part of all(".stay")) part.textContent = film.stay;

    player = ColdAndHot.player({
      buttons: ["play", "tick-back", "tick-on"].map(element), perSecond: 4, isSmooth: true,
      place: () => state().tick, last: () => film.lastTick, to: (tick) => change({ tick }),
    });

    // Changes what a guess is about; what is hidden then does not play.
    const changeAll = (changes, source, next = "") => {
      const changed = { ...state(), ...changes };
      change(changed.kind === null ? changed : coldOrHotView.ofKind(changed, changed.kind), source, next);
      if (isHidden(state())) player.stop();
    };

    const person = (name) => ({ stops: film.arrivals, at: () => state()[name], move: (tick) => changeAll({ [name]: tick }, name) });
    const handles = {
      ada: person("ada"), ben: person("ben"),
      now: { stops: coldOrHotView.ticks, at: () => state().tick, move: player.go },
    };
    hands.listen(view, (name) => handles[name]);

    view.addEventListener("change", ({ target: { name, value, checked } }) => {
      const leaves = all("[name=leaves]:checked").map((box) => box.value);
      const chosen = { kind: value || null, ending: value, guess: checked ? "yes" : null, leaves }[name];
      if (name === "guess") guessed = null;
      if (chosen !== undefined) changeAll({ [name]: chosen }, name === "leaves" ? `${value} leaves` : name);
    });
    element("guess-form").addEventListener("submit", (event) => {
      event.preventDefault();
      answer(state());
    });
    element("more-kinds").addEventListener("click", () => changeAll({ kinds: "eight" }, "kinds", "#grid [data-kind=share] a"));
  }

  function measure() {
    const column = parseFloat(getComputedStyle(element("grid")).gridTemplateColumns) || 0;
    width = {
      large: Math.max(250, page.room("lanes-box")),
      machine: Math.max(250, page.room("machine")),
      small: Math.max(230, page.room("grid", column - 22)),
    };
  }

  page.register({
    name: "cold-or-hot",
    read: ({ values }) => coldOrHotView.fromAddress(values),
    write: coldOrHotView.toAddress,
    title: coldOrHotView.title,
    draw,
    says: (state, source) => (isHidden(state) ? "" : coldOrHotView.says(state, source === null)),
    begin,
    measure,
    hide: () => player.stop(),
  });
})();
