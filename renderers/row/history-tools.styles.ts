import { css } from '@linaria/core';
import { color, space } from '../theme/tokens.ts';

/** Overlays the card's picture without blocking its link. */
export const corner = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  place-items: start;
  aspect-ratio: var(--room-ratio);
  padding: ${space.xs};
  pointer-events: none;
`;

/** Touch target of 44 pixels, with a visible circle of 32. */
export const forget = css`
  position: relative;
  isolation: isolate;
  pointer-events: auto;
  &::before {
    content: '';
    position: absolute;
    inset: 6px;
    z-index: -1;
    border-radius: 50%;
    background: color-mix(in oklab, ${color.background} 82%, transparent);
  }
  &:hover { background: none; }
  &:hover::before { background: ${color.background}; }
`;
