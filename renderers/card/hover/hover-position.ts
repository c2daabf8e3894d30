import type { AnyCard } from '../remembered.ts';

/** Scale factors of the hovered card: titles, and cards that link to other pages. */
const ZOOM = 1.4;
const ACTION_ZOOM = 1.2;

const actions: readonly AnyCard['type'][] = ['SECTION_LINK', 'WATCHLIST', 'DATA_FEED'];

/** Scale factor of a hovered card. Cards that link to another page instead of a title grow less. */
export const zoomOf = (card: AnyCard): number => (actions.includes(card.type) ? ACTION_ZOOM : ZOOM);

/** Left and right edge in the viewport, in pixels. */
export interface HorizontalSpan {
  left: number;
  right: number;
}

/** Scale of the hovered card and offsets of its neighbours in pixels. */
export interface HoverPosition {
  zoom: number;
  /** Horizontal transform origin, as a share of the card's width from its left edge. */
  origin: number;
  /** Offsets of the neighbours on the left and on the right. */
  left: number;
  right: number;
}

/**
 * Computes scale and position of a hovered card. It grows to both sides in the middle of a row, away from the
 * viewport's edge at the ends, and less where the viewport is too narrow.
 */
export function hoverPosition(card: HorizontalSpan, view: HorizontalSpan, wanted: number): HoverPosition {
  const width = card.right - card.left;
  const zoom = Math.max(1, Math.min(wanted, (view.right - view.left) / width));
  const more = width * (zoom - 1);
  const wish = card.left - more / 2;
  const left = Math.max(view.left, Math.min(wish, view.right - width - more));
  const toLeft = Math.max(0, Math.min(more, card.left - left));
  return { zoom, origin: more === 0 ? 0.5 : toLeft / more, left: -toLeft, right: more - toLeft };
}
