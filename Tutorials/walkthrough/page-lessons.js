// Puts the view "Step through a lesson" on the page, and listens to hands and keys.
"use strict";
var ColdAndHot = ColdAndHot || {};

(function () {
  const { page, lessonsView: view, signs } = ColdAndHot;
  const { element, put } = page;

  let lesson = view.lesson("1");
  let index = 0;
  let playing = null;

  function go(to, isStep) {
    const last = view.steps(lesson).length - 1;
    index = Math.max(0, Math.min(last, to));
    page.go(`#lesson-${lesson.number}/${index + 1}`, isStep);
    draw();
  }

  const draw = page.onceAFrame(drawNow);

  function drawNow() {
    const all = view.steps(lesson);
    for (const [id, html] of Object.entries(view.render(lesson, index, innerWidth < 560))) put(id, html);
    element("lesson-name").value = lesson.number;
    put("lesson-section", view.sections(all).map(({ title, first }) =>
      `<option value="${first}">${signs.escape(title)}</option>`).join(""));
    const begun = view.sections(all).filter(({ first }) => first <= index);
    element("lesson-section").value = String(begun[begun.length - 1].first);
    const range = element("step-range");
    range.max = all.length;
    range.value = index + 1;
    range.setAttribute("aria-valuetext", `step ${index + 1} of ${all.length}: ${all[index].text.trim()}`);
    element("step-play").textContent = playing ? "Pause" : "Play";
    element("step-play").setAttribute("aria-pressed", String(playing !== null));
    showLine("source", ".here");
    showLine("so-far", ".now");
    element("chart").scrollLeft = element("chart").scrollWidth;
  }

  /** Scrolls a part of the page, and never the page, until a line in it is in its middle. */
  function showLine(id, selector) {
    const box = element(id);
    const line = box.querySelector(selector);
    if (!line) return;
    const below = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += below - box.clientHeight / 2;
  }

  function play() {
    if (playing) return stop();
    if (index >= view.steps(lesson).length - 1) go(0, false);
    playing = setInterval(() => {
      if (index >= view.steps(lesson).length - 1) return stop();
      go(index + 1, false);
    }, 900);
    draw();
  }

  function stop() {
    clearInterval(playing);
    playing = null;
    draw();
  }

  function tell() { drawNow(); page.say(element("step-says").textContent); }

  function begin() {
    put("lesson-name", ColdAndHot.lessons.map(({ number, title }) =>
      `<option value="${number}">${number} · ${signs.escape(title)}</option>`).join(""));
    element("lesson-name").addEventListener("change", (event) => {
      stop();
      lesson = view.lesson(event.target.value);
      go(0, true);
      tell();
    });
    element("lesson-section").addEventListener("change", (event) => {
      go(Number(event.target.value), true);
      tell();
    });
    element("step-range").addEventListener("input", (event) => {
      go(Number(event.target.value) - 1, false);
      tell();
    });
    for (const [id, way] of [["step-back", -1], ["step-on", 1]]) {
      element(id).addEventListener("click", () => {
        stop();
        go(index + way, false);
        tell();
      });
    }
    element("step-play").addEventListener("click", play);
  }

  let isReady = false;
  page.register({
    name: "lessons",
    element: "view-lessons",
    matches: (name) => /^lesson-\d+/.test(name),
    show(place, values, name) {
      if (!isReady) begin();
      isReady = true;
      if (name !== "lessons") lesson = view.lesson(name.match(/\d+/)[0]);
      const last = view.steps(lesson).length - 1;
      index = place === null ? 0 : Math.max(0, Math.min(last, Number(place) - 1 || 0));
      drawNow();
      const number = name === "lessons" ? lesson.number : name.match(/\d+/)[0];
      if (Number(number) !== Number(lesson.number)) return [`There is no lesson ${number}.`];
      const isThere = place === null || Number(place) === index + 1;
      return isThere ? [] : [`Lesson ${lesson.number} has no step "${place}".`];
    },
    hide: stop,
  });
})();
