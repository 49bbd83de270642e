// Draws the lanes of the film: what happens, tick by tick. Pure functions, but for `show` and `travel`.
"use strict";

ColdAndHot.lanes = (function () {
  const { atOnce, later, isEnding } = ColdAndHot.reading;
  const { words, marbles } = ColdAndHot;
  const { tag, path, text } = marbles;

  // How far down everything lies, in pixels, and how large it is. `top` and `bottom` are the lanes of runs, each
  // above who is fed by it.
  const sizes = {
    large: { now: 10, top: 44, ada: 104, bottom: 172, ben: 232, ticks: 288, height: 298, knob: 25, margin: 62, font: 15, radius: 11, group: { lift: 36, high: 20 } },
    low: { now: 8, top: 40, ada: 82, bottom: 130, ben: 172, ticks: 214, height: 220, knob: 21, margin: 54, font: 13.5, radius: 10, group: { lift: 31, high: 18 } },
    small: { now: 6, top: 34, ada: 69, bottom: 108, ben: 143, ticks: null, height: 170, knob: 15, margin: 49, font: 13, radius: 8, group: { lift: 29, high: 16 } },
  };

  // Which run stands above whom: each listener under the run that feeds it.
  function order({ runs, listeners }) {
    const at = ({ run }) => runs.find(({ number }) => number === run);
    const top = listeners.map(at).find(Boolean) || runs[0];
    return { top, bottom: runs.find((run) => run !== top) };
  }

  // Draws all that happened; `show` then moves the time in the picture. The options are the kind of signal, the
  // width in pixels, the size, the last tick, and the `stops` at which Ada and Ben may come. There may be, too:
  // what a guess `hides`, "all" or only what "ben" gets, and what `asks` stands there; a `label` in the place of the
  // whole story; what stands above the beginning of a run, its `starter`; and the `knobs` that can be dragged.
  function draw(recorded, options) {
    const { kind, lastTick, hides, knobs = ["ada", "ben", "now"] } = options;
    const [ada, ben] = recorded.listeners;
    const { top, bottom } = order(recorded);
    const frame = { ...frameOf(options), top, bottom };
    const { place, x } = frame;
    const label = options.label || words.story(recorded, kind, lastTick).join(" ");
    const handles = [ada, ben].filter(({ name }) => knobs.includes(name.toLowerCase())).map(({ name, startTick }) => {
      const y = place[name.toLowerCase()] + place.knob;
      return stops(y, frame) + marbles.knob(name.toLowerCase(), x(startTick), y, place.radius + 1, name[0]);
    });
    const adas = () => listenerLane(ada, null, frame);
    const content = {
      all: () => text("label", 4, place.top + 5, "runs", place.font)
        + text("question", options.width / 2, place.top + 7, "How many runs start?", place.font) + unknown(ada, frame) + unknown(ben, frame),
      ben: () => feeds(ada, null, frame) + runLane(top, place.top, frame) + adas() + unknown(ben, frame),
      nothing: () => feeds(ada, null, frame) + feeds(ben, ada, frame) + runLane(top, place.top, frame)
        + (bottom ? runLane(bottom, place.bottom, frame) : text("none", 4, place.bottom + 5, "no second run", place.font - 2))
        + adas() + listenerLane(ben, ada, frame),
    }[hides || "nothing"]();
    return marbles.svg(`lanes-picture ${options.size}`, options.width, place.height, label,
      grid(frame) + path("arrival", `M${x(ben.startTick)} ${place.top}V${place.ben}`) + (knobs.includes("now") ? present(frame) : "")
      + content + handles.join(""), { "data-left": place.margin, "data-per-tick": frame.scale });
  }

  // How large everything is, and where a tick lies.
  function frameOf(options) {
    const { width, lastTick, size } = options;
    const place = sizes[size];
    const scale = (width - place.margin - 14) / lastTick;
    const x = (at) => Math.round((place.margin + at * scale) * 10) / 10;
    return { starter: () => "", ...options, place, scale, x, radius: Math.min(place.radius, scale * 1.65), edge: width - 4 };
  }

  // What one listener gets, alone, under the same ticks as in the picture.
  function row(person, name, options) {
    const first = atOnce(person);
    const { x, edge, radius } = frameOf(options);
    const { width, size } = options;
    const height = first.length > 0 ? 42 : size === "small" ? 28 : 32;
    const [start, y] = [x(person.startTick), height - 14];
    const content = text("label", 4, y + 5, name, width < 340 ? 12 : 13) + path("line", `M${start} ${y}H${edge}`)
      + path("comes", `M${start} ${y - 9}V${y + 9}`)
      + (first.length > 0 ? marbles.group(first, start, y, { lift: 28, high: 16 }) : "")
      + later(person).map(({ mark, tick }) => marbles.value(mark, x(tick), y, radius)).join("");
    return tag("svg", { class: "row-picture", width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" }, content);
  }

  // The line and the knob of the tick that is shown; both stand at tick 0 until they are moved.
  function present({ place, x }) {
    return tag("g", { class: "present" }, path("now-line", `M${x(0)} ${place.now}V${place.height - 14}`)
      + marbles.knob("now", x(0), place.now, place.radius * 0.75, ""));
  }

  // Shows a tick in a picture that was drawn, or a moment between two of them: what is still to come is hollow, and
  // a line thin. Only attributes change, so that many pictures can follow the time.
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
      const [y, start, end] = line.getAttribute("data-line").split(" ").map(Number);
      line.setAttribute("d", `M${start} ${y}H${Math.min(Math.max(start, x(tick)), end)}`);
    }
    for (const value of picture.querySelectorAll("[data-way]")) travel(value, tick);
    picture.querySelector(".present")?.setAttribute("transform", `translate(${tick * attribute("data-per-tick")} 0)`);
  }

  function grid({ lastTick, x, width, place }) {
    let content = place.ticks === null ? "" : tag("text", { class: "tick first", x: 4, y: place.ticks }, "tick");
    for (let tick = 0; tick <= lastTick; tick += 4) {
      content += path("grid", `M${x(tick)} ${place.top - 20}V${place.height - 28}`);
      const isNumbered = place.ticks !== null && (width > 480 || tick % 8 === 0);
      if (isNumbered) content += text("tick", x(tick), place.ticks, tick);
    }
    return tag("g", { class: "scale" }, content);
  }

  // Where somebody may come.
  function stops(y, { x, stops: all }) {
    const rail = path("rail", `M${x(all[0])} ${y}H${x(all.at(-1))}`);
    return tag("g", { class: "stops" }, rail + all.map((tick) => marbles.circle(null, x(tick), y, 3)).join(""));
  }

  function runLane(run, y, frame) {
    const { x, edge, starter, lastTick, place } = frame;
    if (!run) return "";
    const end = run.endMark === "" ? edge : x(run.endTick);
    const goesOn = run.endMark === "" ? at(lastTick, path("more", `M${edge - 10} ${y - 8}l8 8l-8 8`)) : "";
    const stop = run.endMark === "!" ? at(run.endTick, marbles.stopped(end, y, place.radius * 0.45)) : "";
    return tag("g", { class: "run" }, text("label", 4, y + 5, `run ${run.number}`, place.font)
      + text("starter", x(run.startTick), y - place.radius - 4, starter(run)) + line("work", x(run.startTick), end, y)
      + goesOn + run.marks.map(({ mark, tick }) => at(tick, sign(mark, x(tick), y, frame))).join("") + stop);
  }

  // `above` is the listener whose lane is between this one and the first run.
  function listenerLane(person, above, frame) {
    const { x, edge, place, radius } = frame;
    const y = place[person.name.toLowerCase()];
    const start = x(person.startTick);
    const end = person.endMark === "" ? edge : x(person.endTick);
    const [first, rest] = [atOnce(person), later(person)];
    const arm = place.radius * 0.55;
    // Where it would hide a value, the cross stands below the line.
    const isTight = rest.some(({ tick }) => end - x(tick) < radius + arm);
    const leaves = person.endMark === "!" ? at(person.endTick, marbles.cross(end, isTight ? y + radius + arm : y, arm)) : "";
    const missed = person.missed.map(({ mark, tick }) => at(tick, marbles.missed(mark, x(tick), y, radius * 0.9)));
    const marks = rest.map(({ mark, tick }) =>
      at(tick, sign(mark, x(tick), y, frame), isEnding(mark) ? null : wayBack(tick, person, above, frame)));
    const group = first.length > 0 ? at(person.startTick, marbles.group(first, start, y, place.group)) : "";
    return tag("g", { class: `listener ${person.name.toLowerCase()}` }, named(person, y, place) + missed.join("")
      + line("line", start, end, y) + comes(start, y, place) + group + marks.join("") + leaves);
  }

  // The lane of somebody of whom only the arrival is told.
  function unknown({ name, startTick }, { x, edge, place, asks = "?" }) {
    const y = place[name.toLowerCase()];
    const start = x(startTick);
    return tag("g", { class: "listener" }, named({ name }, y, place) + path("line unknown", `M${start} ${y}H${edge}`)
      + comes(start, y, place) + text("question", (start + edge) / 2, y + 6, asks, place.font + 1));
  }

  function named({ name }, y, { font }) { return text("label who", 4, y + 5, name, font); }

  function comes(x, y, { knob }) { return path("comes", `M${x} ${y - knob * 0.6}V${y + knob}`); }

  function sign(mark, x, y, { radius }) {
    return isEnding(mark) ? marbles.ending(mark, x, y, radius) : marbles.value(mark, x, y, radius);
  }

  // A line, thin, and over it its part in the past, which `show` makes as long as it is.
  function line(name, start, end, y) {
    const d = `M${start} ${y}H${end}`;
    return path(`${name} later`, d) + tag("path", { class: name, d, "data-line": `${y} ${start} ${end}` });
  }

  // What happens at a tick: `show` makes it hollow as long as it is still to come.
  function at(tick, content, way = null) { return tag("g", { "data-tick": tick, "data-way": way }, content); }

  // What a run sends goes along a dotted line to who gets it.

  // How long a value is on its way while the view plays, in ticks.
  const wayTakes = 1.4;

  // The way of one value: where it begins, two places that bend it, and where it ends. It goes round a listener
  // above who gets a value at the same tick.
  function curve(tick, { name, run }, above, { x, place, radius, top }) {
    const isTop = top && top.number === run;
    const [from, y] = [isTop ? place.top : place.bottom, place[name.toLowerCase()]];
    const at = x(tick);
    const isCrossing = isTop && above && later(above).some((other) => other.tick === tick);
    if (!isCrossing) return [[at, from + radius + 1], [at, from + radius + 1], [at, y - radius - 1], [at, y - radius - 1]];
    const [out, bend, down] = [radius * 0.65, radius * 1.7, (y - from) * 0.27];
    return [[at + out, from + radius - 1], [at + bend, from + down], [at + bend, y - down], [at + out, y - radius + 1]];
  }

  function feeds(person, above, frame) {
    return later(person).map(({ tick }) => {
      const [[x1, y1], ...rest] = curve(tick, person, above, frame).map((point) => point.map(rounded));
      const isStraight = rest.every(([x]) => x === x1);
      return at(tick, path("feed", `M${x1} ${y1}${isStraight ? `V${rest[2][1]}` : `C${rest.join(" ")}`}`));
    }).join("");
  }

  // The way of a value, told from where it ends: three places before that.
  function wayBack(tick, person, above, frame) {
    const y = frame.place[person.name.toLowerCase()];
    return curve(tick, person, above, frame).slice(0, 3).flatMap(([x, down]) => [x - frame.x(tick), down - y]).map(rounded).join(" ");
  }

  function rounded(number) { return Math.round(number * 10) / 10; }

  // Puts a value to where it is between two ticks; at a tick it has arrived.
  function travel(value, now) {
    const done = (now - Number(value.getAttribute("data-tick"))) / wayTakes;
    if (Number.isInteger(now) || done < 0 || done >= 1) return value.removeAttribute("transform");
    const [x1, y1, x2, y2, x3, y3] = value.getAttribute("data-way").split(" ").map(Number);
    const [a, b, c] = [(1 - done) ** 3, 3 * done * (1 - done) ** 2, 3 * done ** 2 * (1 - done)];
    value.setAttribute("transform", `translate(${a * x1 + b * x2 + c * x3} ${a * y1 + b * y2 + c * y3})`);
  }

  return { draw, row, show, order };
})();
