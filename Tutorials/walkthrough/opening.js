// The view that opens the page: cold and hot side by side, and one Ben for both.
"use strict";

ColdAndHot.opening = (function () {
  const data = ColdAndHot.runs;
  const { recording, gotBy } = ColdAndHot.reading;
  const { words, signs, lanes, address } = ColdAndHot;

  /** Ada comes when the station has begun already, which does not wait for her. */
  const ada = 4;
  /** Where Ben may come: with Ada, or later. */
  const stops = data.arrivals.filter((tick) => tick >= ada);
  const lates = stops.map((tick) => tick - ada);

  /** The two pictures: a signal that is cold, and one that is hot. */
  const pictures = { cold: "cold", hot: "subject" };

  /** By how many ticks Ben is late. */
  const fields = { ben: address.number("Ben's delay", 4, () => lates) };

  /**
   * The state at first: the picture hides what Ben sees, until somebody has guessed it or wants to see it.
   *
   * `ben` is the tick at which he comes.
   */
  const start = { ben: ada + 4, tick: 0, isAsking: true, guesses: {} };

  function fromAddress(values) {
    const { state, strays } = address.stateOf(values, fields);
    const isAsking = !values.has("ben");
    return { state: { ...start, ben: ada + state.ben, isAsking, tick: isAsking ? 0 : data.lastTick }, strays };
  }

  function toAddress(state) {
    return state.isAsking ? "#opening" : address.write("opening", fields, { ben: late(state) });
  }

  /** By how many ticks Ben comes after Ada. */
  function late({ ben }) { return ben - ada; }

  /** The place that is nearest to a tick, among those where Ben may come. */
  function arrival(tick) { return address.nearest(tick, stops); }

  function recorded(state, picture) {
    return recording({
      kind: pictures[picture], ending: "goes-on",
      ada: { comes: ada, leaves: false }, ben: { comes: state.ben, leaves: false },
    });
  }

  /** What Ben may see: what he does see in either picture. */
  function options(state) {
    return Object.keys(pictures).map((picture) => gotBy(recorded(state, picture).listeners[1], Infinity).slice(0, 4));
  }

  function isRight(state, picture) {
    return state.guesses[picture] === Object.keys(pictures).indexOf(picture);
  }

  function title(state) {
    return state.isAsking ? "What does Ben see?" : `Ben comes ${late(state)} ticks late`;
  }

  function render(state, { width, size }) {
    const parts = {
      "opening-title": state.isAsking
        ? "<b>Ben</b> comes four ticks late. What does he see?"
        : `<b>Ben</b> comes ${number(state)} ticks late. Drag him.`,
    };
    parts["opening-now"] = state.isAsking
      ? "" : `tick ${signs.number("now", "The moment that is shown", Math.floor(state.tick), [0, data.lastTick])}`;
    for (const picture of Object.keys(pictures)) {
      const now = recorded(state, picture);
      parts[`opening-${picture}`] = lanes.draw(now, {
        tick: state.isAsking ? data.lastTick : state.tick, width, size, lastTick: data.lastTick, stops,
        kind: pictures[picture], starter: (run) => `${words.starter(run, pictures[picture])} starts it`,
        hasFuture: false, hides: state.isAsking ? "ben" : null,
        knobs: state.isAsking ? [] : ["ben", "now"],
      });
      parts[`opening-${picture}-says`] = state.isAsking ? choices(state, picture) : verdict(state, picture, now);
    }
    return parts;
  }

  function number(state) {
    const ends = /** @type {[number, number]} */ ([lates[0], lates[lates.length - 1]]);
    return signs.number("ben", "Ben comes late by", late(state), ends, true, `${late(state)} ticks`);
  }

  /** The answers on offer, as discs. */
  function choices(state, picture) {
    return options(state).map((got, index) => {
      const discs = got.map((mark, place) => signs.value(mark, 13 + place * 25, 13, 11)).join("");
      const dots = signs.text(null, 13 + got.length * 25 - 8, 16, "…");
      const size = { width: 126, height: 26, viewBox: "0 0 126 26", "aria-hidden": "true" };
      return signs.tag("button", {
        type: "button", class: "guess-it", id: `guess-${picture}-${index}`, "data-picture": picture, "data-guess": index,
        "aria-pressed": String(state.guesses[picture] === index),
        "aria-label": `${picture}: Ben sees ${words.begins(got, true)}`,
      }, signs.tag("svg", size, discs + dots));
    }).join("");
  }

  /** What Ben saw; the guess is judged only where Ben was when it was made. */
  function verdict(state, picture, now) {
    const text = words.short(now);
    if (state.tick < data.lastTick) return "";
    if (state.guesses[picture] === undefined || state.ben !== start.ben) return text;
    return isRight(state, picture)
      ? `<span class="verdict right">✓ Right.</span> ${text}` : `<span class="verdict wrong">✗ No:</span> ${text}`;
  }

  function says(state) {
    return state.isAsking ? ""
      : Object.keys(pictures).map((picture) => `${words.capital(picture)}: ${words.short(recorded(state, picture))}`).join(" ");
  }

  return { start, pictures, ada, stops, arrival, fromAddress, toAddress, title, render, says, recorded };
})();
