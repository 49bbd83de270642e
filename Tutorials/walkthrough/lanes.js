// Draws the lanes: what happens, tick by tick. Pure functions.
"use strict";

ColdAndHot.lanes = (function () {
  const { isEnding } = ColdAndHot.reading;
  const { words, signs } = ColdAndHot;
  const { tag, path, text } = signs;

  /**
   * How far down everything lies, in pixels, and how large it is.
   *
   * `top` and `bottom` are the lanes of runs, each above who is fed by it.
   */
  const sizes = {
    large: { now: 10, top: 44, ada: 104, bottom: 172, ben: 232, ticks: 288, height: 298, knob: 25, margin: 62, font: 15, radius: 11, group: { lift: 36, high: 20 } },
    low: { now: 8, top: 40, ada: 82, bottom: 130, ben: 172, ticks: 214, height: 220, knob: 21, margin: 54, font: 13.5, radius: 10, group: { lift: 31, high: 18 } },
    small: { now: 6, top: 34, ada: 69, bottom: 108, ben: 143, ticks: null, height: 170, knob: 15, margin: 49, font: 13, radius: 8, group: { lift: 29, high: 16 } },
  };

  /** Which run stands above whom: each listener under the run that feeds it. */
  function order(recorded) {
    const [ada, ben] = recorded.listeners;
    const at = (number) => recorded.runs.find((run) => run.number === number) || null;
    const top = at(ada.run) || at(ben.run) || recorded.runs[0] || null;
    return { top, bottom: recorded.runs.find((run) => run !== top) || null };
  }

  /**
   * Draws all that happened.
   *
   * @param {any} recorded
   * @param {object} options
   * @param {number} options.tick the present; it may lie between two ticks while the view plays
   * @param {string} options.kind what kind of signal it is
   * @param {number} options.width how wide the picture is, in pixels
   * @param {"large" | "low" | "small"} options.size
   * @param {number} options.lastTick
   * @param {number[]} options.stops where Ada and Ben may come
   * @param {string | null} [options.hides] what a guess is about: "all", or "ben" alone
   * @param {boolean} [options.hasFuture] whether what is still to come is drawn, hollow
   * @param {(run: any) => string} [options.starter] what stands above the beginning of a run
   * @param {string[]} [options.knobs] what can be dragged
   */
  function draw(recorded, options) {
    const { tick, width, lastTick, size, kind, hides = null, knobs = ["ada", "ben", "now"] } = options;
    const place = sizes[size];
    const scale = (width - place.margin - 14) / lastTick;
    const x = (at) => Math.round((place.margin + at * scale) * 10) / 10;
    const radius = Math.min(place.radius, scale * 1.65);
    const frame = {
      hasFuture: true, starter: () => "", ...options, place, x, radius, edge: width - 4, now: tick,
    };
    const [ada, ben] = recorded.listeners;
    const label = hides
      ? "What happens is hidden until you have guessed." : words.story(recorded, kind, lastTick).join(" ");
    const people = { ada, ben };
    const hooks = knobs.map((name) => {
      if (name === "now") return signs.knob("now", x(tick), place.now, place.radius * 0.75, "");
      const letter = name === "ada" ? "A" : "B";
      return stops(place[name] + place.knob, frame)
        + signs.knob(name, x(people[name].comes), place[name] + place.knob, place.radius + 1, letter);
    });
    const hidden = { all: hideAll, ben: hideBen };
    const content = grid(lastTick, frame) + path("arrival", `M${x(ben.comes)} ${place.top}V${place.ben}`)
      + (knobs.includes("now") ? path("now-line", `M${x(tick)} ${place.now}V${place.height - 14}`) : "")
      + (hides ? hidden[hides](recorded, frame) : shown(recorded, frame)) + hooks.join("");
    return signs.svg(`lanes-picture ${size}`, width, place.height, label, content,
      { "data-left": place.margin, "data-per-tick": scale });
  }

  function grid(lastTick, { x, width, place }) {
    let content = place.ticks === null ? "" : tag("text", { class: "tick first", x: 4, y: place.ticks }, "tick");
    const bottom = place.height - 28;
    for (let tick = 0; tick <= lastTick; tick += 4) {
      content += path("grid", `M${x(tick)} ${place.top - 20}V${bottom}`);
      const isNumbered = place.ticks !== null && (width > 480 || tick % 8 === 0);
      if (isNumbered) content += text("tick", x(tick), place.ticks, tick);
    }
    return tag("g", { class: "scale" }, content);
  }

  /** Where somebody may come. */
  function stops(y, { x, stops: all }) {
    return tag("g", { class: "stops" }, all.map((tick) => tag("circle", { cx: x(tick), cy: y, r: 2.5 })).join(""));
  }

  function shown(recorded, frame) {
    const { place } = frame;
    const [ada, ben] = recorded.listeners;
    const { top, bottom } = order(recorded);
    return feeds(ada, place.ada, top, null, frame) + feeds(ben, place.ben, top, ada, frame)
      + runLane(top, place.top, frame)
      + (bottom ? runLane(bottom, place.bottom, frame) : noSecondRun(recorded, frame))
      + listenerLane(ada, place.ada, frame) + listenerLane(ben, place.ben, frame)
      + travellers(ada, place.ada, top, null, frame) + travellers(ben, place.ben, top, ada, frame);
  }

  /** There is none once both have come. */
  function noSecondRun({ listeners }, { place, now, hasFuture }) {
    if (!hasFuture && listeners.some((person) => person.comes > now)) return "";
    return text("none", 4, place.bottom + 5, "no second run", place.font - 2);
  }

  function runLane(run, y, frame) {
    const { x, edge, starter, lastTick, place, now, hasFuture } = frame;
    if (!run || (!hasFuture && run.start > now)) return "";
    const end = run.end ? x(run.end.tick) : edge;
    const arrow = path("more", `M${edge - 10} ${y - 8}l8 8l-8 8`);
    const goesOn = run.end ? "" : hollowIfLater(arrow, lastTick, frame);
    const stop = run.end && run.end.mark === "!"
      ? hollowIfLater(signs.stopped(end, y, place.radius * 0.45), run.end.tick, frame) : "";
    return tag("g", { class: "run" },
      text("label", 4, y + 5, `run ${run.number}`, place.font)
      + text("starter", x(run.start), y - place.radius - 4, starter(run))
      + line("work", x(run.start), end, y, frame) + goesOn
      + marks(run.marks, y, frame) + stop);
  }

  function listenerLane(person, y, frame) {
    const { x, edge, place, radius, now, hasFuture } = frame;
    const start = x(person.comes);
    const end = person.end ? x(person.end.tick) : edge;
    const arm = place.radius * 0.55;
    // Where it would hide a value, the cross stands below the line.
    const isTight = person.marks.some(({ tick }) => end - x(tick) < radius + arm);
    const leaves = person.end && person.end.mark === "!"
      ? hollowIfLater(signs.cross(end, isTight ? y + radius + arm : y, arm), person.end.tick, frame) : "";
    const name = text("label who", 4, y + 5, person.name, place.font);
    const comes = path("comes", `M${start} ${y - place.knob * 0.6}V${y + place.knob}`);
    if (!hasFuture && person.comes > now) return tag("g", { class: "listener" }, name + comes);
    const missed = (entry) => signs.missed(entry.mark, x(entry.tick), y, radius * 0.9);
    return tag("g", { class: "listener" },
      name + person.missed.map((entry) => hollowIfLater(missed(entry), entry.tick, frame)).join("")
      + line("line", start, end, y, frame) + comes
      + (person.atOnce.length > 0 ? hollowIfLater(signs.group(person.atOnce, start, y, Infinity, place.group), person.comes, frame) : "")
      + marks(person.marks.filter((entry) => isEnding(entry.mark) || !isTravelling(entry, frame)), y, frame) + leaves);
  }

  function marks(all, y, frame) {
    const { x, radius } = frame;
    return all.map(({ mark, tick }) => hollowIfLater(isEnding(mark)
      ? signs.ending(mark, x(tick), y, radius) : signs.value(mark, x(tick), y, radius), tick, frame)).join("");
  }

  /** A line whose part after the present is thinner. */
  function line(name, start, end, y, { x, now, hasFuture }) {
    const turn = Math.min(Math.max(start, x(now)), end);
    return path(name, `M${start} ${y}H${turn}`) + (hasFuture ? path(`${name} later`, `M${turn} ${y}H${end}`) : "");
  }

  /** What is still to come is hollow; or it is not there at all. */
  function hollowIfLater(content, tick, { now, hasFuture }) {
    if (tick <= now) return content;
    return hasFuture ? tag("g", { class: "later" }, content) : "";
  }

  // What a run sends goes along a dotted line to who gets it.

  /** How long a value is on its way while the view plays, in ticks. */
  const way = 1.4;

  /** Between two ticks values are on their way; at a tick they have arrived. */
  function isTravelling({ tick }, { now }) {
    return !Number.isInteger(now) && tick <= now && now < tick + way;
  }

  /**
   * The way of one value: where it begins, two places that bend it, and where it ends.
   *
   * It goes round a listener in between who gets a value at the same tick.
   */
  function curve(tick, person, y, top, between, { x, place, radius }) {
    const isTop = top !== null && top.number === person.run;
    const from = isTop ? place.top : place.bottom;
    const at = x(tick);
    const isCrossing = isTop && between !== null && between.marks.some((other) => other.tick === tick);
    if (!isCrossing) return [[at, from + radius + 1], [at, from + radius + 1], [at, y - radius - 1], [at, y - radius - 1]];
    const [out, bend] = [radius * 0.65, radius * 1.7];
    const down = (y - from) * 0.27;
    return [[at + out, from + radius - 1], [at + bend, from + down], [at + bend, y - down], [at + out, y - radius + 1]];
  }

  function feeds(person, y, top, between, frame) {
    return person.marks.map(({ tick }) => {
      const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = curve(tick, person, y, top, between, frame);
      const d = x1 === x2 ? `M${x1} ${y1}V${y4}`
        : `M${[x1, y1]}C${[x2, y2, x3, y3, x4, y4].map((value) => Math.round(value * 10) / 10)}`;
      return hollowIfLater(path("feed", d), tick, frame);
    }).join("");
  }

  /** The values that are on their way now. */
  function travellers(person, y, top, between, frame) {
    return person.marks.filter((entry) => !isEnding(entry.mark) && isTravelling(entry, frame)).map(({ mark, tick }) => {
      const points = curve(tick, person, y, top, between, frame);
      const done = (frame.now - tick) / way;
      const [a, b, c, d] = [(1 - done) ** 3, 3 * done * (1 - done) ** 2, 3 * done ** 2 * (1 - done), done ** 3];
      const [x, down] = [0, 1].map((axis) =>
        Math.round((a * points[0][axis] + b * points[1][axis] + c * points[2][axis] + d * points[3][axis]) * 10) / 10);
      return tag("g", { class: "traveller" }, signs.value(mark, x, down, frame.radius));
    }).join("");
  }

  // Before a guess.

  /** Who comes when, and nothing else. */
  function hideAll(recorded, frame) {
    const { place, width } = frame;
    return text("label", 4, place.top + 5, "runs", place.font)
      + text("question", width / 2, place.top + 7, "How many runs start?", place.font)
      + recorded.listeners.map((person) => unknown(person, frame)).join("");
  }

  /** All but what Ben gets, and from where. */
  function hideBen(recorded, frame) {
    const { place } = frame;
    const [ada, ben] = recorded.listeners;
    const { top } = order(recorded);
    return feeds(ada, place.ada, top, null, frame) + runLane(top, place.top, frame)
      + listenerLane(ada, place.ada, frame) + unknown(ben, frame);
  }

  function unknown(person, { x, edge, place }) {
    const y = place[person.name.toLowerCase()];
    const start = x(person.comes);
    return tag("g", { class: "listener" },
      text("label who", 4, y + 5, person.name, place.font) + path("line unknown", `M${start} ${y}H${edge}`)
      + path("comes", `M${start} ${y - place.knob * 0.6}V${y + place.knob}`)
      + text("question", (start + edge) / 2, y + 7, "?", place.font * 1.5));
  }

  return { draw, order };
})();
