// Puts the view "Operators" on the page, and listens to hands and keys.
"use strict";

(function () {
  const { page, operatorsView: view, signs, hands, address } = ColdAndHot;
  const { element, put } = page;
  const data = ColdAndHot.operators;

  let width = 280;

  function draw(state) {
    const amounts = data.all[state.name].amounts;
    for (const [id, html] of Object.entries(view.render(state, width))) put(id, html);
    element("op-results").classList.toggle("two", state.beside !== "");
    element("op-name").value = state.name;
    const partners = view.partners(state.name);
    put("op-beside", option("", partners.length > 0 ? "nothing" : "nothing has the same sources")
      + partners.map((name) => option(name, name)).join(""));
    element("op-beside").value = state.beside;
    const range = element("op-range");
    range.max = amounts.length - 1;
    range.value = amounts.indexOf(state.amount);
    range.setAttribute("aria-valuetext", String(state.amount));
  }

  function option(value, text) { return signs.tag("option", { value }, signs.escape(text)); }

  function begin({ change, state }) {
    const groups = [...new Set(view.names.map((name) => data.all[name].group))];
    put("op-name", groups.map((group) => {
      const names = view.names.filter((name) => data.all[name].group === group);
      return signs.tag("optgroup", { label: group }, names.map((name) => option(name, name)).join(""));
    }).join(""));
    put("op-pairs", "Often mixed up: " + view.pairs.map(([name, beside]) => {
      const amount = view.middle(data.all[name].amounts);
      const href = view.toAddress({ name, amount, shift: 0, beside });
      return signs.tag("a", { href }, `<code>${name}</code> and <code>${beside}</code>`);
    }).join(" · "));
    put("op-legend", signs.legend("operators"));
    element("op-name").addEventListener("change", (event) => {
      const name = event.target.value;
      change({ name, amount: view.middle(data.all[name].amounts), shift: 0, beside: "" }, "operator");
    });
    element("op-beside").addEventListener("change", (event) => change({ beside: event.target.value }, "beside"));
    element("op-range").addEventListener("input", (event) =>
      change({ amount: data.all[state().name].amounts[Number(event.target.value)] }));
    hands.listen(element("view-operators"), { amount: handle("amount"), shift: handle("shift") });

    /** A handle that hands may move. @param {"amount" | "shift"} name */
    function handle(name) {
      const grip = () => view.grips(state().name).find((one) => one.handle === name);
      const to = (stop) => { if (stop !== state()[name]) change({ [name]: stop }, name); };
      return {
        at: () => grip().base + state()[name],
        move: (tick) => to(address.nearest(tick - grip().base, grip().stops)),
        step(count) {
          const { stops } = grip();
          to(stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(state()[name]) + count))]);
        },
        drop() {},
      };
    }
  }

  page.register({
    name: "operators",
    start: view.start,
    read: ({ values }) => view.fromAddress(values),
    write: view.toAddress,
    title: (state) => (state.beside ? `${state.name} beside ${state.beside}` : state.name),
    draw,
    says: view.says,
    begin,
    measure() { width = Math.max(250, page.room("op-results") - 38); },
  });
})();
