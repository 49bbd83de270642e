// The view that opens the page: cold and hot side by side, and one Ben for both.
"use strict";

ColdAndHot.opening = (function () {
  const data = ColdAndHot.runs;
  const { recording, gotBy } = ColdAndHot.reading;
  const { words, signs, lanes, address } = ColdAndHot;
  const latest = data.arrivals[data.arrivals.length - 1];

  /** The two pictures: a signal that is cold, and one that is hot. */
  const pictures = { cold: "cold", hot: "subject" };

  /** Ben may stand anywhere but at the first tick, where he is not late. */
  const fields = { ben: address.number("arrival of Ben", 4, () => data.arrivals) };

  /** The state at first: the picture hides what Ben sees, until somebody has guessed it or wants to see it. */
  const start = { ben: 4, tick: 0, isAsking: true, guesses: {} };

  function fromAddress(values) {
    const { state, strays } = address.stateOf(values, fields);
    const isAsking = !values.has("ben");
    return { state: { ...start, ben: state.ben, isAsking, tick: isAsking ? 0 : data.lastTick }, strays };
  }

  function toAddress(state) { return state.isAsking ? "#opening" : address.write("opening", fields, state); }

  function recorded(state, picture) {
    return recording({
      kind: pictures[picture], ending: "goes-on",
      ada: { comes: 0, leaves: false }, ben: { comes: state.ben, leaves: false },
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
    return state.isAsking ? "What does Ben see?" : `Ben comes ${state.ben} ticks late`;
  }

  function render(state, { width, size }) {
    const parts = {
      "opening-title": state.isAsking
        ? "<b>Ben</b> comes four ticks late. What does he see?"
        : `<b>Ben</b> comes ${signs.number("ben", "Ben comes late by", state.ben, [0, latest])} ticks late. Drag him.`,
    };
    parts["opening-now"] = state.isAsking
      ? "" : `tick ${signs.number("now", "The moment that is shown", Math.floor(state.tick), [0, data.lastTick])}`;
    for (const picture of Object.keys(pictures)) {
      const now = recorded(state, picture);
      parts[`opening-${picture}`] = lanes.draw(now, {
        tick: state.isAsking ? data.lastTick : state.tick, width, size, lastTick: data.lastTick, stops: data.arrivals,
        hasFuture: false, hides: state.isAsking ? "ben" : null,
        knobs: state.isAsking ? [] : ["ben", "now"],
      });
      parts[`opening-${picture}-says`] = state.isAsking ? choices(state, picture) : verdict(state, picture, now);
    }
    return parts;
  }

  /** The answers on offer, as discs. */
  function choices(state, picture) {
    return options(state).map((got, index) => {
      const discs = got.map((mark, place) => signs.value(mark, 13 + place * 25, 13, 11)).join("");
      const dots = signs.text(null, 13 + got.length * 25 - 8, 16, "…");
      const size = { width: 126, height: 26, viewBox: "0 0 126 26", "aria-hidden": "true" };
      return signs.tag("button", {
        type: "button", class: "guess-it", "data-picture": picture, "data-guess": index,
        "aria-pressed": String(state.guesses[picture] === index),
        "aria-label": `${picture}: Ben sees ${words.begins(got, true)}`,
      }, signs.tag("svg", size, discs + dots));
    }).join("");
  }

  function verdict(state, picture, now) {
    const text = words.short(now);
    if (state.tick < data.lastTick) return "";
    if (state.guesses[picture] === undefined) return text;
    return isRight(state, picture)
      ? `<span class="verdict right">✓ Right.</span> ${text}` : `<span class="verdict wrong">✗ No:</span> ${text}`;
  }

  function says(state) {
    return state.isAsking ? ""
      : Object.keys(pictures).map((picture) => `${words.capital(picture)}: ${words.short(recorded(state, picture))}`).join(" ");
  }

  return { start, pictures, fromAddress, toAddress, title, render, says, recorded };
})();
