// Draws the rows of the workbench: a source as it is planned, and what was played. Pure functions.
"use strict";

ColdAndHot.rows = (function () {
  const { isEnding } = ColdAndHot.reading;
  const { words, marbles } = ColdAndHot;
  const { tag, path, text } = marbles;

  // How large everything in a row is, and where a tick lies.
  function frameOf({ width, lastTick }) {
    const isNarrow = width < 560;
    const margin = isNarrow ? 60 : 84;
    const scale = (width - margin - 26) / lastTick;
    const x = (at) => Math.round((margin + at * scale) * 10) / 10;
    // The ticks that have a line, and those below all have a number.
    const grid = Array.from({ length: lastTick / 5 + 1 }, (_, place) => place * 5);
    return { x, scale, margin, grid, edge: width - 8, radius: isNarrow ? 9 : 11, size: isNarrow ? 11.5 : 14 };
  }

  // A picture of some rows; the lines of its ticks go on in the picture below it.
  function picture(name, height, content, options, more = {}) {
    const { x, scale, margin, grid } = frameOf(options);
    const lines = grid.map((tick) => path("grid", `M${x(tick)} 0V${height}`));
    return marbles.svg(`rows-picture ${name}`, options.width, height, options.label, lines.join("") + content,
      { "data-left": margin, "data-per-tick": scale, ...more });
  }

  // A source as it is planned: each of its marks can be dragged, and is a slider for keys. So many marks as
  // `counts` says are really sent. Where `isMovable` says which marks can be dragged, none can be added.
  function plan(marks, options) {
    const { name, title, lastTick, counts = Infinity, isMovable } = options;
    const { x, edge, radius, size } = frameOf(options);
    const last = marks.at(-1);
    const level = levels(last, x, radius);
    const downs = marks.map(({ mark, tick }) => (isEnding(mark) ? 0 : level(x(tick) - radius, x(tick) + radius)));
    // Where discs have no room beside each other, some stand lower or higher.
    const y = 24 - Math.min(0, ...downs) / 2;
    const disc = (handle, tick, label, content, kind) => tag("g",
      { class: `disc ${kind}`, ...marbles.slider(`${name}.${handle}`, label, tick, [0, lastTick]) },
      marbles.circle("room", x(tick), y, 17) + content);
    const discs = marks.map((one, place) => {
      const { mark, tick } = one;
      const [kind, called] = isEnding(mark) ? ["end", mark === "|" ? "completion" : "failure"] : ["value-disc", mark];
      const isWithValue = marks.some((other) => other !== one && other.tick === tick);
      const content = isEnding(mark) ? ending(mark, x(tick), y, radius, isWithValue) : marbles.value(mark, x(tick), y + downs[place], radius);
      if (isMovable && !isMovable(one)) return tag("g", { class: "fixed" }, content);
      // Where few can be moved, one sees which.
      const ways = isMovable ? marbles.ways(x(tick), y + downs[place], radius) : "";
      return disc(place, tick, `${called} of ${title}`, ways + content, `${kind}${place < counts ? "" : " later"}`);
    });
    // An ending stands behind the value of its tick.
    if (last && isEnding(last.mark) && marks.at(-2)?.tick === last.tick) discs.splice(-2, 2, discs.at(-1), discs.at(-2));
    const plus = marbles.circle(null, x(0), y, radius) + path(null, `M${x(0) - 4} ${y}h8m-4 -4v8`);
    const end = last && isEnding(last.mark) ? x(last.tick) : edge;
    const ground = isMovable ? "" : disc("new", 0, `Where a click adds a value to ${title}`, plus, "ghost");
    const hasHandles = !isMovable || marks.some(isMovable);
    const label = `${title}, as it is planned: ${words.timed(marks)}`;
    return picture("plan", y + 24 + Math.max(0, ...downs) / 2, text("label", 4, y + 5, title, size) + path("line", `M${x(0)} ${y}H${end}`)
      + path("begins", `M${x(0)} ${y - 10}V${y + 10}`) + ground + discs.join(""), { ...options, label },
    { role: hasHandles ? "group" : "img", "data-ground": isMovable ? null : `${name}.new` });
  }

  // A source that sends all its marks at once.
  function atOnce(marks, options) {
    const all = marks.map((one) => ({ ...one, tick: 0, colour: one.mark, cause: null }));
    return played([{ marks: all, startTick: 0, endTick: 0, endMark: "", caption: "" }], { ...options, kind: "line" });
  }

  // Subscriptions under the scale of ticks, in as few lines as they need: runs, or what stands after an operator.
  // They are rows of the core, each with the caption above its beginning, if it needs one.
  function played(all, options) {
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

  // Puts rows into lines, so that none hides another.
  function packed(all, { x, edge }) {
    const lines = [];
    const right = ({ startTick, endTick, caption }) => Math.max(endTick === null ? edge : x(endTick) + 16, x(startTick) + 8 + caption.length * 6.6);
    for (const row of all) {
      const line = lines.find((free) => right(free.at(-1)) <= x(row.startTick));
      if (line) line.push(row);
      else lines.push([row]);
    }
    return lines;
  }

  // Whether one of some rows has a mark at a tick.
  function isAt(tick, rows) { return rows.some(({ marks }) => marks.some((one) => one.tick === tick)); }

  // The way of a value from above; it goes round what would look as if it were its source.
  function way(x, from, to, isCrossing) {
    return path("feed", isCrossing ? `M${x} ${from}C${x + 24} ${from + 6} ${x + 24} ${to - 6} ${x + 6} ${to}` : `M${x} ${from}V${to}`);
  }

  // Marks, those of one tick together.
  function byTick(marks) { return [...new Set(marks.map(({ tick }) => tick))].map((tick) => marks.filter((one) => one.tick === tick)); }

  // Draws what happens on one line below others, and says how tall it is. What feeds it comes from above; where a
  // `stub` is drawn of that, it says how long.
  function drawLine(line, top, { x, edge, radius, size }, { kind, name = "", stub = 0 }, above = []) {
    const hasBox = line.some(({ marks }) => byTick(marks).some(isBoxed));
    const up = 15 + (hasBox ? 23 : 0) + (line.some(({ caption }) => caption) ? 14 : 0);
    const y = top + up;
    let [lowest, feeds] = [0, ""];
    const content = line.map((row) => {
      row.y = y;
      const level = levels(row.marks.at(-1), x, radius);
      const start = x(row.startTick);
      // A disc at the beginning does not hide it.
      const begin = row.marks[0]?.tick === row.startTick ? 15 : 10;
      const end = Math.max(start, row.endTick === null ? edge : x(row.endTick));
      const marks = byTick(row.marks).map((here) => {
        const { tick } = here[0];
        const { down, picture } = marksOfTick(here, x(tick), y, { radius, edge, level });
        lowest = Math.max(lowest, down);
        if (here.some(({ cause }) => cause !== null)) feeds += way(x(tick), 0, stub || y - radius, !stub && isAt(tick, above));
        return picture;
      });
      // Where it would hide a value, it stands below that.
      const isTight = row.endMark === "!" && level.end() > end - 6;
      const below = isTight ? y + radius + 8 : y;
      if (isTight) lowest = Math.max(lowest, 16);
      const stop = row.endMark === "!" ? (kind === "work" ? marbles.stopped(end, below) : marbles.cross(end, below)) : "";
      return tag("g", {},
        path(kind, `M${start} ${y}H${end}`) + path(kind === "bold-line" ? "comes" : "begins", `M${start} ${y - begin}V${y + begin}`)
        + (row.caption ? marbles.rect("ground", start, top + 1, row.caption.length * 6.2 + 4, 15, 0) + text("starter", start + 2, top + 12, row.caption) : "") + marks.join("") + stop);
    });
    const named = name ? text(kind === "line" ? "label" : "label who", 4, y + 5, name, size) : "";
    return { feeds, content: named + content.join(""), tall: up + 16 + (lowest > 0 ? 14 : 0) };
  }

  // Ada and Ben: what each gets, and where they come and leave, which a hand can drag; only some `knobs`, if the
  // options say so. Above it stands what they should get, if it is `wanted` of them.
  function listeners(state, options) {
    const { lastTick, knobs, wanted } = options;
    const frame = frameOf(options);
    const { x, margin, grid, size } = frame;
    const people = options.people.map((person) => ({ ...person, caption: "" }));
    let [height, ways] = [0, ""];
    const parts = ["Ada", "Ben"].map((who) => {
      const handle = who.toLowerCase();
      const { comes, leaves } = state[handle];
      const person = people.find(({ name }) => name === who);
      if (wanted && !person && wanted[handle].length === 0) return "";
      const wish = wanted ? wishes(wanted[handle], person, height, frame) : { content: "", tall: 0 };
      height += wish.tall;
      const nobody = text("label who", 4, height + 20, who, size)
        + text("none", margin, height + 20, comes > lastTick ? "does not come" : "", 12.5);
      const { feeds = "", content, tall } = person
        ? drawLine([person], height, frame, { kind: "bold-line", name: who, stub: wanted ? 10 : 0 }, people.slice(0, people.indexOf(person)))
        : { content: nobody, tall: 31 };
      const y = height + tall + 4;
      const missed = wanted || !person ? [] : person.missed.map(({ mark, tick, sender }) => marbles.missed(mark, x(tick), y - 20, 9, sender));
      const isKnob = (name) => !knobs || knobs.includes(name);
      const knob = (name, at, letter) => (isKnob(name) ? marbles.knob(name, x(Math.min(at, lastTick + 0.2)), y, 10, letter) : "");
      const handles = (comes > lastTick ? "" : knob(`${handle}-leaves`, leaves ?? lastTick + 1, "×")) + knob(handle, comes, who[0]);
      height += tall + (handles ? 22 : 6);
      ways += feeds;
      return missed.join("") + wish.content + content + (handles ? path("rail", `M${x(0)} ${y}H${x(lastTick)}`) : "") + handles;
    });
    const numbers = grid.map((tick) => text("tick", x(tick), height + 14, tick));
    const told = people.map(({ name, marks }) => `${name} gets ${words.timed(marks)}.`);
    const asked = Object.entries(wanted || {}).filter(([, marks]) => marks.length > 0)
      .map(([name, marks]) => `${words.capital(name)} should get ${words.timed(marks)}.`);
    return picture("people", height + 20, ways + parts.join("") + numbers.join(""), { ...options, label: [...asked, ...told].join(" ") });
  }

  // What somebody should get: a sign for each mark, which is closed when they do get it.
  function wishes(marks, person, top, { x, edge, radius, size }) {
    const level = levels(marks.at(-1), x, radius);
    const moments = byTick(marks.map((one) => ({ ...one, colour: person?.marks[one.got]?.colour ?? one.mark })));
    const y = top + (moments.some(isBoxed) ? 42 : 22);
    const wrap = (sign, { got }) => tag("g", { class: got === null ? "wish" : "wish got" }, sign);
    const signsOf = moments.map((here) => marksOfTick(here, x(here[0].tick), y, { radius, edge, level, wrap }));
    const lowest = Math.max(0, ...signsOf.map(({ down }) => down));
    return { content: text("none", 4, y + 4, "should get", size - 1) + signsOf.map(({ picture }) => picture).join(""), tall: y - top + 18 + lowest };
  }

  // Finds room for values that would hide each other, or the ending that comes last: on the line, else below it, else
  // above it. Returns a function from the left and the right edge of a sign to how far it moves down. Its `end` says
  // how far the line is taken.
  function levels(last, x, radius) {
    const ends = new Map([[0, -Infinity], [16, -Infinity], [-16, -Infinity]]);
    const hasEnding = last !== undefined && isEnding(last.mark);
    const [ending, half] = hasEnding ? [x(last.tick), last.mark === "|" ? -1 : radius] : [Infinity, 0];
    const level = (left, right) => {
      const hidesEnding = (left + right) / 2 < ending && right > ending - half;
      const down = [...ends.keys()].find((free) => ends.get(free) <= left + 1 && !(free === 0 && hidesEnding)) || 0;
      ends.set(down, right);
      return down;
    };
    level.end = () => ends.get(0);
    return level;
  }

  // How many values a box has room for, and how many signs of a value are shown.
  const [most, longest] = [12, 16];

  // Whether values of one tick stand in a box: several, or one that is long.
  function isBoxed(marks) {
    const values = marks.filter(({ mark }) => !isEnding(mark));
    return values.length > 1 || values.some(({ mark }) => mark.length > 5);
  }

  // An ending at its tick. Where a value stands there too, it is larger and behind that.
  function ending(mark, x, y, radius, isWithValue) { return marbles.ending(mark, x, y, isWithValue ? radius + 5 : radius); }

  // One value stands on the line or `down` from it, several in a box above it. `wrap` may put the sign of a mark into
  // something else.
  function marksOfTick(marks, x, y, { radius, edge, level, wrap = (sign, _mark) => sign }) {
    const values = marks.filter(({ mark }) => !isEnding(mark));
    const last = marks.find(({ mark }) => isEnding(mark));
    const end = last ? wrap(ending(last.mark, x, y, radius, values.length === 1 && !isBoxed(marks)), last) : "";
    const texts = values.map(({ mark }) => (mark.length > longest ? `${mark.slice(0, longest - 1)}…` : mark));
    if (isBoxed(marks)) {
      const some = values.length > most ? [...texts.slice(0, most - 1), "…"] : texts;
      return { down: 0, picture: marbles.group(some, x, y, { edge, likes: values.map(({ colour }) => colour), wrap: (sign, place) => wrap(sign, values[place]) }) + end };
    }
    if (values.length === 0) return { down: 0, picture: end };
    const half = marbles.breadth(texts[0], radius) / 2;
    const down = level(x - half, x + half);
    return { down, picture: end + wrap(marbles.value(texts[0], x, y + down, radius, values[0].colour), values[0]) };
  }

  return { plan, atOnce, played, listeners };
})();
