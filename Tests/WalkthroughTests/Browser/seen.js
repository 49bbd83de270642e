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
      const end = (x) => (tick(x) > 41.15 ? "on" : told(tick(x)));
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

  /** One kind as the page shows it. */
  const kind = () => [...lanes(one("#lanes svg")), ...machine(one("#machine svg"), one("#counters"))];

  /** The same of a state that is drawn beside the page. */
  const drawn = (hash) => {
    const { explorer, address, lanes: { show } } = ColdAndHot;
    const { state } = explorer.fromAddress(address.read(hash).values);
    const parts = explorer.renderOne(state, { width: { large: 900, machine: 900 }, size: "large", hides: false });
    const room = document.createElement("div");
    room.className = "panel";
    room.innerHTML = `<div>${parts.lanes}</div><div>${parts.machine}</div><dl class="counters">${parts.counters}</dl>`;
    document.body.append(room);
    const [picture, boxes] = room.querySelectorAll("svg");
    show(picture, state.tick);
    const found = [...lanes(picture), ...machine(boxes, room.querySelector("dl"))];
    room.remove();
    return found;
  };

  /** The rows of an operator: those of the picture in a card, by its axis. */
  const operator = (card) => {
    const picture = card.querySelector("svg");
    const { tick, faults } = axisOf(picture, 5);
    const rows = rowsOf(picture, "path.line, path.bold-line");
    const rowAt = (y) => nearest(rows, (row) => Math.abs(row.y - y));
    const groups = groupsOf(picture).map(({ inside, ...at }) => ({ ...at, mark: inside }));
    // Of one tick, an ending comes last, and stands beside the value.
    const isEnd = ({ mark }) => "|#!".includes(mark);
    const tickOf = (mark) => (isEnd(mark) ? Math.floor(tick(mark.x) + 0.2) : told(tick(mark.x)));
    return [...faults, ...rows.map((row) => {
      const own = [...marksOf(picture), ...groups].filter(({ y }) => rowAt(y) === row)
        .sort((a, b) => tickOf(a) - tickOf(b) || isEnd(a) - isEnd(b));
      return [`${row.name} from ${told(tick(row.left))}`, ...own.map((mark) => `${mark.mark}@${tickOf(mark)}`)].join(" ");
    })];
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

  /** What the legend of a view says: the classes of each sign, and the words beside it. */
  const legend = (id) => all(`#${id} > span`).map((entry) => {
    const signs = seen("path, circle, rect", entry).map((sign) => sign.getAttribute("class") || sign.parentElement.getAttribute("class"));
    return `${signs.join("+")}: ${text(entry)}`;
  });

  /** Parts of the page that are not wholly on the screen. */
  const outside = (...selectors) => selectors.filter((selector) => {
    const [left, top, width, height] = box(one(selector));
    return width === 0 || left < 0 || left + width > innerWidth + 0.5 || top < 0 || top + height > innerHeight + 0.5;
  });

  /** Parts of the page that lie over another one, which they should not. */
  const overlaps = () => {
    const parts = all("button, select, .number, #nav a, .kinds span, .endings span, input[type=range], h1, .answer, .says p")
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(".kinds, nav, .stage .player"));
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
  const small = () => all("button, select, .number, [role=slider], summary, .knob .room, input")
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
      && !part.matches(".unseen, script, noscript, noscript *, .skip, :disabled, :disabled *, :disabled + span, .waits *"))
      .map((part) => [part, contrast(rgb(getComputedStyle(part)[part instanceof SVGElement ? "fill" : "color"]), behind(part)), 4.5]);
    const signs = all(".later :is(path, circle, rect), path.later, .knob .handle, .value > circle, path.completed, path.comes")
      .filter((sign) => box(sign)[2] + box(sign)[3] > 2 && !sign.closest(".waits, .choices, .legend"))
      .map((sign) => [sign, Math.max(0, ...colours(sign).map((colour) => contrast(colour, ground(sign.closest("svg").parentElement)))), 3]);
    const borders = all("button:not(:disabled), select, .kinds input:not(:checked) + span, .endings input:not(:checked):not(:disabled) + span")
      .filter((part) => part.checkVisibility())
      .map((part) => [part, Math.max(contrast(rgb(getComputedStyle(part).borderTopColor), ground(part.parentElement)), contrast(ground(part), ground(part.parentElement))), 3]);
    return [...words, ...signs, ...borders].filter(([, found, asked]) => found < asked)
      .map(([part, found]) => `${part.tagName}.${part.getAttribute("class")} "${part.textContent.trim().slice(0, 30)}" ${found.toFixed(2)}`);
  };

  /** Guesses that are judged wrongly, of all states that the page offers, or that get a poor reply. */
  const misjudged = () => {
    const { guess, runs, reading } = ColdAndHot; const poor = [];
    for (const kind of Object.keys(runs.kinds)) for (const ending of Object.keys(runs.kinds[kind].states))
    for (const a of runs.arrivals) for (const b of runs.arrivals) for (const leaves of [false, true]) {
      const state = { kind, ending, ada: { comes: a, leaves }, ben: { comes: b, leaves: false } };
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
    const { words, runs, reading } = ColdAndHot; const wrong = [];
    for (const [kind, { answers, states }] of Object.entries(runs.kinds)) for (const ending of Object.keys(states))
    for (const a of runs.arrivals) for (const b of runs.arrivals) for (const leaves of [[false, false], [true, false], [true, true]]) {
      const state = { kind, ending, ada: { comes: a, leaves: leaves[0] }, ben: { comes: b, leaves: leaves[1] } };
      const recorded = reading.recording(state);
      const { isShown, text } = words.evidence(recorded, kind, answers).stops;
      const isByLeaving = answers.stops.includes("by leaving");
      const ends = recorded.runs.map(run => run.end ? run.end.mark : "");
      const isSeen = isByLeaving ? ends.includes("!") : ends.includes("|") || ends.includes("#");
      if (isShown !== isSeen || isByLeaving === text.includes("Leaving does not")) wrong.push(JSON.stringify(state) + text);
      // Whoever does what a sentence says sees the answer.
      if (!isByLeaving || isShown) continue;
      const doBoth = /both leave/.test(text);
      const next = {
        ...state, ending: /film go on/.test(text) ? "goes-on" : ending,
        ada: { comes: a, leaves: leaves[0] || doBoth }, ben: { comes: b, leaves: leaves[1] || /leave/.test(text) },
      };
      if (!words.evidence(reading.recording(next), kind, answers).stops.isShown) wrong.push("followed: " + JSON.stringify(state) + text);
    }
    return wrong;
  };

  /** What a quiz replies to each answer of the present question, and to none. */
  const replies = () => {
    const view = ColdAndHot.quizView;
    const [, number, place] = location.hash.match(/quiz-(\d+)\/(\d+)/);
    const quiz = view.quiz(number);
    return [...quiz.questions[place - 1].options.keys(), -1].map((chosen) => {
      const part = document.createElement("div");
      part.innerHTML = view.render(quiz, place - 1, chosen)["quiz-reply"];
      return part.textContent;
    });
  };

  /** All code that the page may show. */
  const allCode = () => {
    const { explorer, runs, operatorsView: view, operators } = ColdAndHot; const all = [];
    for (const kind of Object.keys(runs.kinds)) for (const ending of Object.keys(runs.kinds[kind].states))
      for (const leaves of [false, true]) all.push(explorer.code({
        kind, ending, ada: { comes: 0, leaves }, ben: { comes: 8, leaves: !leaves } }));
    for (const name of view.names) for (const amount of operators.all[name].amounts)
      for (const shift of view.shifts(name)) all.push(view.code(name, { amount, shift }));
    return all;
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
    const asked = [];
    let now = performance.now();
    window.requestAnimationFrame = work => asked.push(work);
    window.frames = count => {
      for (let frame = 0; frame < count; frame += 1) { now += 50; asked.splice(0).forEach(work => work(now)); }
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
  const unreachable = () => ["ada", "ben", "now", "shift"].filter((name) => one(`.view:not([hidden]) .knob[data-handle=${name}]`)
    && !one(`.view:not([hidden]) [role=slider][data-handle=${name}][tabindex="0"]`));

  /** How high up the things stand that keys reach one after the other. */
  const tops = () => all("h1 .number, #nav a, main button, main select, #copy-link")
    .filter((part) => part.checkVisibility()).map((part) => Math.round(box(part)[1]));

  /** How much the page has jumped since it was loaded. */
  const shift = () => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { sum += entry.value; }))
      .observe({ type: "layout-shift", buffered: true });
    frame(() => setTimeout(() => done(sum + 0.0001)));
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
    ColdAndHot.page.rest();
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

  /** Goes to another address of the loaded page. */
  const go = async (hash) => {
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
    frame, settle, go, at, until, click, bring, one, text, texts, box, all,
    lanes, row, kind, drawn, operator, chart, legend,
    outside, hidden, wide, overlaps, buried, small, faint, plain, unreachable, unexplained, sticky, letsThrough,
    covered, cutCards, cutCode, crossed, tops, heights, shift,
    misjudged, misledAboutStops, replies, allCode, writes, isTaken, countEntries, framesByHand,
  };
})()
