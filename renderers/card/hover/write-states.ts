import type { HoverPosition, Span } from './hover-position.ts';
import { hoverStateOf, type Standing } from './hover-state.ts';

/** The list of a row that scrolls sideways; elsewhere nobody gives way. */
const trackOf = (item: Element) => {
  const list = item.parentElement;
  return list?.hasAttribute('data-lines') ? list : undefined;
};

/** The part of the window that a card of a list may take: between the page's gutters. */
export function viewOf(article: Element): Span {
  const gutter = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gutter')) || 0;
  const { left, right } = trackOf(article.closest('li') ?? article)?.getBoundingClientRect() ?? {
    left: 0,
    right: document.documentElement.clientWidth,
  };
  return { left: left + gutter, right: right - gutter };
}

/**
 * Writes on the cards of a row in which state they are, and by how much they give way; styles do the rest. Nothing of it is
 * known to React, so no card is drawn again. Answers how to take it away.
 */
export function writeHoverStates(article: Element, place: HoverPosition): () => void {
  const item = article.closest('li');
  const track = item && trackOf(item);
  if (!item || !track) return () => undefined;
  const view = track.getBoundingClientRect();
  const items = [...track.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const standings = items.map((child, index): Standing => {
    const { left, right, top } = child.getBoundingClientRect();
    return { index, line: Math.round(top), inWindow: right > view.left && left < view.right };
  });
  const active = standings[items.indexOf(item)];
  const isRtl = getComputedStyle(track).direction === 'rtl';
  track.style.setProperty('--before', String(isRtl ? place.right : place.left));
  track.style.setProperty('--after', String(isRtl ? place.left : place.right));
  for (const [index, child] of items.entries()) {
    const standing = standings[index];
    if (standing) child.dataset['hover'] = hoverStateOf(standing, active);
  }
  return () => {
    for (const child of items) delete child.dataset['hover'];
  };
}
