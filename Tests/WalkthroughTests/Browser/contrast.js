// Lists each visible text, and each sign of what is still to come, whose contrast with what is behind
// it is less than WCAG asks for: 4.5 for text, 3 for signs.
(() => {
  const parse = (colour) => {
    const numbers = (colour.match(/[\d.]+/g) || []).map(Number);
    return numbers.length >= 3 ? { rgb: numbers.slice(0, 3), alpha: numbers.length > 3 ? numbers[3] : 1 } : { rgb: [0, 0, 0], alpha: 0 };
  };
  const light = ([r, g, b]) => {
    const part = (value) => { const v = value / 255; return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (one, other) => {
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const behindHtml = (part) => {
    for (let at = part; at; at = at.parentElement) {
      const { rgb, alpha } = parse(getComputedStyle(at).backgroundColor);
      if (alpha > 0.99) return rgb;
    }
    return [255, 255, 255];
  };
  const behind = (part) => {
    if (!(part instanceof SVGElement)) return behindHtml(part);
    const group = part.closest(".value, .missed, .box, .knob");
    const shape = group && (part.previousElementSibling && part.previousElementSibling.matches(".slot")
      ? part.previousElementSibling : group.querySelector(":is(circle, rect):not(.room)"));
    if (shape) {
      const fill = getComputedStyle(shape).fill;
      if (fill !== "none") return parse(fill).rgb;
    }
    return behindHtml(part.closest("svg").parentElement);
  };
  const poor = [];
  for (const part of document.querySelectorAll("body *")) {
    const own = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const box = part.getBoundingClientRect();
    if (!own || box.width < 2 || part.matches(".unseen, script, noscript, noscript *, .skip, :disabled + span")) continue;
    const style = getComputedStyle(part);
    const colour = parse(part instanceof SVGElement ? style.fill : style.color).rgb;
    const found = contrast(colour, behind(part));
    if (found < 4.5) poor.push(`${part.tagName}.${part.getAttribute("class")} "${part.textContent.trim().slice(0, 30)}" ${found.toFixed(2)}`);
  }
  for (const part of document.querySelectorAll(".later :is(path, circle, rect), path.later, .knob .handle")) {
    if (part.getBoundingClientRect().width + part.getBoundingClientRect().height < 2) continue;
    const style = getComputedStyle(part);
    const ground = behindHtml(part.closest("svg").parentElement);
    const found = Math.max(...[style.stroke, style.fill].filter((colour) => colour !== "none")
      .map((colour) => parse(colour)).filter(({ alpha }) => alpha > 0.99).map(({ rgb }) => contrast(rgb, ground)));
    if (found < 3) poor.push(`${part.tagName}.${part.getAttribute("class")} ${found.toFixed(2)}`);
  }
  return poor;
})()
