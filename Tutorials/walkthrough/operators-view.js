// The view "Operators": its state, how an address names it, and the parts of the page it fills.
"use strict";

ColdAndHot.operatorsView = (function () {
  const data = ColdAndHot.operators;
  const { words, signs, address, rows: drawing } = ColdAndHot;
  const { isEnding } = ColdAndHot.reading;
  const names = Object.keys(data.all);
  const start = { name: "merge", amount: 4, beside: "" };

  /** Pairs that are often taken for one another. */
  const pairs = [
    ["merge", "zip"], ["zip", "combineLatest"], ["flatMap", "concatMap"],
    ["flatMap", "flatMapLatest"], ["debounce", "throttle"], ["share", "replayLazily"],
  ];

  /** What an address may say. */
  const fields = {
    name: address.choice("operator", start.name, () => names),
    amount: address.number("amount", ({ name }) => middle(data.all[name].amounts), ({ name }) => data.all[name].amounts),
    beside: address.choice("operator to stand beside it", "", ({ name }) => partners(name)),
  };

  /** Reads the values of an address: the state, and sentences about what is not there. */
  function fromAddress(values) { return address.stateOf(values, fields); }

  function toAddress(state) { return address.write("operators", fields, state); }

  function middle(amounts) { return amounts[Math.floor(amounts.length / 2)]; }

  /** Operators that were run with the same sources: those can stand side by side. */
  function partners(name) {
    const one = data.all[name];
    const same = (other, what) => String(data.all[other][what]) === String(one[what]);
    return names.filter((other) => other !== name
      && same(other, "group") && same(other, "handle") && same(other, "amounts")
      && String(sources(other)) === String(sources(name)));
  }

  function sources(name) {
    return data.all[name].states.map((state) => JSON.stringify(state.inputs));
  }

  /** What was recorded: the sources as drawn, and a row for each subscription. */
  function recorded(name, amount) {
    const one = data.all[name];
    const { inputs, rows } = one.states[one.amounts.indexOf(amount)];
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

  function describe(name, amount) {
    const { inputs, rows } = recorded(name, amount);
    const unused = inputs.filter((input) => !rows.some((row) => row.title.startsWith(input.name)));
    return [
      ...rows.filter((row) => row.isOutput).map(sentence),
      ...unused.map((input) => `<b>${input.name}</b> is never subscribed to.`),
      ...rows.filter((row) => !row.isOutput).map(sentence),
    ];
  }

  /** What a screen reader hears. */
  function says({ name, beside, amount }) {
    return [name, beside].filter(Boolean).map((one) => plain(describe(one, amount)[0])).join(" ");
  }

  function plain(html) { return html.replace(/<[^>]*>/g, ""); }

  function code(name, amount) {
    const { inputs } = recorded(name, amount);
    const lines = inputs.map((input) => {
      const numbers = input.isOfNumbers ? ".compactMap { Int($0) }" : "";
      return `let ${input.name} = try Timeline(parsing: "${input.drawing}")\n  .signal(on: clock)${numbers}`;
    });
    return [
      "let clock = VirtualScheduler()",
      "let chart = Chart(clock)",
      ...lines,
      data.all[name].code.replace(/\bamount\b/g, amount),
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
      "op-results": columns.map((name) => card(name, state.amount, wide)).join(""),
    };
  }

  /** What an operator does; its sentence begins with its name. */
  function explanation(name) {
    const text = signs.escape(data.all[name].says);
    return text.startsWith(name)
      ? `<code>${name}</code>${text.slice(name.length)}` : text;
  }

  function card(name, amount, width) {
    const { rows } = recorded(name, amount);
    const sentences = describe(name, amount);
    const text = sentences.map(plain).join(" ");
    const swift = `<pre tabindex="0" role="region" aria-label="The Swift code of ${signs.escape(name)}"><code>${signs.escape(code(name, amount))}</code></pre>`;
    return `<section class="panel"><h2><code>${signs.escape(name)}</code></h2>`
      + drawing.draw(rows, { width, lastTick: data.lastTick, label: text })
      + `<ul class="told">${sentences.map((one) => `<li>${one}</li>`).join("")}</ul>`
      + `<details><summary>The Swift code</summary>${swift}</details></section>`;
  }

  return { start, names, pairs, fromAddress, toAddress, partners, render, recorded, says, code, middle };
})();
