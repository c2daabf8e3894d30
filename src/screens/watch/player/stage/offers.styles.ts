import { css } from '@linaria/core';
import { motion } from '#renderers/theme/tokens.ts';

/** Offers above the controls, at the inline end. Before the controls in the Tab order. */
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
  /* What is open over the buttons at the end of the line would lie over them. */
  :has([aria-expanded='true']) > & { justify-items: start; }
  @media (max-width: 599.98px) { inset-block-end: 76px; inset-inline: 8px; [data-idle] > & { inset-block-end: 10px; } }
`;
