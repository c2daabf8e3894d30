import type { AnyCard } from '../remembered.ts';

/** How much the card grows that is pointed at. */
const ZOOM = 1.4;
const ACTION_ZOOM = 1.2;

const actions: readonly AnyCard['type'][] = ['SECTION_LINK', 'WATCHLIST', 'DATA_FEED'];

/** The growth of a card. Cards that lead on instead of to a title grow less. */
export const zoomOf = (card: AnyCard): number => (actions.includes(card.type) ? ACTION_ZOOM : ZOOM);

/** Left and right edges in the window, in pixels. */
export interface Span {
  left: number;
  right: number;
}

/** How a card grows, and by how much its neighbours give way to either side; in pixels. */
export interface HoverPosition {
  zoom: number;
  /** The point from which it grows, from its left edge as a share of its width. */
  origin: number;
  /** What the neighbours on its left and on its right are moved by. */
  left: number;
  right: number;
}

/**
 * Where a card grows to. In the middle of its row it grows to both sides; at an edge of the window it stays within and
 * grows to the other, and where the window is too narrow it grows less.
 */
export function hoverPosition(card: Span, view: Span, wanted: number): HoverPosition {
  const width = card.right - card.left;
  const zoom = Math.max(1, Math.min(wanted, (view.right - view.left) / width));
  const more = width * (zoom - 1);
  const wish = card.left - more / 2;
  const left = Math.max(view.left, Math.min(wish, view.right - width - more));
  const toLeft = Math.max(0, Math.min(more, card.left - left));
  return { zoom, origin: more === 0 ? 0.5 : toLeft / more, left: -toLeft, right: more - toLeft };
}
