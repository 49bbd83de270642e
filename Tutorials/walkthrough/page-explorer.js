// Puts the view "Cold or hot?" on the page, and listens to hands and keys.
"use strict";

(function () {
  const { page, film, reading, explorer, guess, words, signs, lanes, hands, memory } = ColdAndHot;
  const { element, all, put } = page;

  /** The state that was guessed last, so that only what one has guessed is shown. @type {string | null} */
  let guessed = memory.recall("guessed", (text) => typeof text === "string");
  /** How wide the pictures may be, in pixels. */
  let width = { large: 280, machine: 280, small: 280 };
  /** @type {any} */
  let player = null;

  /** What a guess is about: a change of it asks anew. */
  function question(of) { return JSON.stringify([of.kind, of.ending, of.ada, of.ben]); }

  function isHidden(state) { return state.kind !== null && state.isGuessing && guessed !== question(state); }

  /** What was drawn last, but for the time. */
  let still = "";

  function draw(state) {
    const isLarge = state.kind !== null;
    if (element("one-kind").hidden === isLarge) {
      for (const id of ["one-kind", "one-more"]) element(id).hidden = !isLarge;
      element("all-kinds").hidden = isLarge;
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
    const size = innerWidth < 720 ? "low" : "large";
    const parts = isLarge
      ? explorer.renderOne(state, { width, size, hides })
      : explorer.renderAll(state, { width: width.small });
    for (const [id, html] of Object.entries(parts)) put(id, html);
    for (const name of ["ada", "ben"]) element(`${name}-leaves`).checked = state[name].leaves;
    for (const input of all("#kinds input")) input.checked = input.value === (state.kind || "");
    const offered = isLarge ? reading.endingsOf(state.kind) : Object.keys(film.drawings);
    for (const input of all("#endings input")) {
      input.checked = input.value === state.ending;
      input.disabled = !offered.includes(input.value);
    }
    if (!hides) label(state);
    element("grid").classList.toggle("two", state.kinds === "two");
    element("more-kinds").hidden = isLarge || state.kinds === "eight";
    element("guess-switch").hidden = !isLarge;
    for (const id of ["play", "tick-back", "tick-on"]) element(id).disabled = hides;
    if (isLarge) drawGuess(state, hides);
    showKind(state);
  }

  /** Says of each picture what it shows at this tick. */
  function label(state) {
    for (const card of state.kind === null ? all("#grid .card") : [element("lanes")]) {
      card.querySelector("svg").setAttribute("aria-label", explorer.label(state, card.dataset.kind || state.kind));
    }
  }

  /** The kind whose name was shown last. @type {string | null} */
  let shownKind = "";

  /** Where the kinds are wider than the screen, scrolls them to the chosen one. */
  function showKind({ kind }) {
    if (shownKind === kind) return;
    shownKind = kind;
    const chosen = element("kinds").querySelector("input:checked")?.parentElement;
    if (chosen) element("kinds").scrollLeft = chosen.offsetLeft - (element("kinds").clientWidth - chosen.offsetWidth) / 2;
  }

  // Guess first.

  /** What is said about the last guess. */
  let reply = "";

  function drawGuess(state, hides) {
    element("guess-on").checked = state.isGuessing;
    element("guess-box").hidden = !state.isGuessing;
    const isAnswered = state.isGuessing && !hides;
    if (!isAnswered) reply = "";
    put("guess-reply", isAnswered
      ? `${reply}<p class="hint">Move Ada or Ben, or choose another kind, for the next question.</p>` : "");
    put("guess-form", hides ? questions(state) : "");
  }

  /** What is asked, with the answers on offer. */
  function questions(state) {
    /** @param {string} name @param {string | number} value @param {string | number} text */
    const radio = (name, value, text) =>
      `<label>${signs.tag("input", { type: "radio", name, value, required: "" })} ${text}</label>`;
    const runs = [1, 2, 3].map((count) => radio("runs", count, count));
    const got = guess.options(state).map((option) => radio("got", option.got || "nothing", option.text));
    return `<fieldset><legend>How many runs start in all?</legend>${runs.join("")}</fieldset>`
      + `<fieldset class="long"><legend>Ben comes at tick ${state.ben.comes}. What does he get?</legend>`
      + `${got.join("")}</fieldset><button type="submit">Show me</button>`
      // A comment that differs for each question, so that no choice of the last one stays.
      + `<!-- ${question(state).replace(/-/g, "")} -->`;
  }

  function answer(state) {
    const form = new FormData(element("guess-form"));
    if (!form.has("runs") || !form.has("got")) return;
    const got = form.get("got") === "nothing" ? "" : form.get("got");
    const { isRight, replies } = guess.judge(state, { runs: Number(form.get("runs")), got });
    guessed = question(state);
    memory.keep("guessed", guessed);
    reply = (isRight
      ? `<p class="verdict right">✓ Both are right.</p>`
      : `<p class="verdict wrong">✗ Not quite.</p>`)
      + replies.map((text) => `<p>${text}</p>`).join("");
    draw(state);
    // The button that was pressed goes away; whoever uses keys goes on from the reply.
    element("guess-reply").focus();
  }

  // Hands and keys.

  function begin({ change, state }) {
    const chip = (name, value, text) =>
      `<label><input type="radio" name="${name}" value="${value}"><span>${text}</span></label>`;
    const kinds = Object.entries(words.kinds).map(([kind, { title }]) => chip("kind", kind, title));
    put("kinds", `<legend class="unseen">How the signal is made</legend>${chip("kind", "", "side by side")}${kinds.join("")}`);
    const endings = Object.entries(words.endings).map(([ending, text]) => chip("ending", ending, text));
    put("endings", `<legend>The film</legend>${endings.join("")}`);
    put("legend", signs.legend("kinds"));
    for (const part of all(".stay")) part.textContent = film.stay;

    player = ColdAndHot.player({
      button: element("play"), perSecond: 4, isSmooth: true,
      place: () => state().tick, last: () => film.lastTick, to: (tick) => change({ tick }),
    });

    /** Changes what a guess is about; what is hidden then does not play. */
    const changeAll = (changes, source) => {
      const next = { ...state(), ...changes };
      change(next.kind === null ? next : explorer.ofKind(next, next.kind), source);
      if (isHidden(state())) player.stop();
    };

    const person = (name) => {
      const move = (comes) => {
        if (comes !== state()[name].comes) changeAll({ [name]: { ...state()[name], comes } }, name);
      };
      element(`${name}-leaves`).addEventListener("change", (event) => {
        changeAll({ [name]: { ...state()[name], leaves: event.target.checked } }, `${name} leaves`);
      });
      return {
        at: () => state()[name].comes,
        move: (tick) => move(reading.arrival(tick)),
        step: (count) => move(reading.laterArrival(state()[name].comes, count)),
        drop() {},
      };
    };
    hands.listen(element("view-cold-or-hot"), {
      ada: person("ada"),
      ben: person("ben"),
      now: {
        at: () => state().tick,
        hold: () => player.hold(true),
        move: (tick) => change({ tick: explorer.clamp(tick) }),
        step: (count) => change({ tick: explorer.clamp(state().tick + count) }),
        drop: () => player.hold(false),
      },
    });

    element("kinds").addEventListener("change", (event) => changeAll({ kind: event.target.value || null }, "kind"));
    element("endings").addEventListener("change", (event) => changeAll({ ending: event.target.value }, "ending"));
    for (const [id, way] of Object.entries({ "tick-back": -1, "tick-on": 1 })) {
      element(id).addEventListener("click", () => change({ tick: explorer.clamp(Math.floor(state().tick) + way) }));
    }
    element("guess-on").addEventListener("change", (event) => {
      guessed = null;
      changeAll({ isGuessing: event.target.checked }, "guess");
    });
    element("guess-form").addEventListener("submit", (event) => {
      event.preventDefault();
      answer(state());
    });
    element("more-kinds").addEventListener("click", () => {
      change({ kinds: "eight" }, "kinds");
      draw(state());
      // The button goes away; whoever uses keys goes on from the first of the others.
      element("grid").querySelector("[data-kind=share] a").focus({ preventScroll: true });
    });
    element("copy").addEventListener("click", () => page.copy(element("copy"), element("code")));
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
    start: explorer.fromAddress(new Map()).state,
    read: ({ values }) => explorer.fromAddress(values),
    write: explorer.toAddress,
    title: explorer.title,
    draw,
    says: (state, source) => (isHidden(state) ? "" : explorer.says(state, source === null)),
    begin,
    measure,
    hide: () => player.stop(),
  });
})();
