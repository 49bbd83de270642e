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
   * Draws all that happened; `show` then moves the time in the picture.
   *
   * @param {any} recorded
   * @param {object} options
   * @param {string} options.kind what kind of signal it is
   * @param {number} options.width how wide the picture is, in pixels
   * @param {"large" | "low" | "small"} options.size
   * @param {number} options.lastTick
   * @param {number[]} options.stops where Ada and Ben may come
   * @param {string | null} [options.hides] what a guess is about: "all", or "ben" alone
   * @param {string} [options.asks] what stands where Ben's row is hidden
   * @param {string} [options.label] what the picture shows, for those who do not see it
   * @param {(run: any) => string} [options.starter] what stands above the beginning of a run
   * @param {string[]} [options.knobs] what can be dragged
   */
  function draw(recorded, options) {
    const { size, kind, lastTick, hides = null, knobs = ["ada", "ben", "now"] } = options;
    const frame = frameOf(options);
    const { place, x } = frame;
    const [ada, ben] = recorded.listeners;
    const label = options.label || words.story(recorded, kind, lastTick).join(" ");
    const people = { ada, ben };
    const hooks = knobs.filter((name) => name !== "now").map((name) => {
      const letter = name === "ada" ? "A" : "B";
      return stops(place[name] + place.knob, frame)
        + signs.knob(name, x(people[name].comes), place[name] + place.knob, place.radius + 1, letter);
    });
    const hidden = { all: hideAll, ben: hideBen };
    const content = grid(lastTick, frame) + path("arrival", `M${x(ben.comes)} ${place.top}V${place.ben}`)
      + (knobs.includes("now") ? present(frame) : "")
      + (hides ? hidden[hides](recorded, frame) : shown(recorded, frame)) + hooks.join("");
    return signs.svg(`lanes-picture ${size}`, options.width, place.height, label, content,
      { "data-left": place.margin, "data-per-tick": frame.scale });
  }

  /** How large everything is, and where a tick lies. */
  function frameOf(options) {
    const { width, lastTick, size } = options;
    const place = sizes[size];
    const scale = (width - place.margin - 14) / lastTick;
    const x = (at) => Math.round((place.margin + at * scale) * 10) / 10;
    return { starter: () => "", ...options, place, scale, x, radius: Math.min(place.radius, scale * 1.65), edge: width - 4 };
  }

  /** What one listener gets, alone, under the same ticks as in the picture. */
  function row(person, name, options) {
    const frame = frameOf(options);
    const { x, edge, radius } = frame;
    const height = person.atOnce.length > 0 ? 42 : options.size === "small" ? 28 : 32;
    const [start, y] = [x(person.comes), height - 14];
    const content = text("label", 4, y + 5, name, options.width < 340 ? 12 : 13) + path("line", `M${start} ${y}H${edge}`)
      + path("comes", `M${start} ${y - 9}V${y + 9}`)
      + (person.atOnce.length > 0 ? signs.group(person.atOnce, start, y, Infinity, { lift: 28, high: 16 }) : "")
      + person.marks.map(({ mark, tick }) => signs.value(mark, x(tick), y, radius)).join("");
    const size = { width: options.width, height, viewBox: `0 0 ${options.width} ${height}` };
    return tag("svg", { class: "row-picture", ...size, "aria-hidden": "true" }, content);
  }

  /** The line and the knob of the tick that is shown; both stand at tick 0 until they are moved. */
  function present({ place, x }) {
    return tag("g", { class: "present" }, path("now-line", `M${x(0)} ${place.now}V${place.height - 14}`)
      + signs.knob("now", x(0), place.now, place.radius * 0.75, ""));
  }

  /**
   * Shows a tick in a picture that was drawn: what is still to come is hollow, and a line thin.
   *
   * Only attributes change, so that many pictures can follow the time.
   *
   * @param {SVGElement} picture
   * @param {number} tick it may lie between two ticks while the view plays
   */
  function show(picture, tick) {
    const attribute = (name) => Number(picture.getAttribute(name));
    const x = (at) => attribute("data-left") + at * attribute("data-per-tick");
    // Between two ticks nothing more has happened.
    const past = String(Math.floor(tick));
    if (picture.getAttribute("data-past") !== past) {
      picture.setAttribute("data-past", past);
      for (const part of picture.querySelectorAll("[data-tick]")) {
        part.classList.toggle("later", Number(part.getAttribute("data-tick")) > tick);
      }
    }
    for (const line of picture.querySelectorAll("[data-line]")) {
      const [y, start, end] = String(line.getAttribute("data-line")).split(" ").map(Number);
      line.setAttribute("d", `M${start} ${y}H${Math.min(Math.max(start, x(tick)), end)}`);
    }
    for (const value of picture.querySelectorAll("[data-way]")) travel(value, tick);
    picture.querySelector(".present")?.setAttribute("transform", `translate(${tick * attribute("data-per-tick")} 0)`);
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
    const rail = path("rail", `M${x(all[0])} ${y}H${x(all[all.length - 1])}`);
    return tag("g", { class: "stops" }, rail + all.map((tick) => tag("circle", { cx: x(tick), cy: y, r: 3 })).join(""));
  }

  function shown(recorded, frame) {
    const { place } = frame;
    const [ada, ben] = recorded.listeners;
    const { top, bottom } = order(recorded);
    return feeds(ada, place.ada, top, null, frame) + feeds(ben, place.ben, top, ada, frame)
      + runLane(top, place.top, frame)
      + (bottom ? runLane(bottom, place.bottom, frame) : text("none", 4, place.bottom + 5, "no second run", place.font - 2))
      + listenerLane(ada, place.ada, top, null, frame) + listenerLane(ben, place.ben, top, ada, frame);
  }

  function runLane(run, y, frame) {
    const { x, edge, starter, lastTick, place } = frame;
    if (!run) return "";
    const end = run.end ? x(run.end.tick) : edge;
    const arrow = path("more", `M${edge - 10} ${y - 8}l8 8l-8 8`);
    const goesOn = run.end ? "" : at(lastTick, arrow);
    const stop = run.end && run.end.mark === "!"
      ? at(run.end.tick, signs.stopped(end, y, place.radius * 0.45)) : "";
    return tag("g", { class: "run" },
      text("label", 4, y + 5, `run ${run.number}`, place.font)
      + text("starter", x(run.start), y - place.radius - 4, starter(run))
      + line("work", x(run.start), end, y) + goesOn
      + marks(run.marks, y, frame) + stop);
  }

  function listenerLane(person, y, top, between, frame) {
    const { x, edge, place, radius } = frame;
    const start = x(person.comes);
    const end = person.end ? x(person.end.tick) : edge;
    const arm = place.radius * 0.55;
    // Where it would hide a value, the cross stands below the line.
    const isTight = person.marks.some(({ tick }) => end - x(tick) < radius + arm);
    const leaves = person.end && person.end.mark === "!"
      ? at(person.end.tick, signs.cross(end, isTight ? y + radius + arm : y, arm)) : "";
    const name = text("label who", 4, y + 5, person.name, place.font);
    const comes = path("comes", `M${start} ${y - place.knob * 0.6}V${y + place.knob}`);
    const missed = (entry) => signs.missed(entry.mark, x(entry.tick), y, radius * 0.9);
    return tag("g", { class: `listener ${person.name.toLowerCase()}` },
      name + person.missed.map((entry) => at(entry.tick, missed(entry))).join("")
      + line("line", start, end, y) + comes
      + (person.atOnce.length > 0 ? at(person.comes, signs.group(person.atOnce, start, y, Infinity, place.group)) : "")
      + marks(person.marks, y, frame, ({ tick }) => way(tick, person, y, top, between, frame)) + leaves);
  }

  /** The signs of a row; `wayOf` says along which way a value comes there. */
  function marks(all, y, { x, radius }, wayOf = null) {
    return all.map((entry) => {
      const { mark, tick } = entry;
      if (isEnding(mark)) return at(tick, signs.ending(mark, x(tick), y, radius));
      return at(tick, signs.value(mark, x(tick), y, radius), wayOf && wayOf(entry).join(" "));
    }).join("");
  }

  /** A line, thin, and over it its part in the past, which `show` makes as long as it is. */
  function line(name, start, end, y) {
    const d = `M${start} ${y}H${end}`;
    return path(`${name} later`, d) + tag("path", { class: name, d, "data-line": `${y} ${start} ${end}` });
  }

  /** What happens at a tick: `show` makes it hollow as long as it is still to come. */
  function at(tick, content, way = null) { return tag("g", { "data-tick": tick, "data-way": way }, content); }

  // What a run sends goes along a dotted line to who gets it.

  /** How long a value is on its way while the view plays, in ticks. */
  const wayTakes = 1.4;

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
      return at(tick, path("feed", d));
    }).join("");
  }

  /** The way of a value, told from where it ends: three places before that. */
  function way(tick, person, y, top, between, frame) {
    const points = curve(tick, person, y, top, between, frame).slice(0, 3);
    return points.flatMap(([x, down]) => [x - frame.x(tick), down - y]).map((value) => Math.round(value * 10) / 10);
  }

  /** Puts a value to where it is between two ticks; at a tick it has arrived. */
  function travel(value, now) {
    const done = (now - Number(value.getAttribute("data-tick"))) / wayTakes;
    if (Number.isInteger(now) || done < 0 || done >= 1) return value.removeAttribute("transform");
    const [x1, y1, x2, y2, x3, y3] = value.getAttribute("data-way").split(" ").map(Number);
    const [a, b, c] = [(1 - done) ** 3, 3 * done * (1 - done) ** 2, 3 * done ** 2 * (1 - done)];
    value.setAttribute("transform", `translate(${a * x1 + b * x2 + c * x3} ${a * y1 + b * y2 + c * y3})`);
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
      + listenerLane(ada, place.ada, top, null, frame) + unknown(ben, frame);
  }

  function unknown(person, { x, edge, place, asks = "?" }) {
    const y = place[person.name.toLowerCase()];
    const start = x(person.comes);
    return tag("g", { class: "listener" },
      text("label who", 4, y + 5, person.name, place.font) + path("line unknown", `M${start} ${y}H${edge}`)
      + path("comes", `M${start} ${y - place.knob * 0.6}V${y + place.knob}`)
      + text("question", (start + edge) / 2, y + 6, asks, place.font + 1));
  }

  return { draw, row, show, order };
})();
