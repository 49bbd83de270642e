// Draws recorded runs as SVG text. Pure functions: the same recording gives the same picture.
"use strict";
var ColdAndHot = ColdAndHot || {};

ColdAndHot.picture = (function () {
  const { isEnding } = ColdAndHot.reading;
  const words = ColdAndHot.words;

  function escape(text) {
    return String(text).replace(/[&<>"]/g, (sign) =>
      ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
  }

  function svg(name, width, height, label, body) {
    return `<svg class="${name}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"`
      + ` aria-label="${escape(label)}">${body}</svg>`;
  }

  /** The disc of a value; the same value has the same colour everywhere. */
  function value(mark, x, y, radius = 11) {
    return `<g class="value"><circle class="c${mark === "T" ? 5 : colour(mark)}" cx="${x}" cy="${y}" r="${radius}"/>`
      + `<text x="${x}" y="${y + radius * 0.47}" style="font-size:${radius * 1.4}px">${escape(mark)}</text></g>`;
  }

  /** An ending: a bar for a completion, a diamond with a cross for a failure. */
  function ending(mark, x, y) {
    if (mark === "|") return `<path class="completed" d="M${x} ${y - 13}V${y + 13}"/>`;
    return `<path class="failed" d="M${x} ${y - 12}L${x + 10} ${y}L${x} ${y + 12}L${x - 10} ${y}Z"/>`
      + `<path class="failed-cross" d="M${x - 3} ${y - 3}l6 6m0 -6l-6 6"/>`;
  }

  function cross(x, y) {
    return `<path class="leaves" d="M${x - 6} ${y - 6}l12 12m0 -12l-12 12"/>`;
  }

  function missed(mark, x, y) {
    return `<g class="missed"><circle cx="${x}" cy="${y}" r="10"/><text x="${x}" y="${y + 5}">${escape(mark)}</text></g>`;
  }

  // The lanes.

  const laneY = { top: 42, ada: 102, bottom: 172, ben: 232, scale: 288 };

  /** Which run stands above whom: each listener under the run that feeds it. */
  function laneOrder(recorded) {
    const [ada, ben] = recorded.listeners;
    const at = (number) => recorded.runs.find((run) => run.number === number) || null;
    const top = at(ada.run) || at(ben.run) || recorded.runs[0] || null;
    const bottom = recorded.runs.find((run) => run !== top) || null;
    return { top, bottom };
  }

  /**
   * All that happened, tick by tick.
   *
   * Returns the picture, and where the handles stand on it.
   */
  function lanes(recorded, { tick, width, lastTick, isHidden }) {
    const margin = width < 560 ? 56 : 66;
    const scale = (width - margin - 14) / lastTick;
    const x = (at) => Math.round((margin + at * scale) * 10) / 10;
    const radius = Math.min(11, scale * 1.65);
    const [ada, ben] = recorded.listeners;
    const order = laneOrder(recorded);
    const edge = width - 4;
    const frame = scaleMarks(x, lastTick, width) + nowLine(x(tick));
    const body = isHidden
      ? hiddenLanes(recorded, x, edge, width)
      : [
        feeds(ada, laneY.ada, order, x), feeds(ben, laneY.ben, order, x, ada),
        runLane(order.top, laneY.top, x, edge, radius), runLane(order.bottom, laneY.bottom, x, edge, radius),
        listenerLane(ada, laneY.ada, x, edge, radius), listenerLane(ben, laneY.ben, x, edge, radius),
      ].join("");
    const label = isHidden
      ? "What happens is hidden until you have guessed."
      : words.story(recorded, lastTick).join(" ");
    return {
      picture: svg("lanes-picture", width, laneY.scale + 10, label, frame + body),
      handles: {
        ada: { x: x(ada.comes), y: laneY.ada + 25 },
        ben: { x: x(ben.comes), y: laneY.ben + 25 },
        now: { x: x(tick), y: 12 },
      },
      tickAt: (at) => (at - margin) / scale,
    };
  }

  function scaleMarks(x, lastTick, width) {
    let body = `<text class="tick" x="4" y="${laneY.scale}" style="text-anchor:start">tick</text>`;
    for (let tick = 0; tick <= lastTick; tick += 4) {
      body += `<path class="grid" d="M${x(tick)} 22V${laneY.scale - 18}"/>`;
      if (width > 560 || tick % 8 === 0) {
        body += `<text class="tick" x="${x(tick)}" y="${laneY.scale}">${tick}</text>`;
      }
    }
    return `<g class="scale">${body}</g>`;
  }

  function nowLine(x) { return `<path class="now-line" d="M${x} 12V${laneY.scale - 14}"/>`; }

  function runLane(run, y, x, edge, radius) {
    if (!run) return `<text class="none" x="4" y="${y + 5}">no second run</text>`;
    const end = run.end ? x(run.end.tick) : edge;
    const more = run.end ? "" : `<path class="more" d="M${edge - 10} ${y - 8}l8 8l-8 8"/>`;
    return `<g class="run"><text class="label" x="4" y="${y + 5}">run ${run.number}</text>`
      + `<path class="work" d="M${x(run.start)} ${y}H${end}"/>${more}`
      + marksOn(run.marks, y, x, radius)
      + (run.end && run.end.mark === "!" ? `<rect class="stopped" x="${end - 5}" y="${y - 9}" width="10" height="18" rx="2"/>` : "")
      + `</g>`;
  }

  function listenerLane(person, y, x, edge, radius) {
    const end = person.end ? x(person.end.tick) : edge;
    const start = x(person.comes);
    return `<g class="listener"><text class="label who" x="4" y="${y + 5}">${person.name}</text>`
      + person.missed.map((entry) => missed(entry.mark, x(entry.tick), y)).join("")
      + `<path class="line" d="M${start} ${y}H${end}"/><path class="comes" d="M${start} ${y - 16}V${y + 18}"/>`
      + atOnce(person.atOnce, start, y)
      + marksOn(person.marks, y, x, radius)
      + (person.end && person.end.mark === "!" ? cross(end, y) : "") + `</g>`;
  }

  function marksOn(marks, y, x, radius) {
    return marks.map((entry) => isEnding(entry.mark)
      ? ending(entry.mark, x(entry.tick), y) : value(entry.mark, x(entry.tick), y, radius)).join("");
  }

  /** What came at once, in a box above the arrival. */
  function atOnce(marks, x, y) {
    if (marks.length === 0) return "";
    const top = y - 38;
    const all = marks.map((mark, index) => {
      const at = x + 12 + index * 17;
      return isEnding(mark)
        ? `<g transform="translate(${at} ${top + 10}) scale(.6)">${ending(mark, 0, 0)}</g>` : value(mark, at, top + 10, 8);
    }).join("");
    return `<g class="at-once"><path d="M${x} ${y}V${top + 6}"/>`
      + `<rect x="${x}" y="${top}" width="${marks.length * 17 + 7}" height="20" rx="6"/>${all}</g>`;
  }

  /** Dotted lines from what a run sends to who gets it. */
  function feeds(person, y, order, x, between) {
    const isTop = order.top && order.top.number === person.run;
    const from = isTop ? laneY.top : laneY.bottom;
    return person.marks.map((entry) => {
      const at = x(entry.tick);
      const isCrossing = between && isTop
        && between.marks.some((other) => other.tick === entry.tick);
      return isCrossing
        ? `<path class="feed" d="M${at + 7} ${from + 10}C${at + 19} ${from + 50} ${at + 19} ${y - 50} ${at + 7} ${y - 10}"/>`
        : `<path class="feed" d="M${at} ${from + 12}V${y - 12}"/>`;
    }).join("");
  }

  function hiddenLanes(recorded, x, edge, width) {
    const lanesOf = recorded.listeners.map((person) => {
      const y = person.name === "Ada" ? laneY.ada : laneY.ben;
      const start = x(person.comes);
      return `<g class="listener"><text class="label who" x="4" y="${y + 5}">${person.name}</text>`
        + `<path class="line unknown" d="M${start} ${y}H${edge}"/><path class="comes" d="M${start} ${y - 16}V${y + 18}"/></g>`;
    });
    return `<text class="label" x="4" y="${laneY.top + 5}">runs</text>`
      + `<text class="question" x="${width / 2}" y="${laneY.top + 9}">How many runs start?</text>`
      + lanesOf.join("");
  }

  // Rows of any signals: operators and lessons.

  /**
   * Rows of values, the listeners' rows with a bold line.
   *
   * A row is {title, from, to, isStopped, marks, isOutput}. Several values of one tick stand in a box.
   */
  function rows(all, { width, lastTick, label }) {
    const isNarrow = width < 560;
    const longest = Math.max(...all.map((row) => row.title.length));
    const margin = Math.min(isNarrow ? 92 : 130, 16 + longest * (isNarrow ? 8 : 9.2));
    const scale = (width - margin - 24) / lastTick;
    const x = (at) => Math.round((margin + at * scale) * 10) / 10;
    const gap = 54;
    const height = all.length * gap + 34;
    const step = lastTick > 30 ? 10 : 5;
    let body = "";
    for (let tick = 0; tick <= lastTick; tick += step) {
      body += `<path class="grid" d="M${x(tick)} 8V${height - 24}"/><text class="tick" x="${x(tick)}" y="${height - 6}">${tick}</text>`;
    }
    all.forEach((row, index) => { body += oneRow(row, 32 + index * gap, x, width - 6, isNarrow); });
    return svg("rows-picture", width, height, label, body);
  }

  function oneRow(row, y, x, edge, isNarrow) {
    const end = row.to === null ? edge : x(row.to);
    const ticks = [...new Set(row.marks.map((entry) => entry.tick))];
    const radius = isNarrow ? 9 : 11;
    let marks = "";
    for (const tick of ticks) {
      const here = row.marks.filter((entry) => entry.tick === tick).map((entry) => entry.mark);
      const values = here.filter((mark) => !isEnding(mark));
      const last = here.find(isEnding);
      if (values.length === 1) marks += label(values[0], x(tick), y, radius);
      if (values.length > 1) marks += group(values, x(tick), y, edge);
      if (last) marks += ending(last, x(tick) + (values.length === 1 ? breadth(values[0], radius) / 2 + 5 : 0), y);
    }
    return `<g class="${row.isOutput ? "listener" : "source-row"}" data-row="${escape(row.title)}">`
      + `<text class="label${row.isOutput ? " who" : ""}" x="4" y="${y + 5}"${isNarrow ? ' style="font-size:13px"' : ""}>${escape(row.title)}</text>`
      + `<path class="${row.isOutput ? "bold-line" : "line"}" d="M${x(row.from)} ${y}H${Math.max(end, x(row.from))}"/>`
      + `<path class="${row.isOutput ? "comes" : "begins"}" d="M${x(row.from)} ${y - 12}V${y + 12}"/>${marks}`
      + (row.isStopped ? cross(end, y) : "") + "</g>";
  }

  /** A value: a disc if it is short, else a rounded box. */
  function label(text, x, y, radius) {
    if (text.length === 1) return value(text, x, y, radius);
    const wide = breadth(text, radius);
    return `<g class="value"><rect class="c${colour(text)}" x="${x - wide / 2}" y="${y - radius}" width="${wide}" height="${radius * 2}" rx="${radius}"/>`
      + `<text x="${x}" y="${y + 4.5}" style="font-size:13px">${escape(text)}</text></g>`;
  }

  function breadth(text, radius) { return text.length === 1 ? radius * 2 : text.length * 7.6 + 7; }

  function group(values, x, y, edge) {
    const sizes = values.map((text) => Math.max(16, text.length * 8 + 8));
    const wide = sizes.reduce((sum, size) => sum + size + 2, 6);
    let at = Math.min(x, edge - wide) + 4;
    const top = y - 31;
    const all = values.map((text, index) => {
      const body = label(text, at + sizes[index] / 2, top + 10, 8);
      at += sizes[index] + 2;
      return body;
    }).join("");
    return `<g class="at-once"><path d="M${x} ${y}V${top + 16}"/><rect x="${Math.min(x, edge - wide)}" y="${top}" width="${wide}" height="20" rx="6"/>${all}</g>`;
  }

  /** The colour of a value: its number, or the place of its first letter. */
  function colour(text) {
    const first = text.charCodeAt(0);
    return (first >= 48 && first <= 57 ? first - 48 : first) % 8;
  }

  // The chart of a lesson, from its drawing in text: a character is a tick.

  /**
   * Draws the lines of a text drawing, column by column.
   *
   * Returns the picture and the lines that explain its letters. A row that begins with ^ shows how long the
   * subscription above it lives.
   */
  function chart(lines, label, isNarrow) {
    const titles = lines.map((line) => (line.match(/^(\S(?:.*?\S)?) {2,}/) || line.match(/^(\S.*)$/) || ["", ""])[1]);
    const isLegend = (line) => / = /.test(line) || /^ *not to scale/.test(line);
    const indent = Math.max(0, ...lines.map((line, index) => (isLegend(line) ? 0 : titles[index].length))) + 2;
    const cell = isNarrow ? 11 : 17;
    const margin = indent * (isNarrow ? 7.4 : 8.6) + 8;
    let y = 8;
    let columns = 0;
    let body = "";
    lines.filter((line) => !isLegend(line)).forEach((line, index) => {
      const marks = line.slice(indent);
      columns = Math.max(columns, marks.length);
      const isLife = marks.trimStart().startsWith("^");
      y += isLife ? 19 : index === 0 ? 14 : 32;
      body += chartRow(isLife ? "" : line.slice(0, indent).trim(), marks, y, { cell, margin, isLife, isNarrow });
    });
    const width = margin + (columns + 1) * cell;
    return {
      picture: svg("chart-picture", Math.ceil(width), y + 18, label, body),
      legend: lines.filter(isLegend).map((line) => line.trim()),
    };
  }

  function chartRow(title, marks, y, { cell, margin, isLife, isNarrow }) {
    const x = (column) => Math.round((margin + column * cell) * 10) / 10;
    const start = marks.search(/\S/);
    if (start < 0) return title ? `<text class="label who" x="4" y="${y + 5}">${escape(title)}</text>` : "";
    let body = title ? `<text class="label who" x="4" y="${y + 5}" style="font-size:${isNarrow ? 12 : 14}px">${escape(title)}</text>` : "";
    body += `<path class="${isLife ? "life" : "line"}" d="M${x(start)} ${y}H${x(marks.length - 1)}"/>`;
    for (const found of marks.matchAll(/\([^)]*\)/g)) {
      body += `<rect class="group" x="${x(found.index) - 4}" y="${y - 12}" width="${(found[0].length - 1) * cell + 8}" height="24" rx="8"/>`;
    }
    [...marks].forEach((mark, column) => {
      const at = x(column);
      if (/[A-Za-z0-9?]/.test(mark)) body += value(mark, at, y, isNarrow ? 7 : 9);
      else if (mark === "|" || mark === "#") body += ending(mark, at, y);
      else if (mark === "^") body += `<path class="begins" d="M${at} ${y - 6}V${y + 6}"/>`;
      else if (mark === "!") body += `<path class="begins" d="M${at - 4} ${y - 4}l8 8m0 -8l-8 8"/>`;
    });
    return `<g data-row="${escape(title)}">${body}</g>`;
  }

  // The machine.

  /** Where the boxes of the machine stand: from left to right, or from top to bottom where it is narrow. */
  function places(width, runs, hasHub) {
    const isWide = width >= 640;
    const isOne = runs < 2;
    if (isWide) {
      const height = 214;
      const rows = [56, 158];
      const middle = 107;
      const gap = (width - 134 - 132 - (hasHub ? 172 : 0) - 172) / (hasHub ? 3 : 2);
      const runX = 134 + gap;
      const hubX = runX + 132 + gap;
      return {
        isWide, height,
        source: { x: 1, y: middle - 29, w: 133, h: 58 },
        runs: [0, 1].map((index) => ({ x: runX, y: (isOne ? middle : rows[index]) - 29, w: 132, h: 58 })),
        hub: { x: hubX, y: 22, w: 172, h: 170 },
        people: rows.map((y) => ({ x: width - 173, y: y - 33, w: 172, h: 66 })),
      };
    }
    const half = (width - 14) / 2;
    const shift = hasHub ? 0 : -146;
    return {
      isWide, height: 424 + shift,
      source: { x: width / 2 - 70, y: 1, w: 140, h: 50 },
      runs: [0, 1].map((index) => ({ x: isOne ? width / 2 - 66 : index * (half + 14) + half / 2 - 66, y: 84, w: 132, h: 54 })),
      hub: { x: width / 2 - 120, y: 172, w: 240, h: 146 },
      people: [0, 1].map((index) => ({ x: index * (half + 14) + 1, y: 356 + shift, w: half - 2, h: 66 })),
    };
  }

  /** The source, its runs, who keeps the roster, and the listeners, at one tick. */
  function machine(moment, recorded, { kind, width }) {
    const hub = words.kinds[kind].hub;
    const order = laneOrder(recorded);
    const place = places(width, recorded.runs.length, hub !== null);
    const slot = (run) => place.runs[order.top && order.top.number === run.number ? 0 : 1];
    let wires = "";
    let boxes = box(place.source, "source", ["the film", "a plan: no work"]);
    if (moment.runs.length === 0) {
      boxes += box(place.runs[0], "ghost", ["no run yet", ""], 29);
      wires += wire(place, place.source, place.runs[0], "idle");
    }
    for (const run of moment.runs) {
      const at = slot(run);
      wires += wire(place, place.source, at, "idle");
      boxes += box(at, run.isRunning ? "run on" : "run over", [`run ${run.number}`, sinceWhen(run)], 29);
      if (hub) wires += wire(place, at, place.hub, run.isRunning ? "on" : "idle", run.sends);
    }
    if (hub) boxes += hubBox(place.hub, hub, moment);
    moment.listeners.forEach((person, index) => {
      const at = place.people[index];
      const isHere = person.hasCome && !person.hasEnded;
      const state = !person.hasCome ? "ghost" : isHere ? "ear on" : "ear over";
      boxes += box(at, state, [person.name, status(person)], 10, gotLine(person));
      const run = moment.runs.find((one) => one.number === person.run);
      const from = hub ? place.hub : run && slot(run);
      if (!from || !person.hasCome) return;
      const gets = person.gets || (person.getsAtOnce ? { mark: person.atOnce[person.atOnce.length - 1] } : null);
      if (isHere || gets) wires += wire(place, from, at, "on", gets);
    });
    return svg("machine-picture", width, place.height, words.machine(moment, kind), wires + boxes);
  }

  function sinceWhen(run) {
    if (run.isRunning) return `since tick ${run.start}`;
    return { "|": "completed", "#": "failed", "!": "stopped" }[run.end.mark] + ` at ${run.end.tick}`;
  }

  function status(person) {
    if (!person.hasCome) return `comes at ${person.comes}`;
    if (!person.hasEnded) return "listens";
    return { "|": "heard the end", "#": "heard the failure", "!": `left at ${person.end.tick}` }[person.end.mark];
  }

  function gotLine(person) {
    if (!person.hasCome) return "";
    const values = person.got.filter((mark) => !isEnding(mark));
    return values.length > 0 ? `got ${values.join(values.length > 6 ? "" : " ")}` : "got nothing yet";
  }

  function box({ x, y, w, h }, name, [title, small], radius = 10, third = "") {
    const middle = x + w / 2;
    const lines = third
      ? [[title, y + 21, ""], [small, y + 38, "small"], [third, y + 56, "small strong"]]
      : small ? [[title, y + h / 2 - 2, ""], [small, y + h / 2 + 16, "small"]] : [[title, y + h / 2 + 5, ""]];
    return `<g class="box ${name}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/>`
      + lines.map(([text, at, style]) => `<text class="${style}" x="${middle}" y="${at}">${escape(text)}</text>`).join("")
      + `</g>`;
  }

  function hubBox({ x, y, w, h }, title, moment) {
    const middle = x + w / 2;
    const here = moment.listeners.map((person) => (person.hasCome && !person.hasEnded ? person.name : ""));
    const slots = here.map((name, index) => {
      const top = y + 48 + index * 30;
      return `<rect class="${name ? "slot" : "slot empty"}" x="${x + 20}" y="${top}" width="${w - 40}" height="25" rx="6"/>`
        + `<text class="small ${name ? "strong" : ""}" x="${middle}" y="${top + 17}">${name || "–"}</text>`;
    }).join("");
    const kept = words.remembered(moment);
    return `<g class="box hub"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="10"/>`
      + `<text x="${middle}" y="${y + 22}">${escape(title)}</text><text class="small" x="${middle}" y="${y + 40}">roster</text>`
      + slots + `<text class="small" x="${middle}" y="${y + h - 22}">remembers</text>`
      + `<text class="small strong" x="${middle}" y="${y + h - 7}">${escape(shorten(kept))}</text></g>`;
  }

  function shorten(text) {
    return text.length > 22 ? text.replace(/ (?=\d)/g, "").replace("and that it", "it") : text;
  }

  /** A wire between two boxes, with the value that passes along it now. */
  function wire(place, from, to, name, passing) {
    const [x1, y1, x2, y2] = place.isWide
      ? [from.x + from.w, centre(from, to, "y", "h"), to.x, to.y + to.h / 2]
      : [centre(from, to, "x", "w"), from.y + from.h, to.x + to.w / 2, to.y];
    const path = place.isWide
      ? `M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}`
      : `M${x1} ${y1}C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2}`;
    const flying = passing
      ? isEnding(passing.mark) ? ending(passing.mark, (x1 + x2) / 2, (y1 + y2) / 2) : value(passing.mark, (x1 + x2) / 2, (y1 + y2) / 2, 10)
      : "";
    return `<path class="wire ${name}" d="${path}"/>${flying}`;
  }

  /** A wire leaves a high box, such as the one with the roster, at the height of where it leads. */
  function centre(from, to, axis, size) {
    const middle = from[axis] + from[size] / 2;
    const target = to[axis] + to[size] / 2;
    const room = from[size] / 2 - 24;
    return room > 30 ? Math.max(middle - room, Math.min(middle + room, target)) : middle;
  }

  /** What the signs mean: all of them, or those that are named. */
  function legend(named) {
    const sign = (body) => `<svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true">${body}</svg>`;
    const all = {
      "a run": `<path class="work" d="M4 11H26"/>`,
      "who gets it": `<path class="feed" d="M2 11H28"/>`,
      begins: `<path class="begins" d="M15 1V21"/>`,
      comes: `<path class="comes" d="M15 2V20"/>`,
      leaves: cross(15, 11),
      missed: missed("0", 15, 11),
      "got at once": `<g class="at-once"><rect x="3" y="1" width="24" height="20" rx="6"/></g>${value("0", 15, 11, 8)}`,
      "run stopped": `<rect class="stopped" x="10" y="2" width="10" height="18" rx="2"/>`,
      completed: ending("|", 15, 11),
      failed: ending("#", 15, 11),
    };
    const texts = {
      begins: "a source begins", "got at once": named ? "several at one tick" : "got at once", leaves: named ? "stopped" : "leaves", comes: named ? "a listener comes" : "comes",
    };
    return (named || Object.keys(all).filter((name) => name !== "begins"))
      .map((name) => `<span>${sign(all[name])} ${texts[name] || name}</span>`).join("");
  }

  return { lanes, machine, rows, chart, legend, escape };
})();
