// Keeps a few small things from one visit to the next: the last state of each view, and the quiz.
"use strict";

/** Everything that the page's scripts share; this is the first of them. */
var ColdAndHot = {};

ColdAndHot.memory = (function () {
  /**
   * Keeps a value under a name.
   *
   * @param {string} name
   * @param {unknown} value
   */
  function keep(name, value) {
    try {
      localStorage.setItem(`cold-and-hot ${name}`, JSON.stringify(value));
    } catch {
      // A browser may forbid it. Then the page works all the same, and forgets.
    }
  }

  /**
   * What was kept under a name; null if nothing was.
   *
   * @param {string} name
   * @returns {any}
   */
  function recall(name) {
    try {
      return JSON.parse(localStorage.getItem(`cold-and-hot ${name}`) || "null");
    } catch {
      return null;
    }
  }

  return { keep, recall };
})();
