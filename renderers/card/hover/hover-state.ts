/** Position of a card relative to the hovered one. */
export type HoverState = 'hidden' | 'default' | 'active' | 'before-active' | 'after-active' | 'inactive';

/** Position of a card in its row. */
export interface CardPosition {
  /** Index of the card in the row, from 0. */
  index: number;
  /** Line of the row that contains the card, from 0. */
  line: number;
  /** Whether any part of the card is visible in the row's scroll container. */
  inWindow: boolean;
}

/**
 * State of a card while another is hovered. Cards on the same line move aside, cards on other lines stay, and cards
 * outside of the scroll container are hidden so that they do not slide in.
 */
export function hoverStateOf(card: CardPosition, active: CardPosition | undefined): HoverState {
  if (!card.inWindow) return active ? 'hidden' : 'default';
  if (!active) return 'default';
  if (card.index === active.index) return 'active';
  if (card.line !== active.line) return 'inactive';
  return card.index < active.index ? 'before-active' : 'after-active';
}
