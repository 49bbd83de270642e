// Puts the view "Step through a lesson" on the page, and listens to the pointer and the keys.
"use strict";

(function () {
  const { page, lessonsView: view, marbles } = ColdAndHot;
  const { element, put } = page;

  // How much of what stands above and below a line is shown with it, in pixels.
  const lineRoom = 24;

  let player = null;

  function draw({ number, index }) {
    const lesson = view.lesson(number);
    const all = view.steps(lesson);
    const sections = view.sections(all);
    const { event, text } = all[index];
    put({
      ...view.render(lesson, index, innerWidth < 560),
      "lesson-section": sections.map(({ title, first }) => marbles.option(first, title)).join(""),
    });
    element("lesson-columns").classList.toggle("drawn", view.isDrawn(lesson, index));
    switchOff("step-back", index === 0, "step-on");
    switchOff("step-on", index === all.length - 1, "step-back");
    element("lesson-name").value = lesson.number;
    element("lesson-section").value = sections.findLast(({ first }) => first <= index).first;
    const range = element("step-range");
    range.max = all.length;
    range.value = index + 1;
    range.setAttribute("aria-valuetext", `step ${index + 1} of ${all.length}: ${text.trim()}`);
    showLine("source", ".here");
    showLine("so-far-box", ".now");
    // Of a chart that is wider than its place one sees the end, where the new marks are.
    const chart = element("chart");
    chart.scrollLeft = (chart.querySelector(".chart")?.getBoundingClientRect().width ?? 0) - chart.clientWidth;
    if (event) showRow(chart, `[data-row="${CSS.escape(event.row)}"]`);
    showLine("lesson-machine", ".box.on");
  }

  // Scrolls the chart until a row is seen, and what was sent on it last beside the names.
  function showRow(chart, selector) {
    showLine("chart", selector);
    const last = chart.querySelector(selector)?.lastElementChild;
    if (!last) return;
    const names = chart.querySelector(".chart-names").getBoundingClientRect();
    chart.scrollLeft -= Math.max(0, names.right - last.getBoundingClientRect().left + 4);
  }

  // Switches a button off or on; the other one takes over the focus, which a browser would drop.
  function switchOff(id, isOff, other) {
    const hadFocus = document.activeElement === element(id);
    element(id).disabled = isOff;
    if (isOff && hadFocus) element(other).focus();
  }

  // Scrolls a part of the page, and never the page, until a line in it is seen, if it is not.
  function showLine(id, selector) {
    const box = element(id);
    const line = box.querySelector(selector);
    if (!line) return;
    const [inner, outer] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
    const above = inner.top - outer.top - lineRoom;
    const below = inner.bottom - outer.bottom + lineRoom;
    if (above < 0) box.scrollTop += above;
    else if (below > 0) box.scrollTop += below;
    // Names stay on the left of a chart; boxes of a machine go on to the right.
    if (!selector.startsWith(".box")) return;
    const [left, right] = [inner.left - outer.left - lineRoom, inner.right - outer.right + lineRoom];
    if (left < 0) box.scrollLeft += left;
    else if (right > 0) box.scrollLeft += right;
  }

  function begin({ change, state }) {
    put({
      "lesson-name": ColdAndHot.lessons.map(({ number, title }) => marbles.option(number, `${number} · ${title}`)).join(""),
      "lesson-legend": marbles.legend("lessons"),
    });
    player = ColdAndHot.player({
      buttons: ["step-play", "step-back", "step-on"].map(element), perSecond: 1.1,
      place: () => state().index, last: () => view.steps(view.lesson(state().number)).length - 1, to: (index) => change({ index }),
    });
    element("lesson-name").addEventListener("change", ({ target }) => {
      player.stop();
      change({ number: target.value, index: 0 }, "lesson");
    });
    element("lesson-section").addEventListener("change", ({ target }) => {
      player.stop();
      change({ index: Number(target.value) }, "section");
    });
    element("step-range").addEventListener("input", ({ target }) => player.go(Number(target.value) - 1));
  }

  page.register({
    name: "lessons",
    read: view.fromAddress,
    write: ({ number, index }) => `#lesson-${number}/${index + 1}`,
    title: ({ number, index }) => `Lesson ${number}, step ${index + 1}: ${view.lesson(number).title}`,
    draw,
    says: () => element("step-says").textContent,
    begin,
    hide: () => player.stop(),
  });
})();
