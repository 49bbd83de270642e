// The page: shows the view that the address names. Only this file and those that begin with `page-`
// touch the document; all others are functions from recorded runs to text.
"use strict";
var ColdAndHot = ColdAndHot || {};

ColdAndHot.page = (function () {
  const { address } = ColdAndHot;

  /**
   * Views by name: {element, show(place, values, name), matches?(name)}. The first is shown if none is named.
   *
   * `show` returns sentences about what the address asks for and nobody has, if there is such a thing.
   */
  const views = [];
  let current = null;

  function element(id) { return document.getElementById(id); }

  /** Fills a part of the page, unless it is filled with the same already. */
  function put(id, html) {
    const part = element(id);
    if (part.shown === html) return;
    part.innerHTML = html;
    part.shown = html;
  }

  /** Says something to a screen reader, when changes have come to rest. */
  let saying = null;
  function say(text) {
    clearTimeout(saying);
    saying = setTimeout(() => { element("live").textContent = text; }, 400);
  }

  function register(view) { views.push(view); }

  /** Shows what the address names. */
  function route() {
    const { view: name, place, values } = address.read(location.hash);
    const view = views.find((one) => one.name === name || (one.matches && one.matches(name))) || views[0];
    for (const one of views) element(one.element).hidden = one !== view;
    for (const link of document.querySelectorAll("#nav a")) {
      if (link.dataset.view === view.name) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    if (current && current !== view && current.hide) current.hide();
    current = view;
    const strays = view.show(place, values, name) || [];
    const isKnown = name === "" || view.name === name || (view.matches && view.matches(name));
    if (!isKnown) strays.unshift(`The address asks for "${name}", which is not on this page.`);
    element("address-says").textContent = strays.join(" ");
    element("address-says").hidden = strays.length === 0;
  }

  /**
   * Writes a state into the address.
   *
   * A step that one may want to take back gets a place of its own in the history; the way of a drag does not.
   */
  function go(hash, isStep) {
    if (location.hash === hash) return;
    if (isStep) history.pushState(null, "", hash);
    else history.replaceState(null, "", hash);
  }

  /** Calls a function before the next picture, once, however often it is asked for. */
  function onceAFrame(work) {
    let isAsked = false;
    return () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => { isAsked = false; work(); });
    };
  }

  function begin() {
    window.addEventListener("hashchange", route);
    window.addEventListener("popstate", route);
    document.querySelector("[data-skip]").addEventListener("click", (event) => {
      event.preventDefault();
      element("main").focus();
    });
    route();
  }

  document.addEventListener("DOMContentLoaded", begin);

  return { element, put, say, register, go, onceAFrame };
})();
