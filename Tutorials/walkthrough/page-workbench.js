// Puts the workbench on the page, and listens to the pointer and the keys.
"use strict";

(function () {
  const { page, workbenchState, workbenchView, marbles, hands, address, notation, makePuzzle } = ColdAndHot;
  const { element, all, put } = page;
  const { ticks, lastTick, sources } = workbenchState;
  const view = element("view-workbench");

  let width = 280;
  // What is being typed, which may be no row yet: {name, text}.
  let typed = null;

  function draw(state) {
    const isTwo = state.beside.length > 0;
    for (const part of all("#view-workbench > .side-by-side")) part.classList.toggle("two", isTwo);
    measure();
    put(workbenchView.render(state, { width, typed }));
    // While a hand moves something, sixty times in a second, the words wait.
    if (page.isHeld()) return;
    put(workbenchView.renderWords(state));
    makePuzzle.check(state);
    element("workbench-undo").disabled = past.length === 0;
    element("workbench-compare").textContent = isTwo ? "Only one chain" : "A second chain beside it";
    for (const field of all("#workbench-chains [data-value]")) {
      const { value } = field.dataset;
      if (field.value !== value && !(field === document.activeElement && field.matches(".notation"))) field.value = value;
    }
  }

  function measure() {
    const column = element("workbench-chains").firstElementChild || element("workbench-chains");
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    width = Math.max(250, page.room("workbench-chains", column.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)));
  }

  // States before the changes that were made, the last one at the end.
  const past = [];

  function begin({ change: changeState, state }) {
    put({
      "workbench-start": marbles.option("", "Start from …") + workbenchView.operatorsToChoose()
        + `<optgroup label="no source">${["timer", "interval"].map((name) => marbles.option(name, name)).join("")}</optgroup>`,
      "workbench-pairs": marbles.option("", "Often mixed up …") + Object.keys(workbenchState.pairs).map((name) => marbles.option(name, name)).join(""),
      "workbench-legend": marbles.legend("workbench"),
    });
    for (const id of ["workbench-start", "workbench-pairs"]) element(id).value = "";

    // Changes the state, so that it can be undone. What one control does in quick succession is one step, and so is all
    // that a hand does before it lets go.
    let last = { source: "", time: 0, isHeld: false };
    function change(changes, source, next) {
      const goesOn = last.isHeld && page.isHeld() || Date.now() - last.time < 1000;
      if (source !== last.source || !goesOn) past.push(state());
      if (past.length > 50) past.shift();
      last = { source, time: Date.now(), isHeld: page.isHeld() };
      changeState(changes, source, next);
    }

    function undo() {
      const before = past.pop();
      last = { source: "", time: 0, isHeld: false };
      if (before) changeState(before, "undo");
    }

    element("workbench-undo").addEventListener("click", undo);
    view.addEventListener("keydown", (event) => {
      const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      // A text field has an undo of its own.
      if (!isUndo || event.target.matches("input:not([type=range])")) return;
      event.preventDefault();
      undo();
    });

    // Changes a source.
    const setSource = (name, changes, from) => change({ [name]: { ...state()[name], ...changes } }, from);

    // Gives the focus to a part of the workbench that was drawn.
    const focus = (selector) => view.querySelector(selector)?.focus({ preventScroll: true });

    // Lists, numbers and texts. Each says what it sets: `first.end`, `chain.1.amount`.

    view.addEventListener("input", ({ target }) => {
      const [what, key, part] = (target.dataset.set || "").split(".");
      const { value } = target;
      if (sources.includes(what)) return setOf(what, key, value);
      const links = state()[what];
      if (!links) return undefined;
      if (key === "add") {
        target.value = "";
        return change({ [what]: [...links, workbenchState.link(value)] }, "add", `[data-set="${what}.${links.length}.name"]`);
      }
      const { name, other } = links[key];
      const changed = part === "name" ? workbenchState.link(value, other)
        : { ...links[key], [part]: part === "amount" ? workbenchState.amountOf(name, value) : Number(value) };
      return change({ [what]: links.with(key, changed) }, part);
    });

    // Takes what a list or a text says about a source; a text only if it is a row.
    function setOf(name, key, value) {
      typed = null;
      if (key === "start") return setSource(name, { start: value }, key);
      if (key === "end") return setSource(name, { marks: workbenchState.withEnding(marksOf(name), value) }, key);
      const marks = notation.marksOf(value);
      typed = { name, text: value };
      return setSource(name, marks === null ? {} : { marks }, key);
    }

    view.addEventListener("focusout", (event) => {
      if (!event.target.matches(".notation")) return;
      typed = null;
      draw(state());
    });

    // Two lists from which one starts anew. Arrow keys go through a list, so what keys have chosen waits for the button.
    const starts = { "workbench-start": workbenchState.example, "workbench-pairs": (name) => workbenchState.pairs[name] };
    let byKeys = false;
    function startFrom(list) {
      element("workbench-go").hidden = true;
      if (list.value) change(starts[list.id](list.value), "start");
      list.value = "";
    }
    for (const id of Object.keys(starts)) {
      element(id).addEventListener("pointerdown", () => { byKeys = false; });
      element(id).addEventListener("keydown", ({ key, target }) => {
        byKeys = true;
        if (key === "Enter") startFrom(target);
      });
      element(id).addEventListener("change", ({ target }) => {
        for (const other of Object.keys(starts)) if (other !== id) element(other).value = "";
        if (byKeys) element("workbench-go").hidden = target.value === "";
        else startFrom(target);
      });
    }
    element("workbench-go").addEventListener("click", () => {
      const list = Object.keys(starts).map(element).find(({ value }) => value !== "");
      if (list) startFrom(list);
      element("workbench-start").focus();
    });
    element("workbench-compare").addEventListener("click", () =>
      change({ beside: state().beside.length > 0 ? [] : state().chain }, "beside"));
    view.addEventListener("click", (event) => {
      const [list, at, does] = (event.target.closest("button")?.dataset.do || "").split(".");
      if (!does) return;
      const links = state()[list];
      const place = Number(at);
      const rest = links.toSpliced(place, 1);
      const to = place + (does === "up" ? -1 : 1);
      const left = Math.min(place, rest.length - 1);
      const buttons = (at, names) => names.map((name) => `[data-do="${list}.${at}.${name}"]:enabled`);
      // Whoever uses keys goes on from the same button of the operator, or from the next thing to do.
      if (does === "remove") change({ [list]: rest }, does, left >= 0 ? buttons(left, [does])[0] : list === "beside" ? "#workbench-compare" : `[data-set="${list}.add"]`);
      else {
        change({ [list]: rest.toSpliced(to, 0, links[place]) }, does, buttons(to, ["up", "down"]).join());
        focus(buttons(to, [does])[0]);
      }
    });

    // Discs and people.

    function marksOf(name) { return state()[name].marks; }

    // The marks of a source without one of them.
    function without(name, key) { return workbenchState.withoutMark(marksOf(name), Number(key)); }

    // Where keys would add a value.
    const cursor = { first: 0, second: 0, third: 0 };

    // Gives the focus to the mark of its kind that is nearest to a tick.
    function focusOn(name, mark, tick) {
      draw(state());
      const marks = marksOf(name);
      const nearest = address.nearest(tick, marks.filter((one) => one.mark === mark).map((one) => one.tick));
      focus(`[data-handle="${name}.${marks.findIndex((one) => one.mark === mark && one.tick === nearest)}"]`);
    }

    // Puts a mark of a source somewhere, and keeps the focus on it.
    function place(name, rest, mark, tick) {
      setSource(name, { marks: workbenchState.withMark(rest, mark, tick) }, `${name} disc`);
      focusOn(name, mark, tick);
    }

    function add(name, tick) { place(name, marksOf(name), workbenchState.nextValue(marksOf(name)), tick); }

    // Shows a tick where keys would add a value.
    function show(name, tick) {
      cursor[name] = tick;
      for (const plan of all(`#workbench-chains [data-ground="${name}.new"]`)) {
        const ghost = plan.querySelector(".ghost");
        ghost.setAttribute("transform", `translate(${tick * Number(plan.getAttribute("data-per-tick"))} 0)`);
        ghost.setAttribute("aria-valuenow", String(tick));
        ghost.setAttribute("aria-valuetext", `tick ${tick}`);
      }
    }

    // The handle of a mark, or of the place where one would be added.
    function disc(name, key) {
      if (key === "new") return { stops: ticks, at: () => cursor[name], move: (tick) => show(name, tick), click: (tick) => add(name, tick) };
      const { mark, tick } = marksOf(name)[Number(key)] || {};
      if (mark === undefined) return undefined;
      const rest = without(name, key);
      let moved = null;
      return {
        stops: ticks, isLoose: true, at: () => tick,
        move(to, count = 0) {
          moved = to;
          setSource(name, { marks: to === null ? rest : workbenchState.withMark(rest, mark, to, Math.sign(count)) }, `${name} disc`);
        },
        drop() { if (moved !== null) focusOn(name, mark, moved); },
      };
    }

    view.addEventListener("pointermove", (event) => {
      const plan = event.target.closest("[data-ground]");
      if (!plan) return;
      const { first, perTick } = hands.onScreen(plan);
      show(plan.dataset.ground.split(".")[0], address.nearest((event.clientX - first) / perTick, ticks));
    });

    view.addEventListener("keydown", (event) => {
      const [name, at] = (event.target.closest(".disc")?.dataset.handle || "").split(".");
      if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
      const { mark, tick } = marksOf(name)[Number(at)] || {};
      if (at === "new" && event.key === "Enter") add(name, cursor[name]);
      else if (mark !== undefined && /^(Delete|Backspace)$/.test(event.key)) {
        setSource(name, { marks: without(name, at) }, "remove");
        draw(state());
        const left = marksOf(name).length;
        focus(`[data-handle="${name}.${left === 0 ? "new" : Math.min(Number(at), left - 1)}"]`);
      } else if (mark !== undefined && /^[0-9A-Za-z|#]$/.test(event.key)) {
        place(name, without(name, at), event.key, tick);
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });

    // What is never stands a little after the last tick, which is where a hand takes it.
    const never = lastTick + 0.2;

    // When somebody comes, or leaves.
    function visit(name, isLeaving) {
      const now = () => state()[name];
      return {
        stops: [...ticks.slice(isLeaving ? now().comes + 1 : 0), never],
        at: () => Math.min(isLeaving ? now().leaves ?? never : now().comes, never),
        move(to) {
          const { comes, leaves } = now();
          const next = isLeaving ? { comes, leaves: to === never ? null : to }
            : { comes: Math.ceil(to), leaves: leaves !== null && leaves > to ? leaves : null };
          change({ [name]: next }, `${name} ${isLeaving}`);
        },
      };
    }

    makePuzzle.listen(state);
    hands.listen(view, (handle) => {
      const [name, key] = handle.split(".");
      if (sources.includes(name)) return disc(name, key);
      const [person, leaves] = handle.split("-");
      return workbenchState.people.includes(person) ? visit(person, leaves === "leaves") : undefined;
    });
  }

  page.register({
    name: "workbench",
    read: ({ values }) => {
      past.length = 0;
      return workbenchState.fromAddress(values);
    },
    write: workbenchState.toAddress,
    title: workbenchView.title,
    draw,
    says: workbenchView.says,
    begin,
    measure,
  });
})();
