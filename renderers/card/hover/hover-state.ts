/** How a card stands towards the one that is pointed at. */
export type HoverState = 'hidden' | 'default' | 'active' | 'before-active' | 'after-active' | 'inactive';

/** Where a card stands in its row. */
export interface Standing {
  /** Its number in the row, from 0. */
  index: number;
  /** The line that it is in, from 0. */
  line: number;
  /** Whether any of it is in the row's window. */
  inWindow: boolean;
}

/**
 * The state of a card. Those of the active card's line make room before and after it; those of the other line stay, and
 * what is outside of the window is hidden, so that nothing comes in from there.
 */
export function hoverStateOf(card: Standing, active: Standing | undefined): HoverState {
  if (!card.inWindow) return active ? 'hidden' : 'default';
  if (!active) return 'default';
  if (card.index === active.index) return 'active';
  if (card.line !== active.line) return 'inactive';
  return card.index < active.index ? 'before-active' : 'after-active';
}
