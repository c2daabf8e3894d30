/** A text that a long word made wider than its place. */
export interface UnfitText {
  /** The element with its class and the ancestor that cuts it, to find it by. */
  place: string;
  /** CSS pixels by which the text passes the window or the element that cuts it. */
  excess: number;
}

/**
 * Puts a word of 60 letters into each visible text of the page and finds the texts that pass the window, or that an
 * element cuts without an ellipsis. Texts within a scroller may pass its edge. Runs in the page: it uses nothing outside
 * itself. The texts are put back.
 */
export function findUnfitTexts(): UnfitText[] {
  const word = 'Geschwindigkeitsbegrenzungsschildaufstellungsgenehmigungsamt';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: [Text, string][] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !/\p{L}/u.test(node.nodeValue ?? '')) continue;
    if (parent.closest('script, style, noscript, svg, time, option')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    texts.push([node as Text, node.nodeValue ?? '']);
  }
  for (const [node] of texts) node.nodeValue = word;
  const name = (element: Element) =>
    `${element.localName}.${String(element.getAttribute('class') ?? '').split(' ')[0]}`;

  /** The first fault on the way from the text to the window; undefined for a text that is only for screen readers. */
  const findFault = (parent: Element, box: DOMRect): UnfitText | undefined => {
    let fault: UnfitText | undefined;
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== 'none') return undefined;
      const isRoot = at === document.body || at === document.documentElement;
      if (fault || (!isRoot && style.overflowX === 'visible')) continue;
      // A scroller shows all of it, an ellipsis says that there is more.
      if (!isRoot && (/auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis')) return undefined;
      const edge = isRoot ? { left: 0, right: innerWidth } : at.getBoundingClientRect();
      const excess = Math.round(Math.max(box.right - edge.right, edge.left - box.left));
      if (excess > 1) fault = { place: `${name(parent)} in ${isRoot ? 'window' : name(at)}`, excess };
    }
    return fault;
  };

  const faults: UnfitText[] = [];
  for (const [node] of texts) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const fault = node.parentElement && findFault(node.parentElement, range.getBoundingClientRect());
    if (fault) faults.push(fault);
  }
  for (const [node, text] of texts) node.nodeValue = text;
  return faults;
}
