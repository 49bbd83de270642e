// Reads the page as eyes do: by where things stand on the screen, and what stands beside them.
(() => {
  const all = (selector, part = document) => [...part.querySelectorAll(selector)];
  const one = (selector, part = document) => part.querySelector(selector);

  /** What can be read in a part of the page; what only a screen reader finds is left out. */
  const text = (part) => {
    const found = typeof part === "string" ? one(part) : part;
    if (!found) return "";
    const read = (node) => {
      if (node.nodeType === 3) return node.textContent;
      if (node.nodeType !== 1 || node.matches(".unseen, script, svg") || !node.checkVisibility({ visibilityProperty: true })) return "";
      const inside = [...node.childNodes].map(read).join("");
      return getComputedStyle(node).display === "inline" ? inside : ` ${inside} `;
    };
    return read(found).replace(/\s+/g, " ").trim();
  };
  const texts = (selector) => all(selector).filter((part) => part.checkVisibility()).map(text);

  const box = (part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height];
  };

  /** Where a sign stands on the screen; its stroke does not count. */
  const place = (sign) => {
    const { x, y, width, height } = sign.getBBox();
    const [a, b] = [[x, y], [x + width, y + height]].map(([right, down]) => new DOMPoint(right, down).matrixTransform(sign.getScreenCTM()));
    return { left: a.x, right: b.x, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, half: (b.x - a.x) / 2 };
  };

  const rgb = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);

  /** The colour of the ground on which a part stands. */
  const ground = (part) => {
    for (let at = part; at; at = at.parentElement) {
      const [r, g, b, alpha = 1] = rgb(getComputedStyle(at).backgroundColor);
      if (b !== undefined && alpha > 0.99) return [r, g, b];
    }
    return [255, 255, 255];
  };

  /** How far two colours are apart, as WCAG reckons. */
  const contrast = (one, other) => {
    const light = (colour) => colour.slice(0, 3).map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };

  /** The colours in which a sign is drawn, without those that nobody sees. */
  const colours = (sign) => {
    const style = getComputedStyle(sign);
    return [style.stroke, style.fill].filter((colour) => colour !== "none").map(rgb)
      .filter((colour) => colour.length > 2 && (colour[3] ?? 1) > 0.5);
  };

  const isSeen = (sign) => {
    if (!sign.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const behind = ground(sign.closest("svg").parentElement);
    return colours(sign).some((colour) => contrast(colour, behind) > 1.4);
  };

  /** Whether a disc lets its ground be seen: what it shows is still to come. */
  const isHollow = (disc) => {
    const fill = rgb(getComputedStyle(disc).fill);
    return contrast(fill, ground(disc.closest("svg").parentElement)) < 1.1;
  };

  const seen = (selector, part) => all(selector, part).filter(isSeen);

  const nearest = (all, distance) => all.reduce((best, one) => (best && distance(best) <= distance(one) ? best : one), null);

  /** A tick as it is told: off by less than a seventh, it counts as right. */
  const told = (tick) => (Math.abs(tick - Math.round(tick)) < 0.15 ? Math.round(tick) : tick.toFixed(1));

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
    const tickOf = (mark) => (isEnd(mark) ? Math.floor(tick(mark.x) + 0.2) : told(tick(mark.x)));
    const say = (some) => some.map((mark) => ({ ...mark, tick: tickOf(mark) }))
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
    room.innerHTML = render(fromAddress(read(hash).values).state, { width: 5000, wrong: null })["workbench-chains"];
    document.body.append(room);
    const found = workbench(room.querySelector(".chain"));
    room.remove();
    return found;
  };

  /** How many pixels on the screen a tick of a picture has, and where a tick is in it. */
  const zoom = (selector) => {
    const picture = one(selector).closest("svg[data-left]");
    return [picture, box(picture)[2] / picture.getAttribute("width")];
  };
  const perTick = (selector) => { const [picture, scale] = zoom(selector); return picture.dataset.perTick * scale; };
  const left = (selector, tick) => { const [picture, scale] = zoom(selector); return (Number(picture.dataset.left) + tick * picture.dataset.perTick) * scale; };

  /** The address once it has been written with some text in it, or after as long as that may take. */
  const address = async (part) => {
    const last = Date.now() + 6000;
    const now = () => decodeURIComponent(location.hash);
    for (await settle(), rest(); !now().includes(part) && Date.now() < last;) await settle();
    return now();
  };

  /** Types a text in the place of what stands in a field, or moves a slider. */
  const type = (selector, value) => {
    const field = one(selector);
    field.focus();
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return settle();
  };

  /** Chooses from a list by what stands there. */
  const choose = (selector, words) => {
    const list = one(selector);
    list.value = [...list.options].find((option) => option.textContent === words).value;
    for (const event of ["input", "change"]) list.dispatchEvent(new Event(event, { bubbles: true }));
    return settle();
  };

  /** How much is told that a guess is to find out. */
  const revealed = () => all("#lanes .value, #machine svg, #questions td, #story li").length;

  /** Whether keys reach things in the order in which they stand. */
  const goesDown = () => { const all = tops(); return all.length > 5 && all.every((top, index) => index === 0 || all[index - 1] <= top + 12); };

  /** Counts from now on what is built anew in a part of the page. */
  const countBuilt = (id) => {
    window.built = 0;
    new MutationObserver((changes) => { window.built += changes.length; }).observe(document.getElementById(id), { childList: true, subtree: true });
  };

  /** Keeps the title that the page has when it adds to the history. */
  const titleBefore = () => {
    const push = history.pushState;
    history.pushState = (...all) => { window.before = document.title; push.apply(history, all); };
  };

  /** A clipboard that says what was copied, and may refuse. */
  const clipboard = () => Object.defineProperty(navigator, "clipboard", { value: { async writeText(text) {
    if (window.refuses) throw new Error();
    window.copied = text;
  } } }) && null;

  // What should be seen of a play, as the functions above tell what is.

  const isValue = ({ mark }) => !"|#".includes(mark);

  /** The picture of a kind, from a play of the native core; what is later than `now` is hollow. */
  const lanesOf = ({ rows }, kind, now = Infinity, knobs = ["A", "B"], tells = true) => {
    const names = ["Ada", "Ben"];
    const people = names.map((_, of) => rows.find((row) => row.kind === "listener" && row.place === of));
    const runs = rows.filter((row) => row.kind === "run");
    // Each listener stands under the run that feeds it.
    const fed = people.find((person) => person.run !== null);
    const top = fed ? runs.find(({ number }) => number === fed.run) : runs[0];
    const say = (row) => {
      const atOnce = row.marks.filter(({ isAtOnce }) => isAtOnce).map(({ mark }) => mark).join("");
      const end = row.endMark === "" ? Infinity : row.endTick;
      const [to, solid] = [end, Math.max(row.startTick, Math.min(now, end))].map((tick) => (tick === Infinity ? "on" : tick));
      return [`${row.kind === "run" ? `run ${row.number}` : names[row.place]} from ${row.startTick} to ${to}, solid to ${solid}`,
        ...(row.missed || []).map(({ tick, mark }) => `missed ${mark}@${tick}`),
        ...row.marks.filter(({ isAtOnce }) => !isAtOnce).map(({ tick, mark }) => `${tick > now && !"|#".includes(mark) ? `(${mark})` : mark}@${tick}`),
        ...(row.endMark === "!" ? [`!@${end}`] : []), ...(atOnce ? [`at once ${atOnce}@${row.startTick}`] : [])].join(" ");
    };
    const ways = people.flatMap((person) => person.marks.filter(({ tick, cause }) => cause !== null && tick > person.startTick)
      .map(({ tick, mark }) => `run ${person.run} to ${person.name} ${mark}@${tick}`));
    const handles = people.map(({ name, startTick }) => `knob ${name[0]}@${startTick}`).filter((knob) => knobs.includes(knob[5]));
    const others = { multicast: "connect()", property: "its writer", "started-eagerly": "its maker" };
    return [top, people[0], ...runs.filter((run) => run !== top), people[1]].map(say).concat(ways.sort(),
      [...handles, ...(now === Infinity ? [] : [`knob now@${now}`])].sort(),
      tells ? runs.map(({ number, startedBy }) => `run ${number}: ${startedBy || others[kind] || "the station"} starts it`) : []);
  };

  /** A chain of the workbench, from a play of the native core; null if some of it has no room. */
  const workbenchOf = ({ rows, bound }, shown, links) => {
    if (!rows) return null;
    const of = (kind, place) => rows.filter((row) => row.kind === kind && row.place === place);
    const values = (row) => Object.entries(Object.groupBy(row.marks.filter(isValue), ({ tick }) => tick));
    const pictures = [...Array.from({ length: shown }, (_, place) => of("run", place)), ...Array.from({ length: Math.max(0, links - 1) }, (_, place) => of("stage", place))];
    if (bound || pictures.some((some) => some.length > 4) || rows.some((row) => row.marks.some(({ mark }) => mark.length > 16)
      || values(row).some(([, marks]) => marks.length > 12))) return null;
    const say = (some) => some.flatMap((row) => [
      ...values(row).map(([tick, marks]) => [Number(tick), marks.map(({ mark }) => mark).join("")]),
      ...(row.missed || []).map(({ tick, mark }) => [tick, `missed ${mark}`]), ...(row.endMark === "" ? [] : [[row.endTick, row.endMark]]),
    ]).sort((a, b) => a[0] - b[0] || "|#!".includes(a[1]) - "|#!".includes(b[1]) || (a[1] < b[1] ? -1 : 1)).map(([tick, mark]) => `${mark}@${tick}`).join(" ");
    return [...pictures.map(say), ...["Ada", "Ben"].map((name, place) => `${name}: ${say(of("listener", place))}`)];
  };

  /** Which of some states of a view are not drawn as the native core plays them: [address, its play, …]. */
  const misdrawn = async (states, look) => {
    const wrong = [];
    let count = 0;
    for (const [address, play, ...more] of states) {
      const [expected, found] = await look(address, JSON.parse(play), ...more);
      if (expected) count += 1;
      if (expected && JSON.stringify(expected) !== JSON.stringify(found)) wrong.push(`${address}\n${expected.join("\n")}\n-- is drawn as\n${found.join("\n")}`);
    }
    return count < states.length / 4 ? ["hardly anything was compared"] : wrong;
  };
  const misdrawnKinds = (states) => misdrawn(states, async (address, play, kind, tick) => {
    await go(address);
    return [lanesOf(play, kind, tick), lanes(one("#lanes svg"))];
  });
  const misdrawnCards = (states) => misdrawn(states, async (card, play, kind, tick) => {
    const found = lanes(one(`${card} svg`));
    const expected = tick === null ? lanesOf(play, kind, Infinity, ["B"]) : lanesOf(play, kind, tick, ["A", "B"], false);
    return [expected, found.slice(0, expected.length)];
  });
  const misdrawnChains = (states) => misdrawn(states, async (request, play) => {
    const state = workbenchState(request);
    if (state === null) return [null, null];
    // An address holds the whole state.
    const hash = ColdAndHot.workbenchState.toAddress(state);
    return [workbenchOf(play, 1 + Math.max(0, ...state.chain.map(({ other = 0 }) => other)), state.chain.length), drawnWorkbench(hash)];
  });

  /** The state of the workbench that makes a request of the core; null if its rows cannot be typed. */
  const workbenchState = (request) => {
    const { notation: { textOf }, workbenchState: { start, operator, sources } } = ColdAndHot;
    const state = { ...start, chain: [], beside: [] };
    const places = [...sources];
    for (const [what, ...words] of request.split("\n").map((line) => line.split(" "))) {
      if (what === "source") {
        const marks = words.slice(2).map((word) => word.split(":")).map(([tick, mark]) => ({ mark, tick: Number(tick) }));
        if (textOf(marks) === null) return null;
        state[places.shift()] = { start: words[1], marks };
      } else if (what === "operator") {
        const { argument, other } = operator(words[0]);
        const amount = argument === null || argument.kind === "value" ? words[1] : Number(words[1]);
        state.chain.push({ name: words[0], ...(argument ? { amount } : {}), ...(other ? { other: Number(words[2]) } : {}) });
      } else if (what === "listener") {
        const [comes, leaves] = words.slice(1).map((word) => (word === "-" ? null : Number(word)));
        if (leaves !== null && leaves <= comes) return null;
        state[words[0].toLowerCase()] = { comes, leaves: leaves > 30 ? null : leaves };
      }
    }
    return state;
  };

  // What acts.txt and the rules ask for.

  /** The rows that can be chosen in the opening. */
  const offers = () => {
    const scenes = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => `${from + place}@${10 + place * 4}`).join(" ");
    return [`from the start from 8 ${scenes(1, 8)}`, `from now on from 8 ${scenes(3, 9)}`, `1, 2 at once from 8 ${scenes(3, 9)} at once 12@8`];
  };

  /** Addresses for what is not there: those of which the page does not say so, shortly, and show one view. */
  const unsaid = async () => {
    const long = "x".repeat(5000);
    const wrong = {
      "#cold-or-hot?kind=replayLazily": "replayLazily", "#cold-or-hot?kind=constructor": "constructor", "#cold-or-hot?kind=__proto__": "__proto__",
      "#cold-or-hot?__proto__=1": "__proto__", "#cold-or-hot?ben=14": "14", "#cold-or-hot?ben=999": "999", "#cold-or-hot?tick=999": "999",
      "#cold-or-hot?tick=Infinity": "Infinity", "#cold-or-hot?leaves=eve": "eve", "#cold-or-hot?kind=property&ending=fails": "fails",
      "#cold-or-hot?guess=no": "no", "#cold-or-hot?kind=null": "null", "#cold-or-hot?colour=red": "colour", "#opening?ben=3": "3", "#workbench?chain=zap": "zap",
      "#workbench?chain=toString": "toString", "#workbench?chain=map,999": "999", "#workbench?first=1(2": "1(2", "#workbench?first=loud:1": "loud:1",
      "#workbench?ben=9-3": "9-3", "#workbench?first=1|2": "1|2", "#lesson-99": "99", "#lesson-01/999": "999", "#lesson-07/2.5": "2.5",
      "#lesson-07/x": "x", "#quiz-99": "99", "#quiz-07/99": "99", "#nowhere": "nowhere", "#__proto__": "__proto__", "#constructor": "constructor",
      "#puzzle?name=constructor": "constructor", "#puzzle?made=nope": "no puzzle", "#puzzle?name=six-at-once&chain=map,9": "map,9",
      "#puzzle?name=six-at-once&chain=zap": "zap", "#puzzle?name=six-at-once&first=hot:--1---2---3---4---|": "hot:", "#puzzle?name=six-at-once&ben=0": "0",
      "#puzzle?name=the-second-half&ben=8-9": "8-9", "#puzzle?name=the-same-again&first=--1---3": "--1---3", [`#puzzle?made=${long}`]: "no puzzle",
      "#%": "%", "#%E0%A4%A": "%E0%A4%A", [`#${long}`]: "xxx", [`#cold-or-hot?kind=${long}`]: "xxx", [`#workbench?chain=${long}`]: "xxx",
    };
    const poor = [];
    for (const [hash, word] of Object.entries(wrong)) {
      await go(hash);
      const says = text("#address-says");
      if (!says.includes(word) || says.length > 250 || all(".view:not([hidden])").length !== 1) poor.push(`${hash.slice(0, 60)}: ${says}`);
    }
    for (const hash of ["#", "#opening", "#opening?ben=0", "#cold-or-hot", "#cold-or-hot?kinds=eight", "#puzzle", "#puzzle?name=six-at-once&chain=map,4",
      "#cold-or-hot?kind=share&ada=0&ben=8&ending=fails&leaves=ada,ben&tick=41&guess=yes", "#workbench?chain=catch%28justReturn%3A%29,2", "#lessons", "#quiz"]) {
      await go(hash);
      if (text("#address-says") !== "") poor.push(`${hash}: ${text("#address-says")}`);
    }
    return poor;
  };

  /** Signs that the page has believed what was stored, though it could not have written it; forgets it. */
  const trusted = () => {
    localStorage.clear();
    const links = all("#nav a").map((link) => link.getAttribute("href")).join();
    return [
      ...(links === "#opening,#cold-or-hot,#puzzle,#workbench,#lessons,#quiz-01/1" ? [] : [links]),
      ...(texts("#quiz-form label").length > 3 ? [] : ["no question"]), ...(text("#quiz-score") === "" ? [] : [text("#quiz-score")]),
    ];
  };

  /** Which of the large scripts are here. */
  const loaded = () => all("script:not([data-views])").map((part) => part.getAttribute("src")).filter((name) => /^(workbench-view|lessons|quiz)\.js$/.test(name)).join();

  /** Answers the question of the quiz that is asked: rightly, wrongly, or that one does not know. */
  const answer = async (isRight) => {
    const [, number, place] = location.hash.match(/quiz-(\d+)\/(\d+)/);
    const { options, prints } = ColdAndHot.quizView.quiz(number).questions[place - 1];
    const right = options.findIndex((option) => option.prints === prints);
    const chosen = isRight === null ? -1 : isRight ? right : (right + 1) % options.length;
    await click(`#quiz-form input[value="${chosen}"]`);
    await click("#quiz-form button");
  };

  /** Answers all questions of a quiz that are left. */
  const answerAll = async () => {
    for (let round = 0; round < 20 && !one("#quiz-reply .end"); round += 1) {
      await answer(true);
      if (one("#quiz-on").checkVisibility()) await click("#quiz-on");
    }
  };

  /** Makes a guess, and says what of the reply is not to be seen. */
  const hiddenReply = async () => {
    for (const part of ['input[name=runs][value="1"]', "input[name=got]"]) await click(`#guess-form ${part}`);
    one("#guess-form button").scrollIntoView({ block: "nearest" });
    await click("#guess-form button");
    return hidden("#lanes .run .label", "#lanes .listener .label", "#guess-reply .verdict", "#guess-reply p:nth-of-type(2)", "#guess-reply p:nth-of-type(3)");
  };

  /** How long it takes to play and draw one move of a hand, in milliseconds: of forty, one of the fastest, since others use the machine. */
  const costOfMoves = () => {
    const { workbenchView: { render }, workbenchState: { fromAddress }, address: { read } } = ColdAndHot;
    const { state } = fromAddress(read(location.hash).values);
    const times = Array.from({ length: 40 }, (_, tick) => {
      const before = performance.now();
      render({ ...state, ben: { comes: tick % 20, leaves: null } }, { width: 1200, wrong: null });
      return performance.now() - before;
    });
    return times.sort((a, b) => a - b)[4];
  };

  /** What does not fit when text is twice as large; pictures grow along where there is room. */
  const faultsWhenLarge = async () => {
    const size = () => { const label = one("#lanes .label"); return label?.checkVisibility() ? box(label)[3] : 0; };
    const before = size();
    document.documentElement.style.fontSize = "32px";
    await settle();
    const found = [...wide(), ...overlaps(), ...(innerWidth > 600 && size() < before * 1.25 ? ["small pictures"] : [])];
    document.documentElement.style.fontSize = "";
    await settle();
    return found;
  };

  /** What moves while both guesses are made, and Ben goes from place to place, or is not on the screen. */
  const moved = async () => {
    const places = () => { scrollTo(0, 0); return all(".card, #nav, .card .lanes-picture").flatMap(box).map(Math.round).join(); };
    const first = places();
    const faults = outside("#opening-title", "#guess-cold-0", "#guess-cold-2");
    const look = (when) => { if (places() !== first) faults.push(when); };
    await click("#guess-cold-1");
    look("after one guess");
    await click("#guess-hot-0");
    faults.push(...outside("#opening-title", "#opening-task .next"));
    for (let round = 0; round < 8; round += 1) {
      look(`at place ${round}`);
      one("#opening-title .number").dispatchEvent(new KeyboardEvent("keydown", { key: round === 0 ? "Home" : "ArrowRight", bubbles: true }));
      await settle();
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push("wide");
    return faults.concat(all(".says p").filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.textContent));
  };

  /** Parts of a step that are below the screen, or cut. */
  const cutSteps = () => {
    const isBelow = (part) => box(part)[1] < 0 || box(part)[1] > innerHeight - 20;
    const below = location.hash.includes("03") ? all("#step-says, #source .here, #chart, #lesson-machine .box:first-of-type, #so-far .now").filter(isBelow) : [];
    const cut = location.hash.includes("01") ? all("#chart, #lesson-machine").filter((part) => part.scrollHeight > part.clientHeight) : [];
    return [...below, ...cut].map((part) => part.id || part.className);
  };

  /** Sections in which the page changes its height; on a wide screen, all of a lesson is one. */
  const jumps = async () => {
    const walk = await heights();
    const sections = Object.groupBy(walk, ([, section]) => (innerWidth > 1200 ? "all" : section));
    return Object.entries(sections).filter(([, steps]) => new Set(steps.map(([high]) => high)).size > 1).map(([section]) => section);
  };

  /** The chart of a lesson, which has no numbers: each row with its marks and their columns. */
  const chart = () => {
    const picture = one("#chart .chart-picture");
    if (!picture) return [];
    const from = box(picture)[0] + Number(picture.dataset.left);
    const rows = rowsOf(picture, "path.line");
    const names = seen("text.label", picture).map((name) => ({ ...place(name), name: name.textContent })).sort((a, b) => a.y - b.y);
    const marks = marksOf(picture).map((mark) => ({ ...mark, column: told((mark.x - from) / Number(picture.dataset.perTick)) }));
    return names.map(({ name, y }) => [name, ...marks.filter((mark) => Math.abs(mark.y - y) < 9)
      .sort((a, b) => a.column - b.column).map(({ mark, column }) => `${mark}@${column}`)].join(" "));
  };

  /** Parts of the page that are not wholly on the screen. */
  const outside = (...selectors) => selectors.filter((selector) => {
    const [left, top, width, height] = box(one(selector));
    return width === 0 || left < 0 || left + width > innerWidth + 0.5 || top < 0 || top + height > innerHeight + 0.5;
  });

  /** Parts of the page that lie over another one, which they should not. */
  const overlaps = () => {
    const parts = all("button, select, .number, #nav a, .kinds span, .endings span, input[type=range], h1, .answer, .says p")
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(".kinds, nav, .stack .player"));
    return parts.flatMap((part, index) => parts.slice(index + 1).filter((other) => {
      if (part.contains(other) || other.contains(part)) return false;
      const [a, b] = [part, other].map((each) => each.getBoundingClientRect());
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    }).map((other) => `${part.outerHTML.slice(0, 60)} over ${other.outerHTML.slice(0, 60)}`));
  };

  /** What keys reach and other things lie over, when it has the focus, on the way down and back. */
  const buried = () => {
    const parts = all('a[href], button, input, select, [tabindex="0"]')
      .filter((part) => part.checkVisibility() && !part.disabled && !part.closest(".skip"));
    document.activeElement.blur();
    return parts.concat(parts.toReversed()).filter((part) => {
      part.focus();
      const [left, top, width, height] = box(part);
      const found = document.elementFromPoint(left + Math.min(width / 2, 30), top + Math.min(height / 2, 12));
      return !found || !(part.contains(found) || found.contains(part) || found.closest("label")?.contains(part));
    }).map((part) => part.outerHTML.slice(0, 90));
  };

  /** The page, if it is wider than the screen. */
  const wide = () => [document.documentElement.scrollWidth].filter((width) => width !== innerWidth).map((width) => `${width} wide`);

  /** Targets of a hand that are smaller than 24 × 24 pixels. */
  const small = () => all("button, select, .number, [role=slider], .knob .room, input")
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
    .filter((part) => {
      const [, , width, height] = box(part.matches("input") ? part.closest("label") || part : part);
      return width < 23.9 || height < 23.9;
    }).map((part) => part.outerHTML.slice(0, 80));

  /** Texts, signs and borders that stand out too little: 4.5 for text, 3 for the others. */
  const faint = () => {
    const behind = (part) => {
      if (!(part instanceof SVGElement)) return ground(part);
      const group = part.closest(".value, .missed, .box, .knob");
      const previous = part.previousElementSibling;
      const shape = group && (previous && previous.matches(".slot") ? previous : group.querySelector(":is(circle, rect, .handle):not(.room)"));
      const fill = shape ? getComputedStyle(shape).fill : "none";
      return fill === "none" ? ground(part.closest("svg").parentElement) : rgb(fill);
    };
    const isOwn = (part) => [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const words = all("body *").filter((part) => isOwn(part) && part.checkVisibility() && box(part)[2] > 2
      && !part.matches(".unseen, script, noscript, noscript *, .skip, :disabled, :disabled *, :disabled + span"))
      .map((part) => [part, contrast(rgb(getComputedStyle(part)[part instanceof SVGElement ? "fill" : "color"]), behind(part)), 4.5]);
    const signs = all(".later :is(path, circle, rect), path.later, .knob .handle, .value > circle, path.completed, path.comes")
      .filter((sign) => box(sign)[2] + box(sign)[3] > 2 && !sign.closest(".choices, .legend"))
      .map((sign) => [sign, Math.max(0, ...colours(sign).map((colour) => contrast(colour, ground(sign.closest("svg").parentElement)))), 3]);
    const borders = all("button:not(:disabled), select, .kinds input:not(:checked) + span, .endings input:not(:checked):not(:disabled) + span")
      .filter((part) => part.checkVisibility())
      .map((part) => [part, Math.max(contrast(rgb(getComputedStyle(part).borderTopColor), ground(part.parentElement)), contrast(ground(part), ground(part.parentElement))), 3]);
    return [...words, ...signs, ...borders].filter(([, found, asked]) => found < asked)
      .map(([part, found]) => `${part.tagName}.${part.getAttribute("class")} "${part.textContent.trim().slice(0, 30)}" ${found.toFixed(2)}`);
  };

  /** Guesses that are judged wrongly, of all states that the page offers, or that get a poor reply. */
  const misjudged = () => {
    const { guess, film, reading } = ColdAndHot; const poor = [];
    for (const kind of Object.keys(reading.kinds())) for (const ending of reading.endingsOf(kind))
    for (const a of film.arrivals) for (const b of film.arrivals) for (const leaves of [false, true]) {
      const state = { kind, ending, ada: a, ben: b, leaves: leaves ? ["ada"] : [] };
      const recorded = reading.recording(state);
      const own = reading.gotBy(recorded.listeners[1], Infinity).join("");
      const options = guess.options(state);
      const note = text => poor.push(text + ": " + JSON.stringify(state));
      if (options.length < 2 || new Set(options.map(option => option.text)).size < options.length) note("options");
      let right = 0;
      for (const { got } of options) for (const count of [1, 2, 3]) {
        const { isRight, replies } = guess.judge(state, { runs: count, got });
        if (isRight) right += 1;
        // Where the film goes on, a part of it is all of it.
        const isSame = got === own || ending === "goes-on" && got !== "" && own !== "" && (got.startsWith(own) || own.startsWith(got));
        if (isRight !== (isSame && count === recorded.runs.length)) note(`${got} for ${own}`);
        if (replies.some(text => /undefined|null|NaN/.test(text) || text.length < 12)) note(replies.join(" / "));
      }
      if (right !== 1) note(`${right} right`);
    }
    return poor;
  };

  /** States whose sentence about who stops the work is not what they show, or leads to nothing. */
  const misledAboutStops = () => {
    const { words, film, reading } = ColdAndHot; const wrong = [];
    for (const [kind, { answers }] of Object.entries(reading.kinds())) for (const ending of reading.endingsOf(kind))
    for (const a of film.arrivals) for (const b of film.arrivals) for (const leaves of [[], ["ada"], ["ada", "ben"]]) {
      const state = { kind, ending, ada: a, ben: b, leaves };
      const recorded = reading.recording(state);
      const { isShown, text } = words.evidence(recorded, kind, answers).stops;
      const isByLeaving = answers.stops.includes("by leaving");
      const ends = recorded.runs.map(({ endMark }) => endMark);
      const isSeen = isByLeaving ? ends.includes("!") : ends.includes("|") || ends.includes("#");
      if (isShown !== isSeen || isByLeaving === text.includes("Leaving does not")) wrong.push(JSON.stringify(state) + text);
      // Whoever does what a sentence says sees the answer.
      if (!isByLeaving || isShown) continue;
      const doBoth = /both leave/.test(text);
      const next = {
        ...state, ending: /film go on/.test(text) ? "goes-on" : ending, leaves: [...leaves, ...(/leave/.test(text) ? ["ben"] : []), ...(doBoth ? ["ada"] : [])],
      };
      if (!words.evidence(reading.recording(next), kind, answers).stops.isShown) wrong.push("followed: " + JSON.stringify(state) + text);
    }
    return wrong;
  };

  /** Questions of quizzes that are not asked as quiz.js has them, or an answer of which gets another reply. */
  const misasked = async () => {
    const wrong = [];
    for (const quiz of ColdAndHot.quizzes) for (const [place, { code, options, prints }] of quiz.questions.entries()) {
      await go(`#quiz-${quiz.number}/${place + 1}`);
      const right = options.findIndex((option) => option.prints === prints);
      const run = `The run says ${"abcde"[right]}: ${prints}${options[right].say}`;
      const wanted = [code, ...options.map((option) => option.text), "I don't know", ...options.map(({ say, mistake }, index) =>
        (index === right ? `✓ Right.${say}` : `✗ Not quite.${say}${mistake ? `Many think so: "${mistake}".` : ""}${run}`)), run];
      const replies = [...options.keys(), -1].map((chosen) => {
        const part = document.createElement("div");
        part.innerHTML = ColdAndHot.quizView.render(quiz, place, chosen)["quiz-reply"];
        return part.textContent;
      });
      const found = [one("#quiz-code").textContent, ...all("#quiz-form .option").map((part) => part.textContent), ...replies];
      if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(`${location.hash}: ${found.find((text, index) => text !== wanted[index])}`);
    }
    return wrong;
  };

  /** Puzzles that are judged otherwise than they should: what is hidden solves them, and what is given does not. */
  const misjudgedPuzzles = async () => {
    const wrong = [];
    for (const { name } of ColdAndHot.puzzle.all) {
      await go(`#puzzle?name=${name}`);
      if (one(".replies .right")) wrong.push(`${name} is solved by what is given`);
      const { solution } = ColdAndHot.puzzle.find({ name, made: "" });
      await go(ColdAndHot.puzzle.toAddress({ ...solution, name, made: "" }));
      if (!one(".replies .right") || texts("#address-says").length > 0) wrong.push(`${name} is not solved by what is hidden`);
    }
    return wrong;
  };

  /** For each step of a lesson: how high the page is, and its section. */
  const heights = async () => {
    const range = document.getElementById("step-range");
    const found = [];
    for (let step = 1; step <= Number(range.max); step += 1) {
      range.value = step;
      range.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
      found.push([`${document.documentElement.scrollHeight}`, document.getElementById("lesson-section").value]);
    }
    return found;
  };

  /** Words that the sign of the present tick covers. */
  const covered = () =>
    all('.view:not([hidden]) .starter').filter(part => part.textContent !== '').filter(part => {
      const pointer = part.closest('svg').querySelector('.knob.now .handle').getBoundingClientRect();
      // Above its letters a text has room.
      return pointer.bottom > part.getBoundingClientRect().top + 4;
    }).map(part => part.textContent);

  /** Names of rows that are below the screen, and words of cards that are covered. */
  const cutCards = () =>
    all('#grid .listener .label, #grid dt, #grid dd').filter(part => {
      const [left, top, width, height] = box(part);
      if (part.matches('.label')) return top + height > innerHeight;
      return top + 4 < innerHeight && !part.contains(document.elementFromPoint(left + 4, top + 4));
    }).map(part => part.textContent);

  /** Crosses that hide a value. */
  const crossed = () => all("#lanes .leaves").filter((cross) => all(".value circle", cross.closest(".listener")).some((disc) => {
    const [[a, b, c, d], [e, f, g, h]] = [box(cross), box(disc)];
    return Math.hypot(a + c / 2 - e - g / 2, b + d / 2 - f - h / 2) < g / 2;
  })).map((cross) => cross.closest(".listener").textContent);

  /** Counts from now on what the page adds to the history, of which a browser keeps fifty entries. */
  const countEntries = () => {
    see.entries = 0;
    const push = history.pushState;
    history.pushState = (...all) => { see.entries += 1; push.apply(history, all); };
  };

  /** From now on a frame comes when `frames` says so, and is a twentieth of a second later. */
  const framesByHand = () => {
    const wait = requestAnimationFrame;
    const asked = new Map();
    let now = performance.now();
    let last = 0;
    window.requestAnimationFrame = work => { asked.set(last += 1, work); return last; };
    window.cancelAnimationFrame = id => asked.delete(id);
    window.frames = count => {
      for (let frame = 0; frame < count; frame += 1) {
        const works = [...asked.values()];
        asked.clear();
        now += 50;
        works.forEach(work => work(now));
      }
      return new Promise(done => wait(done));
    };
  };

  /** Parts that name and explain the present kind, and are not in sight or do not agree. */
  const unexplained = () => {
    const parts = ["#cold-or-hot-title code", "#kind-says", "#kinds input:checked + span"];
    const names = [0, 2].map((index) => text(parts[index]));
    return parts.filter((part) => {
      const [left, top, width] = box(one(part));
      return width < 20 || left < 0 || left + width > innerWidth || top < 0;
    }).concat(names[0] === names[1] ? [] : names);
  };

  /** Parts that stay where they are while the page is scrolled. */
  const sticky = () => all(".view:not([hidden]) *")
    .filter((part) => getComputedStyle(part).position === "sticky" && getComputedStyle(part).display !== "contents").map((part) => part.className || part.id);

  /** Code that goes on where the screen ends. */
  const cutCode = () => all(".view:not([hidden]) :is(pre, .source)")
    .filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent.slice(0, 40));

  /** Whether the first row of the screen lets through what goes by below it. */
  const letsThrough = () => {
    let part = document.elementFromPoint(innerWidth - 12, 30);
    while (getComputedStyle(part).backgroundColor === "rgba(0, 0, 0, 0)") part = part.parentElement;
    return box(part)[1] !== 0 || getComputedStyle(part).maskImage !== "none";
  };

  /** Parts of which the first or the last line is not to be seen, or covered. */
  const hidden = (...names) => names.filter((name) => {
    const part = one(name);
    const [left, top, , height] = box(part);
    const sees = (y) => part.contains(document.elementFromPoint(left + 8, y));
    return !part.checkVisibility() || !sees(top + 4) || !sees(top + height - 4);
  });

  /** Knobs and links that nobody could tell from others, where the system chooses the colours. */
  const plain = () => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const same = all(".knob .handle").filter((handle) => getComputedStyle(handle).fill === ground).map(() => "knob");
    const links = all("#nav a").map((link) => getComputedStyle(link).borderBottomColor);
    return same.concat(links.filter((colour) => colour === links[1]).length === 1 ? [] : ["nav"]);
  };

  /** What a hand can take in a picture, and keys do not reach in a sentence. */
  const unreachable = () => ["ada", "ben", "now", "ben-leaves"].filter((name) => one(`.view:not([hidden]) .knob[data-handle=${name}]`)
    && !one(`.view:not([hidden]) [role=slider][data-handle=${name}][tabindex="0"]`));

  /** How high up the things stand that keys reach one after the other. */
  const tops = () => all("h1 .number, #nav a, main button, main select, #copy-link")
    .filter((part) => part.checkVisibility()).map((part) => Math.round(box(part)[1]));

  /** How much the page has jumped since it was loaded, if that is much; WebKit does not say. */
  const shifted = () => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { sum += entry.value; }))
      .observe({ type: "layout-shift", buffered: true });
    frame(() => setTimeout(() => done(sum < 0.1 ? [] : [`${sum}`])));
  });

  /** How often the address is written while the tick changes three hundred times. */
  const writes = () => {
    let count = 0;
    const replace = history.replaceState;
    history.replaceState = (...all) => { count += 1; replace.apply(history, all); };
    for (let round = 0; round < 300; round += 1) {
      one("#now-is .number").dispatchEvent(new KeyboardEvent("keydown",
        { key: round % 40 < 20 ? "ArrowRight" : "ArrowLeft", bubbles: true }));
    }
    rest();
    return count;
  };

  /** Whether the page runs a script, or takes a style, that is written into it. */
  const isTaken = () => {
    const script = document.createElement("script");
    script.textContent = "window.taken = true";
    document.head.append(script);
    document.body.insertAdjacentHTML("beforeend", "<i id='styled' style='color: red'></i>");
    return window.taken === true || one("#styled").style.color !== "";
  };

  const frame = requestAnimationFrame.bind(window);

  /**
   * Waits until the page has loaded what it needs, and has drawn what it was told.
   *
   * The page draws before the next picture; what was asked for first is drawn first.
   */
  const settle = () => new Promise((done) => {
    const look = () => (one("main[aria-busy]") ? setTimeout(look, 5) : frame(() => frame(() => {
      document.getAnimations().forEach((motion) => motion.finish());
      setTimeout(done);
    })));
    setTimeout(look);
  });

  /** Lets the page write its address at once, as it does when somebody leaves it. */
  const rest = () => dispatchEvent(new Event("pagehide"));

  /** Goes to another address of the loaded page, which writes before what it has to write, as it does for a link. */
  const go = async (hash) => {
    rest();
    const before = location.hash;
    const isThere = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = hash;
    if (location.hash !== new URL(hash, location.href).hash) throw new Error(`the browser does not go to ${hash}`);
    if (location.hash !== before) await isThere;
    await settle();
  };

  /** What is found at each of some addresses. */
  const at = async (hashes, look) => {
    const found = [];
    for (const hash of hashes) {
      await go(hash);
      found.push(await look());
    }
    return found;
  };

  /** Waits until something is so, for as long as a reply may take. */
  const until = async (isSo) => {
    const last = Date.now() + 25_000;
    while (!isSo()) {
      if (Date.now() > last) throw new Error(`it does not come about: ${isSo}`);
      await settle();
    }
  };

  /** Clicks on a part of the page, wherever that is. */
  const click = async (selector) => {
    one(selector).click();
    await settle();
  };

  /** Brings a part of the page to the middle of the screen. */
  const bring = async (selector) => {
    one(selector).scrollIntoView({ block: "center" });
    await settle();
    return box(one(selector));
  };

  return {
    // To do something, and to wait for it.
    settle, go, rest, at, until, click, bring, address, type, choose, perTick, left, answer, answerAll,
    // What the page shows.
    one, all, text, texts, lanes, row, machine, workbench, chart, offers, revealed, loaded,
    // What is not drawn, asked or judged as the core plays it.
    misdrawnKinds, misdrawnCards, misdrawnChains, misjudged, misledAboutStops, misasked, misjudgedPuzzles,
    // What is not in sight, too small or too faint, or moves.
    outside, wide, overlaps, buried, small, faint, plain, sticky, letsThrough, covered, crossed, cutCards, cutCode, cutSteps,
    hiddenReply, faultsWhenLarge, moved, jumps, shifted, goesDown, unreachable, unexplained,
    // What the page does with its address, with what is stored, and with the time.
    unsaid, trusted, isTaken, titleBefore, writes, countEntries, countBuilt, clipboard, framesByHand, costOfMoves,
  };
})()
