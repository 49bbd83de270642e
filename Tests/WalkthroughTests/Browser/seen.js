// Functions that read pictures off the page, sign by sign, with places turned into ticks.
(() => {
  const firstX = (path) => Number(path.getAttribute("d").match(/M([\d.]+)/)[1]);
  const attribute = (part, name) => Number(part.getAttribute(name));

  /** The scale of a picture, by its own grid, whose lines stand `apart` ticks from each other. */
  const scaleOf = (picture, apart) => {
    const lefts = [...picture.querySelectorAll("path.grid")].map(firstX);
    const perTick = (lefts[lefts.length - 1] - lefts[0]) / (apart * (lefts.length - 1));
    return (x) => (x - lefts[0]) / perTick;
  };

  const isAtOnce = (part) => part.closest(".at-once") !== null;
  const middle = (value) => {
    const [disc, box] = [value.querySelector("circle"), value.querySelector("rect")];
    return disc ? attribute(disc, "cx") : attribute(box, "x") + attribute(box, "width") / 2;
  };

  /** The signs of a lane as [x, mark], from left to right. */
  const signsOf = (lane) => {
    const marks = [];
    for (const value of lane.querySelectorAll(".value")) if (!isAtOnce(value)) marks.push([middle(value), value.textContent]);
    for (const [name, sign] of [["completed", "|"], ["failed", "#"]]) {
      for (const path of lane.querySelectorAll("path." + name)) if (!isAtOnce(path)) marks.push([firstX(path), sign]);
    }
    for (const path of lane.querySelectorAll("path.leaves")) {
      marks.push([firstX(path) + Number(path.getAttribute("d").match(/l([\d.]+)/)[1]) / 2, "!"]);
    }
    for (const box of lane.querySelectorAll("rect.stopped")) marks.push([attribute(box, "x") + attribute(box, "width") / 2, "!"]);
    return marks.sort((one, other) => one[0] - other[0]);
  };

  /** The lanes of a kind: its runs, Ada, Ben, and the ticks at which something goes from a run to them. */
  const lanesOf = (picture) => {
    const scale = scaleOf(picture, 4);
    const tick = (x) => Math.round(scale(x));
    const marksOf = (lane) => signsOf(lane).map(([x, mark]) => `${mark}@${tick(x)}`);
    const runs = [...picture.querySelectorAll("g.run")].map((lane) => {
      const start = firstX(lane.querySelector(".work"));
      return [lane.querySelector(".label").textContent, `from ${tick(start)}`, ...marksOf(lane)].join(" ");
    }).sort();
    const person = (name) => {
      const lane = [...picture.querySelectorAll("g.listener")].find((one) => one.querySelector(".label").textContent === name);
      const missed = [...lane.querySelectorAll(".missed")].map((one) =>
        `missed ${one.textContent}@${tick(attribute(one.querySelector("circle"), "cx"))}`);
      const once = lane.querySelector(".at-once");
      const atOnce = once
        ? [...once.querySelectorAll(".value text, path.completed, path.failed")].map((part) =>
          part.matches("text") ? part.textContent : part.matches(".completed") ? "|" : "#") : [];
      return [name, `from ${tick(firstX(lane.querySelector(".comes")))}`, ...missed,
        ...atOnce.map((mark) => "once " + mark), ...marksOf(lane)].join(" ");
    };
    // A line that goes round a listener begins beside the disc.
    const aside = 0.65 * attribute(picture.querySelector(".value circle"), "r");
    const feeds = [...picture.querySelectorAll("path.feed")]
      .map((path) => tick(firstX(path) - (path.getAttribute("d").includes("C") ? aside : 0)))
      .sort((one, other) => one - other);
    return { runs, ada: person("Ada"), ben: person("Ben"), feeds: feeds.join(" ") };
  };

  /** What the machine says, and its counters. */
  const machineOf = (machine, counters) => {
    const boxOf = (name) => [...machine.querySelectorAll("g.box")].find((box) => box.querySelector("text").textContent === name);
    const says = ["Ada", "Ben"].map((name) => {
      const box = boxOf(name);
      const got = [...box.querySelectorAll("text")].map((text) => text.textContent).find((text) => text.startsWith("got ")) || "";
      return `${name} ${box.classList.contains("on") ? "listens" : "does not listen"} got `
        + (got.startsWith("got nothing") ? "" : got.slice(4).replace(/ /g, ""));
    });
    const hub = machine.querySelector("g.hub");
    if (hub) {
      const texts = hub.querySelectorAll("text");
      const kept = texts[texts.length - 1].textContent;
      says.push("remembers " + (kept.match(/^(T|[\d ]+)/) || [""])[0].replace(/ /g, ""));
      const roster = [...hub.querySelectorAll(".slot + text")].map((text) => text.textContent);
      ["Ada", "Ben"].forEach((name, index) => {
        if ((roster[index] === name) !== boxOf(name).classList.contains("on")) says.push(`${name} is not on the roster`);
      });
    }
    return { machine: says, counters: [...counters.querySelectorAll("dd")].map((part) => part.textContent) };
  };

  /** Draws a state of one kind beside the page, and reads it. */
  const drawn = (hash) => {
    const { explorer, address } = ColdAndHot;
    const { state } = explorer.fromAddress(address.read(hash).values);
    const parts = explorer.renderOne(state, { width: { large: 900, machine: 900 }, size: "large", held: null, hides: false });
    const box = document.createElement("div");
    box.innerHTML = `<div>${parts.lanes}</div><div>${parts.machine}</div><dl>${parts.counters}</dl>`;
    const [lanes, machine] = box.querySelectorAll("svg");
    return { ...lanesOf(lanes), ...machineOf(machine, box.querySelector("dl")) };
  };

  /** What the page shows of one kind. */
  const shown = () => ({
    ...lanesOf(document.querySelector("#lanes svg")),
    ...machineOf(document.querySelector("#machine svg"), document.querySelector("#counters")),
  });

  /** Draws the rows of an operator beside the page, so wide that each tick has room, and reads them. */
  const operator = (name, at) => {
    const box = document.createElement("div");
    box.innerHTML = ColdAndHot.operatorsView.render({ name, ...at, beside: "" }, 4000)["op-results"];
    const picture = box.querySelector("svg");
    const scale = scaleOf(picture, 5);
    // An ending stands beside a value of its tick.
    const tick = (x) => Math.floor(scale(x) + 0.2);
    return [...picture.querySelectorAll("[data-row]")].map((row) => {
      const groups = [...row.querySelectorAll(".at-once")].flatMap((group) => {
        const x = firstX(group.querySelector("path"));
        return [...group.querySelectorAll(".value")].map((value, index) => [x + index / 100, value.textContent]);
      });
      // Of one tick, an ending comes last.
      const isEnd = ([, mark]) => Number("|#!".includes(mark));
      const marks = [...signsOf(row), ...groups]
        .sort((one, other) => tick(one[0]) - tick(other[0]) || isEnd(one) - isEnd(other) || one[0] - other[0])
        .map(([x, mark]) => `${mark}@${tick(x)}`);
      return [row.dataset.row, `from ${tick(firstX(row.querySelector("path")))}`, ...marks].join(" ");
    });
  };

  /** Reads the chart of a lesson: each row that has a title, with its marks and their columns. */
  const chart = () => {
    const picture = document.querySelector("#chart svg");
    if (!picture) return [];
    const column = (x) => Math.round((x - attribute(picture, "data-left")) / attribute(picture, "data-per-tick"));
    return [...picture.querySelectorAll("[data-row]")].filter((row) => row.dataset.row !== "").map((row) =>
      [row.dataset.row, ...signsOf(row).map(([x, mark]) => `${mark}@${column(x)}`)].join(" "));
  };

  return { lanesOf, shown, drawn, operator, chart };
})()
