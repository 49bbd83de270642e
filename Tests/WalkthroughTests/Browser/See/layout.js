// What is not in sight, covered, too small or too faint, or moves.
(() => {
  const { all, one, text, box, rgb, ground, contrast, colours, frame, settle, click, walkSteps, heights } = see;

  /** Whether keys reach things in the order in which they stand. */
  const goesDown = () => { const all = tops(); return all.length > 5 && all.every((top, index) => index === 0 || all[index - 1] <= top + 12); };

  /** Makes a guess, and says what of the reply is not to be seen. */
  const hiddenReply = async () => {
    for (const part of ['input[name=runs][value="1"]', "input[name=got]"]) await click(`#guess-form ${part}`);
    one("#guess-form button").scrollIntoView({ block: "nearest" });
    await click("#guess-form button");
    return hidden("#lanes .run .label", "#lanes .listener .label", "#guess-reply .verdict", "#guess-reply p:nth-of-type(2)", "#guess-reply p:nth-of-type(3)");
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
    faults.push(...outside("#opening-task .next", "#opening-hot-says p:last-child"));
    for (let round = 0; round < 8; round += 1) {
      look(`at place ${round}`);
      one("#opening-title .number").dispatchEvent(new KeyboardEvent("keydown", { key: round === 0 ? "Home" : "ArrowRight", bubbles: true }));
      await settle();
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push("wide");
    return faults.concat(all(".says p").filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.textContent));
  };

  /**
   * What the steps of a lesson speak of and what is not in sight, whole: the line, the step in its list, the row of the
   * chart with its name and what was sent last, and the box of the machine.
   */
  const unseenSteps = () => walkSteps(() => {
    // On a small screen the steps stick to its top, above the code and the chart.
    if (innerWidth < 1200) scrollTo(0, one("#view-lessons .steps").parentElement.offsetTop + one("#view-lessons .named").offsetHeight);
    // A blank may stand beyond the end of a line.
    const isIn = (part, frame) => {
      const [inner, outer] = [part, frame].map((each) => each.getBoundingClientRect());
      return inner.left > outer.left - 3 && inner.right < outer.right + 7 && inner.top > outer.top - 3 && inner.bottom < outer.bottom + 3
        && (innerWidth < 1200 && !frame.matches("#source, #chart") || inner.bottom < innerHeight + 1 && inner.top > -1);
    };
    const { lesson, steps } = ColdAndHot.lessonsView;
    const { event } = steps(lesson(one("#lesson-name").value))[one("#step-range").value - 1];
    const row = event && all("#chart [data-row]").find((part) => part.dataset.row === event.row);
    const name = row && all("#chart .chart-names text").find((part) => part.textContent === row.dataset.row);
    const parts = [
      [one("#source .here code"), one("#source")], [one("#so-far .now"), one("#so-far-box")], [one("#lesson-machine .box.on"), one("#lesson-machine")],
      [name, one("#chart")], [row?.lastElementChild, one("#chart")],
    ];
    return parts.filter(([part, frame]) => part && !isIn(part, frame)).map(([part, frame]) => `${frame.id}: ${part.textContent}`);
  });

  /** Sections in which the page changes its height; on a wide screen, all of a lesson is one. */
  const jumps = async () => {
    const walk = await heights();
    const sections = Object.groupBy(walk, ([, section]) => (innerWidth > 1200 ? "all" : section));
    return Object.entries(sections).filter(([, steps]) => new Set(steps.map(([high]) => high)).size > 1).map(([section]) => section);
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

  Object.assign(see, {
    goesDown, hiddenReply, faultsWhenLarge, moved, unseenSteps, jumps, outside, overlaps, buried, wide, small, faint,
    covered, cutCards, crossed, unexplained, sticky, cutCode, letsThrough, hidden, plain, unreachable, tops, shifted,
  });
})();
