// Puts the view "Operators" on the page, and listens to hands and keys.
"use strict";
var ColdAndHot = ColdAndHot || {};

(function () {
  const { page, operatorsView: view, picture, address } = ColdAndHot;
  const { element, put } = page;
  const data = ColdAndHot.operators;

  let state = view.start;
  let width = 280;

  function change(changes, isStep) {
    state = { ...state, ...changes };
    page.go(address.write("operators", view.toAddress(state)), isStep);
    draw();
  }

  const draw = page.onceAFrame(drawNow);

  function drawNow() {
    const open = [...document.querySelectorAll("#op-results details")].map((part) => part.open);
    const amounts = data.all[state.name].amounts;
    for (const [id, html] of Object.entries(view.render(state, width))) put(id, html);
    document.querySelectorAll("#op-results details").forEach((part, index) => { part.open = Boolean(open[index]); });
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

  function option(value, text) { return `<option value="${picture.escape(value)}">${picture.escape(text)}</option>`; }

  function measure() { width = Math.max(280, element("op-results").clientWidth - 38); }

  function tell() {
    drawNow();
    page.say([...document.querySelectorAll("#op-results .told li:first-child")].map((part) => part.textContent).join(" "));
  }

  function begin() {
    const groups = [...new Set(view.names.map((name) => data.all[name].group))];
    put("op-name", groups.map((group) => `<optgroup label="${group}">`
      + view.names.filter((name) => data.all[name].group === group).map((name) => option(name, name)).join("") + "</optgroup>").join(""));
    put("op-pairs", "Often mixed up: " + view.pairs.map(([one, other]) =>
      `<a href="${address.write("operators", view.toAddress({ name: one, amount: view.middle(data.all[one].amounts), beside: other }))}">`
      + `<code>${one}</code> and <code>${other}</code></a>`).join(" · "));
    put("op-legend", picture.legend(["begins", "comes", "leaves", "got at once", "completed", "failed"]));
    element("op-name").addEventListener("change", (event) => {
      const name = event.target.value;
      change({ name, amount: view.middle(data.all[name].amounts), beside: "" }, true);
      tell();
    });
    element("op-beside").addEventListener("change", (event) => { change({ beside: event.target.value }, true); tell(); });
    element("op-range").addEventListener("input", (event) => {
      change({ amount: data.all[state.name].amounts[Number(event.target.value)] }, false);
      tell();
    });
    new ResizeObserver(() => { measure(); draw(); }).observe(element("op-results"));
  }

  let isReady = false;
  page.register({
    name: "operators",
    element: "view-operators",
    show(place, values) {
      if (!isReady) begin();
      isReady = true;
      state = view.fromAddress(values);
      measure();
      drawNow();
    },
  });
})();
