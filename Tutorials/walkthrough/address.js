// What stands behind the # of the page's address, so that each state has a link.
//
//     #cold-or-hot?kind=share&ada=0&ben=8&ending=completes&leaves=ada&tick=13&guess=yes
"use strict";
var ColdAndHot = ColdAndHot || {};

ColdAndHot.address = (function () {
  /** Reads an address: {view, place, values}. What is not written is not there. */
  function read(hash) {
    const [path, query] = hash.replace(/^#/, "").split("?");
    const [view, place] = path.split("/");
    return {
      view: decodeURIComponent(view || ""),
      place: place === undefined ? null : decodeURIComponent(place),
      values: Object.fromEntries(new URLSearchParams(query || "")),
    };
  }

  /** Writes an address, leaving out what is null. */
  function write(view, values) {
    const pairs = Object.entries(values).filter(([, value]) => value !== null);
    const query = pairs.map(([name, value]) => `${name}=${value}`).join("&");
    return query ? `#${view}?${query}` : `#${view}`;
  }

  return { read, write };
})();
