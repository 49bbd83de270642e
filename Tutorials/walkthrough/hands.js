// Hands and keys: lets what a view shows be dragged in its pictures and in its sentences.
//
// A picture is an SVG with data-left and data-per-tick, so that a place in it is a tick. What can be
// dragged has data-handle: a knob in a picture, or a number in a sentence. Those that are sliders
// listen to keys as well. A picture's ground moves the handle that its data-ground names, or now.
//
// A handle says `at` what tick it is, and at what `stops` it may be. It can `move` to a stop, and to null if a
// hand may take it off the picture, as its `isLoose` says; keys say, too, by how many stops. When it has been
// moved, it may `drop`. A `click` on the ground moves it, unless the click does something else.
"use strict";

ColdAndHot.hands = (function () {
  const { page, address } = ColdAndHot;

  // By how many stops each key moves a handle; two go to an end.
  const keys = {
    ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -4, PageUp: 4, Home: -Infinity, End: Infinity,
  };

  // How far a hand drags a number for one tick, in pixels.
  const numberPerTick = 8;

  // How far the pointer may move, in pixels, before it drags, and how far from a picture it is off it.
  const [slack, off] = [3, 28];

  // Listens to the pointer and the keys in a part of the page; `find` finds a handle by its name.
  function listen(box, find) {
    let grip = null;

    box.addEventListener("pointerdown", (event) => {
      // A second finger means to zoom: what the first one took goes back to where it was.
      if (grip && !event.isPrimary) {
        if (grip.isMoving) grip.handle.move(grip.at);
        return letGo();
      }
      if (event.button !== 0 || !event.isPrimary || grip) return;
      grip = take(event, find);
      if (!grip) return;
      box.setPointerCapture(event.pointerId);
      event.preventDefault();
      grip.held?.closest("[role=slider]")?.focus({ preventScroll: true });
      page.hold(true);
    });
    box.addEventListener("pointermove", (event) => {
      if (!grip) return;
      const { handle, top, bottom } = grip;
      const isOff = event.clientY < top - off || event.clientY > bottom + off;
      if (!grip.isMoving && Math.abs(event.clientX - grip.from) < slack && !isOff) return;
      grip.isMoving = true;
      const tick = grip.tickAt(event);
      const to = isOff && handle.isLoose ? null : address.nearest(tick, handle.stops);
      if (to !== grip.to) handle.move(to);
      grip.to = to;
      // The view draws what has changed before the next picture; then the knobs follow the hand.
      requestAnimationFrame(() => { if (grip && grip.name !== "now") slide(grip.name, tick); });
    });
    box.addEventListener("pointerup", (event) => {
      if (grip && !grip.isMoving && grip.isGround) (grip.handle.click || grip.handle.move)(address.nearest(grip.tickAt(event), grip.handle.stops));
      letGo();
    });
    // The hand scrolls the page after all: what it took goes back to where it was.
    box.addEventListener("pointercancel", () => {
      if (grip?.isMoving) grip.handle.move(grip.at);
      letGo();
    });
    box.addEventListener("lostpointercapture", letGo);

    function letGo() {
      if (!grip) return;
      const { name, handle } = grip;
      grip = null;
      for (const knob of knobs(name)) knob.removeAttribute("transform");
      handle.drop?.();
      page.hold(false);
    }

    function knobs(name) { return box.querySelectorAll(`.knob[data-handle="${name}"]`); }

    // Puts the knobs of a handle to where the hand is, between two stops or at one.
    function slide(name, tick) {
      for (const knob of knobs(name)) {
        const { width, left, perTick } = measures(knob.closest("svg"));
        const to = Math.max(0, Math.min(width - left - 14, tick * perTick));
        knob.setAttribute("transform", `translate(${to - find(name).at() * perTick} 0)`);
      }
    }

    box.addEventListener("keydown", (event) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const handle = target.matches("[role=slider]") && find(target.getAttribute("data-handle"));
      if (!handle || ctrlKey || metaKey || altKey || !Object.hasOwn(keys, key)) return;
      const { stops } = handle;
      const place = stops.indexOf(address.nearest(handle.at(), stops)) + keys[key];
      handle.move(stops[Math.max(0, Math.min(stops.length - 1, place))], keys[key]);
      handle.drop?.();
      event.preventDefault();
    });
  }

  // The handle under the pointer. A finger may touch several: then it is the one whose middle is nearest.
  function nearest({ target, clientX, clientY }) {
    const held = target.closest("[data-handle]");
    const picture = held?.closest("svg");
    if (!picture) return held;
    const distance = (one) => {
      const { left, right } = one.getBoundingClientRect();
      return Math.abs((left + right) / 2 - clientX);
    };
    return document.elementsFromPoint(clientX, clientY).map((one) => one.closest("[data-handle]"))
      .filter((one) => one && picture.contains(one))
      .reduce((best, one) => (distance(one) < distance(best) - 1 ? one : best), held);
  }

  // What a hand takes hold of: a handle, and how places turn into its ticks.
  function take(event, find) {
    const held = nearest(event);
    const picture = event.target.closest("svg[data-left]");
    const name = (held || picture)?.getAttribute(held ? "data-handle" : "data-ground") || "now";
    const handle = find(name);
    if (!handle) return null;
    const [from, at] = [event.clientX, handle.at()];
    const start = { held, name, handle, from, at, to: at, isMoving: false, isGround: !held || name === "now" || Boolean(handle.click) };
    const tickAt = (first, perTick) => ({ clientX }) => (clientX - first) / perTick;
    if (held instanceof HTMLElement) {
      return { ...start, tickAt: tickAt(from - at * numberPerTick, numberPerTick), top: -Infinity, bottom: Infinity };
    }
    if (!picture) return null;
    const { top, bottom, first, perTick } = onScreen(picture);
    if (!held && from < first - 10) return null;
    // A knob stays under the finger at the place at which it was taken.
    return { ...start, tickAt: tickAt(held ? from - at * perTick : first, perTick), top, bottom };
  }

  function measures(picture) {
    const [width, left, perTick] = ["width", "data-left", "data-per-tick"].map((name) => Number(picture.getAttribute(name)));
    return { width, left, perTick };
  }

  // Where a picture is on the screen, where its first tick is, and how wide a tick.
  function onScreen(picture) {
    const { left: start, top, bottom, width: wide } = picture.getBoundingClientRect();
    const { width, left, perTick } = measures(picture);
    const zoom = wide / width;
    return { top, bottom, first: start + left * zoom, perTick: perTick * zoom };
  }

  return { listen, onScreen };
})();
