// Hands and keys: lets what a view shows be dragged in its pictures and in its sentences.
//
// A picture is an SVG with data-left and data-per-tick, so that a place in it is a tick. What can be
// dragged has data-handle: a knob in a picture, or a number in a sentence. Those that are sliders
// listen to keys as well. A picture's ground moves the handle that its data-ground names, or now.
"use strict";

/**
 * What a hand may move.
 *
 * @typedef {object} Handle
 * @property {() => number} at its tick now
 * @property {(tick: number, isOff?: boolean) => void} move follows a hand, also to between two ticks, and
 *   off the picture
 * @property {(count: number) => void} step moves by some stops
 * @property {() => void} [hold] a hand takes it
 * @property {(tick: number) => void} [click] the ground was clicked, in place of `move`
 * @property {() => void} drop the hand has let go
 */

ColdAndHot.hands = (function () {
  const { page } = ColdAndHot;

  /** By how many stops each key moves a handle; two go to an end. @type {Record<string, number>} */
  const keys = {
    ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -4, PageUp: 4,
    Home: -Infinity, End: Infinity,
  };

  /** How far a hand drags a number for one tick, in pixels. */
  const numberPerTick = 8;

  /** How far a hand may tremble, in pixels, before it drags, and how far from a picture it is off it. */
  const [tremble, off] = [3, 28];

  /**
   * Listens to hands and keys in a part of the page.
   *
   * @param {HTMLElement} box
   * @param {Record<string, Handle> | ((name: string) => Handle | undefined)} handles
   */
  function listen(box, handles) {
    const find = typeof handles === "function" ? handles
      : (/** @type {string} */ name) => (Object.hasOwn(handles, name) ? handles[name] : undefined);
    /** @type {ReturnType<typeof take>} */
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
      const slider = event.target instanceof Element ? event.target.closest("[role=slider]") : null;
      if (slider instanceof HTMLElement || slider instanceof SVGElement) slider.focus({ preventScroll: true });
      page.hold(true);
    });
    box.addEventListener("pointermove", (event) => {
      if (!grip) return;
      const isOff = event.clientY < grip.top - off || event.clientY > grip.bottom + off;
      if (!grip.isMoving && Math.abs(event.clientX - grip.from) < tremble && !isOff) return;
      if (!grip.isMoving) grip.handle.hold?.();
      grip.isMoving = true;
      const tick = (event.clientX - grip.origin) / grip.scale;
      grip.handle.move(tick, isOff);
      // The view draws what has changed before the next picture; then the knobs follow the hand.
      requestAnimationFrame(() => { if (grip && grip.name !== "now") slide(grip.name, tick); });
    });
    box.addEventListener("pointerup", (event) => {
      // A click on the ground of a picture moves the time to there.
      if (grip && !grip.isMoving && grip.isGround) {
        (grip.handle.click || grip.handle.move)((event.clientX - grip.origin) / grip.scale);
      }
      letGo();
    });
    box.addEventListener("pointercancel", letGo);
    box.addEventListener("lostpointercapture", letGo);

    function letGo() {
      if (!grip) return;
      const { name, handle } = grip;
      grip = null;
      for (const knob of knobs(name)) knob.removeAttribute("transform");
      handle.drop();
      page.hold(false);
    }

    function knobs(name) { return box.querySelectorAll(`.knob[data-handle="${name}"]`); }

    /** Puts the knobs of a handle to where the hand is, between two stops or at one. */
    function slide(name, tick) {
      for (const knob of knobs(name)) {
        const picture = knob.closest("svg");
        const room = (Number(picture?.getAttribute("width")) - Number(picture?.getAttribute("data-left")) - 14);
        const perTick = Number(picture?.getAttribute("data-per-tick"));
        const to = Math.max(0, Math.min(room, tick * perTick));
        knob.setAttribute("transform", `translate(${to - Number(find(name)?.at()) * perTick} 0)`);
      }
    }

    box.addEventListener("keydown", (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.matches("[role=slider]")) return;
      const name = target.getAttribute("data-handle") || "";
      const handle = find(name);
      if (!handle || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!Object.hasOwn(keys, event.key)) return;
      handle.step(keys[event.key]);
      event.preventDefault();
    });
  }

  /**
   * What a hand takes hold of: a handle, and how places turn into its ticks.
   *
   * @param {PointerEvent} event
   * @param {(name: string) => Handle | undefined} find
   */
  function take(event, find) {
    if (!(event.target instanceof Element)) return null;
    const held = event.target.closest("[data-handle]");
    const picture = event.target.closest("svg[data-left]");
    const name = (held || picture)?.getAttribute(held ? "data-handle" : "data-ground") || "now";
    const handle = find(name);
    if (!handle) return null;
    const [from, at] = [event.clientX, handle.at()];
    const start = { name, handle, from, at, isMoving: false, isGround: !held || name === "now" || Boolean(handle.click) };
    if (held instanceof HTMLElement) {
      return { ...start, scale: numberPerTick, origin: from - at * numberPerTick, top: -Infinity, bottom: Infinity };
    }
    if (!picture) return null;
    const { left, top, bottom, width } = picture.getBoundingClientRect();
    const zoom = width / Number(picture.getAttribute("width"));
    const scale = Number(picture.getAttribute("data-per-tick")) * zoom;
    const first = left + Number(picture.getAttribute("data-left")) * zoom;
    if (!held && from < first - 10) return null;
    // A knob stays under the finger at the place at which it was taken.
    return { ...start, scale, origin: held ? from - at * scale : first, top, bottom };
  }

  return { listen };
})();
