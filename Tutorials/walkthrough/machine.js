// Draws machines: boxes with wires between them, and says what they show. That of a kind at one tick has the film, its
// runs, the roster and the listeners. Pure functions.
"use strict";

ColdAndHot.machine = (function () {
  const { isEnding } = ColdAndHot.reading;
  const { words, marbles, lanes } = ColdAndHot;
  const { tag, rect, text } = marbles;

  // Where the boxes stand from left to right.
  function placesInRow(width, runs, hasHub) {
    const rows = [56, 158];
    const middle = 107;
    const gap = (width - 134 - 132 - (hasHub ? 172 : 0) - 172) / (hasHub ? 3 : 2);
    const runX = 134 + gap;
    return {
      isWide: true,
      height: 214,
      source: { x: 1, y: middle - 29, w: 133, h: 58 },
      runs: (runs < 2 ? [middle, middle] : rows).map((y) => ({ x: runX, y: y - 29, w: 132, h: 58 })),
      hub: { x: runX + 132 + gap, y: 22, w: 172, h: 170 },
      people: rows.map((y) => ({ x: width - 173, y: y - 33, w: 172, h: 66 })),
    };
  }

  // Where they stand from top to bottom, if it is narrow.
  function placesInColumn(width, runs, hasHub) {
    const half = (width - 14) / 2;
    const up = hasHub ? 0 : 146;
    const middles = runs < 2 ? [width / 2, width / 2] : [half / 2, half * 1.5 + 14];
    return {
      isWide: false,
      height: 424 - up,
      source: { x: width / 2 - 70, y: 1, w: 140, h: 50 },
      runs: middles.map((x) => ({ x: x - 66, y: 84, w: 132, h: 54 })),
      hub: { x: width / 2 - 120, y: 172, w: 240, h: 146 },
      people: [1, half + 15].map((x) => ({ x, y: 356 - up, w: half - 2, h: 66 })),
    };
  }

  // The machine at one tick.
  function draw(moment, recorded, { kind, width }) {
    const { hub } = words.kinds[kind];
    const place = (width >= 640 ? placesInRow : placesInColumn)(width, recorded.runs.length, Boolean(hub));
    const { top } = lanes.order(recorded);
    const placeOf = (run) => place.runs[top && top.number === run.number ? 0 : 1];
    const join = (from, to, name, passing) => wire(from, to, name, { ...place, passing });
    let wires = "";
    let boxes = box(place.source, "film", ["the film", "a run plays it"]);
    if (moment.runs.length === 0) {
      boxes += box(place.runs[0], "ghost", ["no run yet"], 29);
      wires += join(place.source, place.runs[0], "idle");
    }
    for (const run of moment.runs) {
      const at = placeOf(run);
      const ends = { "|": "completed", "#": "failed", "!": "stopped" };
      const since = run.isRunning ? `since tick ${run.startTick}` : `${ends[run.endMark]} at ${run.endTick}`;
      wires += join(place.source, at, "idle");
      boxes += box(at, run.isRunning ? "run on" : "run over", [`run ${run.number}`, since], 29);
      if (hub) wires += join(at, place.hub, run.isRunning ? "on" : "idle", run.sends);
    }
    if (hub) boxes += hubBox(place.hub, hub, moment);
    moment.listeners.forEach((person, index) => {
      boxes += listenerBox(place.people[index], person);
      const run = moment.runs.find((one) => one.number === person.run);
      const from = hub ? place.hub : run && placeOf(run);
      const isWired = person.hasCome && (!person.hasEnded || person.gets);
      if (from && isWired) wires += join(from, place.people[index], "on", person.gets);
    });
    return marbles.svg("machine-picture", width, place.height, inWords(moment, kind), wires + boxes);
  }

  // A box with up to three lines of text in its middle.
  function box({ x, y, w, h }, name, lines, radius = 10) {
    const styles = [null, "small", "small strong close"];
    const heights = { 1: [h / 2 + 5], 2: [h / 2 - 2, h / 2 + 16], 3: [21, 38, 56] }[lines.length];
    const written = lines.map((line, index) => text(styles[index], x + w / 2, y + heights[index], line));
    return tag("g", { class: `box ${name}` }, rect(null, x, y, w, h, radius) + written.join(""));
  }

  function listenerBox(place, { name, startTick, hasCome, hasEnded, endMark, endTick, got }) {
    if (!hasCome) return box(place, "ghost", [name, `comes at ${startTick}`]);
    const ends = { "|": "heard the end", "#": "heard the failure", "!": `left at ${endTick}` };
    const values = got.filter((mark) => !isEnding(mark)).join(" ") || (hasEnded ? "nothing" : "nothing yet");
    return box(place, hasEnded ? "ear over" : "ear on", [name, hasEnded ? ends[endMark] : "listens", `got ${values}`]);
  }

  // The box in the middle: who is on the roster, and what is remembered.
  function hubBox({ x, y, w, h }, title, moment) {
    const middle = x + w / 2;
    const slots = moment.listeners.map(({ name, hasCome, hasEnded }, index) => {
      const isHere = hasCome && !hasEnded;
      const top = y + 48 + index * 30;
      return rect(isHere ? "slot" : "slot empty", x + 20, top, w - 40, 25, 6)
        + text(isHere ? "small strong" : "small", middle, top + 17, isHere ? name : "–");
    });
    const kept = remembered(moment);
    const short = kept.length > 22 ? kept.replace(/ (?=\d)/g, "").replace("and that it", "it") : kept;
    return tag("g", { class: "box hub" }, rect(null, x, y, w, h, 10)
      + text(null, middle, y + 22, title) + text("small", middle, y + 40, "roster") + slots.join("")
      + text("small", middle, y + h - 22, "remembers") + text("small strong", middle, y + h - 7, short));
  }

  // A wire between two boxes, from left to right if it is wide, with what passes along it now.
  function wire(from, to, name, { isWide = true, passing = null } = {}) {
    const [x1, y1, x2, y2] = isWide
      ? [from.x + from.w, leaving(from, to, "y", "h"), to.x, to.y + to.h / 2]
      : [leaving(from, to, "x", "w"), from.y + from.h, to.x + to.w / 2, to.y];
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const bend = isWide ? `${x} ${y1} ${x} ${y2}` : `${x1} ${y} ${x2} ${y}`;
    const line = marbles.path(`wire ${name}`, `M${x1} ${y1}C${bend} ${x2} ${y2}`);
    if (!passing) return line;
    return line + (isEnding(passing.mark) ? marbles.ending(passing.mark, x, y) : marbles.value(passing.mark, x, y, 10));
  }

  // A wire leaves a large box, such as the one with the roster, at the height of where it leads.
  function leaving(from, to, axis, size) {
    const middle = from[axis] + from[size] / 2;
    const target = to[axis] + to[size] / 2;
    const room = from[size] / 2 - 24;
    return room > 30 ? Math.max(middle - room, Math.min(middle + room, target)) : middle;
  }

  // The machine at one tick, for those who do not see it.
  function inWords(moment, kind) {
    const sentences = [`At tick ${moment.tick}:`];
    if (moment.runs.length === 0) sentences.push("no run has started.");
    for (const { number: run, sends, isRunning } of moment.runs) {
      const and = sends && !isEnding(sends.mark) ? ` and sends ${sends.mark}` : "";
      sentences.push(`run ${run} ${isRunning ? "goes on" + and : "is over"}.`);
    }
    if (words.kinds[kind].hub) {
      const here = moment.listeners.filter(({ hasCome, hasEnded }) => hasCome && !hasEnded).map(({ name }) => name);
      sentences.push(here.length > 0 ? `On the roster: ${words.list(here)}.` : "The roster is empty.", `Remembered: ${remembered(moment)}.`);
    }
    for (const { name, hasCome, hasEnded, got } of moment.listeners) {
      sentences.push(hasCome ? `${name} ${hasEnded ? "is done and" : "listens and"} has got ${words.marks(got)}.` : `${name} has not come yet.`);
    }
    return sentences.join(" ");
  }

  function remembered({ remembered: all }) {
    const values = all.filter((mark) => !isEnding(mark)).join(" ");
    const ending = { "|": "that it completed", "#": "that it failed" }[all.find(isEnding)];
    return [values, ending].filter(Boolean).join(", and ") || "nothing";
  }

  return { draw, inWords, box, wire };
})();
