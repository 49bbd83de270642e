// The machine of a lesson: who has subscribed, and who gets what from whom, as the lesson's chart knows it.
"use strict";

ColdAndHot.lessonsMachine = (function () {
  const { marbles, machine } = ColdAndHot;

  // The size of a box, and the room between two of them and at the edge.
  const size = { w: 150, h: 46 };
  const [across, below, edge] = [60, 14, 4];

  // Everything that is known after some steps: rows by name, in the order in which they came, and who feeds whom.
  function known(steps) {
    const rows = new Map();
    const feeds = new Set();
    for (const { event } of steps) {
      if (!event) continue;
      const { row: name, isListener, mark, value, cause } = event;
      if (!rows.has(name)) rows.set(name, { name, isListener, running: 0, last: "nothing yet" });
      const row = rows.get(name);
      if (mark === "^") row.running += 1;
      if (mark === "!") row.running = Math.max(0, row.running - 1);
      if (mark === "value") row.last = `last: ${value}`;
      // Somebody subscribes for the sake of another row; whatever is sent comes from it.
      if (cause) feeds.add(JSON.stringify(mark === "^" ? [name, cause] : [cause, name]));
    }
    const wires = [...feeds].map((pair) => JSON.parse(pair));
    return { rows, feeds: wires.filter((pair) => pair.every((name) => rows.has(name))) };
  }

  // How many rows stand between a row and those that nobody feeds.
  function layers({ rows, feeds }) {
    const layer = new Map([...rows.keys()].map((name) => [name, 0]));
    // A row moves behind all that feed it. So many rounds are enough, and end where rows feed each other.
    for (let round = 1; round < rows.size; round += 1) {
      for (const [from, to] of feeds) layer.set(to, Math.max(layer.get(to), layer.get(from) + 1));
    }
    const last = Math.max(1, ...layer.values());
    for (const [name, { isListener }] of rows) if (isListener && layer.get(name) === 0) layer.set(name, last);
    return layer;
  }

  // Where each row of the whole section stands: it keeps its place while one goes through the steps.
  function places(section) {
    const all = known(section);
    const layer = layers(all);
    const columns = [...new Set(layer.values())].sort((a, b) => a - b)
      .map((column) => [...all.rows.keys()].filter((name) => layer.get(name) === column));
    return columns.flatMap((names, column) => names.map((name, line) =>
      ({ name, x: edge + column * (size.w + across), y: edge + line * (size.h + below), ...size })));
  }

  // Draws the machine when one has gone through `count` steps of a section; nothing as long as no row is known.
  function draw(section, count) {
    const { rows, feeds } = known(section.slice(0, count));
    const { event } = section[count - 1];
    const all = places(section);
    if (all.length === 0) return "";
    const place = (wanted) => all.find(({ name }) => name === wanted);
    const wires = feeds.map(([from, to]) => {
      const isOn = event && event.row === to && event.cause === from && event.mark !== "^";
      const isIdle = [from, to].some((name) => rows.get(name).running === 0);
      return machine.wire(place(from), place(to), `${isOn ? "on " : ""}${isIdle ? "idle" : ""}`);
    });
    const boxes = [...rows.values()].map(({ name, isListener, running, last }) => {
      const looks = [isListener ? "ear" : "", event && event.row === name ? "on" : "", running === 0 ? "over" : ""];
      return machine.box(place(name), looks.join(" "), [short(name, 16), short(running === 0 ? `over, ${last}` : last, 18)]);
    });
    const [width, height] = [["x", "w"], ["y", "h"]].map(([at, long]) => edge + Math.max(...all.map((one) => one[at] + one[long])));
    return marbles.svg("lesson-machine", width, height, inWords(rows, feeds), wires.join("") + boxes.join(""));
  }

  function short(text, length) { return text.length > length ? `${text.slice(0, length - 1)}…` : text; }

  function inWords(rows, feeds) {
    const all = [...rows.values()].map(({ name, isListener, running, last }) => {
      const from = feeds.filter(([, to]) => to === name).map(([feeder]) => feeder);
      const source = from.length > 0 ? `is fed by ${from.join(" and ")}` : isListener ? "listens" : "runs";
      return `${name} ${running === 0 ? "is over" : source}, ${last}`;
    });
    return `The machine: ${all.join("; ") || "nobody has subscribed yet"}.`;
  }

  return { draw };
})();
