// The page: shows the view that the address names, keeps its state, and writes the address.
//
// Only this file and those that begin with `page-` touch the document; all others are functions
// from recorded runs to text.
"use strict";

/**
 * A view: its state, and how it is drawn.
 *
 * @typedef {object} View
 * @property {string} name
 * @property {any} start its state at first
 * @property {(asked: {view: string, place: string | null, values: Map<string, string>}) =>
 *   {state: any, strays: string[]}} read the state that an address names, and sentences about what is not there
 * @property {(state: any) => string} write the address of a state
 * @property {(state: any) => string} title the document's title
 * @property {(state: any) => void} draw puts a state on the page
 * @property {(state: any, source: string | null) => string} says what a screen reader hears
 * @property {(own: {change: Function, state: () => any}) => void} begin listens to hands and keys
 * @property {() => void} [measure] finds out how much room there is
 * @property {() => void} [hide] stops what goes on
 */

ColdAndHot.page = (function () {
  const { address, core, memory } = ColdAndHot;

  /** The views, and the scripts that each needs beyond those that index.html loads. */
  const scripts = {
    opening: [],
    "cold-or-hot": [],
    workbench: ["rows.js", "bench.js", "page-bench.js"],
    lessons: ["rows.js", "lessons.js", "lessons-machine.js", "lessons-view.js", "page-lessons.js"],
    quiz: ["quiz.js", "quiz-view.js", "page-quiz.js"],
  };

  /** The views that the core plays, which needs WebAssembly. */
  const live = ["opening", "cold-or-hot", "workbench"];
  let isLive = false;

  /** The views whose scripts are here, by name. @type {Map<string, ReturnType<typeof own>>} */
  const views = new Map();
  /** @type {ReturnType<typeof own> | null} */
  let current = null;

  /** @param {string} id @returns {any} */
  function element(id) { return document.getElementById(id); }

  /** All elements that a selector finds. @param {string} selector @returns {any[]} */
  function all(selector) { return [...document.querySelectorAll(selector)]; }

  /** What each part of the page shows. @type {Map<string, string>} */
  const shown = new Map();

  /**
   * Fills a part of the page, unless it is filled with the same already.
   *
   * What is there stays there and gets new attributes and texts, so it keeps the focus.
   */
  function put(id, html) {
    if (shown.get(id) === html) return;
    shown.set(id, html);
    const filled = element(id).cloneNode(false);
    filled.innerHTML = html;
    renew(element(id), filled);
  }

  /** Makes what is in a part of the page like what is in another one. @param {Element} part @param {Element} model */
  function renew(part, model) {
    const wanted = [...model.childNodes];
    while (part.childNodes.length > wanted.length) part.lastChild?.remove();
    wanted.forEach((node, index) => {
      const old = part.childNodes[index];
      if (!old) part.append(node);
      else if (old.nodeName !== node.nodeName || idOf(old) !== idOf(node)) old.replaceWith(node);
      else if (old instanceof Element && node instanceof Element) {
        for (const { name } of [...old.attributes]) {
          // What a reader has opened stays open.
          if (!node.hasAttribute(name) && name !== "open") old.removeAttribute(name);
        }
        for (const { name, value } of [...node.attributes]) {
          if (old.getAttribute(name) !== value) old.setAttribute(name, value);
        }
        if (old instanceof HTMLInputElement && node instanceof HTMLInputElement) old.checked = node.checked;
        renew(old, node);
      } else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
    });
  }

  /** The name of a part of the page that must not become another one. @param {Node} node */
  function idOf(node) { return node instanceof Element ? node.id || node.getAttribute("data-handle") : null; }

  /**
   * How wide the picture in a part of the page may be, in its own pixels.
   *
   * Where the reader has made text larger, they are larger as well, if there is room.
   */
  function room(id, wide = element(id).clientWidth) {
    const larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    return Math.round(wide / Math.max(1, Math.min(larger, wide / 340)));
  }

  /** Says something to a screen reader. @param {string} text */
  function say(text) { element("live").textContent = text; }

  /** Adds a view, whose scripts are here now. @param {View} view */
  function register(view) { views.set(view.name, own(view)); }

  /** A view with its state. @param {View} view */
  function own(view) {
    let state = view.start;
    let hasBegun = false;
    let isShown = false;
    const box = element(`view-${view.name}`);

    let frame = 0;

    /** Draws the state before the next picture, once, however often it is asked for. */
    function draw() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => { if (isShown) view.draw(state); });
    }

    /** Names the page; a browser keeps the name with the address that it has just then. */
    function giveTitle() { document.title = `${view.title(state)} · Cold & Hot${isOwn() ? ", on your core" : ""}`; }

    /**
     * Changes the state.
     *
     * @param {object} changes
     * @param {string | null} source which control did it, if the back button is to take it back
     */
    function change(changes, source = null) {
      state = { ...state, ...changes };
      // Who stops on leaving writes no address any more: it is that of another view by now.
      if (!isShown) return;
      element("address-says").hidden = true;
      draw();
      writeSoon(view.name, view.write(state), source, () => {
        giveTitle();
        return view.says(state, source);
      });
    }

    return {
      box, hash: () => view.write(state),
      /** @param {Parameters<View["read"]>[0]} asked */
      show(asked) {
        const found = view.read(asked);
        state = found.state;
        isShown = true;
        box.hidden = false;
        if (!hasBegun) {
          hasBegun = true;
          view.begin({ change, state: () => state });
          new ResizeObserver(() => { view.measure?.(); draw(); }).observe(box);
        }
        view.measure?.();
        view.draw(state);
        giveTitle();
        return found.strays;
      },
      /** Another view is asked for, which may be on its way still. */
      leave() {
        isShown = false;
        view.hide?.();
      },
      hide() { box.hidden = true; },
    };
  }

  // The address. It is written when what moves has come to rest, since browsers allow only so
  // many writes in a while: WebKit a hundred.

  /**
   * What is to be written. `settle` names the page, and says what a screen reader hears.
   *
   * @type {null | {view: string, hash: string, source: string | null, settle: () => string}}
   */
  let pending = null;
  let timer = 0;
  let isHeld = false;
  let last = { source: /** @type {string | null} */ (null), time: 0 };

  function writeSoon(view, hash, source, settle) {
    pending = { view, hash, source: source || (pending && pending.source), settle };
    clearTimeout(timer);
    if (!isHeld) timer = setTimeout(rest, 250);
  }

  /** Nothing moves any more: writes the address, and tells a screen reader. */
  function rest() {
    clearTimeout(timer);
    if (!pending) return;
    const { view, hash, source, settle } = pending;
    memory.keep(`view ${view}`, hash);
    if (location.hash !== hash) {
      // What one control does in quick succession, such as a key that is held, is one step back.
      const goesOn = source === last.source && Date.now() - last.time < 1000;
      try {
        if (source === null || goesOn) history.replaceState(null, "", hash);
        else history.pushState(null, "", hash);
      } catch {
        timer = setTimeout(rest, 2000);
        return;
      }
      last = { source, time: Date.now() };
    }
    pending = null;
    say(settle());
    leadBack();
  }

  /** While a hand holds something, nothing is at rest. @param {boolean} held */
  function hold(held) {
    isHeld = held;
    if (!held) rest();
  }

  /** Lets each view's link lead to where one was in it. */
  function leadBack() {
    for (const link of document.querySelectorAll("#nav a")) {
      const name = link.getAttribute("data-view") || "";
      link.setAttribute("href", memory.recall(`view ${name}`, (hash) => leadsTo(hash, name)) || `#${name}`);
    }
  }

  /** Whether a text that was kept is an address of a view. @param {any} hash @param {string} name */
  function leadsTo(hash, name) {
    return typeof hash === "string" && hash.startsWith("#") && nameOf(address.read(hash).view) === name;
  }

  // Which view is shown.

  /** The name of the view that an address asks for; undefined if there is none. @param {string} asked */
  function nameOf(asked) {
    if (asked === "") return "opening";
    if (/^lesson-\d+$/.test(asked)) return "lessons";
    if (/^quiz-\d+$/.test(asked)) return "quiz";
    return Object.hasOwn(scripts, asked) ? asked : undefined;
  }

  function route() {
    current?.leave();
    if (pending) memory.keep(`view ${pending.view}`, pending.hash);
    pending = null;
    clearTimeout(timer);
    const asked = address.read(location.hash);
    const known = nameOf(asked.view);
    if (known === undefined) asked.strays.push(`There is no ${address.quoted(asked.view)} on this page.`);
    const name = known || "opening";
    element("no-core").hidden = isLive || !live.includes(name);
    if (!element("no-core").hidden) return showNone(name);
    if (views.has(name)) return show(name, asked);
    const here = location.hash;
    loadView(name).then(() => { if (location.hash === here) show(name, asked); });
  }

  /** @param {string} name @param {ReturnType<typeof address.read>} asked */
  function show(name, asked) {
    const view = views.get(name);
    if (!view) return;
    if (current !== view) current?.hide();
    const isOther = current !== null && current !== view;
    current = view;
    nameView(name);
    const strays = [...asked.strays, ...view.show(asked)];
    element("address-says").textContent = strays.join(" ");
    element("address-says").hidden = strays.length === 0;
    memory.keep(`view ${name}`, view.hash());
    leadBack();
    if (isOther) scrollTo(0, 0);
  }

  /** Without WebAssembly, a picture stands in the place of what the core would play. @param {string} name */
  function showNone(name) {
    current?.hide();
    current = null;
    nameView(name);
  }

  /** Says which view is shown. @param {string} name */
  function nameView(name) {
    document.body.dataset.view = name;
    element("main").removeAttribute("aria-busy");
    placeLinks(name === "opening" && isLive);
    for (const link of document.querySelectorAll("#nav a")) {
      if (link.getAttribute("data-view") === name) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }

  /** Whether a learner's core plays. */
  function isOwn() { return ColdAndHot.coreModule.core === "mine"; }

  /** The links to the views come first, but after the opening, for eyes and for keys. */
  function placeLinks(isOpening) {
    const [header, main] = [element("header"), element("main")];
    if ((main.nextElementSibling === header) === isOpening) return;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    main[isOpening ? "after" : "before"](header);
    if (header.contains(focused)) focused?.focus({ preventScroll: true });
  }

  /** What is loaded or on its way, by file. @type {Map<string, Promise<void>>} */
  const files = new Map();

  /** Loads a script that lies beside the page, once. @param {string} file */
  function load(file) {
    const known = files.get(file);
    if (known) return known;
    /** @type {Promise<void>} */
    const loaded = new Promise((done, fail) => {
      const script = document.createElement("script");
      script.src = file;
      script.onload = () => done();
      script.onerror = () => fail(new Error(`The file ${file} is missing beside this page.`));
      document.head.append(script);
    });
    files.set(file, loaded);
    return loaded;
  }

  /** Loads what a view needs, one file after the other. @param {string} name */
  async function loadView(name) {
    element("main").setAttribute("aria-busy", "true");
    try {
      for (const file of scripts[name]) await load(file);
    } catch (error) {
      element("address-says").textContent = String(error);
      element("address-says").hidden = false;
      element("main").removeAttribute("aria-busy");
    }
  }

  /** Copies what a part of the page says, or the address, and says so on the button, which gets its own words back. */
  async function copy(button, part = null) {
    button.dataset.label ||= button.textContent;
    clearTimeout(Number(button.dataset.timer));
    // What stands beside the button stays where it is.
    button.style.minWidth = `${button.offsetWidth}px`;
    try {
      await navigator.clipboard.writeText(part ? part.textContent : location.href);
      button.textContent = "Copied";
    } catch {
      if (part) getSelection()?.selectAllChildren(part);
      const why = location.protocol === "file:" ? "A page from the disk may not copy: the" : "The";
      button.textContent = part ? "Selected: now copy it" : `${why} link is in the address bar`;
    }
    say(button.textContent);
    button.dataset.timer = setTimeout(() => {
      button.textContent = button.dataset.label;
      button.style.minWidth = "";
    }, 3000);
  }

  async function begin() {
    try {
      await core.load();
      isLive = true;
    } catch (error) {
      console.info(String(error));
    }
    element("whose-core").hidden = !isOwn();
    addEventListener("hashchange", route);
    addEventListener("pagehide", rest);
    element("nav").addEventListener("click", rest);
    // A browser leaves what is half in sight as it is, though it has the focus.
    element("kinds").addEventListener("focusin", (event) => event.target.scrollIntoView({ block: "nearest", inline: "nearest" }));
    element("copy-link").addEventListener("click", () => {
      rest();
      copy(element("copy-link"));
    });
    element("skip").addEventListener("click", (event) => {
      event.preventDefault();
      element("main").focus();
    });
    route();
  }

  // All scripts of the page are here by then.
  document.addEventListener("DOMContentLoaded", begin);

  return { element, all, put, room, say, register, hold, rest, copy };
})();
