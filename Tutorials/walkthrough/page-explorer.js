// Puts the view "Cold or hot?" on the page, and listens to hands and keys.
"use strict";
var ColdAndHot = ColdAndHot || {};

(function () {
  const { page, explorer, guess, words, picture, address } = ColdAndHot;
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
      put("guess-form", `<p class="hint">Switch this on, and the page asks you before it shows what happens.</p>`);
      put("guess-reply", "");
      return;
    }
    if (!isHidden()) {
      put("guess-form", `<p class="hint">Move Ada or Ben, or choose another kind, for the next question.</p>`);
      return;
    }
    put("guess-reply", "");
    const radios = (name, options) => options.map(({ value, text }) =>
      `<label><input type="radio" name="${name}" value="${picture.escape(value)}" required> ${text}</label>`).join("");
    const runs = [1, 2, 3].map((count) => ({ value: count, text: String(count) }));
    const got = guess.options(state).map((option) => ({ value: option.got || "nothing", text: option.text }));
    put("guess-form",
      `<fieldset><legend>How many runs start in all?</legend>${radios("runs", runs)}</fieldset>`
      + `<fieldset class="long"><legend>Ben comes at tick ${state.ben.comes}. What does he get?</legend>${radios("got", got)}</fieldset>`
      + `<button type="submit">Show me</button>`
      + `<!-- ${question(state).replace(/-/g, "")} -->`);
  }

  function answer(event) {
    event.preventDefault();
    const form = new FormData(element("guess-form"));
    if (!form.has("runs") || !form.has("got")) return;
    const got = form.get("got");
    const { isRight, replies } = guess.judge(state, { runs: Number(form.get("runs")), got: got === "nothing" ? "" : got });
    guessed = question(state);
    put("guess-reply",
      `<p class="verdict ${isRight ? "right" : "wrong"}">${isRight ? "✓ Both are right." : "✗ Not quite."}</p>`
      + replies.map((text) => `<p>${text}</p>`).join(""));
    draw();
  }

  // Hands and keys.

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
      const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -4, PageUp: 4 }[event.key];
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
    put("kinds", "<legend>How the signal is made</legend>" + Object.entries(words.kinds).map(([kind, { title }]) =>
      `<label><input type="radio" name="kind" value="${kind}"><span>${title}</span></label>`).join(""));
    put("endings", "<legend>The film</legend>" + Object.entries(words.endings).map(([ending, text]) =>
      `<label><input type="radio" name="ending" value="${ending}"><span>${text}</span></label>`).join(""));
    put("legend", picture.legend());
    for (const part of document.querySelectorAll(".stay")) part.textContent = data.stay;
    for (const [name, last] of [["ada", 24], ["ben", 24], ["now", data.lastTick]]) {
      element(`handle-${name}`).setAttribute("aria-valuemin", 0);
      element(`handle-${name}`).setAttribute("aria-valuemax", name === "now" ? last : data.arrivals[data.arrivals.length - 1]);
    }
    listenToPerson("ada");
    listenToPerson("ben");
    listen("now", toTick, (count) => toTick(state.tick + count), [0, data.lastTick]);
    element("kinds").addEventListener("change", (event) => { change({ kind: event.target.value }, true); tell(); });
    element("endings").addEventListener("change", (event) => { change({ ending: event.target.value }, true); tell(); });
    element("play").addEventListener("click", play);
    element("tick-back").addEventListener("click", () => { toTick(state.tick - 1); page.say(element("handle-now").getAttribute("aria-valuetext")); });
    element("tick-on").addEventListener("click", () => { toTick(state.tick + 1); page.say(element("handle-now").getAttribute("aria-valuetext")); });
    element("guess-on").addEventListener("change", (event) => { guessed = null; change({ isGuessing: event.target.checked }, true); });
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
    },
    hide: stop,
  });
})();
