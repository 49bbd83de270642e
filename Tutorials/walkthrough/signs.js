// The signs of which all pictures are made, as SVG text. Pure functions.
"use strict";

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

  /** A whole picture; `label` says to a screen reader what it shows, `more` are attributes. */
  function svg(name, width, height, label, content, more = {}) {
    const size = { width, height, viewBox: `0 0 ${width} ${height}` };
    return tag("svg", { class: name, ...size, role: "img", "aria-label": label, ...more }, content);
  }

  function path(name, d) { return tag("path", { class: name, d }); }

  /** A box with round corners. */
  function rect(name, x, y, width, height, rx) {
    return tag("rect", { class: name, x, y, width, height, rx });
  }

  /** A text; `size` in pixels, if it is not the usual one. */
  function text(name, x, y, content, size = null) {
    return tag("text", { class: name, x, y, "font-size": size }, escape(content));
  }

  /** The colour of a value: its number, or the place of its first letter. */
  function colour(mark) {
    const first = mark.charCodeAt(0);
    const isDigit = first >= 48 && first <= 57;
    return `c${(isDigit ? first - 48 : first) % 8}`;
  }

  /** The disc of a value of one character, in the colour of a value. */
  function value(mark, x, y, radius = 11, like = mark) {
    const disc = tag("circle", { cx: x, cy: y, r: radius });
    return tag("g", { class: `value ${colour(like)}` }, disc + text(null, x, y + radius * 0.47, mark, radius * 1.4));
  }

  /** How wide the sign of a value is. */
  function breadth(mark, radius) { return mark.length === 1 ? radius * 2 : mark.length * 7.9 + 8; }

  /** A value of any length: a disc, or a box with round ends. */
  function label(mark, x, y, radius, like = mark) {
    if (mark.length === 1) return value(mark, x, y, radius, like);
    const wide = breadth(mark, radius);
    const box = rect(null, x - wide / 2, y - radius, wide, radius * 2, radius);
    return tag("g", { class: `value ${colour(like)}` }, box + text(null, x, y + 4.5, mark, 13));
  }

  /** An ending: a bar for a completion, a diamond with a cross for a failure. */
  function ending(mark, x, y, radius = 11) {
    const tall = radius + 2;
    if (mark === "|") return path("completed", `M${x} ${y - tall}V${y + tall}`);
    const diamond = `M${x} ${y - tall}L${x + radius} ${y}L${x} ${y + tall}L${x - radius} ${y}Z`;
    const arm = Math.round(radius * 0.3);
    return path("failed", diamond)
      + path("failed-cross", `M${x - arm} ${y - arm}l${arm * 2} ${arm * 2}m0 ${-arm * 2}l${-arm * 2} ${arm * 2}`);
  }

  /** Somebody leaves, or is made to. */
  function cross(x, y, arm = 6) {
    return path("leaves", `M${x - arm} ${y - arm}l${arm * 2} ${arm * 2}m0 ${-arm * 2}l${-arm * 2} ${arm * 2}`);
  }

  /** A value that somebody missed; `of` names who sent it. */
  function missed(mark, x, y, radius = 10, of = "") {
    const disc = tag("circle", { cx: x, cy: y, r: radius });
    const size = radius * (mark.length > 1 ? 1.1 : 1.4);
    return tag("g", { class: "missed" }, tag("title", {}, `missed: ${escape(mark)}${of ? `, which ${of} sent` : ""}`) + disc + text(null, x, y + size * 0.36, mark, size));
  }

  /** The end of a run that somebody stopped. */
  function stopped(x, y, half = 5) { return rect("stopped", x - half, y - half * 1.8, half * 2, half * 3.6, 2); }

  /**
   * Several values of one tick, in a box above their place on the line.
   *
   * @param {string[]} marks
   * @param {number} x
   * @param {number} y
   * @param {number} edge where the picture ends
   * @param {{lift: number, high: number}} size how far above the line the box begins, and how high it is
   * @param {string[]} likes the values whose colours they have
   */
  function group(marks, x, y, edge = Infinity, { lift, high } = { lift: 36, high: 20 }, likes = marks) {
    const values = marks.filter((mark) => !isEnding(mark));
    const end = marks.find(isEnding);
    const radius = high * 0.4;
    const sizes = values.map((mark) => Math.max(2 * radius - 1, mark.length * 8 + (mark.length > 1 ? 8 : 0)));
    const wide = sizes.reduce((sum, size) => sum + size + 2, end ? radius * 2 + 6 : 6);
    const left = Math.min(x, edge - wide);
    const top = y - lift;
    const middle = top + high / 2;
    let at = left + 4;
    let content = path(null, `M${x} ${y}V${top + high}`) + rect(null, left, top, wide, high, 6);
    values.forEach((mark, index) => {
      content += label(mark, at + sizes[index] / 2, middle, radius, likes[index]);
      at += sizes[index] + 2;
    });
    if (end) content += ending(end, at + radius, middle, radius * 0.75);
    return tag("g", { class: "at-once" }, content);
  }

  /**
   * What a hand can drag: a disc with a letter, and room around it for a finger.
   *
   * @param {string} name the handle
   */
  function knob(name, x, y, radius, letter) {
    const room = tag("circle", { class: "room", cx: x, cy: y, r: Math.max(22, radius + 8) });
    if (name === "now") return tag("g", { class: "knob now", "data-handle": name }, room + pointer(x, y, radius));
    const disc = tag("circle", { class: "handle", cx: x, cy: y, r: radius });
    return tag("g", { class: "knob who", "data-handle": name },
      room + ways(x, y, radius) + disc + text(null, x, y + radius * 0.45, letter, radius * 1.3));
  }

  /** What points at the present: a shape of its own, so that nobody takes it for a stop of a run. */
  function pointer(x, y, radius) {
    const [top, side, tip] = [y - radius * 0.8, y + radius * 0.1, y + radius];
    return path("handle", `M${x - radius} ${top}H${x + radius}V${side}L${x} ${tip}L${x - radius} ${side}Z`);
  }

  /** Arrows to the left and to the right. */
  function ways(x, y, radius) {
    const [out, tip] = [radius + 4, radius + 8];
    return path("ways", `M${x - out} ${y - 4}L${x - tip} ${y}L${x - out} ${y + 4}M${x + out} ${y - 4}L${x + tip} ${y}L${x + out} ${y + 4}`);
  }

  /**
   * A number in a sentence that can be dragged, and moved by keys.
   *
   * @param {string} handle
   * @param {string} label what it is, for a screen reader
   * @param {number} value
   * @param {[number, number]} ends
   * @param {boolean} isReached whether keys reach it; a second number for the same thing is not
   * @param {string} says what a screen reader says of the value
   * @param {string | number} shown what is seen of it
   */
  function number(handle, label, value, ends, isReached = true, says = `tick ${value}`, shown = value) {
    return tag("span", {
      class: "number", "data-handle": handle, role: "slider", tabindex: isReached ? 0 : -1,
      "aria-label": label, "aria-valuemin": ends[0], "aria-valuemax": ends[1], "aria-valuenow": value,
      "aria-valuetext": says,
    }, String(shown));
  }

  const endings = [[ending("|", 15, 11), "completed"], [ending("#", 15, 11), "failed"]];
  const atOnce = tag("g", { class: "at-once" }, rect(null, 3, 1, 24, 20, 6) + value("0", 15, 11, 8));

  /** What the signs of each view mean. @type {Record<string, [string, string][]>} */
  const meanings = {
    kinds: [
      [path("work", "M4 11H26"), "a run"],
      [path("feed", "M2 11H28"), "who gets it"],
      [tag("g", { class: "later" }, value("0", 15, 11, 8)), "still to come"],
      [path("comes", "M15 2V20"), "comes"],
      [cross(15, 11), "leaves"],
      [missed("0", 15, 11), "missed"],
      [atOnce, "got at once"],
      [stopped(15, 11), "run stopped"],
      ...endings,
      [tag("g", { class: "knob now" }, pointer(15, 11, 7)), "the tick shown: drag it"],
      [
        tag("g", { class: "stops" }, tag("circle", { cx: 15, cy: 11, r: 3 })),
        "Ada and Ben may come here; nothing is sent just then",
      ],
    ],
    workbench: [
      [path("line", "M2 11H28") + value("1", 15, 11, 8), "a source as it is planned: drag its values"],
      [path("work", "M4 11H26"), "a run of it"],
      [path("bold-line", "M4 11H26"), "what a listener gets"],
      [path("feed", "M15 1V21"), "made from what is above"],
      [tag("g", { class: "knob who" }, tag("circle", { class: "handle", cx: 15, cy: 11, r: 10 }) + text(null, 15, 16, "×", 13)),
        "A, B: they come; ×: they leave; drag them"],
      [missed("0", 15, 11), "missed"],
      [atOnce, "several at one tick"],
      [stopped(15, 11), "run stopped"],
      [cross(15, 11), "leaves, or stopped"],
      ...endings,
    ],
    lessons: [
      [path("begins", "M3 5V17") + path("life", "M3 11H28"), "how long a subscription lives"],
      [path("begins", "M11 7l8 8m0 -8l-8 8"), "it is disposed"],
      [rect("group", 2, 2, 26, 18, 8) + value("0", 15, 11, 8), "several at one tick"],
      ...endings,
    ],
  };

  /** What the signs of a view mean, for people to look up. @param {string} view */
  function legend(view) {
    return meanings[view].map(([sign, meaning]) => {
      const size = { width: 30, height: 22, viewBox: "0 0 30 22", "aria-hidden": "true" };
      return `<span>${tag("svg", size, sign)} ${meaning}</span>`;
    }).join("");
  }

  return {
    escape, tag, svg, path, rect, text, value, label, breadth, ending, cross, missed, stopped, group,
    knob, number, legend,
  };
})();
