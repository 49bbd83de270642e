// Puts the view "Puzzles" on the page, and listens to the pointer and the keys.
"use strict";

(function () {
  const { page, puzzle, puzzleView, workbenchState, marbles, hands, memory } = ColdAndHot;
  const { element, all, put } = page;
  const { ticks, lastTick, longest, sources } = workbenchState;
  const view = element("view-puzzle");

  let width = 280;

  // With how many operators each puzzle was solved, by its name.
  function solved() { return memory.recall("puzzles", isLog) || {}; }

  function isLog(value) {
    return Object.getPrototypeOf(value) === Object.prototype
      && Object.entries(value).every(([name, count]) => puzzle.all.some((one) => one.name === name) && Number.isInteger(count));
  }

  // What was tried of each puzzle since the page was loaded, and whether its hint is shown.
  const tried = new Map();

  function triedOf(state) {
    const key = state.name || state.made;
    if (!tried.has(key)) tried.set(key, { attempts: new Set(), isHinted: false });
    return tried.get(key);
  }

  // What the view shows: a puzzle, or the list of all.
  let shownName = null;

  function draw(state) {
    const shown = puzzle.find(state);
    element("puzzle-one").hidden = !shown;
    measure();
    const { attempts, isHinted } = triedOf(state);
    put(puzzleView.render(state, { width, attempts: attempts.size, isHinted, solved: solved(), tutorials: document.body.dataset.tutorials }));
    for (const field of all("#puzzle-chain [data-value]")) {
      if (field.value !== field.dataset.value) field.value = field.dataset.value;
    }
    const name = shown ? state.name || state.made : "";
    // Another puzzle begins at its title, for eyes and for keys.
    if (shownName !== null && shownName !== name) {
      scrollTo(0, 0);
      element("puzzle-title").focus({ preventScroll: true });
    }
    shownName = name;
  }

  function measure() {
    const column = element("puzzle-chain");
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    width = Math.max(250, page.room("puzzle-chain", column.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)));
  }

  // An attempt has come to rest: it counts, and if it solves the puzzle, that is remembered.
  function note(state) {
    const shown = puzzle.find(state);
    if (!shown) return;
    if (puzzle.isAttempt(shown, state)) triedOf(state).attempts.add(puzzle.toAddress(state));
    if (state.name && puzzleView.judge(shown, state).isSolved) {
      const before = solved();
      memory.keep("puzzles", { ...before, [state.name]: Math.min(before[state.name] ?? Infinity, state.chain.length) });
    }
    draw(state);
  }

  function begin({ change, state }) {
    put({ "puzzle-legend": marbles.legend("puzzle") });

    view.addEventListener("click", ({ target }) => {
      const button = target.closest("button");
      if (!button) return;
      const { chain } = state();
      const shown = puzzle.find(state());
      if (button.id === "puzzle-hint") {
        triedOf(state()).isHinted = true;
        draw(state());
        // The button is gone, and the hint stands in its place.
        return element("puzzle-help").focus({ preventScroll: true });
      }
      if (button.dataset.tile !== undefined) return press(Number(button.dataset.tile));
      const [at, does] = (button.dataset.do || "").split(".");
      if (!does) return;
      const place = Number(at);
      const rest = chain.toSpliced(place, 1);
      const to = place + (does === "up" ? -1 : 1);
      const tile = (puzzle.tilesOf(shown, chain) || [])[place];
      // Whoever uses keys goes on from the same button of the operator, from its other one, or from its tile.
      if (does === "remove") return change({ chain: rest }, does, `#tile-${tile}`);
      const buttons = [does, does === "up" ? "down" : "up"].map((name) => `[data-do="${to}.${name}"]:enabled`);
      change({ chain: rest.toSpliced(to, 0, chain[place]) }, does, buttons.join());
      view.querySelector(buttons[0])?.focus({ preventScroll: true });
    });

    // Puts the operator of a tile into the chain, at its end or at a place; takes it out if it is there.
    function press(tile, place = longest) {
      const { chain } = state();
      const shown = puzzle.find(state());
      const at = (puzzle.tilesOf(shown, chain) || []).indexOf(tile);
      change({ chain: at < 0 ? chain.toSpliced(place, 0, puzzle.linkOf(shown.tiles[tile])) : chain.toSpliced(at, 1) }, "tile");
    }

    // A mouse drags a tile to the chain; a finger would scroll the page.
    let held = null;
    view.addEventListener("pointerdown", (event) => {
      const tile = event.target.closest(".tile:enabled:not([aria-pressed=true])");
      if (tile && event.button === 0 && event.pointerType !== "touch") held = { tile, left: event.clientX, top: event.clientY, isMoving: false };
    });
    view.addEventListener("pointermove", (event) => {
      // It was let go where the page could not see it.
      if (event.buttons === 0) letGo();
      if (!held) return;
      const [right, down] = [event.clientX - held.left, event.clientY - held.top];
      if (!held.isMoving && Math.hypot(right, down) < 4) return;
      // What the mouse clicks is then no longer the tile.
      if (!held.isMoving) view.setPointerCapture(event.pointerId);
      held.isMoving = true;
      held.tile.classList.add("dragged");
      held.tile.style.translate = `${right}px ${down}px`;
    });
    view.addEventListener("pointerup", (event) => {
      const found = held?.isMoving && document.elementFromPoint(event.clientX, event.clientY);
      const tile = held && Number(held.tile.dataset.tile);
      letGo();
      if (!found || !found.closest("#puzzle-chain")) return;
      const isAbove = (band) => band.getBoundingClientRect().bottom < event.clientY;
      press(tile, all("#puzzle-chain .band.operator").filter(isAbove).length);
    });
    for (const end of ["pointercancel", "lostpointercapture"]) view.addEventListener(end, letGo);

    function letGo() {
      if (!held) return;
      held.tile.classList.remove("dragged");
      held.tile.style.translate = "";
      held = null;
    }

    view.addEventListener("input", ({ target }) => {
      const [what, key] = (target.dataset.set || "").split(".");
      if (what === "first") change({ first: { ...state().first, start: target.value } }, key);
      if (what !== "chain") return;
      const shown = puzzle.find(state());
      const { chain } = state();
      const { amounts } = shown.tiles[(puzzle.tilesOf(shown, chain) || [])[Number(key)]];
      change({ chain: chain.with(Number(key), { ...chain[Number(key)], amount: amounts[Number(target.value)] }) }, "amount");
    });

    // The handle of a mark of the first source.
    function disc(key) {
      const { marks } = state().first;
      const { mark, tick } = marks[Number(key)] || {};
      if (mark === undefined) return undefined;
      const rest = workbenchState.withoutMark(marks, Number(key));
      return {
        stops: ticks, at: () => tick,
        move(to, count = 0) { change({ first: { ...state().first, marks: workbenchState.withMark(rest, mark, to, Math.sign(count)) } }, "disc"); },
        drop() {
          draw(state());
          const at = state().first.marks.findIndex((one) => one.mark === mark);
          view.querySelector(`[data-handle="first.${at}"]`)?.focus({ preventScroll: true });
        },
      };
    }

    // What is never stands a little after the last tick, which is where a hand takes it.
    const never = lastTick + 0.2;

    hands.listen(view, (handle) => {
      if (!puzzle.find(state())) return undefined;
      const [name, key] = handle.split(".");
      if (sources.includes(name)) return disc(key);
      if (handle === "ben") {
        return { stops: ticks, at: () => state().ben.comes, move: (to) => change({ ben: { ...state().ben, comes: to } }, handle) };
      }
      if (handle === "ada-leaves") {
        const { comes } = state().ada;
        return {
          stops: [...ticks.slice(comes + 1), never], at: () => Math.min(state().ada.leaves ?? never, never),
          move: (to) => change({ ada: { comes, leaves: to === never ? null : to } }, handle),
        };
      }
      return undefined;
    });
  }

  page.register({
    name: "puzzle",
    read: ({ values }) => puzzle.fromAddress(values),
    write: puzzle.toAddress,
    title: puzzleView.title,
    draw,
    says(state) {
      note(state);
      return puzzleView.says(state);
    },
    begin,
    measure,
  });
})();
