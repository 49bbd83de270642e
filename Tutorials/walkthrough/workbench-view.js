// The workbench: sources, a chain of operators, two listeners. Its state, how an address names it, and the
// parts of the page it fills. What happens, the core says: it plays the scene.
"use strict";

ColdAndHot.workbenchView = (function () {
  const { core, words, signs, address, rows } = ColdAndHot;
  const { listenersOf, isEnding } = ColdAndHot.reading;
  const { tag, escape, option } = signs;
  const { operators } = core.catalog();
  const sources = ["first", "second", "third"];
  const people = ["ada", "ben"];
  const lastTick = 30;
  const ticks = Array.from({ length: lastTick + 1 }, (_, tick) => tick);
  const longest = 4;

  // How a source may start its work, and what stands in the list.
  const starts = { cold: "cold", hot: "hot", sync: "all at once", timer: "timer", interval: "interval" };
  // What a source really sends that does not play its row.
  const reallySends = {
    timer: "Only the first value and its tick count: a timer sends it and completes.",
    interval: "Only the first tick counts: so often an interval sends 0, 1, 2 and so on, without end.",
  };
  const endings = { "|": "completes", "#": "fails", "": "never ends" };

  // How the list of operators names their groups.
  const groups = {
    values: "one source: what passes", combining: "two sources", flattening: "a signal for each value",
    endings: "endings", time: "time", sharing: "one run for many",
  };

  // What an operator is.
  function operator(name) { return operators.find((one) => one.name === name); }

  // A source is a row in the notation of the course: a sign for each tick, `(ab)` for several at one.

  // The marks of a row; null if it is none.
  function marksOf(text) {
    const row = text.replace(/\s/g, "");
    if (!/^(-|[0-9A-Za-z]|\([0-9A-Za-z]+\))*([|#]|\([0-9A-Za-z]*[|#]\))?-*$/.test(row)) return null;
    let group = -1;
    const marks = [...row].flatMap((mark, tick) => {
      if ("()".includes(mark)) group = mark === "(" ? tick : -1;
      return "-()".includes(mark) ? [] : [{ mark, tick: group < 0 ? tick : group }];
    });
    return marks.every(({ tick }) => tick <= lastTick) ? marks : null;
  }

  // What keeps a text from being a row.
  function faultOf(text) {
    const row = text.replace(/\s/g, "");
    const [strange] = row.match(/[^-0-9A-Za-z|#()]/u) || [];
    if (strange) return `A row has no ${strange}. It has - for silence, a letter or a digit for a value, | to complete, # to fail, and (ab) for several at one tick.`;
    if (/[|#].*[0-9A-Za-z|#(]/.test(row)) return "Nothing can come after | or #: it ends the source, so it must be the last sign.";
    if (/[()]/.test(row.replace(/\([0-9A-Za-z]*[|#]?\)/g, ""))) return "Values of one tick stand between ( and ), as in (ab).";
    return row.length > lastTick ? `A row goes from tick 0 to tick ${lastTick}; this one is too long.` : "There is nothing between ( and ).";
  }

  // The row of some marks; null if they cannot be written so.
  function rowOf(marks) {
    const sorted = [...marks].sort((a, b) => a.tick - b.tick || Number(isEnding(a.mark)) - Number(isEnding(b.mark)));
    let row = "";
    for (const tick of new Set(sorted.map((one) => one.tick))) {
      const here = sorted.filter((one) => one.tick === tick).map(({ mark }) => mark).join("");
      row = row.padEnd(tick, "-") + (here.length > 1 ? `(${here})` : here);
    }
    return JSON.stringify(marksOf(row)) === JSON.stringify(sorted) ? row : null;
  }

  // A row with one mark more, as near to a tick as there is room for it; of two places that are as near, the one on
  // its `way`.
  function withMark(row, mark, wanted, way = 0) {
    const marks = marksOf(row);
    const rows = ticks.filter((tick) => isEnding(mark) || !marks.some((one) => one.tick === tick))
      .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || (b - a) * way)
      .map((tick) => rowOf([...marks, { mark, tick }]));
    return rows.find((found) => found !== null) ?? row;
  }

  function withoutMark(row, index) { return rowOf(marksOf(row).filter((_, place) => place !== index)) ?? row; }

  // A row with another ending, or none.
  function withEnding(row, ending) {
    const marks = marksOf(row);
    const last = marks.at(-1);
    const isEnded = last !== undefined && isEnding(last.mark);
    const values = isEnded ? marks.slice(0, -1) : marks;
    const tick = isEnded ? last.tick : Math.min(lastTick, (last?.tick ?? 0) + 4);
    return rowOf(ending === "" ? values : [...values, { mark: ending, tick }]) ?? row;
  }

  // The value that a click adds: the next digit or letter.
  function nextValue(row) {
    const last = marksOf(row).map(({ mark }) => mark).filter((mark) => !isEnding(mark)).sort().at(-1) || "0";
    return /[9zZ]/.test(last) ? last : String.fromCharCode(last.charCodeAt(0) + 1);
  }

  // The state, and its address.

  // An operator in a chain, as it is when it is chosen: `other` is the place of its second source.
  function link(name, other = 1) {
    const { argument, other: takes } = operator(name);
    return { name, ...(argument ? { amount: argument.start } : {}), ...(takes ? { other } : {}) };
  }

  // The links in a text such as `map,2~merge,,second`; undefined if it names something that is not there.
  function chainOf(text) {
    const links = text.split("~").filter(Boolean).map((part) => {
      const [name, amount = "", source = ""] = part.split(",");
      if (!operator(name)) return null;
      const own = link(name, Math.max(0, sources.indexOf(source || "second")));
      return own.amount === undefined || amount === "" ? own : { ...own, amount: amountOf(name, amount) };
    });
    return links.includes(null) || links.length > longest ? undefined : links;
  }

  // The argument that a text or the place of a slider stands for; after its last number, `times` goes on for ever.
  function amountOf(name, text) {
    const { kind, min, max } = operator(name).argument;
    if (kind === "value") return /^[0-9A-Za-z]/.test(text) ? text.slice(0, 1) : "x";
    if (kind === "times" && (text === "forever" || Number(text) > max)) return "forever";
    return Math.max(min, Math.min(max, Math.round(Number(text)) || 0));
  }

  function textOf(chain) {
    return chain.map(({ name, amount = "", other }) => [name, amount, sources[other]].join(",").replace(/,+$/, "")).join("~");
  }

  // When somebody comes and leaves: `8-19`, or `8` for who stays; `-` for who does not come.
  function visitOf(text) {
    if (text === "-") return { comes: lastTick + 1, leaves: null };
    const [, comes, leaves] = text.match(/^(\d+)(?:-(\d+))?$/)?.map(Number) || [];
    if (!(comes <= lastTick) || leaves <= comes) return undefined;
    return { comes, leaves: leaves <= lastTick ? leaves : null };
  }

  function visitText({ comes, leaves }) {
    return comes > lastTick ? "-" : leaves === null ? `${comes}` : `${comes}-${leaves}`;
  }

  // A row, with how it starts in front of it if it is not cold.
  function sourceOf(text) {
    const [, start = "cold", asked] = text.match(/^(?:([a-z]+):)?(.*)$/) || [];
    const marks = marksOf(asked);
    return marks === null || !Object.hasOwn(starts, start) ? undefined : { start, row: rowOf(marks) ?? asked };
  }

  function sourceText(value) { return value && (value.start === "cold" ? value.row : `${value.start}:${value.row}`); }

  function source(name, row) {
    return { called: `the ${name} source`, start: { start: "cold", row }, read: sourceOf, write: sourceText };
  }

  function chain(called) { return { called, start: [], read: chainOf, write: textOf }; }

  function visit(name, comes) {
    return { called: `when ${name} listens`, start: { comes, leaves: null }, read: visitOf, write: visitText };
  }

  const fields = {
    first: source("first", "--1---2---3---4---|"), second: source("second", "----a----b----c--|"),
    third: source("third", "-x------y|"),
    chain: chain("the chain"), beside: chain("the chain beside it"),
    ada: visit("Ada", 0), ben: visit("Ben", lastTick + 1),
  };

  // The chain that one meets first: what a latecomer gets is not what one expects.
  const start = {
    ...address.stateOf(new Map(), fields).state, chain: [link("map"), link("share")], ben: { comes: 8, leaves: null },
  };

  function fromAddress(values) {
    return values.size === 0 ? { state: start, strays: [] } : address.stateOf(values, fields);
  }

  // The sources that take part.
  function used({ chain: one, beside }) { return sources.slice(0, 1 + Math.max(0, ...[...one, ...beside].map(({ other = 0 }) => other))); }

  function toAddress(state) {
    const unused = sources.slice(used(state).length).map((name) => [name, null]);
    return address.write("workbench", fields, { ...state, ...Object.fromEntries(unused) });
  }

  // An operator, or a way to start, with the sources that show it best.
  function example(name, beside = "") {
    const alone = { ...start, beside: [], ben: { comes: lastTick + 1, leaves: null } };
    if (Object.hasOwn(starts, name)) return { ...alone, chain: [], first: { start: name, row: "---a" } };
    const { example: [first, second = fields.second.start.row], group } = operator(name);
    return {
      ...alone, first: sourceOf(first), second: sourceOf(second), chain: [link(name)], beside: beside ? [link(beside)] : [],
      ...(group === "sharing" ? { ben: start.ben } : {}),
    };
  }

  // Chains that are often taken for one another, by what they are called.
  const pairs = {
    ...Object.fromEntries([["merge", "zip"], ["zip", "combineLatest"], ["flatMap", "concatMap"], ["flatMap", "flatMapLatest"],
      ["debounce", "throttle"], ["share", "share(replay:)"], ["share", "replayLazily"]]
      .map(([one, other]) => [`${one} and ${other}`, example(one, other)])),
    "map before share, and after it": { ...start, chain: chainOf("map~share"), beside: chainOf("share~map") },
    "retry before share, and after it": {
      ...start, first: sourceOf("--1---2#"), chain: chainOf("retry~share"), beside: chainOf("share~retry"),
    },
  };

  // Playing.

  function scene(state, links) {
    const names = used(state);
    return {
      sources: names.map((name) => ({
        name: names.length === 1 ? "source" : name, start: state[name].start, marks: marksOf(state[name].row),
      })),
      chain: links,
      listeners: people.filter((name) => state[name].comes <= lastTick)
        .map((name) => ({ name: words.capital(name), ...state[name] })),
      until: lastTick,
    };
  }

  // Plays a chain: the rows, and what is to be said of them.
  function play(state, links) {
    const asked = scene(state, links);
    const { rows = [], answers = null, bound = "", trap = "", error = "", until = lastTick } = core.play(asked);
    rows.forEach((row, index) => Object.assign(row, { index, to: row.to ?? (bound ? until : null) }));
    giveColours(rows, links.length);
    return {
      scene: asked, answers, rows, bound, until, people: listenersOf(rows), runs: rows.filter(({ kind }) => kind === "run"),
      notice: trap ? `The core stopped here, as a program would: ${trap}` : bound || error,
    };
  }

  // Lets a value have the colour of that of a source from which it was made, as far as that is known.
  function giveColours(rows, length) {
    const levelOf = ({ kind, of }) => (kind === "run" ? -1 : kind === "stage" ? of : length - 1);
    const marks = rows.flatMap((row) => row.marks.map((mark) => ({ mark, row }))).sort((a, b) => a.mark.order - b.mark.order);
    marks.forEach(({ mark: one, row }, place) => {
      const maker = rows[one.cause];
      const last = (isMaker) => marks.slice(0, place).findLast(isMaker)?.mark;
      // What a signal that was made of a value sends is like that value; what comes from memory or a clock, like the
      // same value before.
      const model = maker?.value ? last(({ mark }) => mark.mark === maker.value)
        : maker ? last((other) => other.row === maker)
        : last((other) => other.mark.mark === one.mark && levelOf(other.row) === levelOf(row) - 1);
      one.like = row.kind !== "run" && model && !isEnding(model.mark) ? model.like : one.mark;
    });
  }

  // What stands on the page.

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

  function sourceBand(name, title, state, wrong) {
    const { start: how, row } = state[name];
    const isWrong = wrong?.name === name && wrong.text !== row;
    const field = tag("input", {
      class: "notation", "data-set": `${name}.row`, "aria-label": `${title} as text: a sign for each tick`, "data-value": isWrong ? wrong.text : row,
      "aria-invalid": isWrong ? "true" : null, spellcheck: "false", autocomplete: "off", autocapitalize: "off",
    });
    const end = reallySends[how] ? "" : choose(`${name}.end`, `How ${title} ends`, row.match(/[|#]/)?.[0] || "", endings);
    const says = isWrong ? tag("small", { role: "alert" }, escape(faultOf(wrong.text))) : tag("small", {}, reallySends[how] || "");
    return `<div class="band of-source">${choose(`${name}.start`, `How ${title} starts`, how, starts)}${field}${end}${says}</div>`;
  }

  function operatorBand(where, place, links) {
    const { name, amount, other } = links[place];
    const { argument } = operator(name);
    const at = `${where}.${place}`;
    const button = (does, sign, label, isOff) =>
      tag("button", { type: "button", "data-do": `${at}.${does}`, "aria-label": `${label} ${name}`, disabled: isOff ? "" : null }, sign);
    const takes = other === undefined ? "" : choose(`${at}.other`, `${name}: the other source`, String(other), sources);
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
      return before + signs.number(handle, `${label} at`, at, [first, lastTick + 1], { says, shown });
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
  function column(state, where, { width, wrong }) {
    const links = state[where];
    const played = play(state, links);
    const fed = new Set(played.rows.flatMap(({ marks }) => marks.map(({ tick, cause }) => `${cause}@${tick}`)));
    const options = { width, lastTick, fed, none: played.answers ? "nobody subscribes" : "not played" };
    const of = (kind, place) => played.rows.filter((row) => row.kind === kind && row.of === place);
    const parts = played.scene.sources.flatMap(({ name: title, start: how, marks }, place) => {
      const name = sources[place];
      const runs = of("run", place);
      return [
        sourceBand(name, title, state, wrong),
        rows.plan(marks, { ...options, name, title, counts: reallySends[how] ? 1 : Infinity, label: `${title}, as it is planned` }),
        rows.played(runs.map((row) => ({ ...row, caption: caption(row, how) })),
          { ...options, kind: "work", label: runs.map((row) => runSays(row, played)).join(" ") }),
      ];
    });
    links.forEach((link, place) => {
      parts.push(operatorBand(where, place, links), dropped(link, place === 0 ? of("run", 0) : of("stage", place - 1)));
      if (place === links.length - 1) return;
      const all = of("stage", place);
      const told = all.map(({ marks }) => words.marks(marks.map(({ mark }) => mark))).join("; ") || options.none;
      parts.push(rows.played(all.map((row) => ({ ...row, caption: all.length > 1 && row.who ? `for ${row.who}` : "" })),
        { ...options, kind: "line", label: `After ${link.name}: ${told}.` }));
    });
    parts.push(lastBand(where, state), rows.listeners(state, { ...options, people: played.people }));
    const notice = played.notice ? `<p class="notice" role="alert">${escape(played.notice)}</p>` : "";
    const heard = played.people.map((person) => words.listener(person, played.until));
    const name = escape(title(links));
    return {
      picture: `<section class="panel chain" aria-label="The chain${where === "chain" ? "" : " beside it"}">${notice}${parts.join("")}</section>`,
      answers: `<section class="panel" aria-label="Four questions about ${name}">`
        + `<h2>Four questions <small>${name}</small></h2>${questions(played)}</section>`,
      says: heard.join(" ") || played.notice,
      told: [...played.runs.slice(0, 20).map((row) => runSays(row, played)), ...heard],
      scene: played.scene, bound: played.bound,
    };
  }

  // What an operator that needs numbers does not take, in a sentence.
  function dropped({ name }, before) {
    const values = before.flatMap(({ marks }) => marks.map(({ mark }) => mark)).filter((mark) => !isEnding(mark) && Number.isNaN(Number(mark)));
    if (operator(name).takes !== "numbers" || values.length === 0) return "";
    const all = words.list([...new Set(values)]);
    return `<p class="hint">${escape(name)} needs numbers, so ${escape(all)} ${all.includes(" and ") ? "do" : "does"} not reach it.</p>`;
  }

  // What stands above the beginning of a run: what it is for, or who starts it, if that is to be said.
  function caption({ number, value, because, who }, how) {
    const again = { "|": ", after the completion", "#": ", after the failure" }[because];
    const starter = who || (how === "hot" ? "somebody else" : "");
    return `run ${number}${value ? `, for ${value}` : again || (starter ? `, ${starter} starts it` : "")}`;
  }

  // Of which source a run is, where there are several.
  function runOf({ of }, named) { return named.length > 1 ? ` of ${named[of].name}` : ""; }

  // A run in a sentence. Nobody outside can stop one, so it was an operator if nobody has left.
  function runSays(row, { scene: { sources: named }, bound }) {
    const { from, to, end, who, leaver } = row;
    const by = leaver ? `, because ${leaver} leaves` : ", by an operator";
    const ending = end === "" ? `goes on${bound ? ` at tick ${to}, when the core is stopped` : ""}`
      : `${words.ends[end]} at tick ${to}${end === "!" ? by : ""}`;
    const whose = who ? `, for ${who}` : named[row.of].start === "hot" ? ", for all" : "";
    return `Run ${row.number}${runOf(row, named)} starts at tick ${from}${whose}, and ${ending}.`;
  }

  // The first few sentences.
  function some(all) { return all.slice(0, 6).join(" ") + (all.length > 6 ? " And so on." : ""); }

  // The four questions, answered by this run of the chain.
  function questions(played) {
    const { answers, people: who, runs, scene: { listeners, sources: named }, bound, until } = played;
    if (!answers) return `<p class="hint">There is no answer, since the chain did not play.</p>`;
    const last = who.reduce((late, one) => (!late || one.from > late.from ? one : late), null);
    const hot = named.slice(1).filter((one) => one.start === "hot").map(({ name }) => ` Somebody else has started ${name}, for all.`);
    const counted = named.map((_, of) => [runs.filter((run) => run.of === of).length, runOf({ of }, named)])
      .filter(([count]) => count > 0).map(([count, of]) => words.number(count) + of).join(", ") || "none";
    const begun = runs.filter(({ of }) => of === 0).map((row) => `Run ${row.number}${runOf(row, named)} starts at tick ${row.from}.`);
    const found = {
      starts: [answers.starts, some(begun) + hot.join("")],
      runs: bound ? ["without end", `The core was stopped at tick ${until}, when there were ${counted}.`]
        : [counted, `${words.list(who.map((person) => person.who)) || "Nobody"} ${who.length > 1 ? "listen" : "listens"}.`],
      latecomer: [answers.latecomer, answers.latecomer && last ? words.listener(last, until)
        : who.length < listeners.length ? "The core was stopped before anybody came late." : "To see it, let Ben come later than Ada."],
      stops: [answers.stops, some(runs.map((row) => runSays(row, played).replace(/ starts at .*?, and/, "")))],
    };
    return `<dl class="answers">${Object.entries(found).map(([name, [answer, evidence]]) =>
      `<div><dt>${name === "runs" ? "How many runs?" : words.questions[name]}</dt>`
      + `<dd><b>${escape(answer || "this run does not show it")}</b><br>${escape(evidence)}</dd></div>`).join("")}</dl>`;
  }

  function title(links) { return links.map(({ name }) => `.${name}`).join("") || "no operator"; }

  // The chain, and the one beside it, if there is one.
  function columns(state, options) {
    return ["chain", ...(state.beside.length > 0 ? ["beside"] : [])].map((where) => column(state, where, options));
  }

  function render(state, options) {
    const all = columns(state, options);
    const code = core.program(all[0].scene).swift || "";
    const which = all.length > 1 ? `This is the first chain, <code>${escape(title(state.chain))}</code>. ` : "";
    const hint = all[0].bound ? "Do not run it: it would not come to an end."
      : "Put it below the imports of a lesson's program, and it prints this drawing.";
    const names = new Set([...state.chain, ...state.beside].map(({ name }) => name));
    return {
      "workbench-chains": [...all.map(({ picture }) => picture), ...all.map(({ answers }) => answers)].join(""),
      "workbench-says": [...names].map((name) => `<p>${escape(operator(name).says).replace(escape(name), `<code>${escape(name)}</code>`)}</p>`).join(""),
      "workbench-told": all.map(({ told }) => `<ul class="told">${told.map((text) => `<li>${escape(text)}</li>`).join("")}</ul>`).join(""),
      "workbench-code": escape(code),
      "workbench-code-says": code === "" ? "" : which + hint,
    };
  }

  // What a screen reader hears.
  function says(state) { return columns(state, { width: 600, wrong: null }).map((one) => one.says).join(" "); }

  return {
    start, ticks, lastTick, sources, people, amountOf, marksOf, rowOf, withMark, withoutMark, withEnding, nextValue, link, example, pairs, operator,
    operatorsToChoose, fromAddress, toAddress, title: (state) => `Workbench: ${title(state.chain)}`, render, says,
  };
})();
