// Makes a link of the workbench's state in which the chain is hidden, for somebody else to find out. The link is all
// there is: nothing is sent or kept anywhere.
"use strict";

ColdAndHot.makePuzzle = (function () {
  const { page, core, sealed, workbenchState, workbenchPlay } = ColdAndHot;
  const { element } = page;

  // Why a state would be no puzzle; empty if it is one.
  function faultOf(state) {
    if (state.chain.length === 0) return "There is no operator to hide yet. Put one into the chain first.";
    const hidden = workbenchPlay.play(state, state.chain);
    if (hidden.notice) return "The core cannot play this to its end, so it could not judge anybody by it.";
    if (hidden.people.length === 0) return "Nobody listens here. Let Ada or Ben come.";
    const isTrivial = core.judge(hidden.scene, workbenchPlay.play({ ...state, chain: [], beside: [] }, []).scene).solved;
    return isTrivial ? "Without any operator Ada and Ben would get the same, so there is nothing to find out." : "";
  }

  // The address of the state that the shown link hides.
  let hidden = "";

  // Takes back a link, and what is said of it, that is not of this state.
  function check(state) {
    if (hidden === workbenchState.toAddress(state)) return;
    element("made-says").textContent = "";
    element("made-puzzle").hidden = true;
  }

  // Listens to the form; `state` finds the state of the workbench.
  function listen(state) {
    element("make-puzzle").addEventListener("input", () => {
      hidden = "";
      check(state());
    });
    element("make-puzzle").addEventListener("submit", (event) => {
      event.preventDefault();
      const made = { ...state(), beside: [] };
      const fault = faultOf(made);
      hidden = workbenchState.toAddress(state());
      const isLocal = location.protocol === "file:";
      element("made-says").textContent = fault || `The link hides ${made.chain.map(({ name }) => `.${name}`).join("")}.`
        + (isLocal ? " It begins with file://, so it opens only on this computer. To send a puzzle, make it on the page's website." : "");
      element("made-puzzle").hidden = fault !== "";
      if (fault) return;
      const asks = String(new FormData(event.target).get("asks")).replace(/\s+/g, " ").trim();
      const hash = `#puzzle?made=${sealed.seal(`${asks}\n${workbenchState.toAddress(made).split("?")[1]}`)}`;
      element("made-open").href = hash;
      element("made-link").textContent = location.href.replace(/#.*/, "") + hash;
      element("made-puzzle").scrollIntoView({ block: "nearest" });
    });
  }

  return { check, listen };
})();
