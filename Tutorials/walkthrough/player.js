// Moves a view from place to place: with Play until the last one, with two buttons one back and one on.
"use strict";

// `buttons` are Play, back and on; `place` says where the view is, `last` what its last place is, and `to` moves it,
// `perSecond` places in a second. If it `isSmooth`, it may stand between two places.
ColdAndHot.player = function ({ buttons, place, to, last, perSecond, isSmooth = false }) {
  const [play, back, on] = buttons;
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  let frame = 0;
  let before = 0;
  let at = 0;

  function label() { play.textContent = frame === 0 ? "▶ Play" : "❚❚ Pause"; }

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

  // Stops, and goes to a place.
  function go(wanted) {
    stop();
    to(Math.max(0, Math.min(last(), wanted)));
  }

  function step(now) {
    // A page in the background gets no frames; it goes on from where it was.
    const elapsed = before === 0 ? 0 : Math.min(now - before, 100);
    before = now;
    at = Math.min(last(), at + elapsed * perSecond / 1000);
    const shown = isSmooth && !stillness.matches ? at : Math.floor(at);
    if (shown !== place()) to(shown);
    if (at >= last()) stop();
    else frame = requestAnimationFrame(step);
  }

  play.addEventListener("click", () => (frame === 0 ? start() : stop()));
  back.addEventListener("click", () => go(Math.floor(place()) - 1));
  on.addEventListener("click", () => go(Math.floor(place()) + 1));
  label();
  return { stop, go };
};
