// Draws rows of values: those of the workbench, and the charts of lessons. Pure functions.
"use strict";

ColdAndHot.rows = (function () {
  const { isEnding } = ColdAndHot.reading;
  const { signs } = ColdAndHot;
  const { tag, path, text } = signs;

  /** How large everything in a row is, and where a tick lies. */
  function frameOf({ width, lastTick }) {
    const isNarrow = width < 560;
    const margin = isNarrow ? 60 : 84;
    const scale = (width - margin - 26) / lastTick;
    const x = (at) => Math.round((margin + at * scale) * 10) / 10;
    return { x, scale, margin, edge: width - 8, radius: isNarrow ? 9 : 11, size: isNarrow ? 11.5 : 14 };
  }

  /** A picture of some rows; the lines of its ticks go on in the picture below it. */
  function picture(name, height, content, { width, lastTick, label }, more = {}) {
    const { x, scale, margin } = frameOf({ width, lastTick });
    const ticks = Array.from({ length: lastTick / 5 + 1 }, (_, place) => path("grid", `M${x(place * 5)} 0V${height}`));
    return signs.svg(`rows-picture ${name}`, width, height, label, ticks.join("") + content,
      { "data-left": margin, "data-per-tick": scale, ...more });
  }

  /**
   * A source as it is planned: each of its marks can be dragged, and is a slider for keys.
   *
   * @param {{mark: string, tick: number}[]} marks
   */
  function plan(marks, options) {
    const { name, title, lastTick, counts } = options;
    const { x, edge, radius, size } = frameOf(options);
    const last = marks[marks.length - 1];
    const level = levels();
    const downs = marks.map(({ mark, tick }) => (isEnding(mark) ? 0 : level(x(tick) - radius, x(tick) + radius)));
    // Where discs have no room beside each other, some stand lower or higher.
    const y = 24 - Math.min(0, ...downs) / 2;
    const slider = (handle, tick, label, content, kind) => tag("g", {
      class: `disc ${kind}`, "data-handle": `${name}.${handle}`, role: "slider", tabindex: 0, "aria-label": label,
      "aria-valuemin": 0, "aria-valuemax": lastTick, "aria-valuenow": tick, "aria-valuetext": `tick ${tick}`,
    }, tag("circle", { class: "room", cx: x(tick), cy: y, r: 17 }) + content);
    const discs = marks.map(({ mark, tick }, place) => {
      const later = place < counts ? "" : " later";
      if (isEnding(mark)) {
        const label = `${mark === "|" ? "completion" : "failure"} of ${title}`;
        return slider(place, tick, label, signs.ending(mark, Math.max(x(tick), level.end() + 4), y, radius), `end${later}`);
      }
      return slider(place, tick, `${mark} of ${title}`, signs.value(mark, x(tick), y + downs[place], radius), `value-disc${later}`);
    });
    const plus = tag("circle", { cx: x(0), cy: y, r: radius }) + path(null, `M${x(0) - 4} ${y}h8m-4 -4v8`);
    const end = last && isEnding(last.mark) ? x(last.tick) : edge;
    return picture("plan", y + 24 + Math.max(0, ...downs) / 2, text("label", 4, y + 5, title, size) + path("line", `M${x(0)} ${y}H${end}`)
      + path("begins", `M${x(0)} ${y - 10}V${y + 10}`) + slider("new", 0, `Where a click adds a value to ${title}`, plus, "ghost")
      + discs.join(""), options, { role: "group", "data-ground": `${name}.new` });
  }

  /**
   * Subscriptions under the scale of ticks, in as few lines as they need: runs, or what stands after an
   * operator.
   *
   * @param {any[]} all rows of the core, each with the caption above its beginning, if it needs one
   */
  function stage(all, options) {
    const frame = frameOf(options);
    const lines = packed(all, frame);
    const shown = lines.slice(0, 5);
    let height = 0;
    const drawn = shown.map((line, place) => {
      const one = drawLine(line, height, frame, options, shown.slice(0, place).flat());
      height += one.tall;
      return one;
    });
    const parts = [...drawn.map(({ feeds }) => feeds), ...drawn.map(({ content }) => content)];
    const left = lines.slice(5).flat().length;
    if (left > 0) {
      parts.push(text("none", frame.margin, height + 14, `and ${left} more`, 12));
      height += 20;
    }
    if (all.length === 0) {
      parts.push(text("none", frame.margin, 18, options.none, 12.5));
      height = 28;
    }
    // What feeds the rows below goes through to them.
    const ways = shown.flatMap((line, place) => line.flatMap((row) => row.marks.filter(({ tick }) => options.fed.has(`${row.index}@${tick}`))
      .map(({ tick }) => way(frame.x(tick), row.y, height, isAt(tick, shown.slice(place + 1).flat())))));
    return picture(options.kind === "work" ? "runs" : "after", height, ways.join("") + parts.join(""), options);
  }

  /** Puts rows into lines, so that none hides another. */
  function packed(all, { x, edge }) {
    /** @type {any[][]} */
    const lines = [];
    for (const row of all) {
      const right = (one) => Math.max(one.to === null ? edge : x(one.to) + 16, x(one.from) + 8 + one.caption.length * 6.6);
      const line = lines.find((free) => right(free[free.length - 1]) <= x(row.from));
      if (line) line.push(row);
      else lines.push([row]);
    }
    return lines;
  }

  /** Whether one of some rows has a mark at a tick. */
  function isAt(tick, rows) { return rows.some(({ marks }) => marks.some((one) => one.tick === tick)); }

  /** The way of a value from above; it goes round what would look as if it were its source. */
  function way(x, from, to, isCrossing) {
    return path("feed", isCrossing ? `M${x} ${from}C${x + 24} ${from + 6} ${x + 24} ${to - 6} ${x + 6} ${to}` : `M${x} ${from}V${to}`);
  }

  /** Draws what happens on one line below others, and says how tall it is. */
  function drawLine(line, top, { x, edge, radius, size }, { kind, name = "" }, above = []) {
    const at = (row) => [...new Set(row.marks.map(({ tick }) => tick))].map((tick) =>
      [tick, row.marks.filter((other) => other.tick === tick)]);
    const isGroup = ([, marks]) => isBoxed(marks.filter(({ mark }) => !isEnding(mark)));
    const isCaptioned = line.some(({ caption }) => caption);
    const up = 15 + (line.some((row) => at(row).some(isGroup)) ? 23 : 0) + (isCaptioned ? 14 : 0);
    const y = top + up;
    let [lowest, feeds] = [0, ""];
    const content = line.map((row) => {
      row.y = y;
      const level = levels();
      const start = x(row.from);
      const end = Math.max(start, row.to === null ? edge : x(row.to));
      const marks = at(row).map(([tick, here]) => {
        const { down, picture } = marksOfTick(here, x(tick), y, { radius, edge, level });
        lowest = Math.max(lowest, down);
        if (here.some(({ cause }) => cause >= 0)) feeds += way(x(tick), 0, y - radius, isAt(tick, above));
        return picture;
      });
      // Where it would hide a value, it stands beside it.
      const free = Math.max(end, level.end() + 7);
      const stop = row.end === "!" ? (kind === "work" ? signs.stopped(free, y) : signs.cross(free, y)) : "";
      return tag("g", {},
        path(kind, `M${start} ${y}H${end}`) + path(kind === "bold-line" ? "comes" : "begins", `M${start} ${y - 10}V${y + 10}`)
        + (row.caption ? text("starter", start + 2, top + 12, row.caption) : "") + marks.join("") + stop);
    });
    const named = name ? text("label who", 4, y + 5, name, size) : "";
    return { feeds, content: named + content.join(""), tall: up + 16 + (lowest > 0 ? 14 : 0) };
  }

  /** Ada and Ben: what each gets, and where they come and leave, which a hand can drag. */
  function listeners(state, options) {
    const { people, lastTick } = options;
    const frame = frameOf(options);
    const { x, margin, size } = frame;
    let [height, ways] = [0, ""];
    const parts = ["Ada", "Ben"].map((name) => {
      const { comes, leaves } = state[name.toLowerCase()];
      const row = options.rows.find((one) => one.kind === "listener" && one.who === name);
      const person = people.find((one) => one.name === name);
      const { feeds = "", content, tall } = row
        ? drawLine([{ ...row, caption: "" }], height, frame, { kind: "bold-line", name },
          name === "Ben" ? options.rows.filter((one) => one.kind === "listener" && one.who === "Ada") : [])
        : { content: text("label who", 4, height + 20, name, size) + text("none", margin, height + 20, comes > lastTick ? "does not come" : "", 12.5), tall: 31 };
      const y = height + tall + 4;
      const missed = person ? person.missed.map(({ mark, tick }) => signs.missed(mark, x(tick), height + tall - 16, 9, person.missedOf)) : [];
      const knob = (handle, at, letter) => signs.knob(handle, x(Math.min(at, lastTick + 0.2)), y, 10, letter);
      height += tall + 22;
      ways += feeds;
      return missed.join("") + content + path("rail", `M${x(0)} ${y}H${x(lastTick)}`)
        + (comes > lastTick ? "" : knob(`${name.toLowerCase()}-leaves`, leaves ?? lastTick + 1, "×")) + knob(name.toLowerCase(), comes, name[0]);
    });
    const numbers = Array.from({ length: lastTick / 5 + 1 }, (_, place) => text("tick", x(place * 5), height + 14, place * 5));
    return picture("people", height + 20, ways + parts.join("") + numbers.join(""),
      { ...options, label: people.map(({ name, marks, atOnce }) => `${name} gets ${[...atOnce, ...marks.map(({ mark }) => mark)].join(", ") || "nothing"}.`).join(" ") });
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

  /** How many values a box has room for. */
  const most = 12;

  /** How many signs of a value are shown. */
  const longest = 16;

  /** Whether values of one tick stand in a box: several, or one that is long. */
  function isBoxed(values) { return values.length > 1 || values.some(({ mark }) => mark.length > 5); }

  /** One value stands on the line or `down` from it, several in a box above it, an ending after a value. */
  function marksOfTick(marks, x, y, { radius, edge, level }) {
    const values = marks.filter(({ mark }) => !isEnding(mark));
    const end = marks.find(({ mark }) => isEnding(mark));
    const ending = () => (end ? signs.ending(end.mark, Math.max(x, level.end() + 4), y) : "");
    const texts = values.map(({ mark }) => (mark.length > longest ? `${mark.slice(0, longest - 1)}…` : mark));
    const some = values.length > most ? [...texts.slice(0, most - 1), "…"] : texts;
    if (isBoxed(values)) return { down: 0, picture: signs.group(some, x, y, edge, undefined, values.map(({ like }) => like)) + ending() };
    if (values.length === 0) return { down: 0, picture: ending() };
    const half = signs.breadth(texts[0], radius) / 2;
    const down = level(x - half, x + half);
    return { down, picture: signs.label(texts[0], x, y + down, radius, values[0].like) + ending() };
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

  return { plan, stage, listeners, chart, sizeOf };
})();
