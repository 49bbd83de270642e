// Looks at the page as eyes do: what is read, where it stands, and whether it stands out from its ground.
(() => {
  const all = (selector, part = document) => [...part.querySelectorAll(selector)];

  const one = (selector, part = document) => part.querySelector(selector);

  /** What can be read in a part of the page; what only a screen reader finds is left out. */
  const text = (part) => {
    const found = typeof part === "string" ? one(part) : part;
    if (!found) return "";
    const read = (node) => {
      if (node.nodeType === 3) return node.textContent;
      if (node.nodeType !== 1 || node.matches(".unseen, script, svg") || !node.checkVisibility({ visibilityProperty: true })) return "";
      const inside = [...node.childNodes].map(read).join("");
      return getComputedStyle(node).display === "inline" ? inside : ` ${inside} `;
    };
    return read(found).replace(/\s+/g, " ").trim();
  };

  const texts = (selector) => all(selector).filter((part) => part.checkVisibility()).map(text);

  const box = (part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height];
  };

  /** Where a sign stands on the screen; its stroke does not count. */
  const place = (sign) => {
    const { x, y, width, height } = sign.getBBox();
    const [a, b] = [[x, y], [x + width, y + height]].map(([right, down]) => new DOMPoint(right, down).matrixTransform(sign.getScreenCTM()));
    return { left: a.x, right: b.x, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, half: (b.x - a.x) / 2 };
  };

  const rgb = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);

  /** The colour of the ground on which a part stands. */
  const ground = (part) => {
    for (let at = part; at; at = at.parentElement) {
      const [r, g, b, alpha = 1] = rgb(getComputedStyle(at).backgroundColor);
      if (b !== undefined && alpha > 0.99) return [r, g, b];
    }
    return [255, 255, 255];
  };

  /** How far two colours are apart, as WCAG reckons. */
  const contrast = (one, other) => {
    const light = (colour) => colour.slice(0, 3).map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };

  /** The colours in which a sign is drawn, without those that nobody sees. */
  const colours = (sign) => {
    const style = getComputedStyle(sign);
    return [style.stroke, style.fill].filter((colour) => colour !== "none").map(rgb)
      .filter((colour) => colour.length > 2 && (colour[3] ?? 1) > 0.5);
  };

  const isSeen = (sign) => {
    if (!sign.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const behind = ground(sign.closest("svg").parentElement);
    return colours(sign).some((colour) => contrast(colour, behind) > 1.4);
  };

  /** Whether a disc lets its ground be seen: what it shows is still to come. */
  const isHollow = (disc) => {
    const fill = rgb(getComputedStyle(disc).fill);
    return contrast(fill, ground(disc.closest("svg").parentElement)) < 1.1;
  };

  const seen = (selector, part) => all(selector, part).filter(isSeen);

  const nearest = (all, distance) => all.reduce((best, one) => (best && distance(best) <= distance(one) ? best : one), null);

  /** A tick as it is told: off by less than a seventh, it counts as right. */
  const told = (tick) => (Math.abs(tick - Math.round(tick)) < 0.15 ? Math.round(tick) : tick.toFixed(1));

  Object.assign(see, {
    all, one, text, texts, box, place, rgb, ground, contrast, colours, isSeen, isHollow, seen, nearest, told,
  });
})();
