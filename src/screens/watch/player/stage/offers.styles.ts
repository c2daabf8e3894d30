import { css } from '@linaria/core';
import { motion } from '#renderers/theme/tokens.ts';

/**
 * Skip button and card of the next title, above the controls at the inline end. They precede the controls in the Tab
 * order.
 */
export const offers = css`
  position: absolute;
  inset-block-end: 112px;
  inset-inline: 16px;
  z-index: 1;
  display: grid;
  gap: 8px;
  justify-items: end;
  pointer-events: none;
  transition: inset-block-end ${motion.feedback} ${motion.easing};
  & > * { pointer-events: auto; }
  [data-idle] > & { inset-block-end: 32px; }
  /* While a menu is open over the buttons at the inline end, the offers move to the inline start, so that they do
     not overlap. */
  :has([aria-expanded='true']) > & { justify-items: start; }
  @media (max-width: 599.98px) { inset-block-end: 76px; inset-inline: 8px; [data-idle] > & { inset-block-end: 10px; } }
`;
