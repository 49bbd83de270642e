// Does what hands and keys do, waits for it, and goes from state to state; counts what that costs the browser.
(() => {
  const { all, one, box } = see;

  /** How many pixels on the screen a tick of a picture has, and where a tick is in it. */
  const zoom = (selector) => {
    const picture = one(selector).closest("svg[data-left]");
    return [picture, box(picture)[2] / picture.getAttribute("width")];
  };

  /** What the page has kept under a name. */
  const kept = (name) => ColdAndHot.memory.recall(name, () => true);

  /** How far it is from the middle of a part to that of another, in pixels. */
  const way = (from, to) => {
    const [start, end] = [from, to].map((selector) => one(selector).getBoundingClientRect());
    return [end.left + end.width / 2 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];
  };

  const perTick = (selector) => { const [picture, scale] = zoom(selector); return picture.dataset.perTick * scale; };

  const left = (selector, tick) => { const [picture, scale] = zoom(selector); return (Number(picture.dataset.left) + tick * picture.dataset.perTick) * scale; };

  /** The address once it has been written with some text in it, or after as long as that may take. */
  const address = async (part) => {
    const last = Date.now() + 6000;
    const now = () => decodeURIComponent(location.hash);
    for (await settle(), rest(); !now().includes(part) && Date.now() < last;) await settle();
    return now();
  };

  /** Types a text in the place of what stands in a field, or moves a slider. */
  const type = (selector, value) => {
    const field = one(selector);
    field.focus();
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return settle();
  };

  /** Chooses from a list by what stands there. */
  const choose = (selector, words) => {
    const list = one(selector);
    list.value = [...list.options].find((option) => option.textContent === words).value;
    for (const event of ["input", "change"]) list.dispatchEvent(new Event(event, { bubbles: true }));
    return settle();
  };

  /** Counts from now on what is built anew in a part of the page. */
  const countBuilt = (id) => {
    window.built = 0;
    new MutationObserver((changes) => { window.built += changes.length; }).observe(document.getElementById(id), { childList: true, subtree: true });
  };

  /** Keeps the title that the page has when it adds to the history. */
  const titleBefore = () => {
    const push = history.pushState;
    history.pushState = (...all) => { window.before = document.title; push.apply(history, all); };
  };

  /** A clipboard that says what was copied, and may refuse. */
  const clipboard = () => Object.defineProperty(navigator, "clipboard", { value: { async writeText(text) {
    if (window.refuses) throw new Error();
    window.copied = text;
  } } }) && null;

  /** Answers the question of the quiz that is asked: rightly, wrongly, or that one does not know. */
  const answer = async (isRight) => {
    const [, number, place] = location.hash.match(/quiz-(\d+)\/(\d+)/);
    const { options, prints } = ColdAndHot.quizView.quiz(number).questions[place - 1];
    const right = options.findIndex((option) => option.prints === prints);
    const chosen = isRight === null ? -1 : isRight ? right : (right + 1) % options.length;
    await click(`#quiz-form input[value="${chosen}"]`);
    await click("#quiz-form button");
  };

  /** Answers all questions of a quiz that are left. */
  const answerAll = async () => {
    for (let round = 0; round < 20 && !one("#quiz-reply .end"); round += 1) {
      await answer(true);
      if (!one("#quiz-reply .end") && one("#quiz-on").checkVisibility()) await click("#quiz-on");
    }
  };

  /** How long it takes to play and draw one move of a hand, in milliseconds: of forty, one of the fastest, since others use the machine. */
  const costOfMoves = () => {
    const { workbenchView: { render }, workbenchState: { fromAddress }, address: { read } } = ColdAndHot;
    const { state } = fromAddress(read(location.hash).values);
    const times = Array.from({ length: 40 }, (_, tick) => {
      const before = performance.now();
      render({ ...state, ben: { comes: tick % 20, leaves: null } }, { width: 1200, typed: null });
      return performance.now() - before;
    });
    return times.sort((a, b) => a - b)[4];
  };

  /** Goes through all steps of a lesson, and gathers what is found at each. */
  const walkSteps = async (look) => {
    const range = document.getElementById("step-range");
    const found = [];
    for (let step = 1; step <= Number(range.max); step += 1) {
      range.value = step;
      range.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise(requestAnimationFrame);
      found.push(...look().map((one) => (typeof one === "string" ? `step ${step}, ${one}` : one)));
    }
    return found;
  };

  /** For each step of a lesson: how high the page is, and its section. */
  const heights = () => walkSteps(() => [[`${document.documentElement.scrollHeight}`, document.getElementById("lesson-section").value]]);

  /** Counts from now on what the page adds to the history, of which a browser keeps fifty entries. */
  const countEntries = () => {
    see.entries = 0;
    const push = history.pushState;
    history.pushState = (...all) => { see.entries += 1; push.apply(history, all); };
  };

  /** From now on a frame comes when `frames` says so, and is a twentieth of a second later. */
  const framesByHand = () => {
    const wait = requestAnimationFrame;
    const asked = new Map();
    let now = performance.now();
    let last = 0;
    window.requestAnimationFrame = work => { asked.set(last += 1, work); return last; };
    window.cancelAnimationFrame = id => asked.delete(id);
    window.frames = count => {
      for (let frame = 0; frame < count; frame += 1) {
        const works = [...asked.values()];
        asked.clear();
        now += 50;
        works.forEach(work => work(now));
      }
      return new Promise(done => wait(done));
    };
  };

  /** How often the address is written while the tick changes three hundred times. */
  const writes = () => {
    let count = 0;
    const replace = history.replaceState;
    history.replaceState = (...all) => { count += 1; replace.apply(history, all); };
    for (let round = 0; round < 300; round += 1) {
      one("#now-is .number").dispatchEvent(new KeyboardEvent("keydown",
        { key: round % 40 < 20 ? "ArrowRight" : "ArrowLeft", bubbles: true }));
    }
    rest();
    return count;
  };

  /** Whether the page runs a script, or takes a style, that is written into it. */
  const isTaken = () => {
    const script = document.createElement("script");
    script.textContent = "window.taken = true";
    document.head.append(script);
    document.body.insertAdjacentHTML("beforeend", "<i id='styled' style='color: red'></i>");
    return window.taken === true || one("#styled").style.color !== "";
  };

  const frame = requestAnimationFrame.bind(window);

  /**
   * Waits until the page has loaded what it needs, and has drawn what it was told.
   *
   * The page draws before the next picture; what was asked for first is drawn first.
   */
  const settle = () => new Promise((done) => {
    const isLoading = () => document.readyState !== "complete" || one("main[aria-busy]");
    const look = () => (isLoading() ? setTimeout(look, 5) : frame(() => frame(() => {
      document.getAnimations().forEach((motion) => motion.finish());
      setTimeout(done);
    })));
    setTimeout(look);
  });

  /** Lets the page write its address at once, as it does when somebody leaves it. */
  const rest = () => dispatchEvent(new Event("pagehide"));

  /** Goes to another address of the loaded page, which writes before what it has to write, as it does for a link. */
  const go = async (hash) => {
    rest();
    const before = location.hash;
    const isThere = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    location.hash = hash;
    if (location.hash !== new URL(hash, location.href).hash) throw new Error(`the browser does not go to ${hash}`);
    if (location.hash !== before) await isThere;
    await settle();
  };

  /** What is found at each of some addresses. */
  const at = async (hashes, look) => {
    const found = [];
    for (const hash of hashes) {
      await go(hash);
      found.push(await look());
    }
    return found;
  };

  /** Waits until something is so, for as long as a reply may take. */
  const until = async (isSo) => {
    const last = Date.now() + 25_000;
    while (!isSo()) {
      if (Date.now() > last) throw new Error(`it does not come about: ${isSo}`);
      await settle();
    }
  };

  /** Clicks on a part of the page, wherever that is. */
  const click = async (selector) => {
    one(selector).click();
    await settle();
  };

  /** Brings a part of the page to the middle of the screen. */
  const bring = async (selector) => {
    one(selector).scrollIntoView({ block: "center" });
    await settle();
    return box(one(selector));
  };

  Object.assign(see, {
    kept, zoom, way, perTick, left, address, type, choose, countBuilt, titleBefore, clipboard, answer, answerAll, costOfMoves,
    walkSteps, heights, countEntries, framesByHand, writes, isTaken, frame, settle, rest, go, at, until, click, bring,
  });
})();
