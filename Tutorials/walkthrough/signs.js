// The signs of which all pictures are made, as SVG text. Pure functions.
"use strict";
var ColdAndHot = ColdAndHot || {};

ColdAndHot.signs = (function () {
  const { isEnding } = ColdAndHot.reading;

  /** Text that may hold signs of HTML, made harmless. */
  function escape(text) {
    const names = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
    return String(text).replace(/[&<>"]/g, (sign) => names[sign]);
  }

  /** One element. An attribute that is null is left out. */
  function tag(name, attributes, content = "") {
    const written = Object.entries(attributes)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => ` ${key}="${escape(value)}"`);
    return `<${name}${written.join("")}>${content}</${name}>`;
  }

  /** A whole picture; `label` says to a screen reader what it shows. */
  function svg(name, width, height, label, content) {
    const size = { width, height, viewBox: `0 0 ${width} ${height}` };
    return tag("svg", { class: name, ...size, role: "img", "aria-label": label }, content);
  }

  function path(name, d) { return tag("path", { class: name, d }); }

  /** A box with round corners. */
  function rect(name, x, y, width, height, rx) {
    return tag("rect", { class: name, x, y, width, height, rx });
  }

  /** A text; `size` in pixels, if it is not the usual one. */
  function text(name, x, y, content, size = null) {
    const style = size === null ? null : `font-size:${size}px`;
    return tag("text", { class: name, x, y, style }, escape(content));
  }

  /** The colour of a value: its number, or the place of its first letter. */
  function colour(mark) {
    const first = mark.charCodeAt(0);
    const isDigit = first >= 48 && first <= 57;
    return `c${(isDigit ? first - 48 : first) % 8}`;
  }

  /** The disc of a value of one character. */
  function value(mark, x, y, radius = 11) {
    const disc = tag("circle", { class: colour(mark), cx: x, cy: y, r: radius });
    return tag("g", { class: "value" }, disc + text(null, x, y + radius * 0.47, mark, radius * 1.4));
  }

  /** How wide the sign of a value is. */
  function breadth(mark, radius) { return mark.length === 1 ? radius * 2 : mark.length * 7.6 + 7; }

  /** A value of any length: a disc, or a box with round ends. */
  function label(mark, x, y, radius) {
    if (mark.length === 1) return value(mark, x, y, radius);
    const wide = breadth(mark, radius);
    const box = rect(colour(mark), x - wide / 2, y - radius, wide, radius * 2, radius);
    return tag("g", { class: "value" }, box + text(null, x, y + 4.5, mark, 13));
  }

  /** An ending: a bar for a completion, a diamond with a cross for a failure. */
  function ending(mark, x, y) {
    if (mark === "|") return path("completed", `M${x} ${y - 13}V${y + 13}`);
    const diamond = `M${x} ${y - 12}L${x + 10} ${y}L${x} ${y + 12}L${x - 10} ${y}Z`;
    return path("failed", diamond) + path("failed-cross", `M${x - 3} ${y - 3}l6 6m0 -6l-6 6`);
  }

  /** Somebody leaves, or is made to. */
  function cross(x, y) { return path("leaves", `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`); }

  /** A value that somebody missed. */
  function missed(mark, x, y) {
    const disc = tag("circle", { cx: x, cy: y, r: 10 });
    return tag("g", { class: "missed" }, disc + text(null, x, y + 5, mark));
  }

  /** The end of a run that somebody stopped. */
  function stopped(x, y) { return rect("stopped", x - 5, y - 9, 10, 18, 2); }

  /** Several values of one tick, in a box above their place on the line. */
  function group(marks, x, y, edge = Infinity) {
    const values = marks.filter((mark) => !isEnding(mark));
    const end = marks.find(isEnding);
    const sizes = values.map((mark) => Math.max(15, mark.length * 8 + 8));
    const wide = sizes.reduce((sum, size) => sum + size + 2, end ? 22 : 6);
    const left = Math.min(x, edge - wide);
    const top = y - 36;
    let at = left + 4;
    let content = path(null, `M${x} ${y}V${top + 16}`) + rect(null, left, top, wide, 20, 6);
    values.forEach((mark, index) => {
      content += label(mark, at + sizes[index] / 2, top + 10, 8);
      at += sizes[index] + 2;
    });
    if (end) {
      const place = `translate(${at + 8} ${top + 10}) scale(.6)`;
      content += tag("g", { transform: place }, ending(end, 0, 0));
    }
    return tag("g", { class: "at-once" }, content);
  }

  /** Every sign with its meaning: first in the explorer, then in the other views. */
  const meanings = {
    run: [path("work", "M4 11H26"), "a run", null],
    feed: [path("feed", "M2 11H28"), "who gets it", null],
    begins: [path("begins", "M15 1V21"), null, "a source begins"],
    comes: [path("comes", "M15 2V20"), "comes", "a listener comes"],
    leaves: [cross(15, 11), "leaves", "stopped"],
    missed: [missed("0", 15, 11), "missed", null],
    group: [
      tag("g", { class: "at-once" }, rect(null, 3, 1, 24, 20, 6) + value("0", 15, 11, 8)),
      "got at once", "several at one tick",
    ],
    stopped: [stopped(15, 11), "run stopped", null],
    completed: [ending("|", 15, 11), "completed", "completed"],
    failed: [ending("#", 15, 11), "failed", "failed"],
  };

  /** What the signs mean, for people to look up. */
  function legend(isExplorer) {
    return Object.values(meanings).map(([sign, inExplorer, elsewhere]) => {
      const meaning = isExplorer ? inExplorer : elsewhere;
      const size = { width: 30, height: 22, viewBox: "0 0 30 22", "aria-hidden": "true" };
      return meaning ? `<span>${tag("svg", size, sign)} ${meaning}</span>` : "";
    }).join("");
  }

  return {
    escape, tag, svg, path, rect, text, value, label, breadth, ending, cross, missed, stopped, group,
    legend,
  };
})();
