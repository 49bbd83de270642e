// Reads the picture of the lanes and the machine off the page, sign by sign, with places turned into ticks.
(() => {
  const lanes = document.querySelector("#lanes svg");
  const lefts = [...lanes.querySelectorAll(".grid")].map((line) => Number(line.getAttribute("d").match(/M([\d.]+)/)[1]));
  const perTick = (lefts[lefts.length - 1] - lefts[0]) / (4 * (lefts.length - 1));
  const tick = (x) => Math.round((x - lefts[0]) / perTick);
  const firstX = (path) => Number(path.getAttribute("d").match(/M([\d.]+)/)[1]);

  const marksOf = (lane) => {
    const marks = [];
    const isAtOnce = (part) => part.closest(".at-once") !== null;
    for (const disc of lane.querySelectorAll(".value")) {
      if (isAtOnce(disc)) continue;
      marks.push([Number(disc.querySelector("circle").getAttribute("cx")), disc.textContent]);
    }
    for (const [name, sign] of [["completed", "|"], ["failed", "#"]]) {
      for (const path of lane.querySelectorAll("path." + name)) if (!isAtOnce(path)) marks.push([firstX(path), sign]);
    }
    for (const path of lane.querySelectorAll("path.leaves")) marks.push([firstX(path) + 6, "!"]);
    for (const box of lane.querySelectorAll("rect.stopped")) marks.push([Number(box.getAttribute("x")) + 5, "!"]);
    return marks.sort((one, other) => one[0] - other[0]).map(([x, mark]) => `${mark}@${tick(x)}`);
  };

  const runs = [...lanes.querySelectorAll("g.run")].map((lane) => {
    const start = firstX(lane.querySelector(".work"));
    return [lane.querySelector(".label").textContent, `from ${tick(start)}`, ...marksOf(lane)].join(" ");
  }).sort();

  const person = (name) => {
    const lane = [...lanes.querySelectorAll("g.listener")].find((one) => one.querySelector(".label").textContent === name);
    const missed = [...lane.querySelectorAll(".missed text")].map((text) => text.textContent).join("");
    const once = lane.querySelector(".at-once");
    const atOnce = once
      ? [...once.querySelectorAll(".value text, path.completed, path.failed")].map((part) =>
        part.matches("text") ? part.textContent : part.matches(".completed") ? "|" : "#") : [];
    return [name, `from ${tick(firstX(lane.querySelector(".comes")))}`, ...(missed ? ["missed " + missed] : []),
      ...atOnce.map((mark) => "once " + mark), ...marksOf(lane)].join(" ");
  };

  const machine = document.querySelector("#machine svg");
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
  return {
    runs, ada: person("Ada"), ben: person("Ben"), machine: says,
    counters: [...document.querySelectorAll("#counters dd")].map((part) => part.textContent),
  };
})()
