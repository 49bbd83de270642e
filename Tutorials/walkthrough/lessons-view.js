// The view "Step through a lesson": reads the recorded steps, and makes the parts of the page.
"use strict";

ColdAndHot.lessonsView = (function () {
  const lessons = ColdAndHot.lessons;
  const { signs, rows, address } = ColdAndHot;
  const read = new Map();

  /** The lesson with a number such as `03`, or the first one. */
  function lesson(number) { return address.numbered(lessons, number); }

  /** Reads an address such as `lesson-03/12`: the state, and sentences about what is not there. */
  function fromAddress(asked) { return address.partOf(asked, "lesson", "step", lessons, (one) => steps(one).length); }

  /**
   * The steps of a lesson: {section, text, file, line, event, chart}.
   *
   * What is printed is no event, and shows the last chart that is known in its section.
   */
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
      const { place, text, event = null } = entry;
      const [line, file = "main.swift"] = place.split(":").reverse();
      const newest = entry.chart ? drawn(entry.chart, last) : null;
      last = newest || last;
      chart = newest || chart;
      all.push({ section, text, file, line: Number(line), event, chart });
    }
    read.set(one.number, all);
    return all;
  }

  /** A chart: {columns, rows, legend}. What is not told is the same as in the chart before. */
  function drawn({ columns, count, rows, legend }, before) {
    const places = [...Array(count === undefined ? before.rows.length : count).keys()];
    return {
      columns,
      rows: places.map((place) => (rows[place] ? row(rows[place]) : before.rows[place])),
      legend: legend || before.legend,
    };
  }

  function row([title, from, to, moments]) { return { title, from, to, moments }; }

  function sections(all) {
    const found = [];
    all.forEach((step, index) => {
      const last = found[found.length - 1];
      if (!last || last.title !== step.section) found.push({ title: step.section, first: index });
    });
    return found;
  }

  /** The parts of the page for one step, counted from 0. */
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
      "so-far": soFar(all, index),
    };
  }

  // The page keeps its height while one goes through a section: each part has the room that its
  // longest text or its largest picture in the section needs.

  function longest(texts) {
    return texts.reduce((best, text) => (text.length > best.length ? text : best), "");
  }

  function says(step, section) {
    const room = longest(section.map((one) => saysOf(one).replace(/<[^>]*>/g, "")));
    return `<span data-room="${signs.escape(room)}"><span>${saysOf(step)}</span></span>`;
  }

  function chart(drawn, section, isNarrow) {
    const sizes = section.flatMap((one) => (one.chart ? [rows.sizeOf(one.chart, isNarrow)] : []));
    const room = (side) => Math.max(0, ...sizes.map((size) => size[side]));
    const listeners = new Set(section.flatMap(({ event }) => (event && event.isListener ? [event.row] : [])));
    const picture = drawn ? rows.chart(drawn, isNarrow, listeners) : "";
    const space = signs.tag("svg", { width: room("width"), height: room("height"), "aria-hidden": "true" });
    return `<div class="chart-room">${space}${picture}</div>`;
  }

  function legend(drawn, section) {
    const known = drawn ? drawn.legend : [];
    const all = section.flatMap((one) => (one.chart ? [one.chart.legend] : []))
      .reduce((best, lines) => (lines.length > best.length ? lines : best), []);
    const item = (isLater) => (text) => signs.tag("li", { class: isLater ? "later" : null }, signs.escape(text));
    return [...known.map(item(false)), ...all.slice(known.length).map(item(true))].join("");
  }

  /** Whether a section draws anything; one that only prints has no pictures. */
  function hasPictures(one, index) {
    return sectionOf(steps(one), index).section.some((step) => step.chart !== null);
  }

  /** The steps of the section in which a step is, and the place of the first one. */
  function sectionOf(all, index) {
    const title = all[index].section;
    const first = all.findIndex((step) => step.section === title);
    return { first, section: all.filter((step) => step.section === title) };
  }

  function saysOf(step) {
    if (!step.event) return `It prints: <b>${signs.escape(step.text.trim().split("\n")[0])}</b>`;
    const { tick, mark, cause } = step.event;
    const text = `<b>${signs.escape(step.text)}</b>`;
    const behind = cause ? ` (${mark === "^" ? "for" : "from"} ${signs.escape(cause)})` : "";
    return `Tick ${tick}: ${text}${behind}`;
  }

  /** What the marked line does. A chart reports what it watches, wherever that is sent from. */
  function hint(text, { event, line }) {
    if (!event) return `line ${line} prints`;
    const isWatching = event.mark !== "^" && text.split("\n")[line - 1].includes(".watch(");
    return `line ${line} ${isWatching ? "watches this" : "does this"}`;
  }

  /** The source with its line numbers; of marks that only tools read, no more than the number is shown. */
  function source(text, step) {
    const lines = text.replace(/\n$/, "").split("\n").map((line, index) => {
      if (/^ *\/\/ snippet\./.test(line)) return `<li value="${index + 1}" class="left-out"><code>⋯</code></li>`;
      const isHere = index + 1 === step.line;
      const mark = isHere ? ` class="here" aria-current="step"` : "";
      return `<li value="${index + 1}"${mark}><code>${signs.escape(line) || " "}</code></li>`;
    });
    return `<ol>${lines.join("")}</ol>`;
  }

  function soFar(all, index) {
    const { first } = sectionOf(all, index);
    return all.slice(first, index + 1).map((step, place) => {
      const isNow = first + place === index;
      const text = signs.escape(step.text);
      const attributes = {
        class: `${step.event ? "event" : "printed"}${isNow ? " now" : ""}`,
        "data-depth": step.event && step.event.depth > 0 ? step.event.depth : null,
        "aria-current": isNow ? "step" : null,
      };
      const content = step.event
        ? `${text} <span class="at">tick ${step.event.tick}</span>` : `<code>${text}</code>`;
      return signs.tag("li", attributes, content);
    }).join("");
  }

  return { fromAddress, lesson, steps, sections, hasPictures, render };
})();
