// What should be seen of a play of the native core, told as pictures.js tells what is seen; and what is drawn otherwise.
(() => {
  const { one, go, lanes, workbench, drawnWorkbench } = see;

  const isValue = ({ mark }) => !"|#".includes(mark);

  /** The picture of a kind, from a play of the native core; what is later than `now` is hollow. */
  const lanesOf = ({ rows }, kind, now = Infinity, knobs = ["A", "B"], tells = true) => {
    const names = ["Ada", "Ben"];
    const people = names.map((_, of) => rows.find((row) => row.kind === "listener" && row.place === of));
    const runs = rows.filter((row) => row.kind === "run");
    // Each listener stands under the run that feeds it.
    const fed = people.find((person) => person.run !== null);
    const top = fed ? runs.find(({ number }) => number === fed.run) : runs[0];
    const say = (row) => {
      const atOnce = row.marks.filter(({ isAtOnce }) => isAtOnce).map(({ mark }) => mark).join("");
      const end = row.endMark === "" ? Infinity : row.endTick;
      const [to, solid] = [end, Math.max(row.startTick, Math.min(now, end))].map((tick) => (tick === Infinity ? "on" : tick));
      return [`${row.kind === "run" ? `run ${row.number}` : names[row.place]} from ${row.startTick} to ${to}, solid to ${solid}`,
        ...(row.missed || []).map(({ tick, mark }) => `missed ${mark}@${tick}`),
        ...row.marks.filter(({ isAtOnce }) => !isAtOnce).map(({ tick, mark }) => `${tick > now && !"|#".includes(mark) ? `(${mark})` : mark}@${tick}`),
        ...(row.endMark === "!" ? [`!@${end}`] : []), ...(atOnce ? [`at once ${atOnce}@${row.startTick}`] : [])].join(" ");
    };
    const ways = people.flatMap((person) => person.marks.filter(({ tick, cause }) => cause !== null && tick > person.startTick)
      .map(({ tick, mark }) => `run ${person.run} to ${person.name} ${mark}@${tick}`));
    const handles = people.map(({ name, startTick }) => `knob ${name[0]}@${startTick}`).filter((knob) => knobs.includes(knob[5]));
    const others = { multicast: "connect()", property: "its writer", "started-eagerly": "its maker" };
    return [top, people[0], ...runs.filter((run) => run !== top), people[1]].map(say).concat(ways.sort(),
      [...handles, ...(now === Infinity ? [] : [`knob now@${now}`])].sort(),
      tells ? runs.map(({ number, startedBy }) => `run ${number}: ${startedBy || others[kind] || "the station"} starts it`) : []);
  };

  /** A chain of the workbench, from a play of the native core; null if some of it has no room. */
  const workbenchOf = ({ rows, isStopped }, shown, links) => {
    if (!rows) return null;
    const of = (kind, place) => rows.filter((row) => row.kind === kind && row.place === place);
    const values = (row) => Object.entries(Object.groupBy(row.marks.filter(isValue), ({ tick }) => tick));
    const pictures = [...Array.from({ length: shown }, (_, place) => of("run", place)), ...Array.from({ length: Math.max(0, links - 1) }, (_, place) => of("stage", place))];
    if (isStopped || pictures.some((some) => some.length > 4) || rows.some((row) => row.marks.some(({ mark }) => mark.length > 16)
      || values(row).some(([, marks]) => marks.length > 12))) return null;
    const say = (some) => some.flatMap((row) => [
      ...values(row).map(([tick, marks]) => [Number(tick), marks.map(({ mark }) => mark).join("")]),
      ...(row.missed || []).map(({ tick, mark }) => [tick, `missed ${mark}`]), ...(row.endMark === "" ? [] : [[row.endTick, row.endMark]]),
    ]).sort((a, b) => a[0] - b[0] || "|#!".includes(a[1]) - "|#!".includes(b[1]) || (a[1] < b[1] ? -1 : 1)).map(([tick, mark]) => `${mark}@${tick}`).join(" ");
    return [...pictures.map(say), ...["Ada", "Ben"].map((name, place) => `${name}: ${say(of("listener", place))}`)];
  };

  /** Which of some states of a view are not drawn as the native core plays them: [address, its play, …]. */
  const misdrawn = async (states, look) => {
    const wrong = [];
    let count = 0;
    for (const [address, play, ...more] of states) {
      const [expected, found] = await look(address, JSON.parse(play), ...more);
      if (expected) count += 1;
      if (expected && JSON.stringify(expected) !== JSON.stringify(found)) wrong.push(`${address}\n${expected.join("\n")}\n-- is drawn as\n${found.join("\n")}`);
    }
    return count < states.length / 4 ? ["hardly anything was compared"] : wrong;
  };

  const misdrawnKinds = (states) => misdrawn(states, async (address, play, kind, tick) => {
    await go(address);
    return [lanesOf(play, kind, tick), lanes(one("#lanes svg"))];
  });

  const misdrawnCards = (states) => misdrawn(states, async (card, play, kind, tick) => {
    const found = lanes(one(`${card} svg`));
    const expected = tick === null ? lanesOf(play, kind, Infinity, ["B"]) : lanesOf(play, kind, tick, ["A", "B"], false);
    return [expected, found.slice(0, expected.length)];
  });

  const misdrawnChains = (states) => misdrawn(states, async (request, play) => {
    const state = workbenchState(request);
    if (state === null) return [null, null];
    // An address holds the whole state.
    const hash = ColdAndHot.workbenchState.toAddress(state);
    return [workbenchOf(play, 1 + Math.max(0, ...state.chain.map(({ other = 0 }) => other)), state.chain.length), drawnWorkbench(hash)];
  });

  /** The state of the workbench that makes a request of the core; null if its rows cannot be typed. */
  const workbenchState = (request) => {
    const { notation: { textOf }, workbenchState: { start, operator, sources } } = ColdAndHot;
    const state = { ...start, chain: [], beside: [] };
    const places = [...sources];
    for (const [what, ...words] of request.split("\n").map((line) => line.split(" "))) {
      if (what === "source") {
        const marks = words.slice(2).map((word) => word.split(":")).map(([tick, mark]) => ({ mark, tick: Number(tick) }));
        if (textOf(marks) === null) return null;
        state[places.shift()] = { start: words[1], marks };
      } else if (what === "operator") {
        const { argument, other } = operator(words[0]);
        const amount = argument === null || argument.kind === "value" ? words[1] : Number(words[1]);
        state.chain.push({ name: words[0], ...(argument ? { amount } : {}), ...(other ? { other: Number(words[2]) } : {}) });
      } else if (what === "listener") {
        const [comes, leaves] = words.slice(1).map((word) => (word === "-" ? null : Number(word)));
        if (leaves !== null && leaves <= comes) return null;
        state[words[0].toLowerCase()] = { comes, leaves: leaves > 30 ? null : leaves };
      }
    }
    return state;
  };

  // What acts.txt and the rules ask for.

  /** The rows that can be chosen in the opening. */
  const offers = () => {
    const scenes = (from, to) => Array.from({ length: to - from + 1 }, (_, place) => `${from + place}@${10 + place * 4}`).join(" ");
    return [`from the start from 8 ${scenes(1, 8)}`, `from now on from 8 ${scenes(3, 9)}`, `1, 2 at once from 8 ${scenes(3, 9)} at once 12@8`];
  };

  Object.assign(see, {
    isValue, lanesOf, workbenchOf, misdrawn, misdrawnKinds, misdrawnCards, misdrawnChains, workbenchState, offers,
  });
})();
