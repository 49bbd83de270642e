// The view "Operators": its state, how an address names it, and the parts of the page it fills.
"use strict";

ColdAndHot.operatorsView = (function () {
  const data = ColdAndHot.operators;
  const { words, signs, address, rows: drawing } = ColdAndHot;
  const { isEnding } = ColdAndHot.reading;
  const names = Object.keys(data.all);
  const start = { name: "merge", amount: 4, shift: 0, beside: "" };

  /** Pairs that are often taken for one another. */
  const pairs = [
    ["merge", "zip"], ["zip", "combineLatest"], ["flatMap", "concatMap"],
    ["flatMap", "flatMapLatest"], ["debounce", "throttle"], ["share", "replayLazily"],
  ];

  /** What an address may say. */
  const fields = {
    name: address.choice("the operator", start.name, () => names),
    amount: address.number("the amount", ({ name }) => middle(data.all[name].amounts), ({ name }) => data.all[name].amounts),
    shift: shiftField(),
    beside: address.choice("the second operator", "", ({ name }) => partners(name)),
  };

  /** By how many ticks a mark is moved, which an address need not say if it is not. */
  function shiftField() {
    const number = address.number("the shift", 0, ({ name }) => shifts(name));
    return { ...number, write: (ticks) => (ticks === 0 ? null : String(ticks)) };
  }

  function shifts(name) { return data.all[name].shift ? data.all[name].shift.by : [0]; }

  /** Reads the values of an address: the state, and sentences about what is not there. */
  function fromAddress(values) { return address.stateOf(values, fields); }

  function toAddress(state) { return address.write("operators", fields, state); }

  function middle(amounts) { return amounts[Math.floor(amounts.length / 2)]; }

  /** Operators that were run with the same sources: those can stand side by side. */
  function partners(name) {
    const one = data.all[name];
    const same = (other, what) => JSON.stringify(data.all[other][what]) === JSON.stringify(one[what]);
    return names.filter((other) => other !== name
      && ["group", "handle", "amounts", "grip", "shift"].every((what) => same(other, what))
      && String(sources(other)) === String(sources(name)));
  }

  function sources(name) {
    return data.all[name].states.map((state) => JSON.stringify(state.inputs));
  }

  /** What was recorded: the sources as drawn, and a row for each subscription. */
  function recorded(name, { amount, shift }) {
    const one = data.all[name];
    const all = shifts(name);
    const { inputs, rows } = one.states[one.amounts.indexOf(amount) * all.length + all.indexOf(shift)];
    return {
      inputs,
      rows: rows.map(({ title, from, to = null, marks }) => ({
        title, from, to,
        marks: marks.map(([tick, mark]) => ({ tick, mark })),
        isStopped: to !== null && !marks.some(([, mark]) => isEnding(mark)),
        isOutput: title === "output" || title === "late",
      })),
    };
  }

  /**
   * What a hand may drag in the picture of an operator: each handle with its row, the place of its
   * mark, the stops of the handle, and the tick at which its mark stands while the handle is at 0.
   */
  function grips(name) {
    const { amounts, grip, shift } = data.all[name];
    const found = [];
    if (grip) found.push({ handle: "amount", ...grip, stops: amounts });
    if (shift) found.push({ handle: "shift", ...shift.grip, stops: shift.by });
    return found.map((one) => {
      // Where the source was stopped before, the mark is missing; somewhere it is not.
      const ticks = one.stops.map((stop) => tickOf(name, { amount: middle(amounts), shift: 0, [one.handle]: stop }, one));
      const place = ticks.findIndex((tick) => tick !== null);
      return { ...one, base: Number(ticks[place]) - one.stops[place] };
    });
  }

  /** The tick of a mark, or of the beginning of its row; null if it is not there. */
  function tickOf(name, at, { row: title, place }) {
    const row = recorded(name, at).rows.find((one) => one.title === title);
    if (!row) return null;
    if (place === undefined || place === null) return row.from;
    return row.marks.length > place ? row.marks[place].tick : null;
  }

  /** What a row did, in a sentence. */
  function sentence(row) {
    const sent = row.marks.filter(({ mark }) => !isEnding(mark));
    const end = row.marks.find(({ mark }) => isEnding(mark));
    const parts = [];
    if (sent.length > 0) {
      const all = words.list(sent.map(({ mark, tick }) => `${mark} at ${tick}`));
      parts.push(`${row.isOutput ? "gets" : "sends"} ${all}`);
    } else {
      parts.push(row.isOutput ? "gets no value" : "sends no value");
    }
    if (end) parts.push(`${end.mark === "|" ? "completes" : "fails"} at ${end.tick}`);
    else if (row.isStopped) parts.push(`is stopped at ${row.to}`);
    else parts.push("goes on");
    const from = row.from > 0 ? ` (from tick ${row.from})` : "";
    return `<b>${signs.escape(row.title)}</b>${from} ${signs.escape(parts.join(", and "))}.`;
  }

  function describe(name, at) {
    const { inputs, rows } = recorded(name, at);
    const unused = inputs.filter((input) => !rows.some((row) => row.title.startsWith(input.name)));
    return [
      ...rows.filter((row) => row.isOutput).map(sentence),
      ...unused.map((input) => `Nobody subscribes to <b>${input.name}</b>.`),
      ...rows.filter((row) => !row.isOutput).map(sentence),
    ];
  }

  /** What a screen reader hears. */
  function says(state) {
    return [state.name, state.beside].filter(Boolean).map((one) => plain(describe(one, state)[0])).join(" ");
  }

  function plain(html) { return html.replace(/<[^>]*>/g, ""); }

  function code(name, at) {
    const { inputs } = recorded(name, at);
    const lines = inputs.map((input) => {
      const numbers = input.isOfNumbers ? ".compactMap { Int($0) }" : "";
      return `let ${input.name} = try Timeline(parsing: "${input.drawing}")\n  .signal(on: clock)${numbers}`;
    });
    return [
      "let clock = VirtualScheduler()",
      "let chart = Chart(clock)",
      ...lines,
      data.all[name].code.replace(/\bamount\b/g, at.amount),
      `chart.record("output", output)`,
      `clock.advance(ticks: ${data.lastTick})`,
      `draw("${name}", chart.drawing)`,
    ].join("\n");
  }

  function render(state, width) {
    const columns = [state.name, state.beside].filter(Boolean);
    const wide = columns.length === 2 && width > 780 ? (width - 18) / 2 - 20 : width;
    return {
      "op-says": columns.map((name) => `<p>${explanation(name)}</p>`).join(""),
      "op-handle-name": data.all[state.name].handle,
      "op-amount": String(state.amount),
      "op-shift": hint(state),
      "op-results": columns.map((name) => card(name, state, wide)).join(""),
    };
  }

  /** What can be moved in the picture; a number in it can be dragged, too, and moved by keys. */
  function hint({ name, shift }) {
    const all = grips(name);
    if (all.length === 0) return "";
    const moved = all.find(({ handle }) => handle === "shift");
    const drag = "What has ‹ › around it in the picture can be dragged.";
    if (!moved) return drag;
    const { base, stops, row: title, place } = moved;
    const mark = recorded(name, { amount: middle(data.all[name].amounts), shift: 0 }).rows
      .find((row) => row.title === title)?.marks[Number(place)].mark;
    const ends = /** @type {[number, number]} */ ([base + stops[0], base + stops[stops.length - 1]]);
    return `<code>${mark}</code> comes at tick ${signs.number("shift", `tick at which ${mark} comes`, base + shift, ends)}. ${drag}`;
  }

  /** What an operator does; its sentence begins with its name. */
  function explanation(name) {
    const text = signs.escape(data.all[name].says);
    return text.startsWith(name)
      ? `<code>${name}</code>${text.slice(name.length)}` : text;
  }

  function card(name, at, width) {
    const { rows } = recorded(name, at);
    const sentences = describe(name, at);
    const text = sentences.map(plain).join(" ");
    const swift = `<pre tabindex="0" role="group" aria-label="The Swift code of ${signs.escape(name)}"><code>${signs.escape(code(name, at))}</code></pre>`;
    return `<section class="panel"><h2><code>${signs.escape(name)}</code></h2>`
      + drawing.draw(rows, { width, lastTick: data.lastTick, label: text, grips: grips(name) })
      + `<ul class="told">${sentences.map((one) => `<li>${one}</li>`).join("")}</ul>`
      + `<details><summary>The Swift code</summary>${swift}</details></section>`;
  }

  return { start, names, pairs, fromAddress, toAddress, partners, render, grips, shifts, says, code, middle };
})();
