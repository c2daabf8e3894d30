import { hoverPosition, zoomOf } from './hover-position.ts';
import type { HoveredCard } from './follow.ts';
import { writeHoverStates, getVisibleSpan } from './write-states.ts';

/** Minimum distance between the panel and the viewport's top and bottom edge, in pixels. */
const MARGIN = 8;

/** Left edge of a card by layout, without the transform of a running animation. */
function leftOf(article: HTMLElement): number {
  const item = article.closest('li');
  const around = item?.offsetParent;
  if (!item || !around) return article.getBoundingClientRect().left;
  return (
    around.getBoundingClientRect().left + around.clientLeft + item.offsetLeft - (item.parentElement?.scrollLeft ?? 0)
  );
}

/** Distance in pixels by which the panel is moved up so that it ends within the viewport. */
const liftOf = (top: number, bottom: number, height: number): number =>
  Math.max(0, Math.min(bottom + MARGIN - height, top - MARGIN));

/**
 * Positions the panel over its card, starts its animation and moves the neighbours aside. Returns a function that
 * restores the row.
 */
export function placePanel(panel: HTMLElement, { article, card }: HoveredCard): () => void {
  const left = leftOf(article);
  const { top } = article.getBoundingClientRect();
  const width = article.offsetWidth;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const position = hoverPosition({ left, right: left + width }, getVisibleSpan(article), isStill ? 1 : zoomOf(card));
  const t = (name: string, value: number) => panel.style.setProperty(name, String(value));
  t('--x', left + scrollX);
  t('--y', top + scrollY);
  t('--width', width);
  t('--zoom', position.zoom);
  t('--origin', position.origin);
  panel.showPopover();
  const half = (panel.firstElementChild instanceof HTMLElement ? panel.firstElementChild.offsetHeight : 0) / 2;
  t('--half', half);
  const end = top + half + (panel.offsetHeight - half) * position.zoom;
  t('--lift', liftOf(top + half - half * position.zoom, end, innerHeight));
  // Forces a layout with the panel at the card's size, so that the transition to its full size starts from there.
  panel.getBoundingClientRect();
  panel.dataset['open'] = '';
  return writeHoverStates(article, position);
}
