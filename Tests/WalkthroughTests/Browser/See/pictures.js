// Reads pictures: by where things stand on the screen, and what stands beside them.
(() => {
  const { all, one, text, box, place, rgb, ground, contrast, isHollow, seen, nearest, told } = see;

  /** Turns places into ticks by the axis: by its numbers, or without them by its lines. */
  const axisOf = (picture, apart) => {
    const lines = all("path.grid", picture).map((line) => place(line).x).sort((a, b) => a - b);
    const numbers = seen("text.tick:not(.first)", picture).map((number) => [place(number).x, Number(number.textContent)]);
    const points = numbers.length > 1 ? numbers : lines.map((x, index) => [x, index * apart]);
    const [first, last] = [points[0], points[points.length - 1]];
    const tick = (x) => first[1] + (x - first[0]) * (last[1] - first[1]) / (last[0] - first[0]);
    const isRight = points.every(([x, number]) => Math.abs(tick(x) - number) < 0.1)
      && lines.every((x, index) => Math.abs(tick(x) - index * apart) < 0.1);
    return { tick, faults: isRight ? [] : ["the axis is not even"] };
  };

  /** All signs of a picture that stand for something that was sent or stopped. */
  const marksOf = (picture) => {
    const isAlone = (sign) => !sign.closest(".at-once") && !sign.closest(".knob");
    const letterIn = (disc) => {
      const { x, y, half } = place(disc);
      const behind = isHollow(disc) ? ground(disc.closest("svg").parentElement) : rgb(getComputedStyle(disc).fill);
      const found = all("text", disc.parentElement).find((letter) => Math.hypot(place(letter).x - x, place(letter).y - y) < half * 0.5 + 2
        && contrast(rgb(getComputedStyle(letter).fill), behind) > 1.4);
      return found ? found.textContent : "?";
    };
    const discs = (selector, before) => seen(selector, picture).filter(isAlone).map((disc) =>
      ({ ...place(disc), mark: before + (isHollow(disc) && !before ? `(${letterIn(disc)})` : letterIn(disc)) }));
    const signs = (selector, mark) => seen(selector, picture).filter(isAlone).map((sign) => ({ ...place(sign), mark }));
    return [
      ...discs(".value > circle, .value > rect", ""), ...discs(".missed > circle", "missed "),
      ...signs("path.completed", "|"), ...signs("path.failed", "#"), ...signs("path.leaves", "!"), ...signs("rect.stopped", "!"),
    ];
  };

  /** What came at once: the values in a box, and the place on a row at which it points. */
  const groupsOf = (picture) => seen(".at-once > rect", picture).map((frame) => {
    const group = frame.parentElement;
    const signs = (selector, mark) => seen(selector, group).map((sign) => ({ x: place(sign).x, mark: mark || sign.parentElement.textContent }));
    const inside = [...signs(".value > circle, .value > rect"), ...signs("path.completed", "|"), ...signs("path.failed", "#")]
      .sort((a, b) => a.x - b.x).map(({ mark }) => mark).join("");
    const pointer = group.querySelector(":scope > path");
    const low = box(pointer);
    return { x: place(pointer).x, y: low[1] + low[3], inside };
  });

  /** The rows of a picture, from top to bottom: each line with the name that stands beside it. */
  const rowsOf = (picture, lines) => {
    const names = seen("text.label", picture).map((name) => ({ ...place(name), name: name.textContent }));
    const rows = [];
    for (const line of seen(lines, picture).map(place)) {
      const known = rows.find((row) => Math.abs(row.y - line.y) < 3);
      if (known) Object.assign(known, { right: Math.max(known.right, line.right), left: Math.min(known.left, line.left), ends: [...known.ends, line.right] });
      else rows.push({ ...line, ends: [line.right], name: (names.find((name) => Math.abs(name.y - line.y) < 9 && name.left < line.left) || { name: "?" }).name });
    }
    return rows.sort((a, b) => a.y - b.y);
  };

  /** All that is seen of one kind, in words: rows, ways, and what a hand can take. */
  const lanes = (picture) => {
    const { tick, faults } = axisOf(picture, 4);
    const rows = rowsOf(picture, "path.work, path.line");
    const marks = marksOf(picture);
    const groups = groupsOf(picture);
    const rowAt = (y) => nearest(rows, (row) => Math.abs(row.y - y));
    const isEnd = ({ mark }) => "|#!".includes(mark);
    const lines = rows.map((row) => {
      const own = marks.filter(({ y }) => rowAt(y) === row).sort((a, b) => tick(a.x) - tick(b.x) + 0.01 * (isEnd(a) - isEnd(b)));
      const atOnce = groups.filter(({ y }) => rowAt(y) === row).map(({ x, inside }) => `at once ${inside}@${told(tick(x))}`);
      const end = (x) => (tick(x) > ColdAndHot.film.lastTick + 0.15 ? "on" : told(tick(x)));
      return [`${row.name} from ${told(tick(row.left))} to ${end(row.right)}, solid to ${end(Math.min(...row.ends))}`,
        ...own.map(({ mark, x }) => `${mark}@${told(tick(x))}`), ...atOnce].join(" ");
    });
    // A way ends beside the disc, and so does the way of an ending, which is a line.
    const room = 1.8 * Math.max(...marks.map(({ half }) => half));
    const touching = (point) => nearest(marks.filter(({ x, y }) => Math.hypot(x - point.x, y - point.y) < room), ({ x, y }) => Math.hypot(x - point.x, y - point.y));
    const feeds = seen("path.feed", picture).map((way) => {
      const [from, to] = [0, way.getTotalLength()].map((length) => way.getPointAtLength(length).matrixTransform(way.getScreenCTM())).map(touching);
      const name = (mark) => (mark ? rowAt(mark.y).name : "?");
      return `${name(from)} to ${name(to)} ${to ? to.mark.replace(/[()]/g, "") : "?"}@${to ? told(tick(to.x)) : "?"}`;
    });
    const knobs = seen(".knob .handle", picture).map((handle) => {
      const letter = all("text", handle.parentElement).map((part) => part.textContent).join("");
      return `knob ${letter || "now"}@${told(tick(place(handle).x))}`;
    });
    const starters = seen("text.starter", picture).filter((part) => part.textContent)
      .map((part) => `${rowAt(place(part).y + 14).name}: ${part.textContent}`);
    return [...faults, ...lines, ...feeds.sort(), ...knobs.sort(), ...starters.sort()];
  };

  /** What one listener gets in a row of its own, by the axis of the picture of its card. */
  const row = (picture) => {
    const { tick } = axisOf(picture.closest(".card").querySelector(".lanes-picture"), 4);
    const sign = (mark) => `${mark.mark}@${told(tick(mark.x))}`;
    const atOnce = groupsOf(picture).map(({ x, inside }) => `at once ${inside}@${told(tick(x))}`);
    const [line] = rowsOf(picture, "path.line");
    return [`${line.name} from ${told(tick(line.left))}`, ...marksOf(picture).map(sign), ...atOnce].join(" ");
  };

  /** What the machine says: each box with what stands in it, and who is wired. */
  const machine = (picture, counters) => {
    const boxes = seen(".box > rect:first-child", picture).map((frame) => {
      const [left, top, width, height] = box(frame);
      const inside = all("text", picture).map((part) => ({ part, ...place(part) }))
        .filter(({ x, y }) => x > left && x < left + width && y > top && y < top + height)
        .sort((a, b) => a.y - b.y).map(({ part }) => part.textContent);
      return { inside, left, top, width, height };
    });
    const at = ({ x, y }) => boxes.find(({ left, top, width, height }) => x > left - 4 && x < left + width + 4 && y > top - 4 && y < top + height + 4);
    const wires = seen("path.wire.on", picture).map((wire) =>
      [0, wire.getTotalLength()].map((length) => at(wire.getPointAtLength(length).matrixTransform(wire.getScreenCTM())))
        .map((end) => (end ? end.inside[0] : "?")).join(" to "));
    return [...boxes.map(({ inside }) => inside.join(", ")).sort(), ...wires.sort(), ...all("div", counters).map(text)];
  };

  /**
   * A chain of the workbench, by the axis of each of its pictures: the runs of each source, what stands after each
   * operator but the last, then each listener. Of a tick, several values are one, and an ending comes last.
   */
  const workbench = (part = one(".chain")) => all("svg.runs, svg.after, svg.people", part).flatMap((picture) => {
    const { tick, faults } = axisOf(picture, 5);
    const marks = [...marksOf(picture), ...groupsOf(picture).map(({ inside, ...at }) => ({ ...at, mark: inside }))];
    const isEnd = ({ mark }) => "|#!".includes(mark);
    const say = (some) => some.map((mark) => ({ ...mark, tick: told(tick(mark.x)) }))
      .sort((a, b) => a.tick - b.tick || isEnd(a) - isEnd(b) || (a.mark < b.mark ? -1 : 1)).map(({ mark, tick }) => `${mark}@${tick}`).join(" ");
    if (!picture.matches(".people")) return [...faults, say(marks)];
    const rows = rowsOf(picture, "path.bold-line");
    return [...faults, ...rows.map((row) => `${row.name}: ${say(marks.filter(({ y }) => nearest(rows, (other) => Math.abs(other.y - y)) === row))}`)];
  });

  /** What the workbench draws at an address, wide enough that nothing moves aside. @param {string} hash */
  const drawnWorkbench = (hash) => {
    const { workbenchView: { render }, workbenchState: { fromAddress }, address: { read } } = ColdAndHot;
    const room = document.createElement("div");
    room.className = "panel";
    room.innerHTML = render(fromAddress(read(hash).values).state, { width: 5000, typed: null })["workbench-chains"];
    document.body.append(room);
    const found = workbench(room.querySelector(".chain"));
    room.remove();
    return found;
  };

  /** The chart of a lesson, which has no numbers: each row with its marks and their columns. */
  const chart = () => {
    const picture = one("#chart .chart-picture");
    if (!picture) return [];
    const from = box(picture)[0] + Number(picture.dataset.left);
    const names = seen("text.label", one("#chart .chart-names")).map((name) => ({ ...place(name), name: name.textContent })).sort((a, b) => a.y - b.y);
    const marks = marksOf(picture).map((mark) => ({ ...mark, column: told((mark.x - from) / Number(picture.dataset.perTick)) }));
    return names.map(({ name, y }) => [name, ...marks.filter((mark) => Math.abs(mark.y - y) < 9)
      .sort((a, b) => a.column - b.column).map(({ mark, column }) => `${mark}@${column}`)].join(" "));
  };

  Object.assign(see, {
    axisOf, marksOf, groupsOf, rowsOf, lanes, row, machine, workbench, drawnWorkbench, chart,
  });
})();
