// Writes a text so that one does not see at a glance what it says, and reads it again. It is no secret: it keeps a
// solution from being read by accident.
"use strict";

ColdAndHot.sealed = (function () {
  // Letters, digits, - and _, which stand in an address as they are.
  function seal(text) {
    const bytes = new TextEncoder().encode(text).reverse();
    return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  }

  // The text that was sealed; undefined if this is none.
  function unseal(sealed) {
    try {
      const signs = atob(sealed.replace(/-/g, "+").replace(/_/g, "/"));
      const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0)).reverse();
      return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  }

  return { seal, unseal };
})();
