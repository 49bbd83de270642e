// Puts the view "Cold or hot?" on the page, and listens to hands and keys.
"use strict";
var ColdAndHot = ColdAndHot || {};

(function () {
  const { page, explorer, guess, words, signs, address } = ColdAndHot;
  const { element, put } = page;
  const data = ColdAndHot.runs;

  let state = explorer.start;
  let drawn = null;
  /** The state that was guessed, so that only what one has guessed is shown. */
  let guessed = null;
  let playing = null;
  /** How wide the pictures may be, in pixels. */
  let width = 280;

  /** What a guess is about: a change of it asks anew. */
  function question(of) { return JSON.stringify([of.kind, of.ending, of.ada, of.ben]); }

  function isHidden() { return state.isGuessing && guessed !== question(state); }

  /** Changes the state; `isStep` if the back button is to take it back. */
  function change(changes, isStep) {
    const old = question(state);
    state = { ...state, ...changes };
    const endings = Object.keys(data.kinds[state.kind].states);
    if (!endings.includes(state.ending)) state.ending = endings[0];
    page.go(address.write("cold-or-hot", explorer.toAddress(state)), isStep);
    if (question(state) !== old && isHidden()) stop();
    draw();
  }

  const draw = page.onceAFrame(drawNow);

  function drawNow() {
    drawn = explorer.render(state, { width, isHidden: isHidden() });
    for (const [id, html] of Object.entries(drawn.parts)) put(id, html);
    place("ada", `tick ${state.ada.comes}`, state.ada.comes);
    place("ben", `tick ${state.ben.comes}`, state.ben.comes);
    place("now", `tick ${state.tick}. ${drawn.machineSentence}`, state.tick);
    for (const name of ["ada", "ben"]) element(`${name}-leaves`).checked = state[name].leaves;
    for (const input of document.querySelectorAll("#kinds input")) input.checked = input.value === state.kind;
    const offered = Object.keys(data.kinds[state.kind].states);
    for (const input of document.querySelectorAll("#endings input")) {
      input.checked = input.value === state.ending;
      input.disabled = !offered.includes(input.value);
    }
    put("all-kinds", state.isGuessing ? "<p>Hidden while you guess.</p>" : explorer.allKinds(state.kind));
    drawGuess();
    const isPlaying = playing !== null;
    element("play").setAttribute("aria-pressed", String(isPlaying));
    element("play").textContent = isPlaying ? "Pause" : "Play";
  }

  function place(name, text, value) {
    const handle = element(`handle-${name}`);
    const { x, y } = drawn.handles[name];
    handle.style.transform = `translate(${x}px, ${y}px)`;
    handle.setAttribute("aria-valuenow", value);
    handle.setAttribute("aria-valuetext", text);
  }

  // Guess first.

  function drawGuess() {
    element("guess-on").checked = state.isGuessing;
    if (!state.isGuessing) {
      hint("Switch this on, and the page asks you before it shows what happens.");
      put("guess-reply", "");
      return;
    }
    if (!isHidden()) {
      hint("Move Ada or Ben, or choose another kind, for the next question.");
      return;
    }
    put("guess-reply", "");
    const radio = (name, value, text) =>
      `<label>${signs.tag("input", { type: "radio", name, value, required: "" })} ${text}</label>`;
    const runs = [1, 2, 3].map((count) => radio("runs", count, count));
    const got = guess.options(state).map((option) => radio("got", option.got || "nothing", option.text));
    put("guess-form",
      `<fieldset><legend>How many runs start in all?</legend>${runs.join("")}</fieldset>`
      + `<fieldset class="long"><legend>Ben comes at tick ${state.ben.comes}. What does he get?</legend>`
      + `${got.join("")}</fieldset><button type="submit">Show me</button>`
      // A comment that differs for each question, so that no choice of the last one stays.
      + `<!-- ${question(state).replace(/-/g, "")} -->`);
  }

  function hint(text) { put("guess-form", `<p class="hint">${text}</p>`); }

  function answer(event) {
    event.preventDefault();
    const form = new FormData(element("guess-form"));
    if (!form.has("runs") || !form.has("got")) return;
    const got = form.get("got") === "nothing" ? "" : form.get("got");
    const { isRight, replies } = guess.judge(state, { runs: Number(form.get("runs")), got });
    guessed = question(state);
    put("guess-reply",
      (isRight
        ? `<p class="verdict right">✓ Both are right.</p>`
        : `<p class="verdict wrong">✗ Not quite.</p>`)
      + replies.map((text) => `<p>${text}</p>`).join(""));
    // The button that was pressed goes away; whoever uses keys goes on from the reply.
    element("guess-reply").focus();
    draw();
  }

  // Hands and keys.

  /** How far each key moves a handle. */
  const keys = {
    ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -4, PageUp: 4,
  };

  /** Lets a handle be dragged, and moved by keys. `move` gets a tick, `step` a number of steps. */
  function listen(name, move, step, ends) {
    const handle = element(`handle-${name}`);
    let grip = null;
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      const box = element("lanes").getBoundingClientRect();
      grip = { left: box.left, offset: event.clientX - box.left - drawn.handles[name].x, isFirst: true };
      handle.classList.add("held");
    });
    handle.addEventListener("pointermove", (event) => {
      if (!grip) return;
      const isFirst = grip.isFirst;
      if (move(drawn.tickAt(event.clientX - grip.left - grip.offset), isFirst)) grip.isFirst = false;
    });
    for (const end of ["pointerup", "pointercancel"]) {
      handle.addEventListener(end, () => { grip = null; handle.classList.remove("held"); tell(); });
    }
    handle.addEventListener("keydown", (event) => {
      const steps = keys[event.key];
      if (steps !== undefined) step(steps);
      else if (event.key === "Home") move(ends[0], true);
      else if (event.key === "End") move(ends[1], true);
      else return;
      event.preventDefault();
      tell();
    });
  }

  function listenToPerson(name) {
    const arrivals = data.arrivals;
    const last = arrivals[arrivals.length - 1];
    const move = (tick, isStep) => {
      const comes = explorer.arrival(tick);
      if (comes === state[name].comes) return false;
      change({ [name]: { ...state[name], comes } }, isStep);
      return true;
    };
    const step = (count) => {
      const index = arrivals.indexOf(state[name].comes) + count;
      move(arrivals[Math.max(0, Math.min(arrivals.length - 1, index))], true);
    };
    listen(name, move, step, [arrivals[0], last]);
    element(`${name}-leaves`).addEventListener("change", (event) => {
      change({ [name]: { ...state[name], leaves: event.target.checked } }, true);
      tell();
    });
  }

  function toTick(tick) {
    const to = explorer.clamp(tick);
    if (to !== state.tick) change({ tick: to }, false);
    return true;
  }

  /** Says the new state to a screen reader. */
  function tell() { drawNow(); page.say(drawn.sentence); }

  function play() {
    if (playing) return stop();
    if (state.tick >= data.lastTick) toTick(0);
    playing = setInterval(() => {
      if (state.tick >= data.lastTick) return stop();
      toTick(state.tick + 1);
    }, 350);
    draw();
  }

  function stop() {
    clearInterval(playing);
    playing = null;
    draw();
  }

  function begin() {
    const chip = (name, value, text) =>
      `<label><input type="radio" name="${name}" value="${value}"><span>${text}</span></label>`;
    const kinds = Object.entries(words.kinds).map(([kind, { title }]) => chip("kind", kind, title));
    put("kinds", `<legend>How the signal is made</legend>${kinds.join("")}`);
    const endings = Object.entries(words.endings).map(([ending, text]) => chip("ending", ending, text));
    put("endings", `<legend>The film</legend>${endings.join("")}`);
    put("legend", signs.legend(true));
    for (const part of document.querySelectorAll(".stay")) part.textContent = data.stay;
    const latest = data.arrivals[data.arrivals.length - 1];
    for (const [name, last] of [["ada", latest], ["ben", latest], ["now", data.lastTick]]) {
      element(`handle-${name}`).setAttribute("aria-valuemin", 0);
      element(`handle-${name}`).setAttribute("aria-valuemax", last);
    }
    listenToPerson("ada");
    listenToPerson("ben");
    listen("now", toTick, (count) => toTick(state.tick + count), [0, data.lastTick]);
    for (const [id, name] of [["kinds", "kind"], ["endings", "ending"]]) {
      element(id).addEventListener("change", (event) => {
        change({ [name]: event.target.value }, true);
        tell();
      });
    }
    element("play").addEventListener("click", play);
    for (const [id, way] of [["tick-back", -1], ["tick-on", 1]]) {
      element(id).addEventListener("click", () => {
        toTick(state.tick + way);
        drawNow();
        page.say(drawn.machineSentence);
      });
    }
    element("guess-on").addEventListener("change", (event) => {
      guessed = null;
      change({ isGuessing: event.target.checked }, true);
    });
    element("guess-form").addEventListener("submit", answer);
    element("copy").addEventListener("click", copy);
    new ResizeObserver(() => { measure(); draw(); }).observe(element("lanes-box"));
  }

  /** Asks for the width once, not with each picture: the browser would have to lay the page out to answer. */
  function measure() { width = Math.max(280, element("lanes-box").clientWidth); }

  async function copy() {
    const button = element("copy");
    try {
      await navigator.clipboard.writeText(explorer.code(state));
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(element("code"));
      button.textContent = "Selected: now copy it";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  }

  let isReady = false;
  page.register({
    name: "cold-or-hot",
    element: "view-cold-or-hot",
    show(place, values) {
      if (!isReady) begin();
      isReady = true;
      state = explorer.fromAddress(values);
      measure();
      drawNow();
      return explorer.notOffered(values);
    },
    hide: stop,
  });
})();
