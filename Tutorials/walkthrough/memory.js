// Keeps a few small things from one visit to the next: the last state of each view, and the quiz.
"use strict";

// Everything that the page's scripts share; this is the first of them.
var ColdAndHot = {};

ColdAndHot.memory = (function () {
  function keep(name, value) {
    try {
      localStorage.setItem(`cold-and-hot ${name}`, JSON.stringify(value));
    } catch {
      // A browser may forbid it. Then the page works all the same, and forgets.
    }
  }

  // What was kept under a name, or null. Whoever else writes to the same place may have put anything there,
  // so it must be a value that the page could have written.
  function recall(name, accepts) {
    try {
      const value = JSON.parse(localStorage.getItem(`cold-and-hot ${name}`) || "null");
      return value !== null && accepts(value) ? value : null;
    } catch {
      return null;
    }
  }

  return { keep, recall };
})();
