// Puts the opening on the page, and listens to hands and keys.
"use strict";

(function () {
  const { page, opening, lanes, hands, reading } = ColdAndHot;
  const { element, put } = page;

  let width = 280;

  function draw(state) {
    for (const [id, html] of Object.entries(opening.render(state, { width, size: size() }))) put(id, html);
    for (const name of ["cold", "hot"]) {
      const isShown = opening.isShown(state, name);
      element(`opening-${name}`).closest(".card").classList.toggle("open", isShown);
      // Before the guess, the future is hollow: it is now where Ben comes.
      lanes.show(element(`opening-${name}`).firstElementChild, isShown ? Infinity : state.ben);
    }
    element("view-opening").classList.toggle("points", opening.isPointing(state));
  }

  /** How large a picture may be, so that both are on one screen. */
  function size() {
    if (innerWidth < 600) return "small";
    const isBelow = element("opening-hot").getBoundingClientRect().top > element("opening-cold").getBoundingClientRect().bottom;
    return isBelow || innerHeight < 780 ? "low" : "large";
  }

  function begin({ change, state }) {
    const view = element("view-opening");
    const move = (ben) => { if (ben !== state().ben) change({ ben }, "ben"); };
    hands.listen(view, {
      ben: {
        at: () => state().ben,
        move: (tick) => move(reading.arrival(tick)),
        step: (count) => move(reading.laterArrival(state().ben, count)),
        drop() {},
      },
    });

    /** Puts an answer in Ben's place. @param {HTMLElement} button */
    const answer = (button) => {
      change(opening.guess(state(), Number(button.dataset.answer)), "guess");
      draw(state());
      page.rest();
      // The button that was pressed goes away; whoever uses keys goes on from the next thing to do.
      const next = view.querySelector(".answer:enabled") || view.querySelector("h1 .number");
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: "nearest" });
    };
    view.addEventListener("pointerdown", () => view.classList.add("by-hand"));
    view.addEventListener("keydown", () => view.classList.remove("by-hand"));
    view.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button?.matches(".answer")) answer(button);
    });
  }

  page.register({
    name: "opening",
    start: opening.start,
    read: ({ values }) => opening.fromAddress(values),
    write: opening.toAddress,
    title: opening.title,
    draw,
    says: opening.says,
    begin,
    measure() { width = Math.max(250, page.room("opening-cold")); },
  });
})();
