// Runs ReactiveCore in the page: each request goes to a fresh instance of the module.
"use strict";

ColdAndHot.core = (function () {
  let compiled = null;

  // Gets the module ready; rejects where there is no WebAssembly. Call it once.
  async function load() {
    const zipped = Uint8Array.from(atob(ColdAndHot.coreModule.bytes), (sign) => sign.charCodeAt(0));
    const bytes = new Blob([zipped]).stream().pipeThrough(new /** @type {any} */ (window).DecompressionStream("gzip"));
    compiled = await WebAssembly.compile(await new Response(bytes).arrayBuffer());
  }

  // Makes a request, line by line; the answer is JSON, or says with what words the core stopped.
  function ask(lines) {
    let words = "";
    const say = (sign) => { words += String.fromCharCode(sign); return sign; };
    const exports = /** @type {any} */ (new WebAssembly.Instance(compiled, { env: { putchar: say } }).exports);
    const request = new TextEncoder().encode(lines.join("\n"));
    try {
      new Uint8Array(exports.memory.buffer, exports.roomForRequest(request.length), request.length).set(request);
      const length = exports.answer();
      return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.placeOfAnswer(), length)));
    } catch (error) {
      return { trap: words.trim() || String(error) };
    }
  }

  // The lines that describe a scene.
  function lines({ sources, chain, listeners, until }) {
    return [
      ...sources.map(({ name, start, marks }) => ["source", name, start, ...marks.map(({ tick, mark }) => `${tick}:${mark}`)].join(" ")),
      ...chain.map(({ name, amount = 0, other = 1 }) => `operator ${name} ${amount} ${other}`),
      ...listeners.map(({ name, comes, leaves }) => `listener ${name} ${comes} ${leaves ?? "-"}`),
      `until ${until}`,
    ];
  }

  return {
    load, ask,
    catalog: () => ask(["catalog"]),
    kinds: () => ask(["kinds"]),
    play: (scene) => ask(["play", ...lines(scene)]),
    remembered: (scene, tick) => ask(["remembered", ...lines({ ...scene, until: tick })]),
    judge: (solution, attempt) => ask(["judge", ...lines(solution), "attempt", ...lines(attempt)]),
    program: (scene) => ask(["program", ...lines(scene)]),
  };
})();
