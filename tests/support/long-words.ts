/** A text that a long word makes overflow. */
export interface UnfitText {
  /** The element with its class, and the ancestor beyond which the text overflows. */
  place: string;
  /** Overflow beyond the window or clipping element, in CSS pixels. */
  excess: number;
}

/**
 * Replaces each visible text of the page by a 60-letter word and finds texts that overflow the window or are clipped
 * without an ellipsis. Texts in scroll containers may overflow them. Runs in the page, so it uses no outside variables.
 * Restores the texts.
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

  /** Finds the first ancestor that a text overflows; undefined for texts only visible to screen readers. */
  const findFault = (parent: Element, box: DOMRect): UnfitText | undefined => {
    let fault: UnfitText | undefined;
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== 'none') return undefined;
      const isRoot = at === document.body || at === document.documentElement;
      if (fault || (!isRoot && style.overflowX === 'visible')) continue;
      // Scroll containers and ellipses are acceptable.
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
