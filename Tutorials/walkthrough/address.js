// What stands after the # of the page's address, so that each state has a link.
//
//     #cold-or-hot?kind=share&ada=0&ben=8&ending=completes&leaves=ada&tick=13&guess=yes
//     #workbench?first=--1---2%7C&chain=map,3~share&ada=0&ben=4-19
//     #lesson-03/12
//
// A field is one thing that an address may say about a state: what it is `called` in a sentence, its value at
// the `start`, if the address does not say it, and two functions: `read` finds the value that comes closest to
// a text, or undefined, and `write` makes a text of a value; null leaves it out.
"use strict";

ColdAndHot.address = (function () {
  // Takes an address apart. `strays` are sentences about what cannot be read.
  function read(hash) {
    const text = hash.replace(/^#/, "");
    const end = text.includes("?") ? text.indexOf("?") : text.length;
    const values = new Map(new URLSearchParams(text.slice(end + 1)));
    try {
      const [view, place = null] = text.slice(0, end).split("/").map(decodeURIComponent);
      return { view, place, values, strays: [] };
    } catch {
      const strays = [`The address ${quoted(hash)} cannot be read, so this is the beginning.`];
      return { view: "", place: null, values: new Map(), strays };
    }
  }

  // The state that the values of an address name. Whatever the page does not have is corrected, and each
  // correction is told in a sentence.
  function stateOf(values, fields) {
    const state = {};
    const strays = [];
    for (const [name, field] of Object.entries(fields)) {
      const asked = values.get(name);
      const found = asked === undefined ? undefined : field.read(asked, state);
      state[name] = found === undefined ? field.start : found;
      const shown = field.write(state[name]);
      const isEmpty = asked === "" && found !== undefined;
      if (asked !== undefined && !isEmpty && (shown === null || asked !== String(shown))) {
        const instead = shown === null || shown === "" ? "" : ` It shows ${quoted(String(shown))} instead.`;
        strays.push(`The address asks for ${field.called} ${quoted(asked)}, which this page does not have.${instead}`);
      }
    }
    for (const name of values.keys()) {
      if (!Object.hasOwn(fields, name)) strays.push(`The address sets ${quoted(name)}, which this page does not know.`);
    }
    return { state, strays };
  }

  function write(view, fields, state) {
    const pairs = Object.entries(fields)
      .map(([name, field]) => [name, field.write(state[name])])
      .filter(([, text]) => text !== null && text !== "")
      .map(([name, text]) => `${name}=${encoded(text)}`);
    return pairs.length > 0 ? `#${view}?${pairs.join("&")}` : `#${view}`;
  }

  // Reads an address that names a part of one of several things, such as `lesson-03/12`: `kind` is what the
  // things are called, `part` what their parts are called, and `count` says how many parts one has.
  function partOf({ view, place, values }, kind, part, all, count) {
    const [, number = "1"] = view.split("-");
    const one = numbered(all, number);
    const index = place === null ? 0 : Math.max(0, Math.min(count(one), Math.round(Number(place)) || 1) - 1);
    const { strays } = stateOf(values, {});
    if (Number(number) !== Number(one.number)) {
      strays.unshift(`There is no ${kind} ${quoted(number)} here. The page shows ${kind} ${one.number}.`);
    } else if (place !== null && place !== String(index + 1)) {
      strays.unshift(`There is no ${part} ${quoted(place)} in ${kind} ${one.number}. The page shows ${part} ${index + 1}.`);
    }
    return { state: { number: one.number, index }, strays };
  }

  // The one of some things that has a number such as `03`, or the first one.
  function numbered(all, number) { return all.find((one) => Number(one.number) === Number(number)) || all[0]; }

  // A text as it stands in an address, also in one that stands in parentheses.
  function encoded(text) {
    return encodeURIComponent(text).replace(/%2C/g, ",").replace(/\(/g, "%28").replace(/\)/g, "%29");
  }

  // A text in quotes; a long one is cut.
  function quoted(text) { return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`; }

  // A field whose value is one of some texts.
  function choice(called, start, offered) {
    const find = (text, soFar) => offered(soFar).find((one) => one === text);
    return { called, start, read: find, write: (value) => value };
  }

  // A field whose value is one of some numbers; the nearest is taken.
  function number(called, start, offered) {
    const find = (text) => (/^-?\d+(\.\d+)?$/.test(text) ? nearest(Number(text), offered) : undefined);
    return { called, start, read: find, write: (value) => value };
  }

  function nearest(wanted, offered) {
    return offered.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
  }

  return { read, stateOf, partOf, numbered, write, quoted, choice, number, nearest };
})();
