// Puts the view "Step through a lesson" on the page, and listens to hands and keys.
"use strict";

(function () {
  const { page, lessonsView: view, signs } = ColdAndHot;
  const { element, put } = page;

  /** How much of what stands above and below a line is shown with it, in pixels. */
  const lineRoom = 24;

  /** @type {any} */
  let player = null;

  function draw({ number, index }) {
    const lesson = view.lesson(number);
    const all = view.steps(lesson);
    for (const [id, html] of Object.entries(view.render(lesson, index, innerWidth < 560))) put(id, html);
    const hasPictures = view.hasPictures(lesson, index);
    for (const part of page.all("#lesson-pictures > section")) part.hidden = !hasPictures;
    element("lesson-none").hidden = hasPictures;
    switchOff("step-back", index === 0, "step-on");
    switchOff("step-on", index === all.length - 1, "step-back");
    element("lesson-name").value = lesson.number;
    put("lesson-section", view.sections(all).map(({ title, first }) =>
      `<option value="${first}">${signs.escape(title)}</option>`).join(""));
    const begun = view.sections(all).filter(({ first }) => first <= index);
    element("lesson-section").value = String(begun[begun.length - 1].first);
    const range = element("step-range");
    range.max = all.length;
    range.value = index + 1;
    range.setAttribute("aria-valuetext", `step ${index + 1} of ${all.length}: ${all[index].text.trim()}`);
    showLine("source", ".here");
    showLine("so-far-box", ".now");
    showEnd(element("chart"));
    if (all[index].event) showLine("chart", `[data-row="${CSS.escape(all[index].event.row)}"]`);
    showLine("lesson-machine", ".box.on");
  }

  /** Switches a button off or on; the other one takes over the focus, which a browser would drop. */
  function switchOff(id, isOff, other) {
    const hadFocus = document.activeElement === element(id);
    element(id).disabled = isOff;
    if (isOff && hadFocus) element(other).focus();
  }

  /** Scrolls a part of the page to the right edge of the picture in it, beside which there may be room. */
  function showEnd(box) {
    const picture = box.querySelector(".chart-picture");
    box.scrollLeft = picture ? picture.getBoundingClientRect().width - box.clientWidth : 0;
  }

  /** Scrolls a part of the page, and never the page, until a line in it is seen, if it is not. */
  function showLine(id, selector) {
    const box = element(id);
    const line = box.querySelector(selector);
    if (!line) return;
    const [inner, outer] = [line.getBoundingClientRect(), box.getBoundingClientRect()];
    const above = inner.top - outer.top - lineRoom;
    const below = inner.bottom - outer.bottom + lineRoom;
    if (above < 0) box.scrollTop += above;
    else if (below > 0) box.scrollTop += below;
  }

  function begin({ change, state }) {
    put("lesson-name", ColdAndHot.lessons.map(({ number, title }) =>
      `<option value="${number}">${number} · ${signs.escape(title)}</option>`).join(""));
    put("lesson-legend", signs.legend("lessons"));
    const last = () => view.steps(view.lesson(state().number)).length - 1;
    const go = (to, source = null) => change({ index: Math.max(0, Math.min(last(), to)) }, source);
    player = ColdAndHot.player({
      button: element("step-play"), perSecond: 1.1,
      place: () => state().index, last, to: (index) => go(index),
    });
    element("lesson-name").addEventListener("change", (event) => {
      player.stop();
      change({ number: event.target.value, index: 0 }, "lesson");
    });
    element("lesson-section").addEventListener("change", (event) => go(Number(event.target.value), "section"));
    element("step-range").addEventListener("input", (event) => {
      player.stop();
      go(Number(event.target.value) - 1);
    });
    for (const [id, way] of Object.entries({ "step-back": -1, "step-on": 1 })) {
      element(id).addEventListener("click", () => {
        player.stop();
        go(state().index + way);
      });
    }
  }

  page.register({
    name: "lessons",
    start: { number: view.lesson("1").number, index: 0 },
    read: view.fromAddress,
    write: ({ number, index }) => `#lesson-${number}/${index + 1}`,
    title: ({ number, index }) => `Lesson ${number}, step ${index + 1}: ${view.lesson(number).title}`,
    draw,
    says: () => element("step-says").textContent,
    begin,
    hide: () => player.stop(),
  });
})();
