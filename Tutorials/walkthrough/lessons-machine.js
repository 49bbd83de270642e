// The machine of a lesson: who has subscribed, and who gets what from whom, as the lesson's chart knows it.
"use strict";

ColdAndHot.lessonsMachine = (function () {
  const { signs } = ColdAndHot;

  /** The size of a box, and the room between two of them. */
  const size = { width: 150, height: 46, across: 60, below: 14, edge: 4 };

  /** Everything that is known after some steps: rows by name, in the order in which they came, and who feeds whom. */
  function known(steps) {
    const rows = new Map();
    const feeds = new Set();
    for (const { event } of steps) {
      if (!event) continue;
      const { row: name, isListener = false, mark, value, cause } = event;
      if (!rows.has(name)) rows.set(name, { name, isListener, running: 0, last: null });
      const row = rows.get(name);
      if (mark === "^") row.running += 1;
      if (mark === "!") row.running = Math.max(0, row.running - 1);
      if (mark === "value") row.last = value;
      // Somebody subscribes for the sake of another row; whatever is sent comes from it.
      if (cause) feeds.add(JSON.stringify(mark === "^" ? [name, cause] : [cause, name]));
    }
    return { rows, feeds: [...feeds].map((pair) => JSON.parse(pair)) };
  }

  /** How many rows stand between a row and those that nobody feeds. */
  function layers({ rows, feeds }) {
    const layer = new Map([...rows.keys()].map((name) => [name, 0]));
    const wires = feeds.filter(([from, to]) => layer.has(from) && layer.has(to));
    // A row moves behind all that feed it. So many rounds are enough, and end where rows feed each other.
    for (let round = 1; round < rows.size; round += 1) {
      for (const [from, to] of wires) layer.set(to, Math.max(layer.get(to), layer.get(from) + 1));
    }
    const last = Math.max(1, ...layer.values());
    for (const [name, row] of rows) if (row.isListener && layer.get(name) === 0) layer.set(name, last);
    return layer;
  }

  /** Where each row of the whole section stands: it keeps its place while one goes through the steps. */
  function places(section) {
    const all = known(section);
    const layer = layers(all);
    const used = [...new Set(layer.values())].sort((a, b) => a - b);
    const next = new Map();
    const found = new Map();
    for (const name of all.rows.keys()) {
      const column = used.indexOf(layer.get(name));
      const line = next.get(column) || 0;
      next.set(column, line + 1);
      found.set(name, {
        x: size.edge + column * (size.width + size.across),
        y: size.edge + line * (size.height + size.below),
      });
    }
    return { found, columns: used.length, lines: Math.max(0, ...next.values()) };
  }

  /**
   * Draws the machine at the last of some steps.
   *
   * @param section all steps of the section
   * @param count how many of them have been gone through
   * @returns the picture; empty as long as no row is known
   */
  function draw(section, count) {
    const now = known(section.slice(0, count));
    const { event } = section[count - 1];
    const { found, columns, lines } = places(section);
    if (columns === 0) return "";
    const wires = now.feeds.filter(([from, to]) => now.rows.has(from) && now.rows.has(to)).map(([from, to]) => {
      const a = found.get(from);
      const b = found.get(to);
      const isOn = event && event.row === to && event.cause === from && event.mark !== "^";
      const isIdle = now.rows.get(from).running === 0 || now.rows.get(to).running === 0;
      const middle = a.x + size.width + size.across / 2;
      const [start, end] = [a.y + size.height / 2, b.y + size.height / 2];
      return signs.path(`wire${isOn ? " on" : ""}${isIdle ? " idle" : ""}`,
        `M${a.x + size.width} ${start}C${middle} ${start} ${middle} ${end} ${b.x} ${end}`);
    });
    const boxes = [...now.rows.values()].map((row) => box(row, found.get(row.name), event && event.row === row.name));
    const width = 2 * size.edge + columns * size.width + (columns - 1) * size.across;
    const height = 2 * size.edge + lines * size.height + (lines - 1) * size.below;
    return signs.svg("lesson-machine", width, height, words(now), wires.join("") + boxes.join(""));
  }

  function box(row, { x, y }, isOn) {
    const names = ["box", row.isListener ? "ear" : null, isOn ? "on" : null, row.running === 0 ? "over" : null];
    const middle = x + size.width / 2;
    return signs.tag("g", { class: names.filter(Boolean).join(" ") },
      signs.rect(null, x, y, size.width, size.height, 10)
      + signs.text("strong", middle, y + 19, short(row.name, 16))
      + signs.text("small", middle, y + 37, short(state(row), 18)));
  }

  function state(row) {
    const last = row.last === null ? "nothing yet" : `last: ${row.last}`;
    return row.running === 0 ? `over, ${last}` : last;
  }

  function short(text, length) { return text.length > length ? `${text.slice(0, length - 1)}…` : text; }

  /** The same in words. */
  function words({ rows, feeds }) {
    const all = [...rows.values()].map((row) => {
      const from = feeds.filter(([, to]) => to === row.name).map(([name]) => name);
      const source = from.length > 0 ? ` is fed by ${from.join(" and ")}` : row.isListener ? " listens" : " runs";
      return `${row.name}${row.running === 0 ? " is over" : source}, ${row.last === null ? "nothing yet" : `last ${row.last}`}`;
    });
    return all.length === 0 ? "The machine: nobody has subscribed yet." : `The machine: ${all.join("; ")}.`;
  }

  return { draw };
})();
