// Puts the opening on the page, and listens to hands and keys.
"use strict";

(function () {
  const { page, opening, hands, explorer } = ColdAndHot;
  const { element, put } = page;
  const data = ColdAndHot.runs;

  let width = 280;
  /** @type {any} */
  let player = null;

  function draw(state) {
    for (const [id, html] of Object.entries(opening.render(state, { width, size: size() }))) put(id, html);
    element("opening-again").hidden = state.isAsking;
    element("view-opening").classList.toggle("asking", state.isAsking);
    document.body.classList.toggle("asking", state.isAsking);
  }

  /** How large a picture may be, so that both are on one screen. */
  function size() {
    if (innerWidth < 600 && innerHeight < 720) return "small";
    return innerWidth < 720 || innerHeight < 640 ? "low" : "large";
  }

  function begin({ change, state }) {
    player = ColdAndHot.player({
      button: element("opening-play"), perSecond: 6.5, isSmooth: true,
      place: () => state().tick, last: () => data.lastTick,
      to: (tick) => change({ tick, isAsking: false }),
    });

    hands.listen(element("view-opening"), {
      ben: {
        at: () => state().ben,
        move(tick) {
          const ben = opening.arrival(tick);
          if (ben !== state().ben) change(player.isPlaying() ? { ben } : { ben, tick: data.lastTick }, "ben");
        },
        step: (count) => change({ ben: stop(state().ben, count) }, "ben"),
        type: (late) => change({ ben: opening.arrival(opening.ada + late) }, "ben"),
        drop() {},
      },
      now: {
        at: () => state().tick,
        hold: () => player.stop(),
        move: (tick) => { if (!state().isAsking) change({ tick: explorer.clamp(tick) }); },
        step: (count) => change({ tick: explorer.clamp(state().tick + count) }),
        drop() {},
      },
    });

    element("view-opening").addEventListener("click", (event) => {
      const button = event.target.closest("button[data-guess]");
      if (!button) return;
      const guesses = { ...state().guesses, [button.dataset.picture]: Number(button.dataset.guess) };
      change({ guesses });
      if (Object.keys(guesses).length < Object.keys(opening.pictures).length) return;
      element("opening-play").focus({ preventScroll: true });
      change({ isAsking: false, tick: 0 }, "guess");
      player.start();
    });

    element("opening-again").addEventListener("click", () => {
      player.stop();
      change(opening.start, "guess");
      draw(state());
      // The button that was pressed goes away; whoever uses keys goes on from the first answer.
      element("guess-cold-0").focus({ preventScroll: true });
    });
  }

  /** The arrival that is some stops further on. */
  function stop(comes, count) {
    const all = opening.stops;
    return all[Math.max(0, Math.min(all.length - 1, all.indexOf(comes) + count))];
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
    measure() { width = Math.max(250, element("opening-cold").clientWidth); },
    hide: () => player.stop(),
  });
})();
