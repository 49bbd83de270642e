// Draws rows of values: those of operators, and the charts of lessons. Pure functions.
"use strict";

ColdAndHot.rows = (function () {
  const { isEnding } = ColdAndHot.reading;
  const { signs } = ColdAndHot;
  const { tag, path, text } = signs;

  /**
   * Rows that share a scale of ticks; those of listeners have a bold line.
   *
   * A row is {title, from, to, isStopped, marks, isOutput}; `grips` says what a hand may drag.
   */
  function draw(rows, { width, lastTick, label, grips }) {
    const isNarrow = width < 560;
    const longest = Math.max(...rows.map((row) => row.title.length));
    const margin = Math.min(isNarrow ? 92 : 130, 16 + longest * (isNarrow ? 8 : 9.2));
    const scale = (width - margin - 24) / lastTick;
    const x = (at) => Math.round((margin + at * scale) * 10) / 10;
    const height = rows.length * 56 + 34;
    let content = "";
    for (let tick = 0; tick <= lastTick; tick += 5) {
      content += path("grid", `M${x(tick)} 8V${height - 24}`);
      content += text("tick", x(tick), height - 6, tick);
    }
    const frame = { x, edge: width - 6, radius: isNarrow ? 9 : 11, size: isNarrow ? 13 : null };
    rows.forEach((row, index) => {
      const isFirst = rows.findIndex(({ title }) => title === row.title) === index;
      const own = isFirst ? grips.filter((grip) => grip.row === row.title) : [];
      content += drawRow(row, 36 + index * 56, frame, own);
    });
    return signs.svg("rows-picture", width, height, label, content, { "data-left": x(0), "data-per-tick": scale });
  }

  function drawRow(row, y, { x, edge, radius, size }, grips) {
    const start = x(row.from);
    const end = Math.max(start, row.to === null ? edge : x(row.to));
    const ticks = [...new Set(row.marks.map((entry) => entry.tick))];
    const level = levels();
    /** How far below the line the value of a tick stands. */
    const downs = new Map();
    const marks = ticks.map((tick) => {
      const here = row.marks.filter((entry) => entry.tick === tick).map((entry) => entry.mark);
      const { down, picture } = marksOfTick(here, x(tick), y, { radius, edge, level });
      downs.set(tick, down);
      return picture;
    });
    const isOutput = row.isOutput;
    return tag("g", { "data-row": row.title },
      text(isOutput ? "label who" : "label", 4, y + 5, row.title, size)
      + path(isOutput ? "bold-line" : "line", `M${start} ${y}H${end}`)
      + path(isOutput ? "comes" : "begins", `M${start} ${y - 12}V${y + 12}`)
      + marks.join("") + (row.isStopped ? signs.cross(end, y) : "")
      + grips.map((grip) => drawGrip(grip, row, { x, y, radius, downs })).join(""));
  }

  /** Arrows around what a hand may drag, and room for a finger. */
  function drawGrip({ handle, place }, row, { x, y, radius, downs }) {
    if (place === undefined || place === null) return signs.grip(handle, x(row.from), y, radius);
    if (row.marks.length <= place) return "";
    const { tick } = row.marks[place];
    return signs.grip(handle, x(tick), y + downs.get(tick), radius);
  }

  /**
   * Finds room for values that would hide each other: on the line, else below it, else above it.
   *
   * Returns a function from the left and the right edge of a sign to how far it moves down. Its `end`
   * says how far the line is taken.
   */
  function levels() {
    const ends = new Map([[0, -Infinity], [16, -Infinity], [-16, -Infinity]]);
    const level = (left, right) => {
      const free = [...ends.keys()].find((down) => ends.get(down) <= left + 1);
      const down = free === undefined ? 0 : free;
      ends.set(down, right);
      return down;
    };
    level.end = () => ends.get(0);
    return level;
  }

  /** One value stands on the line or `down` from it, several in a box above it, an ending after a value. */
  function marksOfTick(marks, x, y, { radius, edge, level }) {
    const values = marks.filter((mark) => !isEnding(mark));
    const end = marks.find(isEnding);
    const ending = () => (end ? signs.ending(end, Math.max(x, level.end() + 4), y) : "");
    if (values.length > 1) return { down: 0, picture: signs.group(values, x, y, edge) + ending() };
    if (values.length === 0) return { down: 0, picture: ending() };
    const half = signs.breadth(values[0], radius) / 2;
    const down = level(x - half, x + half);
    return { down, picture: signs.label(values[0], x, y + down, radius) + ending() };
  }

  /** How far the rows of a chart stand apart: the row of a subscription is close to that above it. */
  const apart = { events: 32, life: 19, edge: 18 };

  /** How wide a column of a chart is, and where the first one stands: on the right of the titles. */
  function scaleOf({ rows }, isNarrow) {
    const titles = Math.max(0, ...rows.map(({ title }) => title.length)) + 2;
    return { cell: isNarrow ? 11 : 17, margin: titles * (isNarrow ? 7.4 : 8.6) + 8 };
  }

  /** How large the chart of a lesson is. */
  function sizeOf(chart, isNarrow) {
    const { cell, margin } = scaleOf(chart, isNarrow);
    const heights = chart.rows.map((row) => (isLife(row) ? apart.life : apart.events));
    return {
      width: Math.ceil(margin + (chart.columns + 1) * cell),
      height: heights.reduce((sum, height) => sum + height, apart.edge - 10),
    };
  }

  /** Whether a row shows how long the subscription above it lives. */
  function isLife(row) { return row.moments.length > 0 && row.moments[0][1].startsWith("^"); }

  /**
   * The chart of a lesson: {columns, rows}, the rows as {title, from, to, moments}.
   *
   * A moment is a column and the marks that begin there; several of one tick stand in a box. The
   * titles of listeners are in their colour.
   */
  function chart(drawn, isNarrow, listeners) {
    const { columns, rows } = drawn;
    const { cell, margin } = scaleOf(drawn, isNarrow);
    let y = -10;
    let content = "";
    for (const row of rows) {
      y += isLife(row) ? apart.life : apart.events;
      content += chartRow(row, y, { columns, cell, margin, isNarrow, isListener: listeners.has(row.title) });
    }
    const { width, height } = sizeOf(drawn, isNarrow);
    const label = `The chart so far: ${rows.filter((row) => !isLife(row)).map(inWords).join("; ")}.`;
    return signs.svg("chart-picture", width, height, label, content, { "data-left": margin, "data-per-tick": cell });
  }

  function chartRow(row, y, { columns, cell, margin, isNarrow, isListener }) {
    const x = (column) => Math.round((margin + column * cell) * 10) / 10;
    const { title, from, moments } = row;
    const to = row.to === null ? columns : row.to;
    let content = title ? text(isListener ? "label who" : "label", 4, y + 5, title, isNarrow ? 12 : 14) : "";
    if (to > from) content += path(isLife(row) ? "life" : "line", `M${x(from)} ${y}H${x(to - 1)}`);
    for (const [column, marks] of moments) {
      const isGroup = marks.length > 1;
      if (isGroup) content += signs.rect("group", x(column) - 4, y - 12, (marks.length + 1) * cell + 8, 24, 8);
      [...marks].forEach((mark, index) => {
        content += chartMark(mark, x(column + index + (isGroup ? 1 : 0)), y, isNarrow ? 7 : 9);
      });
    }
    return tag("g", { "data-row": title }, content);
  }

  function inWords({ title, moments }) {
    const words = { "|": "completed", "#": "failed" };
    return [title, ...moments.flatMap(([, marks]) => [...marks].map((mark) => words[mark] || mark))].join(" ");
  }

  function chartMark(mark, x, y, radius) {
    if (isEnding(mark)) return signs.ending(mark, x, y);
    if (mark === "^") return path("begins", `M${x} ${y - 6}V${y + 6}`);
    if (mark === "!") return path("begins", `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`);
    return signs.value(mark, x, y, radius);
  }

  return { draw, chart, sizeOf };
})();
