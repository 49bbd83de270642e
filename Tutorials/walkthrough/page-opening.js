// Puts the opening on the page, and listens to the pointer and the keys.
"use strict";

(function () {
  const { page, openingView, lanes, hands, film } = ColdAndHot;
  const { element, put } = page;
  const view = element("view-opening");

  let width = 280;

  function draw(state) {
    put(openingView.render(state, { width, size: size() }));
    for (const name of ["cold", "hot"]) {
      const isShown = openingView.isShown(state, name);
      element(`opening-${name}`).closest(".card").classList.toggle("open", isShown);
      // Before the guess, the future is hollow: it is now where Ben comes.
      lanes.show(element(`opening-${name}`).firstElementChild, isShown ? Infinity : state.ben);
    }
    view.classList.toggle("points", openingView.isPointing(state));
  }

  // How large a picture may be, so that both are on one screen.
  function size() {
    if (innerWidth < 600) return "small";
    const isBelow = element("opening-hot").getBoundingClientRect().top > element("opening-cold").getBoundingClientRect().bottom;
    return isBelow || innerHeight < 780 ? "low" : "large";
  }

  function begin({ change, state }) {
    const ben = { stops: film.arrivals, at: () => state().ben, move: (tick) => change({ ben: tick }, "ben") };
    hands.listen(view, (name) => (name === "ben" ? ben : undefined));
    view.addEventListener("pointerdown", () => view.classList.add("by-hand"));
    view.addEventListener("keydown", () => view.classList.remove("by-hand"));
    view.addEventListener("click", (event) => {
      const button = event.target.closest(".answer");
      if (!button) return;
      const reply = button.closest(".says");
      change(openingView.guess(state(), Number(button.dataset.answer)), "guess", ".answer:enabled, h1 .number");
      view.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
      // On a small screen the reply comes into sight.
      reply?.scrollIntoView({ block: "nearest" });
    });
  }

  page.register({
    name: "opening",
    read: ({ values }) => openingView.fromAddress(values),
    write: openingView.toAddress,
    title: openingView.title,
    draw,
    says: openingView.says,
    begin,
    measure() { width = Math.max(250, page.room("opening-cold")); },
  });
})();
