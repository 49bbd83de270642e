// Sources as text, in the notation of the course: a sign for each tick, `(ab)` for several at one. The state keeps
// marks; a text is what an address and a field show of them.
"use strict";

ColdAndHot.notation = (function () {
  const { words } = ColdAndHot;
  const { isEnding } = ColdAndHot.reading;

  // The last tick that a row has.
  const lastTick = 30;

  // The marks that a text stands for, each with its tick; null if it is no row.
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

  // The text of some marks; null if they cannot be written so.
  function textOf(marks) {
    let row = "";
    for (const tick of new Set(marks.map((one) => one.tick))) {
      const here = marks.filter((one) => one.tick === tick).map(({ mark }) => mark).join("");
      row = row.padEnd(tick, "-") + (here.length > 1 ? `(${here})` : here);
    }
    return JSON.stringify(marksOf(row)) === JSON.stringify(marks.map(({ mark, tick }) => ({ mark, tick }))) ? row : null;
  }

  // Marks in their order: an ending comes after the values of its tick.
  function sorted(marks) {
    return [...marks].sort((a, b) => a.tick - b.tick || Number(isEnding(a.mark)) - Number(isEnding(b.mark)));
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

  // What somebody may not have meant who typed a row: a number of two digits is two values.
  function hintOf(text) {
    const [number] = text.replace(/\(.*?\)/g, "").match(/\d\d+/) || [];
    return number ? `${words.list([...number])} are ${words.number(number.length)} values, a tick apart: each sign is one.` : "";
  }

  return { lastTick, marksOf, textOf, sorted, faultOf, hintOf };
})();
