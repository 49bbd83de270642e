// The discs and other signs of which all pictures are made, and other small parts of the page, as text. Pure functions.
"use strict";

ColdAndHot.marbles = (function () {
  const { isEnding } = ColdAndHot.reading;

  // Text that may hold signs of HTML, made harmless.
  function escape(text) {
    const names = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
    return String(text).replace(/[&<>"]/g, (sign) => names[sign]);
  }

  // One element. An attribute that is null is left out.
  function tag(name, attributes, content = "") {
    const written = Object.entries(attributes)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => ` ${key}="${escape(value)}"`);
    const start = `<${name}${written.join("")}>`;
    return name === "input" ? start : `${start}${content}</${name}>`;
  }

  // An entry of a list to choose from.
  function option(value, text, chosen = null) {
    return tag("option", { value, selected: value === chosen ? "" : null }, escape(text));
  }

  // The page of a lesson. A browser does not show Markdown from the disk; on the site, the link leads to a page.
  function lessonLink(tutorials, { page }, content) {
    return tutorials === ".." ? `${content} (<code>Tutorials/${page}</code>)` : tag("a", { href: `${tutorials}/${page}` }, content);
  }

  // Lines of a program: one that is wider than its place goes on below itself, a little further to the right.
  function code(text) {
    const lines = text.split("\n");
    return lines.map((line, index) => codeLine("span", index < lines.length - 1 ? `${line}\n` : line)).join("");
  }

  function codeLine(name, line) { return tag(name, { class: "line", "data-indent": Math.min(8, line.search(/[^ ]|$/)) }, escape(line)); }

  // The attributes of what a hand can drag and keys move, for a screen reader.
  function slider(handle, label, value, [min, max], says = `tick ${value}`) {
    return {
      "data-handle": handle, role: "slider", tabindex: 0, "aria-label": label,
      "aria-valuemin": min, "aria-valuemax": max, "aria-valuenow": value, "aria-valuetext": says,
    };
  }

  // A number in a sentence that can be dragged. With `tabindex` -1 keys do not reach it, if they reach another one
  // for the same thing.
  function number(handle, label, value, ends, { says = `tick ${value}`, shown = value, tabindex = 0 } = {}) {
    return tag("span", { class: "number", ...slider(handle, label, value, ends, says), tabindex }, String(shown));
  }

  // A whole picture; `label` says to a screen reader what it shows, `more` are attributes.
  function svg(name, width, height, label, content, more = {}) {
    const size = { width, height, viewBox: `0 0 ${width} ${height}` };
    return tag("svg", { class: name, ...size, role: "img", "aria-label": label, ...more }, content);
  }

  function path(name, d) { return tag("path", { class: name, d }); }

  function circle(name, cx, cy, r) { return tag("circle", { class: name, cx, cy, r }); }

  // A box with round corners.
  function rect(name, x, y, width, height, rx) { return tag("rect", { class: name, x, y, width, height, rx }); }

  // A text; `size` in pixels, if it is not the usual one.
  function text(name, x, y, content, size = null) {
    return tag("text", { class: name, x, y, "font-size": size }, escape(content));
  }

  // The colour of a value: its number, or the place of its first letter.
  function colour(mark) {
    const first = mark.charCodeAt(0);
    const isDigit = first >= 48 && first <= 57;
    return `c${(isDigit ? first - 48 : first) % 8}`;
  }

  // How wide the sign of a value is.
  function breadth(mark, radius) { return mark.length === 1 ? radius * 2 : mark.length * 7.9 + 8; }

  // A value: a disc if it has one character, else a box with round ends. `like` is the value whose colour it has.
  function value(mark, x, y, radius = 11, like = mark) {
    const wide = breadth(mark, radius);
    const content = mark.length === 1
      ? circle(null, x, y, radius) + text(null, x, y + radius * 0.47, mark, radius * 1.4)
      : rect(null, x - wide / 2, y - radius, wide, radius * 2, radius) + text(null, x, y + 4.5, mark, 13);
    return tag("g", { class: `value ${colour(like)}` }, content);
  }

  function crossed(x, y, arm) { return `M${x - arm} ${y - arm}l${arm * 2} ${arm * 2}m0 ${-arm * 2}l${-arm * 2} ${arm * 2}`; }

  // An ending: a bar for a completion, a diamond with a cross for a failure.
  function ending(mark, x, y, radius = 11) {
    const tall = radius + 2;
    if (mark === "|") return path("completed", `M${x} ${y - tall}V${y + tall}`);
    const diamond = `M${x} ${y - tall}L${x + radius} ${y}L${x} ${y + tall}L${x - radius} ${y}Z`;
    return path("failed", diamond) + path("failed-cross", crossed(x, y, Math.round(radius * 0.3)));
  }

  // Somebody leaves, or is made to.
  function cross(x, y, arm = 6, name = "leaves") { return path(name, crossed(x, y, arm)); }

  // The end of a run that somebody stopped.
  function stopped(x, y, half = 5) { return rect("stopped", x - half, y - half * 1.8, half * 2, half * 3.6, 2); }

  // A value that somebody missed; `of` names who sent it.
  function missed(mark, x, y, radius = 10, of = "") {
    const size = radius * (mark.length > 1 ? 1.1 : 1.4);
    return tag("g", { class: "missed" }, tag("title", {}, `missed: ${escape(mark)}${of ? `, which ${of} sent` : ""}`)
      + circle(null, x, y, radius) + text(null, x, y + size * 0.36, mark, size));
  }

  // Several values of one tick, in a box above their place on the line: `lift` above it, and `high`. It stands
  // to the left of the picture's edge; `likes` are the values whose colours they have.
  // `wrap` may put a sign into something else.
  function group(marks, x, y, { edge = Infinity, lift = 36, high = 20, likes = marks, wrap = (sign, _place) => sign } = {}) {
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
      content += wrap(value(mark, at + sizes[index] / 2, middle, radius, likes[index]), index);
      at += sizes[index] + 2;
    });
    if (end) content += ending(end, at + radius, middle, radius * 0.75);
    return tag("g", { class: "at-once" }, content);
  }

  // What a hand can drag: a disc with a letter between two arrows, and room around it for a finger.
  function knob(name, x, y, radius, letter) {
    const room = circle("room", x, y, Math.max(22, radius + 8));
    if (name === "now") return tag("g", { class: "knob now", "data-handle": name }, room + pointer(x, y, radius));
    return tag("g", { class: "knob who", "data-handle": name },
      room + ways(x, y, radius) + circle("handle", x, y, radius) + text(null, x, y + radius * 0.45, letter, radius * 1.3));
  }

  // The two arrows beside what can be dragged.
  function ways(x, y, radius) {
    const [out, tip] = [radius + 4, radius + 8];
    return path("ways", `M${x - out} ${y - 4}L${x - tip} ${y}L${x - out} ${y + 4}M${x + out} ${y - 4}L${x + tip} ${y}L${x + out} ${y + 4}`);
  }

  // What points at the present: a shape of its own, so that nobody takes it for a stop of a run.
  function pointer(x, y, radius) {
    const [top, side, tip] = [y - radius * 0.8, y + radius * 0.1, y + radius];
    return path("handle", `M${x - radius} ${top}H${x + radius}V${side}L${x} ${tip}L${x - radius} ${side}Z`);
  }

  const endings = [[ending("|", 15, 11), "completed"], [ending("#", 15, 11), "failed"]];
  const atOnce = tag("g", { class: "at-once" }, rect(null, 3, 1, 24, 20, 6) + value("0", 15, 11, 8));

  // What the signs of each view mean.
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
      [tag("g", { class: "stops" }, circle(null, 15, 11, 3)), "Ada and Ben may come here; nothing is sent just then"],
    ],
    workbench: [
      [path("line", "M2 11H28") + value("1", 15, 11, 8), "a source as it is planned: drag its values"],
      [path("work", "M4 11H26"), "a run of it"],
      [path("bold-line", "M4 11H26"), "what a listener gets"],
      [path("feed", "M15 1V21"), "made from what is above"],
      [tag("g", { class: "knob who" }, circle("handle", 15, 11, 10) + text(null, 15, 16, "×", 13)), "A, B: they come; ×: they leave; drag them"],
      [missed("0", 15, 11), "missed"],
      [atOnce, "several at one tick"],
      [stopped(15, 11), "run stopped"],
      [cross(15, 11), "leaves, or stopped"],
      ...endings,
    ],
    puzzle: [
      [tag("g", { class: "wish" }, value("1", 15, 11, 8)), "should be got"],
      [tag("g", { class: "wish got" }, value("1", 15, 11, 8)), "is got"],
      [path("work", "M4 11H26"), "a run"],
      [path("bold-line", "M4 11H26"), "what a listener gets"],
      [path("feed", "M15 1V21"), "made from what is above"],
      [atOnce, "several at one tick"],
      [stopped(15, 11), "run stopped"],
      [cross(15, 11), "leaves, or stopped"],
      ...endings,
    ],
    lessons: [
      [path("begins", "M3 5V17") + path("life", "M3 11H28"), "how long a subscription lives"],
      [cross(15, 11, 4, "begins"), "it is disposed"],
      [rect("group", 2, 2, 26, 18, 8) + value("0", 15, 11, 8), "several at one tick"],
      ...endings,
    ],
  };

  function legend(view) {
    const size = { width: 30, height: 22, viewBox: "0 0 30 22", "aria-hidden": "true" };
    return meanings[view].map(([sign, meaning]) => `<span>${tag("svg", size, sign)} ${meaning}</span>`).join("");
  }

  return {
    escape, tag, option, lessonLink, code, codeLine, slider, number, svg, path, circle, rect, text, value, breadth, ending, cross, stopped, missed,
    group, knob, ways, legend,
  };
})();
