// Puts the workbench on the page, and listens to hands and keys.
"use strict";

(function () {
  const { page, bench, signs, hands } = ColdAndHot;
  const { element, all, put } = page;
  const { lastTick, sources } = bench;

  let width = 280;
  /** What is typed and no row yet. @type {null | {name: string, text: string}} */
  let wrong = null;

  function draw(state) {
    const isTwo = state.beside.length > 0;
    element("bench-chains").classList.toggle("two", isTwo);
    measure();
    for (const [id, html] of Object.entries(bench.render(state, { width, wrong }))) put(id, html);
    element("bench-compare").textContent = isTwo ? "Only one chain" : "A second chain beside it";
    for (const field of all("#bench-chains [data-value]")) {
      const value = field.getAttribute("data-value");
      if (field.value !== value && !(field === document.activeElement && field.matches(".notation"))) field.value = value;
    }
  }

  function measure() {
    const column = element("bench-chains").firstElementChild || element("bench-chains");
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    width = Math.max(250, page.room("bench-chains", column.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)));
  }

  function begin({ change, state }) {
    const view = element("view-workbench");
    put("bench-start", bench.option("", "Start from …", "") + bench.operatorsToChoose("")
      + `<optgroup label="no source">${["timer", "interval"].map((name) => bench.option(name, name, "")).join("")}</optgroup>`);
    put("bench-pairs", bench.option("", "Often mixed up …", "") + bench.pairs.map(([text], place) => bench.option(String(place), text, "")).join(""));
    for (const id of ["bench-start", "bench-pairs"]) element(id).value = "";
    put("bench-legend", signs.legend("workbench"));

    const setSource = (name, changes, from) => change({ [name]: { ...state()[name], ...changes } }, from);
    const setChain = (list, links, from) => change({ [list]: links }, from);

    // Lists, numbers and texts.

    const choose = (event) => {
      const { target } = event;
      const [what, key, part] = (target.dataset.set || "").split(".");
      const { value } = target;
      if (sources.includes(what)) return setOf(what, key, value);
      if (what !== "chain" && what !== "beside") return undefined;
      const links = state()[what];
      if (key === "add") {
        target.value = "";
        setChain(what, [...links, bench.link(value)], "add");
        draw(state());
        return view.querySelector(`[data-set="${what}.${links.length}.name"]`)?.focus({ preventScroll: true });
      }
      const place = Number(key);
      const changed = part === "name" ? bench.link(value, links[place].other)
        : { ...links[place], [part]: part === "amount" ? bench.amountOf(bench.operator(links[place].name).argument, value) : Number(value) };
      return setChain(what, links.with(place, changed), part);
    };

    /** Sets one thing about a source; its row as long as that is one. */
    function setOf(name, key, value) {
      const { row } = state()[name];
      wrong = null;
      if (key === "start") return setSource(name, { start: value }, key);
      if (key === "end") return setSource(name, { row: bench.withEnding(row, value) }, key);
      const marks = bench.marksOf(value);
      if (marks === null) wrong = { name, text: value };
      return setSource(name, marks === null ? {} : { row: bench.rowOf(marks) ?? value.trim() }, key);
    }

    view.addEventListener("input", choose);
    view.addEventListener("focusout", (event) => {
      if (!event.target.matches(".notation")) return;
      wrong = null;
      draw(state());
    });
    const startFrom = (id, state) => element(id).addEventListener("change", (event) => {
      change(state(event.target.value), "start");
      event.target.value = "";
    });
    startFrom("bench-start", bench.example);
    startFrom("bench-pairs", (place) => bench.pairs[Number(place)][1]);
    element("bench-compare").addEventListener("click", () =>
      change({ beside: state().beside.length > 0 ? [] : state().chain }, "beside"));
    element("bench-copy").addEventListener("click", () => page.copy(element("bench-copy"), element("bench-code")));
    view.addEventListener("click", (event) => {
      const [list, place, does] = (event.target.closest("button")?.dataset.do || "").split(".");
      if (!does) return;
      const links = state()[list];
      const [link, rest] = [links[Number(place)], links.toSpliced(Number(place), 1)];
      const to = Number(place) + (does === "up" ? -1 : 1);
      setChain(list, does === "remove" ? rest : rest.toSpliced(to, 0, link), does);
      draw(state());
      const button = (wanted) => view.querySelector(`[data-do="${list}.${to}.${wanted}"]:enabled`);
      if (does !== "remove") (button(does) || button(does === "up" ? "down" : "up"))?.focus();
      else {
        const left = Math.min(Number(place), rest.length - 1);
        view.querySelector(left < 0 ? `[data-set="${list}.add"]` : `[data-do="${list}.${left}.remove"]`)?.focus();
      }
    });

    // Discs and people.

    /** Where keys would add a value. @type {Record<string, number>} */
    const cursor = { first: 0, second: 0, third: 0 };

    /** Puts a mark of a source somewhere, and keeps the focus on it. */
    function place(name, rest, mark, tick, way = 0) {
      setSource(name, { row: bench.withMark(rest, mark, tick, way) }, `${name} disc`);
      focusOn(name, mark, tick);
    }

    /** Gives the focus to the mark of its kind that is nearest to a tick. */
    function focusOn(name, mark, tick) {
      draw(state());
      const found = (bench.marksOf(state()[name].row) || []).map((one, index) => ({ ...one, index })).filter((one) => one.mark === mark)
        .reduce((best, one) => (Math.abs(one.tick - tick) < Math.abs(best.tick - tick) ? one : best));
      view.querySelector(`[data-handle="${name}.${found.index}"]`)?.focus({ preventScroll: true });
    }

    function add(name, tick) {
      const { row } = state()[name];
      place(name, row, bench.nextValue(row), Math.round(tick));
    }

    /** Shows a tick where keys would add a value. */
    function show(name, tick) {
      cursor[name] = Math.max(0, Math.min(lastTick, Math.round(tick)));
      for (const plan of all(`#bench-chains [data-ground="${name}.new"]`)) ghost(plan, cursor[name]);
    }

    /** The handle of a mark, or of the place where one would be added. */
    function disc(name, key) {
      if (key === "new") {
        return {
          at: () => cursor[name], move() {}, drop() {}, click: (tick) => add(name, tick),
          step: (count) => show(name, cursor[name] + count),
        };
      }
      const { row } = state()[name];
      const { mark, tick } = (bench.marksOf(row) || [])[Number(key)] || {};
      if (mark === undefined) return undefined;
      const rest = bench.withoutMark(row, Number(key));
      /** Where a hand has moved it; null if it has not, or off the picture. @type {number | null} */
      let moved = null;
      return {
        at: () => tick,
        move(to, isOff) {
          moved = isOff ? null : Math.round(to);
          setSource(name, { row: moved === null ? rest : bench.withMark(rest, mark, moved) }, `${name} disc`);
        },
        step: (count) => place(name, rest, mark, Number.isFinite(count) ? tick + count : count < 0 ? 0 : lastTick, Math.sign(count)),
        drop() { if (moved !== null) focusOn(name, mark, moved); },
      };
    }

    /** Moves the disc that a click would add. @param {Element} plan @param {number} tick */
    function ghost(plan, tick) {
      const part = plan.querySelector(".ghost");
      part?.setAttribute("transform", `translate(${tick * Number(plan.getAttribute("data-per-tick"))} 0)`);
      part?.setAttribute("aria-valuenow", String(tick));
      part?.setAttribute("aria-valuetext", `tick ${tick}`);
    }

    view.addEventListener("pointermove", (event) => {
      const plan = event.target instanceof Element ? event.target.closest("[data-ground]") : null;
      if (!plan) return;
      const { left, width: wide } = plan.getBoundingClientRect();
      const x = (event.clientX - left) * Number(plan.getAttribute("width")) / wide - Number(plan.getAttribute("data-left"));
      const name = String(plan.getAttribute("data-ground")).split(".")[0];
      show(name, x / Number(plan.getAttribute("data-per-tick")));
    });

    view.addEventListener("keydown", (event) => {
      const [name, key] = (event.target.closest(".disc")?.dataset.handle || "").split(".");
      if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
      const { row } = state()[name];
      const { mark, tick } = (bench.marksOf(row) || [])[Number(key)] || {};
      if (key === "new" && event.key === "Enter") add(name, cursor[name]);
      else if (mark !== undefined && /^(Delete|Backspace)$/.test(event.key)) {
        setSource(name, { row: bench.withoutMark(row, Number(key)) }, "remove");
        draw(state());
        const left = (bench.marksOf(state()[name].row) || []).length;
        view.querySelector(`[data-handle="${name}.${left === 0 ? "new" : Math.min(Number(key), left - 1)}"]`)?.focus({ preventScroll: true });
      } else if (mark !== undefined && /^[0-9A-Za-z|#]$/.test(event.key)) {
        place(name, bench.withoutMark(row, Number(key)), event.key, tick);
      } else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    });

    /** When somebody comes, or leaves. */
    function visit(name, isLeaving) {
      const to = (tick) => {
        const { comes, leaves } = state()[name];
        const at = Math.max(isLeaving ? comes + 1 : 0, Math.min(lastTick + 1, Math.round(tick)));
        const next = isLeaving ? { comes, leaves: at > lastTick ? null : at }
          : { comes: at, leaves: leaves !== null && leaves > at ? leaves : null };
        change({ [name]: next }, `${name} ${isLeaving}`);
      };
      const at = () => (isLeaving ? state()[name].leaves ?? lastTick + 1 : state()[name].comes);
      // What is never stands a little after the last tick, which is where a hand takes it.
      return { at: () => Math.min(at(), lastTick + 0.2), move: (tick) => to(tick > lastTick + 0.15 ? lastTick + 1 : tick), step: (count) => to(at() + count), drop() {} };
    }

    hands.listen(view, (handle) => {
      const [name, key] = handle.split(".");
      if (sources.includes(name)) return disc(name, key);
      const [person, leaves] = handle.split("-");
      return bench.people.includes(person) ? visit(person, leaves === "leaves") : undefined;
    });
  }

  page.register({
    name: "workbench",
    start: bench.start,
    read: ({ values }) => bench.fromAddress(values),
    write: bench.toAddress,
    title: bench.title,
    draw,
    says: bench.says,
    begin,
    measure,
  });
})();
