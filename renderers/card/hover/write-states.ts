import type { HoverPosition, HorizontalSpan } from './hover-position.ts';
import { hoverStateOf, type CardPosition } from './hover-state.ts';

/**
 * The scrolling list that contains an item; undefined for layouts in which neighbours of a hovered card do not move
 * aside.
 */
const trackOf = (item: Element) => {
  const list = item.parentElement;
  return list?.hasAttribute('data-lines') ? list : undefined;
};

/**
 * Horizontal range within which a hovered card of this list may grow: the viewport or the list, without the page's
 * gutters.
 */
export function getVisibleSpan(article: Element): HorizontalSpan {
  const gutter = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gutter')) || 0;
  const { left, right } = trackOf(article.closest('li') ?? article)?.getBoundingClientRect() ?? {
    left: 0,
    right: document.documentElement.clientWidth,
  };
  return { left: left + gutter, right: right - gutter };
}

/**
 * Writes hover states and offsets of a row's cards as data attributes and CSS variables, without re-rendering React.
 * Returns a function that removes them.
 */
export function writeHoverStates(article: Element, place: HoverPosition): () => void {
  const item = article.closest('li');
  const track = item && trackOf(item);
  if (!item || !track) return () => undefined;
  const view = track.getBoundingClientRect();
  const items = [...track.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const standings = items.map((child, index): CardPosition => {
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
