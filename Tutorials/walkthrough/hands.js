// Hands and keys: lets what a view shows be dragged in its pictures and in its sentences.
//
// A picture is an SVG with data-left and data-per-tick, so that a place in it is a tick. What can be
// dragged has data-handle: a knob in a picture, or a number in a sentence. Numbers are sliders
// for keys as well. A picture's ground moves the handle that is called now.
"use strict";

/**
 * What a hand may move.
 *
 * @typedef {object} Handle
 * @property {() => number} at its tick now
 * @property {(tick: number) => void} move follows a hand, also to between two ticks
 * @property {(count: number) => void} step moves by some stops
 * @property {(number: number) => void} [type] takes the number that was typed; otherwise it is a tick
 * @property {() => void} [hold] a hand takes it
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

  /** How far a hand may tremble, in pixels, before it drags. */
  const tremble = 3;

  /**
   * Listens to hands and keys in a part of the page.
   *
   * @param {HTMLElement} box
   * @param {Record<string, Handle>} handles
   */
  function listen(box, handles) {
    /** @type {null | {name: string, from: number, scale: number, origin: number, at: number, isMoving: boolean}} */
    let grip = null;

    box.addEventListener("pointerdown", (event) => {
      // A second finger means to zoom: what the first one took goes back to where it was.
      if (grip && !event.isPrimary) {
        if (grip.isMoving) handles[grip.name].move(grip.at);
        return letGo();
      }
      if (event.button !== 0 || !event.isPrimary || grip) return;
      grip = take(event, handles);
      if (!grip) return;
      box.setPointerCapture(event.pointerId);
      event.preventDefault();
      const { target } = event;
      if (target instanceof HTMLElement && target.matches("[role=slider]")) target.focus();
      page.hold(true);
    });
    box.addEventListener("pointermove", (event) => {
      if (!grip) return;
      if (!grip.isMoving && Math.abs(event.clientX - grip.from) < tremble) return;
      if (!grip.isMoving) handles[grip.name].hold?.();
      grip.isMoving = true;
      const tick = (event.clientX - grip.origin) / grip.scale;
      handles[grip.name].move(tick);
      // The view draws what has changed before the next picture; then the knobs follow the hand.
      requestAnimationFrame(() => { if (grip && grip.name !== "now") slide(grip.name, tick); });
    });
    box.addEventListener("pointerup", (event) => {
      // A click on the ground of a picture moves the time to there.
      if (grip && !grip.isMoving && grip.name === "now") {
        handles.now.move((event.clientX - grip.origin) / grip.scale);
      }
      letGo();
    });
    box.addEventListener("pointercancel", letGo);
    box.addEventListener("lostpointercapture", letGo);

    function letGo() {
      if (!grip) return;
      const { name } = grip;
      grip = null;
      for (const knob of knobs(name)) knob.removeAttribute("transform");
      handles[name].drop();
      page.hold(false);
    }

    function knobs(name) { return box.querySelectorAll(`.knob[data-handle=${name}]`); }

    /** Puts the knobs of a handle to where the hand is, between two stops or at one. */
    function slide(name, tick) {
      for (const knob of knobs(name)) {
        const picture = knob.closest("svg");
        const room = (Number(picture?.getAttribute("width")) - Number(picture?.getAttribute("data-left")) - 14);
        const perTick = Number(picture?.getAttribute("data-per-tick"));
        const to = Math.max(0, Math.min(room, tick * perTick));
        knob.setAttribute("transform", `translate(${to - handles[name].at() * perTick} 0)`);
      }
    }

    /** The digits that are being typed, and when the last one came. */
    const typed = { name: "", digits: "", time: 0 };

    box.addEventListener("keydown", (event) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.matches("[role=slider]")) return;
      const name = target.dataset.handle || "";
      if (!Object.hasOwn(handles, name) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) {
        const goesOn = typed.name === name && event.timeStamp - typed.time < 1200;
        Object.assign(typed, { name, digits: (goesOn ? typed.digits : "") + event.key, time: event.timeStamp });
        (handles[name].type || handles[name].move)(Number(typed.digits));
      } else if (Object.hasOwn(keys, event.key)) {
        typed.digits = "";
        handles[name].step(keys[event.key]);
      } else {
        return;
      }
      event.preventDefault();
    });
  }

  /**
   * What a hand takes hold of: a handle, and how places turn into its ticks.
   *
   * @param {PointerEvent} event
   * @param {Record<string, Handle>} handles
   */
  function take(event, handles) {
    if (!(event.target instanceof Element)) return null;
    const held = event.target.closest("[data-handle]");
    const name = (held && held.getAttribute("data-handle")) || "now";
    if (!Object.hasOwn(handles, name)) return null;
    const from = event.clientX;
    if (held && held.matches("[role=slider]")) {
      const origin = from - handles[name].at() * numberPerTick;
      return { name, from, scale: numberPerTick, origin, at: handles[name].at(), isMoving: false };
    }
    const picture = event.target.closest("svg[data-left]");
    if (!picture) return null;
    const shown = picture.getBoundingClientRect();
    const zoom = shown.width / Number(picture.getAttribute("width"));
    const scale = Number(picture.getAttribute("data-per-tick")) * zoom;
    const left = shown.left + Number(picture.getAttribute("data-left")) * zoom;
    if (!held && from < left - 10) return null;
    // A knob stays under the finger at the place at which it was taken.
    return { name, from, scale, origin: held ? from - handles[name].at() * scale : left, at: handles[name].at(), isMoving: false };
  }

  return { listen };
})();
