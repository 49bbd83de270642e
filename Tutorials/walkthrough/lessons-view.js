// The view "Step through a lesson": reads the recorded steps, and makes the parts of the page.
"use strict";

ColdAndHot.lessonsView = (function () {
  const lessons = ColdAndHot.lessons;
  const { signs, rows, address } = ColdAndHot;
  const read = new Map();

  /** The lesson with a number such as `03`, or the first one. */
  function lesson(number) {
    return lessons.find((one) => Number(one.number) === Number(number)) || lessons[0];
  }

  /** Reads an address such as `lesson-03/12`: the state, and sentences about what is not there. */
  function fromAddress({ view, place, values }) {
    const asked = view === "lessons" ? null : view.replace("lesson-", "");
    const one = lesson(asked || "1");
    const count = steps(one).length;
    const index = place === null ? begin(one) : Math.max(0, Math.min(count, Math.round(Number(place)) || 1) - 1);
    const { strays } = address.stateOf(values, {});
    if (asked !== null && Number(asked) !== Number(one.number)) {
      strays.unshift(`There is no lesson ${address.quoted(asked)} here. The page shows lesson ${one.number}.`);
    } else if (place !== null && place !== String(index + 1)) {
      strays.unshift(`Lesson ${one.number} has no step ${address.quoted(place)}. The page shows step ${index + 1}.`);
    }
    return { state: { number: one.number, index }, strays };
  }

  /**
   * The steps of a lesson: {section, text, tick, file, line, drawing, isPrinted, cause}.
   *
   * What is printed has no place of its own: it keeps the last line and the last drawing that are known
   * in its section; before the first of them, the line with which the section begins.
   */
  function steps(one) {
    if (read.has(one.number)) return read.get(one.number);
    const all = [];
    let section = "";
    let place = { file: "main.swift", line: 1, isHeading: true };
    let drawing = [];
    let tick = null;
    for (const entry of one.steps) {
      if (typeof entry === "string") {
        section = entry.slice(1);
        drawing = [];
        const heading = one.files["main.swift"].split("\n").findIndex((text) => text.includes(`heading(${JSON.stringify(section)})`));
        if (heading >= 0) place = { file: "main.swift", line: heading + 1, isHeading: true };
        continue;
      }
      const isPrinted = entry.length === 1;
      if (!isPrinted) {
        const [file, line] = entry[1].split(":");
        place = { file, line: Number(line), isHeading: false };
        tick = entry[0];
        drawing = applied(entry[3], last(one, all));
      }
      all.push({
        section,
        text: isPrinted ? entry[0] : entry[2],
        tick: isPrinted ? null : tick,
        ...place,
        isPrinted,
        drawing,
        newest: isPrinted ? null : drawing,
        cause: isPrinted ? null : entry[4] || null,
      });
    }
    read.set(one.number, all);
    return all;
  }

  /** The drawing of the last event, also of an earlier section: the next one is told by what differs. */
  function last(one, all) {
    for (let index = all.length - 1; index >= 0; index -= 1) if (all[index].newest) return all[index].newest;
    return [];
  }

  /** Applies what is different: nothing for the same line, + for an addition, = for a new line. */
  function applied(change, old) {
    return change.split("\n").map((line, index) => {
      if (line === "") return old[index] || "";
      return line[0] === "+" ? old[index] + line.slice(1) : line.slice(1);
    });
  }

  /** The first step at which there is something to see: where a lesson begins that nobody has named a step of. */
  function begin(one) { return Math.max(0, steps(one).findIndex((step) => step.drawing.length > 0)); }

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
    const label = `The chart so far: ${step.drawing.join("; ")}`;
    const { first, section } = sectionOf(all, index);
    const machine = ColdAndHot.lessonsMachine.draw(section, index - first + 1);
    const drawn = step.drawing.length > 0 ? rows.chart(step.drawing, label, isNarrow) : null;
    // The page keeps its height while one goes through a section.
    const longest = section.reduce((best, one) => (one.drawing.length > best.length ? one.drawing : best), []);
    const room = rows.chart(longest, "", isNarrow).height;
    return {
      "step-count": `step ${index + 1} of ${all.length}`,
      "step-says": says(step),
      "source-title": `<code>${step.file}</code>`,
      "source-hint": !step.isPrinted ? `line ${step.line} is at work`
        : step.isHeading ? `line ${step.line} begins this section` : `line ${step.line}: the last one that is known`,
      source: source(one.files[step.file], step),
      chart: `<div style="min-height:${room}px">${drawn ? drawn.picture : ""}</div>`,
      "chart-legend": drawn
        ? drawn.legend.map((text) => `<li>${signs.escape(text)}</li>`).join("") : "",
      "lesson-machine": machine,
      "so-far": soFar(all, index),
    };
  }

  /** Whether a section draws anything; one that only prints has no pictures. */
  function hasPictures(one, index) {
    return sectionOf(steps(one), index).section.some((step) => !step.isPrinted);
  }

  /** The steps of the section in which a step is, and the place of the first one. */
  function sectionOf(all, index) {
    const title = all[index].section;
    const first = all.findIndex((step) => step.section === title);
    return { first, section: all.filter((step) => step.section === title) };
  }

  function says(step) {
    const text = signs.escape(step.text.trim().split("\n")[0]);
    const cause = step.cause ? ` (${signs.escape(step.cause)})` : "";
    return step.isPrinted ? `It prints: <b>${text}</b>` : `Tick ${step.tick}: <b>${text}</b>${cause}`;
  }

  /** The source with its line numbers; marks that only tools read are left out. */
  function source(text, step) {
    const lines = text.replace(/\n$/, "").split("\n").map((line, index) => {
      if (/^ *\/\/ snippet\./.test(line)) return "";
      const isHere = index + 1 === step.line;
      const mark = isHere ? ` class="here${step.isPrinted ? " before" : ""}" aria-current="step"` : "";
      return `<li value="${index + 1}"${mark}><code>${signs.escape(line) || " "}</code></li>`;
    });
    return `<ol>${lines.join("")}</ol>`;
  }

  function soFar(all, index) {
    const { first } = sectionOf(all, index);
    return all.slice(first, index + 1).map((step, place) => {
      const depth = step.isPrinted ? 0 : step.text.search(/\S/) / 2;
      const isNow = first + place === index;
      const text = signs.escape(step.isPrinted ? step.text : step.text.trim());
      const attributes = {
        class: `${step.isPrinted ? "printed" : "event"}${isNow ? " now" : ""}`,
        style: `--depth:${depth}`,
        "aria-current": isNow ? "step" : null,
      };
      const content = step.isPrinted
        ? `<code>${text}</code>` : `${text} <span class="at">tick ${step.tick}</span>`;
      return signs.tag("li", attributes, content);
    }).join("");
  }

  return { fromAddress, begin, lesson, steps, sections, hasPictures, render };
})();
