// The page: shows the view that the address names, keeps its state, and writes the address.
//
// Only this file, hands.js, player.js, `show` of lanes.js and the files that begin with `page-` touch the
// document; all others are functions from what the core has played, or a lesson has recorded, to text.
//
// A view has a `name`. `read` finds the state that an address names, with sentences about what is not there, and
// `write` makes an address of a state. `draw` puts a state on the page, `title` names it, and `says` tells it to a
// screen reader. `begin` listens to the pointer and the keys, once. There may be two more: `measure` finds out how much room
// there is, and `hide` stops what goes on.
"use strict";

ColdAndHot.page = (function () {
  const { address, core, memory } = ColdAndHot;

  const names = ["opening", "cold-or-hot", "puzzle", "workbench", "lessons", "quiz"];

  // The views that the core plays, which needs WebAssembly.
  const live = ["opening", "cold-or-hot", "puzzle", "workbench"];
  let isLive = false;

  // The views whose scripts are here, by name.
  const views = new Map();
  let current = null;

  /** @returns {any} */
  function element(id) { return document.getElementById(id); }

  /** @returns {any[]} */
  function all(selector) { return [...document.querySelectorAll(selector)]; }

  // What each part of the page shows.
  const shown = new Map();

  // Fills parts of the page, by their ids, unless they are filled with the same already. What is there stays there
  // and gets new attributes and texts, so it keeps the focus.
  function put(parts) {
    for (const [id, html] of Object.entries(parts)) {
      if (shown.get(id) === html) continue;
      shown.set(id, html);
      const filled = element(id).cloneNode(false);
      filled.innerHTML = html;
      renew(element(id), filled);
    }
  }

  // Makes what is in a part of the page like what is in another one; what a reader has unfolded stays so.
  function renew(part, model) {
    const wanted = [...model.childNodes];
    while (part.childNodes.length > wanted.length) part.lastChild.remove();
    wanted.forEach((node, index) => {
      const old = part.childNodes[index];
      if (!old) part.append(node);
      else if (old.nodeName !== node.nodeName || idOf(old) !== idOf(node)) old.replaceWith(node);
      else if (old instanceof Element) {
        for (const { name } of [...old.attributes]) if (!node.hasAttribute(name) && name !== "open") old.removeAttribute(name);
        for (const { name, value } of [...node.attributes]) {
          if (old.getAttribute(name) !== value) old.setAttribute(name, value);
        }
        if (old instanceof HTMLInputElement) old.checked = node.checked;
        renew(old, node);
      } else if (old.nodeValue !== node.nodeValue) old.nodeValue = node.nodeValue;
    });
  }

  // The name of a part of the page that must not become another one.
  function idOf(node) { return node instanceof Element ? node.id || node.getAttribute("data-handle") : null; }

  // How wide the picture in a part of the page may be, in its own pixels. Where the reader has made text larger, it
  // is drawn larger as well, if there is room.
  function room(id, wide = element(id).clientWidth) {
    const larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    return Math.round(wide / Math.max(1, Math.min(larger, wide / 340)));
  }

  // Says something to a screen reader.
  function say(text) { element("live").textContent = text; }

  // Says something above the view; nothing hides what was said.
  function tell(text) {
    element("address-says").textContent = text;
    element("address-says").hidden = text === "";
  }

  // Adds a view, whose scripts are here now.
  function register(view) { views.set(view.name, own(view)); }

  // A view with its state.
  function own(view) {
    let state;
    let hasBegun = false;
    let isShown = false;
    let frame = 0;
    const box = element(`view-${view.name}`);

    // Draws the state before the next picture, once, however often it is asked for.
    function draw() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => { if (isShown) view.draw(state); });
    }

    // A browser keeps the title with the address that it has just then.
    function giveTitle() { document.title = `${view.title(state)} · Cold & Hot${isOwn() ? ", on your core" : ""}`; }

    // Changes the state. `source` says which control did it, if the back button is to take it back. Where that one
    // goes away, whoever uses keys goes on from what `next` finds.
    function change(changes, source = null, next = "") {
      state = { ...state, ...changes };
      // Who stops on leaving writes no address any more: it is that of another view by now.
      if (!isShown) return;
      tell("");
      draw();
      writeSoon(self, source);
      if (next === "") return;
      view.draw(state);
      rest();
      box.querySelector(next)?.focus({ preventScroll: true });
    }

    const self = {
      name: view.name, draw,
      hash: () => view.write(state),
      settle(source) {
        giveTitle();
        return view.says(state, source);
      },
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
      // Another view is asked for, which may be on its way still.
      leave() {
        isShown = false;
        view.hide?.();
      },
      hide() { box.hidden = true; },
    };
    return self;
  }

  // The address. It is written when what moves has come to rest, since browsers allow only so
  // many writes in a while: WebKit a hundred.

  // The view that has changed, and which control did it.
  let pending = null;
  let timer = 0;
  let isHeld = false;
  let last = { source: null, time: 0 };

  function writeSoon(view, source) {
    pending = { view, source: source || (pending && pending.source) };
    clearTimeout(timer);
    if (!isHeld) timer = setTimeout(rest, 250);
  }

  // Nothing moves any more: writes the address, and tells a screen reader.
  function rest() {
    clearTimeout(timer);
    if (!pending) return;
    const { view, source } = pending;
    const hash = view.hash();
    memory.keep(`view ${view.name}`, hash);
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
    say(view.settle(source));
    leadBack();
  }

  // While a hand holds something, nothing is at rest.
  function hold(held) {
    isHeld = held;
    if (held) return;
    current?.draw();
    rest();
  }

  // Lets each view's link lead to where one was in it, and says which view is shown. "Puzzles" leads to all of them.
  function leadBack() {
    for (const link of all("#nav a")) {
      const name = link.dataset.view;
      link.ariaCurrent = name === document.body.dataset.view ? "page" : null;
      if (name === "puzzle") continue;
      const leadsTo = (hash) => typeof hash === "string" && hash.startsWith("#") && nameOf(address.read(hash).view) === name;
      link.setAttribute("href", memory.recall(`view ${name}`, leadsTo) || `#${name}`);
    }
  }

  // Which view is shown.

  // The name of the view that an address asks for; undefined if there is none.
  function nameOf(asked) {
    if (asked === "") return "opening";
    if (/^lesson-\d+$/.test(asked)) return "lessons";
    if (/^quiz-\d+$/.test(asked)) return "quiz";
    return names.find((name) => name === asked);
  }

  async function route() {
    current?.leave();
    if (pending) memory.keep(`view ${pending.view.name}`, pending.view.hash());
    pending = null;
    clearTimeout(timer);
    const here = location.hash;
    const asked = address.read(here);
    const known = nameOf(asked.view);
    if (known === undefined) asked.strays.push(`There is no ${address.quoted(asked.view)} on this page.`);
    const name = known || "opening";
    const canShow = isLive || !live.includes(name);
    try {
      if (canShow && !views.has(name)) await loadView(name);
    } catch (error) {
      asked.strays.push(String(error));
    }
    if (location.hash === here) show(name, canShow ? views.get(name) : null, asked);
  }

  // Shows a view. Without WebAssembly, a picture stands in the place of what the core would play.
  function show(name, view, asked) {
    element("no-core").hidden = isLive || !live.includes(name);
    const before = current;
    if (before !== view) before?.hide();
    current = view;
    document.body.dataset.view = name;
    element("main").removeAttribute("aria-busy");
    placeLinks(name === "opening" && isLive);
    // What was said of another state is not true of this one.
    say("");
    tell([...asked.strays, ...(view ? view.show(asked) : [])].join(" "));
    if (view) memory.keep(`view ${name}`, view.hash());
    leadBack();
    if (before && before !== view) scrollTo(0, 0);
  }

  // Whether a learner's core plays.
  function isOwn() { return ColdAndHot.coreModule.core === "mine"; }

  // The links to the views come first, but after the opening, for eyes and for keys.
  function placeLinks(isOpening) {
    const [header, main] = [element("header"), element("main")];
    if ((main.nextElementSibling === header) === isOpening) return;
    const focused = all(":focus")[0];
    main[isOpening ? "after" : "before"](header);
    if (header.contains(focused)) focused?.focus({ preventScroll: true });
  }

  // What is loaded or on its way, by file.
  const files = new Map();

  // Loads what a view needs, one file after the other, as index.html lists them.
  async function loadView(name) {
    element("main").setAttribute("aria-busy", "true");
    for (const script of all(`script[data-views~="${name}"]`)) {
      const file = script.getAttribute("src");
      if (!files.has(file)) files.set(file, load(file));
      await files.get(file);
    }
  }

  // Loads a script that lies beside the page.
  function load(file) {
    return new Promise((done, fail) => {
      const script = document.createElement("script");
      script.src = file;
      script.onload = done;
      script.onerror = () => fail(new Error(`The file ${file} is missing beside this page.`));
      document.head.append(script);
    });
  }

  // Copies what the part of the page says that a button names, or else the address, and says so on the button, which
  // gets its own words back.
  async function copy(button) {
    const part = element(button.dataset.copy);
    rest();
    button.dataset.label ||= button.textContent;
    clearTimeout(Number(button.dataset.timer));
    // What stands beside the button stays where it is.
    button.style.minWidth = `${button.offsetWidth}px`;
    try {
      await navigator.clipboard.writeText(part ? part.textContent : location.href);
      button.textContent = "Copied";
    } catch {
      if (part) getSelection().selectAllChildren(part);
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
    for (const button of all("[data-copy]")) button.addEventListener("click", () => copy(button));
    element("skip").addEventListener("click", (event) => {
      event.preventDefault();
      element("main").focus();
    });
    route();
  }

  // All scripts of the page are here by then.
  document.addEventListener("DOMContentLoaded", begin);

  return { element, all, put, room, register, hold, isHeld: () => isHeld };
})();
