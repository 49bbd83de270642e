// Draws the lanes of the explorer: what happens, tick by tick. Pure functions.
"use strict";
var ColdAndHot = ColdAndHot || {};

ColdAndHot.lanes = (function () {
  const { isEnding } = ColdAndHot.reading;
  const { words, signs } = ColdAndHot;
  const { tag, path, text } = signs;

  /** How far down each lane lies, in pixels. */
  const places = { top: 42, ada: 102, bottom: 172, ben: 232, scale: 288 };

  /** Which run stands above whom: each listener under the run that feeds it. */
  function order(recorded) {
    const [ada, ben] = recorded.listeners;
    const at = (number) => recorded.runs.find((run) => run.number === number) || null;
    const top = at(ada.run) || at(ben.run) || recorded.runs[0] || null;
    return { top, bottom: recorded.runs.find((run) => run !== top) || null };
  }

  /**
   * All that happened, tick by tick.
   *
   * Returns the picture, where the handles stand on it, and the function from a place to its tick.
   */
  function draw(recorded, { tick, width, lastTick, isHidden, starter }) {
    const margin = width < 560 ? 56 : 66;
    const scale = (width - margin - 14) / lastTick;
    const x = (at) => Math.round((margin + at * scale) * 10) / 10;
    const frame = { x, edge: width - 4, radius: Math.min(11, scale * 1.65), width, starter, now: tick, lastTick };
    const [ada, ben] = recorded.listeners;
    const label = isHidden
      ? "What happens is hidden until you have guessed."
      : words.story(recorded, lastTick).join(" ");
    const content = grid(lastTick, frame) + nowLine(x(tick))
      + (isHidden ? hidden(recorded, frame) : shown(recorded, frame));
    return {
      picture: signs.svg("lanes-picture", width, places.scale + 10, label, content),
      handles: {
        ada: { x: x(ada.comes), y: places.ada + 25 },
        ben: { x: x(ben.comes), y: places.ben + 25 },
        now: { x: x(tick), y: 12 },
      },
      tickAt: (at) => (at - margin) / scale,
    };
  }

  function grid(lastTick, { x, width }) {
    let content = tag("text", { class: "tick first", x: 4, y: places.scale }, "tick");
    for (let tick = 0; tick <= lastTick; tick += 4) {
      content += path("grid", `M${x(tick)} 22V${places.scale - 18}`);
      if (width > 560 || tick % 8 === 0) content += text("tick", x(tick), places.scale, tick);
    }
    return tag("g", { class: "scale" }, content);
  }

  function nowLine(x) { return path("now-line", `M${x} 12V${places.scale - 14}`); }

  function shown(recorded, frame) {
    const [ada, ben] = recorded.listeners;
    const { top, bottom } = order(recorded);
    return feeds(ada, places.ada, top, null, frame) + feeds(ben, places.ben, top, ada, frame)
      + runLane(top, places.top, frame) + runLane(bottom, places.bottom, frame)
      + listenerLane(ada, places.ada, frame) + listenerLane(ben, places.ben, frame);
  }

  function runLane(run, y, frame) {
    const { x, edge, starter, lastTick } = frame;
    if (!run) return text("none", 4, y + 5, "no second run");
    const end = run.end ? x(run.end.tick) : edge;
    const arrow = path("more", `M${edge - 10} ${y - 8}l8 8l-8 8`);
    const goesOn = run.end ? "" : paleIfLater(arrow, lastTick, frame);
    const stop = run.end && run.end.mark === "!" ? signs.stopped(end, y) : "";
    return tag("g", { class: "run" },
      text("label", 4, y + 5, `run ${run.number}`)
      + (starter ? text("starter", x(run.start), y - 12, starter) : "")
      + line("work", x(run.start), end, y, frame) + goesOn
      + marks(run.marks, y, frame) + stop);
  }

  function listenerLane(person, y, frame) {
    const { x, edge } = frame;
    const start = x(person.comes);
    const end = person.end ? x(person.end.tick) : edge;
    const leaves = person.end && person.end.mark === "!" ? signs.cross(end, y) : "";
    return tag("g", { class: "listener" },
      text("label who", 4, y + 5, person.name)
      + person.missed.map((entry) => paleIfLater(signs.missed(entry.mark, x(entry.tick), y), entry.tick, frame)).join("")
      + line("line", start, end, y, frame) + path("comes", `M${start} ${y - 16}V${y + 18}`)
      + (person.atOnce.length > 0 ? signs.group(person.atOnce, start, y) : "")
      + marks(person.marks, y, frame) + leaves);
  }

  function marks(all, y, frame) {
    const { x, radius } = frame;
    return all.map(({ mark, tick }) => paleIfLater(isEnding(mark)
      ? signs.ending(mark, x(tick), y) : signs.value(mark, x(tick), y, radius), tick, frame)).join("");
  }

  /** A line whose part after the present is paler. */
  function line(name, start, end, y, { x, now }) {
    const turn = Math.min(Math.max(start, x(now)), end);
    return path(name, `M${start} ${y}H${turn}`) + path(`${name} later`, `M${turn} ${y}H${end}`);
  }

  /** What is still to come is paler than what has been. */
  function paleIfLater(content, tick, { now }) {
    return tick > now ? tag("g", { class: "later" }, content) : content;
  }

  /** Dotted lines from what a run sends to who gets it; they go round a listener in between. */
  function feeds(person, y, top, between, frame) {
    const { x } = frame;
    const isTop = top !== null && top.number === person.run;
    const from = isTop ? places.top : places.bottom;
    return person.marks.map(({ tick }) => {
      const at = x(tick);
      const isCrossing = isTop && between !== null
        && between.marks.some((other) => other.tick === tick);
      const round = `C${at + 19} ${from + 50} ${at + 19} ${y - 50} ${at + 7} ${y - 10}`;
      const feed = path("feed", isCrossing
        ? `M${at + 7} ${from + 10}${round}` : `M${at} ${from + 12}V${y - 12}`);
      return paleIfLater(feed, tick, frame);
    }).join("");
  }

  /** The lanes before a guess: who comes when, and nothing else. */
  function hidden(recorded, { x, edge, width }) {
    const people = recorded.listeners.map((person) => {
      const y = person.name === "Ada" ? places.ada : places.ben;
      const start = x(person.comes);
      return tag("g", { class: "listener" },
        text("label who", 4, y + 5, person.name) + path("line unknown", `M${start} ${y}H${edge}`)
        + path("comes", `M${start} ${y - 16}V${y + 18}`));
    });
    return text("label", 4, places.top + 5, "runs")
      + text("question", width / 2, places.top + 9, "How many runs start?") + people.join("");
  }

  return { draw, order };
})();
