// The workbench: sources, a chain of operators, two listeners. Its state, how an address names it, and the
// parts of the page it fills. What happens, the core says: it plays the scene.
"use strict";

/**
 * An operator in a chain, as the core takes it: `other` is the place of its second source.
 *
 * @typedef {{name: string, amount?: number | string, other?: number}} Link
 */

ColdAndHot.bench = (function () {
  const { core, words, signs, address, rows } = ColdAndHot;
  const { read, isEnding } = ColdAndHot.reading;
  const { tag, escape } = signs;
  const { operators } = core.catalog();
  const sources = ["first", "second", "third"];
  const people = ["ada", "ben"];
  const lastTick = 30;
  const longest = 4;

  /** How a source may start its work, and what stands in the list. @type {Record<string, string>} */
  const starts = {
    cold: "cold", hot: "hot", sync: "all at once", timer: "timer", interval: "interval",
  };
  /** What a source really sends that does not play its row. @type {Record<string, string>} */
  const reallySends = {
    timer: "Only the first value and its tick count: a timer sends it and completes.",
    interval: "Only the first tick counts: so often an interval sends 0, 1, 2 and so on, without end.",
  };
  /** @type {Record<string, string>} */
  const endings = { "|": "completes", "#": "fails", "": "never ends" };

  /** What an operator is. @param {string} name @returns {any} */
  function operator(name) { return operators.find((one) => one.name === name); }

  // A source is a row in the notation of the course: a sign for each tick, `(ab)` for several at one.

  /**
   * The marks of a row; null if it is none.
   *
   * @param {string} text
   */
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

  /** What keeps a text from being a row. @param {string} text */
  function faultOf(text) {
    const row = text.replace(/\s/g, "");
    const [strange] = row.match(/[^-0-9A-Za-z|#()]/u) || [];
    if (strange) return `A row has no ${strange}. It has - for silence, a letter or a digit for a value, | to complete, # to fail, and (ab) for several at one tick.`;
    if (/[|#].*[0-9A-Za-z|#(]/.test(row)) return "Nothing can come after | or #: it ends the source, so it must be the last sign.";
    if (/[()]/.test(row.replace(/\([0-9A-Za-z]*[|#]?\)/g, ""))) return "Values of one tick stand between ( and ), as in (ab).";
    return row.length > lastTick ? `A row goes from tick 0 to tick ${lastTick}; this one is too long.` : "There is nothing between ( and ).";
  }

  /** The row of some marks; null if they cannot be written so. @param {{mark: string, tick: number}[]} marks */
  function rowOf(marks) {
    const sorted = [...marks].sort((a, b) => a.tick - b.tick || Number(isEnding(a.mark)) - Number(isEnding(b.mark)));
    let row = "";
    for (const tick of new Set(sorted.map((one) => one.tick))) {
      const here = sorted.filter((one) => one.tick === tick).map(({ mark }) => mark).join("");
      row = row.padEnd(tick, "-") + (here.length > 1 ? `(${here})` : here);
    }
    return JSON.stringify(marksOf(row)) === JSON.stringify(sorted) ? row : null;
  }

  /** A row with one mark more, as near to a tick as there is room for it; of two places that are as near, the one on its `way`. */
  function withMark(row, mark, wanted, way = 0) {
    const marks = marksOf(row) || [];
    const isFree = (tick) => isEnding(mark) || !marks.some((one) => one.tick === tick);
    const ticks = Array.from({ length: lastTick + 1 }, (_, tick) => tick).filter(isFree)
      .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || (b - a) * way);
    for (const tick of ticks) {
      const found = rowOf([...marks, { mark, tick }]);
      if (found !== null) return found;
    }
    return row;
  }

  function withoutMark(row, index) { return rowOf((marksOf(row) || []).filter((_, place) => place !== index)) ?? row; }

  /** A row with another ending, or none. */
  function withEnding(row, ending) {
    const marks = marksOf(row) || [];
    const last = marks[marks.length - 1];
    const isEnded = last !== undefined && isEnding(last.mark);
    const values = isEnded ? marks.slice(0, -1) : marks;
    const tick = isEnded ? last.tick : Math.min(lastTick, (last?.tick ?? 0) + 4);
    return rowOf(ending === "" ? values : [...values, { mark: ending, tick }]) ?? row;
  }

  /** The value that a click adds: the next digit or letter. */
  function nextValue(row) {
    const values = (marksOf(row) || []).map(({ mark }) => mark).filter((mark) => !isEnding(mark)).sort();
    const last = values[values.length - 1] || "0";
    return /[9zZ]/.test(last) ? last : String.fromCharCode(last.charCodeAt(0) + 1);
  }

  // The state, and its address.

  /** An operator as it is when it is chosen. @param {string} name @param {number} other @returns {Link} */
  function link(name, other = 1) {
    const { argument, other: takes } = operator(name);
    return { name, ...(argument ? { amount: argument.start } : {}), ...(takes ? { other } : {}) };
  }

  /** The links in a text such as `map,2~merge,,second`; undefined if it names something that is not there. */
  function chainOf(text) {
    const links = text.split("~").filter(Boolean).map((part) => {
      const [name, amount = "", source = ""] = part.split(",");
      const found = operator(name);
      if (!found) return null;
      const { argument } = found;
      const own = link(name, Math.max(0, sources.indexOf(source || "second")));
      if (!argument || amount === "") return own;
      return { ...own, amount: amountOf(argument, amount) };
    });
    return links.includes(null) || links.length > longest ? undefined : links;
  }

  /** The argument that a text or the place of a slider stands for; after its last number, `times` goes on for ever. */
  function amountOf({ kind, min, max }, text) {
    if (kind === "value") return /^[0-9A-Za-z]/.test(text) ? text.slice(0, 1) : "x";
    if (kind === "times" && (text === "forever" || Number(text) > max)) return "forever";
    return Math.max(min, Math.min(max, Math.round(Number(text)) || 0));
  }

  /** @param {Link[]} chain */
  function textOf(chain) {
    return chain.map(({ name, amount = "", other }) =>
      [name, amount, other === undefined ? "" : sources[other]].join(",").replace(/,+$/, "")).join("~");
  }

  /** When somebody comes and leaves: `8-19`, or `8` for who stays; `-` for who does not come. */
  function visitOf(text) {
    if (text === "-") return { comes: lastTick + 1, leaves: null };
    const [, comes, leaves] = text.match(/^(\d+)(?:-(\d+))?$/)?.map(Number) || [];
    if (!(comes <= lastTick) || leaves <= comes) return undefined;
    return { comes, leaves: leaves <= lastTick ? leaves : null };
  }

  function visitText({ comes, leaves }) {
    return comes > lastTick ? "-" : leaves === null ? `${comes}` : `${comes}-${leaves}`;
  }

  /** @returns {Field} */
  function source(name, row) {
    return {
      called: `the ${name} source`, start: { start: "cold", row },
      read(text) {
        const [, start = "cold", asked] = text.match(/^(?:([a-z]+):)?(.*)$/) || [];
        const marks = marksOf(asked);
        return marks === null || !Object.hasOwn(starts, start) ? undefined : { start, row: rowOf(marks) ?? asked };
      },
      write: (value) => value && (value.start === "cold" ? value.row : `${value.start}:${value.row}`),
    };
  }

  function chain(called) {
    return { called, start: [], read: chainOf, write: (links) => textOf(links || []) };
  }

  function visit(name, comes) {
    return { called: `when ${name} listens`, start: { comes, leaves: null }, read: visitOf, write: visitText };
  }

  const fields = {
    first: source("first", "--1---2---3---4---|"), second: source("second", "----a----b----c--|"),
    third: source("third", "-x------y|"),
    chain: chain("the chain"), beside: chain("the chain beside it"),
    ada: visit("Ada", 0), ben: visit("Ben", lastTick + 1),
  };

  /** The chain that one meets first: what a latecomer gets is not what one expects. */
  const start = {
    ...address.stateOf(new Map(), fields).state, chain: [link("map"), link("share")], ben: { comes: 8, leaves: null },
  };

  function fromAddress(values) {
    return values.size === 0 ? { state: start, strays: [] } : address.stateOf(values, fields);
  }

  /** How many sources take part. */
  function count({ chain: one, beside }) {
    return 1 + Math.max(0, ...[...one, ...beside].map(({ other = 0 }) => other));
  }

  function toAddress(state) {
    const unused = Object.fromEntries(sources.slice(count(state)).map((name) => [name, null]));
    return address.write("workbench", fields, { ...state, ...unused });
  }

  /** An operator with the sources that show it best. @param {string} name */
  function example(name, beside = "") {
    const alone = { ...start, beside: [], ben: { comes: lastTick + 1, leaves: null } };
    if (Object.hasOwn(starts, name)) return { ...alone, chain: [], first: { start: name, row: "---a" } };
    const { example: drawn, group } = operator(name);
    const [first, second = fields.second.start.row] = drawn;
    const row = (text) => fields.first.read(text) || fields.first.start;
    return {
      ...alone, first: row(first), second: row(second), chain: [link(name)], beside: beside ? [link(beside)] : [],
      ...(group === "one run for many" ? { ben: start.ben } : {}),
    };
  }

  /** Chains that are often taken for one another: what they are called, and their state. @type {[string, any][]} */
  const pairs = [
    ...[["merge", "zip"], ["zip", "combineLatest"], ["flatMap", "concatMap"], ["flatMap", "flatMapLatest"],
      ["debounce", "throttle"], ["share", "share(replay:)"], ["share", "replayLazily"]]
      .map(([one, other]) => /** @type {[string, any]} */ ([`${one} and ${other}`, example(one, other)])),
    ["map before share, and after it", { ...start, chain: chainOf("map~share"), beside: chainOf("share~map") }],
    ["retry before share, and after it", {
      ...start, first: { start: "cold", row: "--1---2#" }, chain: chainOf("retry~share"), beside: chainOf("share~retry"),
    }],
  ];

  // Playing.

  function scene(state, links) {
    return {
      sources: sources.slice(0, count(state)).map((name) => ({
        name: count(state) === 1 ? "source" : name, start: state[name].start,
        marks: (marksOf(state[name].row) || []).map(({ tick, mark }) => [tick, mark]),
      })),
      chain: links,
      listeners: people.filter((name) => state[name].comes <= lastTick)
        .map((name) => ({ name: words.capital(name), ...state[name] })),
      until: lastTick,
    };
  }

  /** Plays a chain: the rows, and what is to be said of them. */
  function play(state, links) {
    const asked = scene(state, links);
    const { rows: all = [], answers = null, bound = "", trap = "", error = "", until = lastTick } = core.play(asked);
    const names = asked.listeners.map(({ name }) => name);
    const rows = all.map((row, index) => ({
      ...row, to: row.to ?? (bound ? until : null), index, who: names[row.kind === "listener" ? row.of : row.by] || "",
      marks: row.marks.map(([tick, mark, cause, order]) => ({ tick, mark, cause, order, like: mark })),
    }));
    giveColours(rows, links.length);
    return {
      scene: asked, answers, rows, bound, until, people: answers ? read({ rows: all }, names).listeners : [],
      notice: trap ? `The core stopped here, as a program would: ${trap}` : bound || error,
    };
  }

  /** Lets a value have the colour of that of a source from which it was made, as far as that is known. */
  function giveColours(rows, length) {
    const levelOf = ({ kind, of }) => (kind === "run" ? -1 : kind === "stage" ? of : length - 1);
    const marks = rows.flatMap((row) => row.marks.map((one) => Object.assign(one, { row }))).sort((a, b) => a.order - b.order);
    marks.forEach((one, place) => {
      const maker = one.cause < 0 ? null : rows[one.cause];
      const last = (isMaker) => marks.slice(0, place).findLast(isMaker);
      // What a signal that was made of a value sends is like that value; what comes from memory or a clock, like the same value before.
      const model = maker?.value ? last(({ mark }) => mark === maker.value)
        : maker ? last(({ row }) => row === maker)
        : last(({ mark, row }) => mark === one.mark && levelOf(row) === levelOf(one.row) - 1);
      if (one.row.kind !== "run" && model && !isEnding(model.mark)) one.like = model.like;
    });
  }

  // What stands on the page.

  function option(value, text, chosen) { return tag("option", { value, selected: value === chosen ? "" : null }, escape(text)); }

  /** A list to choose from. @param {string} sets @param {string} label @param {string} chosen @param {string} options */
  function list(sets, label, chosen, options) {
    return tag("select", { "data-set": sets, "aria-label": label, "data-value": chosen }, options);
  }

  function choose(sets, label, chosen, all) {
    return list(sets, label, chosen, Object.entries(all).map(([value, text]) => option(value, text, chosen)).join(""));
  }

  /** All operators, group by group. @param {string} chosen */
  function operatorsToChoose(chosen) {
    return [...new Set(operators.map(({ group }) => group))].map((group) => tag("optgroup", { label: group },
      operators.filter((one) => one.group === group).map(({ name }) => option(name, name, chosen)).join(""))).join("");
  }

  function sourceBand(name, title, state, wrong) {
    const { start: how, row } = state[name];
    const typed = wrong?.name === name ? wrong.text : row;
    return `<div class="band of-source">${choose(`${name}.start`, `How ${title} starts`, how, starts)}`
      + tag("input", {
        class: "notation", "data-set": `${name}.row`, "aria-label": `${title} as text: a sign for each tick`, "data-value": typed,
        "aria-invalid": typed === row ? null : "true", spellcheck: "false", autocomplete: "off", autocapitalize: "off",
      }).replace("</input>", "")
      + (reallySends[how] ? "" : choose(`${name}.end`, `How ${title} ends`, row.match(/[|#]/)?.[0] || "", endings))
      + `${typed === row ? tag("small", {}, reallySends[how] || "") : tag("small", { role: "alert" }, escape(faultOf(typed)))}</div>`;
  }

  function operatorBand(list_, place, links, state) {
    const { name, amount, other } = links[place];
    const { argument } = operator(name);
    const at = `${list_}.${place}`;
    const button = (does, sign, label, isOff) =>
      tag("button", { type: "button", "data-do": `${at}.${does}`, "aria-label": `${label} ${name}`, disabled: isOff ? "" : null }, sign);
    const isText = argument?.kind === "value";
    const most = argument?.max + (argument?.kind === "times" ? 1 : 0);
    const range = argument && tag("input", {
      ...(isText ? { class: "value", maxlength: 1 } : { type: "range", min: argument.min, max: most }),
      "data-set": `${at}.amount`, "data-value": amount === "forever" ? most : amount, "aria-label": `${name}: ${argument.name}`,
      "aria-valuetext": isText ? null : amount,
    }).replace("</input>", "");
    const takes = other === undefined ? ""
      : choose(`${at}.other`, `${name}: the other source`, String(other), Object.fromEntries(sources.map((one, index) => [index, one])));
    return `<div class="band operator"><span class="dot">.</span>`
      + list(`${at}.name`, `Operator ${place + 1}`, name, operatorsToChoose(name)) + takes
      + (argument ? `<label class="argument"><span>${escape(argument.name)}</span> ${range}${isText ? "" : `<output>${amount}</output>`}</label>` : "")
      + `<span class="moves">${button("up", "↑", "earlier:", place === 0)}${button("down", "↓", "later:", place === links.length - 1)}`
      + `${button("remove", "×", "remove", false)}</span></div>`;
  }

  /** One operator more, and who comes when, as numbers that can be dragged. */
  function lastBand(list_, state) {
    const number = (handle, label, at, first) => {
      const isNever = at > lastTick;
      return (isNever ? "" : "at ")
        + signs.number(handle, `${label} at`, at, [first, lastTick + 1], true, isNever ? "never" : `tick ${at}`, isNever ? "never" : at);
    };
    const add = tag("select", { class: "add", "data-set": `${list_}.add`, "aria-label": "Add an operator", "data-value": "" },
      option("", "+ operator", "") + operatorsToChoose(""));
    return `<div class="band listeners">${state[list_].length < longest ? add : ""}${people.map((name) => {
      const { comes, leaves } = state[name];
      const who = words.capital(name);
      return `<span>${who} comes ${number(name, `${who} comes`, comes, 0)}`
        + (comes > lastTick ? "" : `, leaves ${number(`${name}-leaves`, `${who} leaves`, leaves ?? lastTick + 1, comes + 1)}`) + "</span>";
    }).join("")}</div>`;
  }

  /** A chain, from its sources to its listeners. */
  function column(state, list_, { width, wrong }) {
    const links = state[list_];
    const played = play(state, links);
    const fed = new Set(played.rows.flatMap((row) => row.marks.map(({ tick, cause }) => `${cause}@${tick}`)));
    const options = { width, lastTick, fed, none: played.answers ? "nobody subscribes" : "not played" };
    const of = (kind, place) => played.rows.filter((row) => row.kind === kind && row.of === place);
    const parts = played.scene.sources.map(({ name: title }, place) => {
      const name = sources[place];
      return sourceBand(name, title, state, wrong)
        + rows.plan(marksOf(state[name].row) || [], { ...options, name, title, counts: Object.hasOwn(reallySends, state[name].start) ? 1 : Infinity, label: `${title}, as it is planned` })
        + rows.stage(of("run", place).map((row) => ({ ...row, caption: caption(row, state, name) })),
          { ...options, kind: "work", label: of("run", place).map((row) => runSays(row, played, state)).join(" ") });
    });
    links.forEach((link, place) => {
      parts.push(operatorBand(list_, place, links, state), dropped(link, place === 0 ? of("run", 0) : of("stage", place - 1)));
      if (place < links.length - 1) {
        const all = of("stage", place);
        parts.push(rows.stage(all.map((row) => ({ ...row, caption: all.length > 1 && row.who ? `for ${row.who}` : "" })),
          { ...options, kind: "line", label: `After ${links[place].name}: ${all.map(marksSay).join("; ") || options.none}.` }));
      }
    });
    parts.push(lastBand(list_, state), rows.listeners(state, { ...options, people: played.people, rows: played.rows }));
    const notice = played.notice ? `<p class="notice" role="alert">${escape(played.notice)}</p>` : "";
    return {
      picture: `<section class="panel chain" aria-label="${list_ === "chain" ? "The chain" : "The chain beside it"}">${notice}${parts.join("")}</section>`,
      answers: `<section class="panel" aria-label="Four questions about ${escape(title(links))}"><h2>Four questions <small>${escape(title(links))}</small></h2>${questions(played, state)}</section>`,
      says: played.people.map((person) => words.listener(person, played.until)).join(" ") || played.notice,
      told: [...played.rows.filter(({ kind }) => kind === "run").slice(0, 20).map((row) => runSays(row, played, state)),
        ...played.people.map((person) => words.listener(person, played.until))],
      scene: played.scene, bound: played.bound,
    };
  }

  /** What an operator that needs numbers does not take, in a sentence. */
  function dropped({ name }, before) {
    const values = before.flatMap((row) => row.marks.map(({ mark }) => mark)).filter((mark) => !isEnding(mark) && Number.isNaN(Number(mark)));
    if (operator(name).takes !== "numbers" || values.length === 0) return "";
    const all = words.list([...new Set(values)]);
    return `<p class="hint">${escape(name)} needs numbers, so ${escape(all)} ${all.includes(" and ") ? "do" : "does"} not reach it.</p>`;
  }

  function caption(row, state, name) {
    /** @type {Record<string, string>} */
    const again = { "|": ", after the completion", "#": ", after the failure" };
    return `run ${row.number}${row.value ? `, for ${row.value}` : again[row.because] || starter(row, state[name])}`;
  }

  /** Who starts a run, if it is to be said. */
  function starter({ who }, { start: how }) {
    return who ? `, ${who} starts it` : how === "hot" ? ", somebody else starts it" : "";
  }

  function marksSay({ marks }) { return words.marks(marks.map(({ mark }) => mark)) || "nothing"; }

  /** Of which source a run is, where there are several. */
  function runOf({ of }, named) { return named.length > 1 ? ` of ${named[of].name}` : ""; }

  /** A run in a sentence. */
  function runSays(row, { rows: all, scene: { sources: named } }, state) {
    const of = runOf(row, named);
    const ends = { "|": `completes at tick ${row.to}`, "#": `fails at tick ${row.to}`, "": row.to === null ? "goes on" : `goes on at tick ${row.to}, when the core is stopped` };
    const how = row.end === "!" ? `is stopped at tick ${row.to}${stopper(row, all)}` : ends[row.end];
    const whose = row.who ? `, for ${row.who}` : state[sources[row.of]].start === "hot" ? ", for all" : "";
    return `Run ${row.number}${of} starts at tick ${row.from}${whose}, and ${how}.`;
  }

  /** What stopped a run. Nobody outside can, so it was an operator if nobody has left. */
  function stopper(row, all) {
    const by = all[row.stopper];
    return by?.kind === "listener" && by.end === "!" ? `, because ${by.who} leaves` : ", by an operator";
  }

  /** The first few sentences. */
  function some(all) { return all.slice(0, 6).join(" ") + (all.length > 6 ? " And so on." : ""); }

  /** The four questions, answered by this run of the chain. */
  function questions(played, state) {
    const { answers, people: who, rows: all, scene: { listeners, sources: named }, bound, until } = played;
    if (!answers) return `<p class="hint">There is no answer, since the chain did not play.</p>`;
    const runs = all.filter(({ kind }) => kind === "run");
    const last = who.reduce((late, one) => (!late || one.comes > late.comes ? one : late), null);
    const hot = named.slice(1).filter((one) => one.start === "hot").map(({ name }) => ` Somebody else has started ${name}, for all.`);
    const counted = named.map(({ name }, place) => [runs.filter(({ of }) => of === place).length, named.length > 1 ? ` of ${name}` : ""])
      .filter(([count]) => count > 0).map(([count, of]) => words.number(Number(count)) + of).join(", ") || "none";
    const found = {
      starts: [answers.starts, some(runs.filter(({ of }) => of === 0).map((row) => `Run ${row.number}${runOf(row, named)} starts at tick ${row.from}.`)) + hot.join("")],
      runs: bound ? ["without end", `The core was stopped at tick ${until}, when there were ${counted}.`]
        : [counted, `${words.list(who.map(({ name }) => name)) || "Nobody"} ${who.length > 1 ? "listen" : "listens"}.`],
      latecomer: [answers.latecomer, answers.latecomer && last ? words.listener(last, until)
        : who.length < listeners.length ? "The core was stopped before anybody came late." : "To see it, let Ben come later than Ada."],
      stops: [answers.stops, some(runs.map((row) => runSays(row, played, state).replace(/ starts at .*?, and/, "")))],
    };
    return `<dl class="answers">${Object.entries(found).map(([name, [answer, evidence]]) =>
      `<div><dt>${name === "runs" ? "How many runs?" : words.questions[name]}</dt><dd><b>${escape(answer || "this run does not show it")}</b><br>${escape(evidence)}</dd></div>`).join("")}</dl>`;
  }

  function title(links) { return links.map(({ name }) => `.${name}`).join("") || "no operator"; }

  function render(state, { width, wrong }) {
    const lists = state.beside.length > 0 ? ["chain", "beside"] : ["chain"];
    const all = lists.map((list_) => column(state, list_, { width, wrong }));
    const code = core.program(all[0].scene).swift || "";
    const used = [...new Map([...state.chain, ...state.beside].map(({ name }) => [name, operator(name).says])).entries()];
    return {
      "bench-chains": [...all.map(({ picture }) => picture), ...all.map(({ answers }) => answers)].join(""),
      "bench-says": used.map(([name, says]) => `<p>${escape(says).replace(escape(name), `<code>${escape(name)}</code>`)}</p>`).join(""),
      "bench-told": all.map(({ told }) => `<ul class="told">${told.map((text) => `<li>${escape(text)}</li>`).join("")}</ul>`).join(""),
      "bench-code": escape(code),
      "bench-code-says": code === "" ? "" : (all.length > 1 ? `This is the first chain, <code>${escape(title(state.chain))}</code>. ` : "")
        + (all[0].bound ? "Do not run it: it would not come to an end." : "Put it below the imports of a lesson's program, and it prints this drawing."),
    };
  }

  /** What a screen reader hears. */
  function says(state) {
    return [state.chain, ...(state.beside.length > 0 ? [state.beside] : [])]
      .map((links) => column(state, links === state.beside ? "beside" : "chain", { width: 600, wrong: null }).says).join(" ");
  }

  return {
    start, lastTick, sources, people, amountOf, marksOf, rowOf, withMark, withoutMark, withEnding, nextValue, link, example, pairs, operator,
    operatorsToChoose, option, fromAddress, toAddress, title: (state) => `Workbench: ${title(state.chain)}`, render, says,
  };
})();
