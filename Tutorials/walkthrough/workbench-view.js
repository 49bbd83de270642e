// The workbench, as the parts of the page that it fills: what of its state can be changed, and what the core played.
"use strict";

ColdAndHot.workbenchView = (function () {
  const { core, words, marbles, rows, chainRows, notation, workbenchWords } = ColdAndHot;
  const { lastTick, sources, people, longest, starts, operators, operator } = ColdAndHot.workbenchState;
  const { play } = ColdAndHot.workbenchPlay;
  const { isEnding } = ColdAndHot.reading;
  const { tag, escape, option } = marbles;

  // What a source really sends that does not play its row.
  const reallySends = {
    timer: "Only the first value and its tick count: a timer sends it and completes.",
    interval: "Only the first tick counts: so often an interval sends 0, 1, 2 and so on, without end.",
  };
  const hints = { ...reallySends, sync: "The values are sent all at once, in this order; their ticks do not count." };
  const endings = { "|": "completes", "#": "fails", "": "never ends" };

  // How the list of operators names their groups.
  const groups = {
    values: "one source: what passes", combining: "two sources", flattening: "a signal for each value",
    endings: "endings", time: "time", sharing: "one run for many",
  };

  // A list to choose from, which sets a part of the state.
  function list(sets, label, chosen, options) {
    return tag("select", { "data-set": sets, "aria-label": label, "data-value": chosen }, options);
  }

  function choose(sets, label, chosen, all) {
    return list(sets, label, chosen, Object.entries(all).map(([value, text]) => option(value, text, chosen)).join(""));
  }

  // All operators, group by group.
  function operatorsToChoose(chosen = null) {
    return [...new Set(operators.map(({ group }) => group))].map((group) => tag("optgroup", { label: groups[group] },
      operators.filter((one) => one.group === group).map(({ name }) => option(name, name, chosen)).join(""))).join("");
  }

  // A source: how it starts, its marks as text, and how it ends. `typed` is what is being typed: {name, text}.
  function sourceBand(name, title, state, typed) {
    const { start: how, marks } = state[name];
    const text = typed?.name === name ? typed.text : null;
    const isWrong = text !== null && notation.marksOf(text) === null;
    const field = tag("input", {
      class: "notation", "data-set": `${name}.row`, "aria-label": `${title} as text: a sign for each tick`,
      "data-value": isWrong ? text : notation.textOf(marks),
      "aria-invalid": isWrong ? "true" : null, spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    });
    const last = marks.at(-1)?.mark;
    const end = reallySends[how] ? "" : choose(`${name}.end`, `How ${title} ends`, isEnding(last) ? last : "", endings);
    const says = isWrong ? tag("small", { role: "alert" }, escape(notation.faultOf(text)))
      : tag("small", {}, (text && notation.hintOf(text)) || hints[how] || "");
    return `<div class="band of-source">${choose(`${name}.start`, `How ${title} starts`, how, starts)}${field}${end}${says}</div>`;
  }

  // `titles` are what the sources are called.
  function operatorBand(where, place, links, titles) {
    const { name, amount, other } = links[place];
    const { argument } = operator(name);
    const at = `${where}.${place}`;
    const button = (does, sign, label, isOff) =>
      tag("button", { type: "button", "data-do": `${at}.${does}`, "aria-label": `${label} ${name}`, disabled: isOff ? "" : null }, sign);
    const takes = other === undefined ? "" : choose(`${at}.other`, `${name}: the other source`, String(other), titles);
    const field = argument ? argumentField(at, name, amount, argument) : "";
    return `<div class="band operator"><span class="dot">.</span>`
      + list(`${at}.name`, `Operator ${place + 1}`, name, operatorsToChoose(name)) + takes + field
      + `<span class="moves">${button("up", "↑", "earlier:", place === 0)}${button("down", "↓", "later:", place === links.length - 1)}`
      + `${button("remove", "×", "remove", false)}</span></div>`;
  }

  function argumentField(at, name, amount, { name: called, kind, min, max }) {
    const most = max + (kind === "times" ? 1 : 0);
    const [looks, shown] = kind === "value" ? [{ class: "value", maxlength: 1 }, ""]
      : [{ type: "range", min, max: most, "aria-valuetext": amount }, `<output>${amount}</output>`];
    const value = amount === "forever" ? most : amount;
    const field = tag("input", { ...looks, "data-set": `${at}.amount`, "data-value": value, "aria-label": `${name}: ${called}` });
    return `<label class="argument"><span>${escape(called)}</span> ${field}${shown}</label>`;
  }

  // One operator more, and who comes when, as numbers that can be dragged.
  function lastBand(where, state) {
    const number = (handle, label, at, first) => {
      const [before, says, shown] = at > lastTick ? ["", "never", "never"] : ["at ", `tick ${at}`, at];
      return before + marbles.number(handle, `${label} at`, at, [first, lastTick + 1], { says, shown });
    };
    const add = tag("select", { class: "add", "data-set": `${where}.add`, "aria-label": "Add an operator", "data-value": "" },
      option("", "+ operator", "") + operatorsToChoose());
    return `<div class="band listeners">${state[where].length < longest ? add : ""}${people.map((name) => {
      const { comes, leaves } = state[name];
      const who = words.capital(name);
      return `<span>${who} comes ${number(name, `${who} comes`, comes, 0)}`
        + (comes > lastTick ? "" : `, leaves ${number(`${name}-leaves`, `${who} leaves`, leaves ?? lastTick + 1, comes + 1)}`) + "</span>";
    }).join("")}</div>`;
  }

  // A chain, from its sources to its listeners.
  function column(state, where, played, { width, typed }) {
    const links = state[where];
    const shared = chainRows.options(played, width, played.answers ? "nobody subscribes" : "not played");
    const parts = played.scene.sources.flatMap(({ name: title, start, marks }, place) => {
      const name = sources[place];
      return [
        sourceBand(name, title, state, typed),
        rows.plan(marks, { ...shared, name, title, counts: reallySends[start] ? 1 : Infinity }),
        chainRows.runs(played, place, start, shared),
      ];
    });
    const titles = sources.map((name, place) => played.scene.sources[place]?.name ?? name);
    parts.push(...chainRows.operators(played, links, shared, (place) => operatorBand(where, place, links, titles)));
    parts.push(lastBand(where, state), rows.listeners(state, { ...shared, people: played.people }));
    return `<section class="panel chain" aria-label="The chain${where === "chain" ? "" : " beside it"}">${chainRows.notice(played)}${parts.join("")}</section>`;
  }

  function title(links) { return links.map(({ name }) => `.${name}`).join("") || "no operator"; }

  // The chain, and the one beside it, if there is one: each is played.
  function chains(state) {
    return ["chain", ...(state.beside.length > 0 ? ["beside"] : [])].map((where) => ({ where, played: play(state, state[where]) }));
  }

  // What is seen while a hand moves something.
  function render(state, options) {
    return { "workbench-chains": chains(state).map(({ where, played }) => column(state, where, played, options)).join("") };
  }

  // What is said when the hand rests: answers, sentences, and the program.
  function renderWords(state) {
    const all = chains(state);
    const [first] = all;
    const code = core.program(first.played.scene).swift || "";
    const which = all.length > 1 ? `This is the first chain, <code>${escape(title(state.chain))}</code>. ` : "";
    const hint = first.played.isStopped ? "Do not run it as it is: it may not come to an end."
      : "Put it below the imports of a lesson's program, and it prints this drawing.";
    const names = new Set([...state.chain, ...state.beside].map(({ name }) => name));
    return {
      "workbench-answers": all.map(({ where, played }) => questions(escape(title(state[where])), played)).join(""),
      "workbench-says": [...names].map((name) => `<p>${escape(operator(name).says).replace(escape(name), `<code>${escape(name)}</code>`)}</p>`).join(""),
      "workbench-told": all.map(({ played }) => `<ul class="told">${told(played).map((text) => `<li>${escape(text)}</li>`).join("")}</ul>`).join(""),
      "workbench-code": marbles.code(code),
      "workbench-code-says": code === "" ? "" : which + hint,
    };
  }

  function questions(name, played) {
    return `<section class="panel" aria-label="Four questions about ${name}"><h2>Four questions <small>${name}</small></h2>`
      + `${workbenchWords.answers(played)}</section>`;
  }

  function heard({ people: all, until }) { return all.map((person) => words.listener(person, until)); }

  function told(played) { return [...played.runs.slice(0, 20).map((row) => workbenchWords.run(row, played)), ...heard(played)]; }

  // What a screen reader hears.
  function says(state) { return chains(state).map(({ played }) => heard(played).join(" ") || played.notice).join(" "); }

  return { operatorsToChoose, title: (state) => `Workbench: ${title(state.chain)}`, render, renderWords, says };
})();
