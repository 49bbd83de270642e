// The view "Step through a lesson": reads the recorded steps, and makes the parts of the page.
"use strict";

ColdAndHot.lessonsView = (function () {
  const { lessons, marbles, lessonsChart, address } = ColdAndHot;
  const read = new Map();

  // The lesson with a number such as `03`, or the first one.
  function lesson(number) { return address.numbered(lessons, number); }

  // Reads an address such as `lesson-03/12`.
  function fromAddress(asked) { return address.partOf(asked, "lesson", "step", lessons, (one) => steps(one).length); }

  // The steps of a lesson: {section, text, file, line, event, chart}. What is printed is no event, and shows the last
  // chart that is known in its section.
  function steps(one) {
    if (read.has(one.number)) return read.get(one.number);
    const all = [];
    let section = "";
    let chart = null;
    let last = null;
    for (const entry of one.steps) {
      if (entry.section !== undefined) {
        section = entry.section;
        chart = null;
        continue;
      }
      const { place, text } = entry;
      const event = entry.event ? happened(entry.event) : null;
      const [line, file = "main.swift"] = place.split(":").reverse();
      if (entry.chart) chart = last = drawn(entry.chart, last);
      all.push({ section, text, file, line: Number(line), event, chart });
    }
    read.set(one.number, all);
    return all;
  }

  // What happens on a chart: {tick, row, isListener, mark, value, cause, depth}.
  function happened([tick, row, isListener, mark, value, cause, depth = 0]) {
    return { tick, row, isListener: isListener === 1, mark, value, cause, depth };
  }

  // A chart: {columns, rows, legend}. What is not told is the same as in the chart before.
  function drawn({ columns, count, rows: changed, legend }, before) {
    const row = ([name, startColumn, endColumn, moments]) => ({ name, startColumn, endColumn, moments });
    const places = [...Array(count ?? before.rows.length).keys()];
    return {
      columns, legend: legend || before.legend,
      rows: places.map((place) => (changed[place] ? row(changed[place]) : before.rows[place])),
    };
  }

  // The sections of a lesson: what each is called, and its first step.
  function sections(all) {
    return all.map(({ section: title }, first) => ({ title, first }))
      .filter(({ title, first }) => first === 0 || all[first - 1].section !== title);
  }

  // The parts of the page for one step, counted from 0.
  function render(one, index, isNarrow) {
    const all = steps(one);
    const step = all[index];
    const { first, section } = sectionOf(all, index);
    return {
      "step-count": `step ${index + 1} of ${all.length}`,
      "step-says": says(step, section),
      "source-title": `<code>${step.file}</code>`,
      "source-hint": hint(one.files[step.file], step),
      source: source(one.files[step.file], step),
      chart: chart(step.chart, section, isNarrow),
      "chart-legend": legend(step.chart, section),
      "lesson-machine": ColdAndHot.lessonsMachine.draw(section, index - first + 1),
      "so-far": section.slice(0, index - first + 1).map((told) => entry(told, told === step)).join(""),
    };
  }

  // The page keeps its height while one goes through a section: each part has the room that its
  // longest text or its largest picture in the section needs.

  function longest(texts) { return texts.reduce((best, text) => (text.length > best.length ? text : best), ""); }

  function says(step, section) {
    const room = longest(section.map((one) => saysOf(one).replace(/<[^>]*>/g, "")));
    return `<span data-room="${marbles.escape(room)}"><span>${saysOf(step)}</span></span>`;
  }

  function chart(drawn, section, isNarrow) {
    const charts = section.flatMap((one) => (one.chart ? [one.chart] : []));
    const listeners = new Set(section.flatMap(({ event }) => (event && event.isListener ? [event.row] : [])));
    return lessonsChart.draw(drawn, charts, isNarrow, listeners);
  }

  function legend(drawn, section) {
    const known = drawn ? drawn.legend : [];
    const later = longest(section.map((one) => (one.chart ? one.chart.legend : []))).slice(known.length);
    return [...known, ...later].map((text, place) =>
      marbles.tag("li", { class: place < known.length ? null : "later" }, marbles.escape(text))).join("");
  }

  // The steps of the section in which a step is, and the place of the first one.
  function sectionOf(all, index) {
    const title = all[index].section;
    const first = all.findIndex((step) => step.section === title);
    return { first, section: all.filter((step) => step.section === title) };
  }

  function saysOf({ event, text }) {
    if (!event) return `It prints: <b>${marbles.escape(text.trim().split("\n")[0])}</b>`;
    const { tick, mark, cause } = event;
    const behind = cause ? ` (${mark === "^" ? "for" : "from"} ${marbles.escape(cause)})` : "";
    return `Tick ${tick}: <b>${marbles.escape(text)}</b>${behind}`;
  }

  // What the marked line does. A chart reports what it watches, wherever that is sent from.
  function hint(text, { event, line }) {
    if (!event) return `line ${line} prints`;
    const isWatching = event.mark !== "^" && text.split("\n")[line - 1].includes(".watch(");
    return `line ${line} ${isWatching ? "watches this" : "does this"}`;
  }

  // The source with its line numbers; of marks that only tools read, no more than the number is shown.
  function source(text, step) {
    const lines = text.replace(/\n$/, "").split("\n").map((line, index) => {
      const value = index + 1;
      if (/^ *\/\/ snippet\./.test(line)) return `<li value="${value}" class="left-out"><code>⋯</code></li>`;
      const mark = value === step.line ? ` class="here" aria-current="step"` : "";
      return `<li value="${value}"${mark}>${marbles.codeLine("code", line || " ")}</li>`;
    });
    return `<ol>${lines.join("")}</ol>`;
  }

  // A step in the list of those so far. A drawing that is printed is its title there: beside the list it is large.
  function entry({ event, text, chart: drawn }, isNow) {
    const attributes = {
      class: `${event ? "event" : "printed"}${isNow ? " now" : ""}`,
      "data-depth": event && event.depth > 0 ? event.depth : null,
      "aria-current": isNow ? "step" : null,
    };
    const isDrawing = drawn && text.trimStart().startsWith("~ ");
    const written = marbles.escape(isDrawing ? text.trim().split("\n")[0] : text);
    return marbles.tag("li", attributes, event ? `${written} <span class="at">tick ${event.tick}</span>` : `<code>${written}</code>`);
  }

  // Whether the section of a step draws something.
  function isDrawn(one, index) { return sectionOf(steps(one), index).section.some(({ chart: drawn, event }) => drawn || event); }

  return { fromAddress, lesson, steps, sections, isDrawn, render };
})();
