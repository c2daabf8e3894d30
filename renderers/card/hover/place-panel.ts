import { hoverPosition, zoomOf } from './hover-position.ts';
import type { Pointed } from './follow.ts';
import { writeHoverStates, viewOf } from './write-states.ts';

/** Room that the panel leaves to the window's upper and lower edge, in pixels. */
const MARGIN = 8;

/** A card's left edge as it is laid out: one that is still giving way to another would be measured on its way. */
function leftOf(article: HTMLElement): number {
  const item = article.closest('li');
  const around = item?.offsetParent;
  if (!item || !around) return article.getBoundingClientRect().left;
  return (
    around.getBoundingClientRect().left + around.clientLeft + item.offsetLeft - (item.parentElement?.scrollLeft ?? 0)
  );
}

/** How much a panel has to be lifted so that it ends within the window. */
const liftOf = (top: number, bottom: number, height: number): number =>
  Math.max(0, Math.min(bottom + MARGIN - height, top - MARGIN));

/**
 * Puts the panel over its card and lets it grow; the neighbours give way. Answers how to take back what was done to the
 * row.
 */
export function placePanel(panel: HTMLElement, { article, card }: Pointed): () => void {
  const left = leftOf(article);
  const { top } = article.getBoundingClientRect();
  const width = article.offsetWidth;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const position = hoverPosition({ left, right: left + width }, viewOf(article), isStill ? 1 : zoomOf(card));
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
  // It begins as the card is, which has to have been drawn, and grows from there.
  panel.getBoundingClientRect();
  panel.dataset['open'] = '';
  return writeHoverStates(article, position);
}
