// Plays a view: moves it from place to place until the last one.
"use strict";

/**
 * Makes a button play.
 *
 * @param {object} options
 * @param {HTMLElement} options.button it says Play or Pause
 * @param {() => number} options.place where the view is now
 * @param {(place: number) => void} options.to moves it
 * @param {() => number} options.last its last place
 * @param {number} options.perSecond how many places it goes in a second
 * @param {boolean} [options.isSmooth] whether it may stand between two places
 */
ColdAndHot.player = function ({ button, place, to, last, perSecond, isSmooth = false }) {
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let frame = 0;
  let before = 0;
  let at = 0;
  let isHeld = false;

  /** Writes the button anew. */
  function label() { button.textContent = frame === 0 ? "▶ Play" : "❚❚ Pause"; }

  function start() {
    at = place() >= last() ? 0 : place();
    to(at);
    before = 0;
    frame = requestAnimationFrame(step);
    label();
  }

  function stop() {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
    label();
    to(Math.floor(at));
  }

  /** @param {number} now */
  function step(now) {
    // A page in the background gets no frames; it goes on from where it was.
    const elapsed = before === 0 ? 0 : Math.min(now - before, 100);
    before = now;
    if (isHeld) at = place();
    else at = Math.min(last(), at + elapsed * perSecond / 1000);
    const shown = isSmooth && !stillness.matches ? at : Math.floor(at);
    if (!isHeld && shown !== place()) to(shown);
    if (at >= last() && !isHeld) stop();
    else frame = requestAnimationFrame(step);
  }

  button.addEventListener("click", () => (frame === 0 ? start() : stop()));
  label();
  /** While a hand holds what the player moves, the hand moves it. @param {boolean} held */
  const hold = (held) => { isHeld = held; };
  return { stop, hold };
};
