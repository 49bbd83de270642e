// Draws the chart of a lesson: what was sent on each row so far, and who got it. Pure functions.
//
// A chart is {columns, rows}, a row {name, startColumn, endColumn, moments}. A moment is a column and the marks that
// begin there; several of one tick stand in a box.
"use strict";

ColdAndHot.lessonsChart = (function () {
  const { isEnding } = ColdAndHot.reading;
  const { marbles } = ColdAndHot;
  const { tag, path, text } = marbles;

  // How far the rows stand apart: the row of a subscription is close to that above it.
  const apart = { events: 32, life: 19, edge: 18 };

  // What stands on the left of the first column.
  const edge = 12;

  // Whether a row shows how long the subscription above it lives.
  function isLife({ moments }) { return moments.length > 0 && moments[0][1].startsWith("^"); }

  // How wide the names and a column are, and how large the chart is.
  function sizeOf({ columns, rows }, isNarrow) {
    const longest = Math.max(0, ...rows.map(({ name }) => name.length));
    const [cell, names] = [isNarrow ? 11 : 17, Math.ceil(longest * (isNarrow ? 7.4 : 8.6) + 10)];
    const heights = rows.map((row) => (isLife(row) ? apart.life : apart.events));
    return {
      cell, names, width: Math.ceil(edge + (columns + 1) * cell),
      height: heights.reduce((sum, height) => sum + height, apart.edge - 10),
    };
  }

  // The names of the rows, those of listeners in their colour, and beside them the chart: where it is wider than its
  // place, the names stay in sight. It has room for the largest of some charts.
  function draw(drawn, all, isNarrow, listeners) {
    const sizes = all.map((one) => sizeOf(one, isNarrow));
    const room = (side) => Math.max(0, ...sizes.map((size) => size[side]));
    const space = marbles.tag("svg", { width: room("names") + room("width"), height: room("height"), "aria-hidden": "true" });
    if (!drawn) return `<div class="chart-room">${space}</div>`;
    const { cell, width, height } = sizeOf(drawn, isNarrow);
    let y = -10;
    let [names, content] = ["", ""];
    for (const row of drawn.rows) {
      y += isLife(row) ? apart.life : apart.events;
      if (row.name) names += text(listeners.has(row.name) ? "label who" : "label", 4, y + 5, row.name, isNarrow ? 12 : 14);
      content += drawRow(row, y, { columns: drawn.columns, cell, isNarrow });
    }
    const label = `The chart so far: ${drawn.rows.filter((row) => !isLife(row)).map(inWords).join("; ")}.`;
    const side = { width: room("names"), height, viewBox: `0 0 ${room("names")} ${height}` };
    return `<div class="chart-room">${space}<div class="chart">`
      + tag("svg", { class: "chart-names", ...side, "aria-hidden": "true" }, names)
      + marbles.svg("chart-picture", width, height, label, content, { "data-left": edge, "data-per-tick": cell }) + "</div></div>";
  }

  function drawRow(row, y, { columns, cell, isNarrow }) {
    const x = (column) => Math.round((edge + column * cell) * 10) / 10;
    const { name, startColumn, moments } = row;
    const endColumn = row.endColumn ?? columns;
    let content = endColumn > startColumn ? path(isLife(row) ? "life" : "line", `M${x(startColumn)} ${y}H${x(endColumn - 1)}`) : "";
    for (const [column, marks] of moments) {
      const isGroup = marks.length > 1;
      if (isGroup) content += marbles.rect("group", x(column) - 4, y - 12, (marks.length + 1) * cell + 8, 24, 8);
      [...marks].forEach((mark, index) => {
        content += drawMark(mark, x(column + index + (isGroup ? 1 : 0)), y, isNarrow ? 7 : 9);
      });
    }
    return tag("g", { "data-row": name }, content);
  }

  function inWords({ name, moments }) {
    const words = { "|": "completed", "#": "failed" };
    return [name, ...moments.flatMap(([, marks]) => [...marks].map((mark) => words[mark] || mark))].join(" ");
  }

  function drawMark(mark, x, y, radius) {
    if (isEnding(mark)) return marbles.ending(mark, x, y);
    if (mark === "^") return path("begins", `M${x} ${y - 6}V${y + 6}`);
    if (mark === "!") return marbles.cross(x, y, 4, "begins");
    return marbles.value(mark, x, y, radius);
  }

  return { draw };
})();
