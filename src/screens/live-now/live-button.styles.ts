import { css } from '@linaria/core';
import { color, lowerEnd, motion, space } from '#renderers/theme/tokens.ts';

export const button = css`
  position: fixed;
  inset-block-end: ${lowerEnd};
  inset-inline-end: ${space.l};
  z-index: 40;
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;
  padding-inline: ${space.l};
  border: 1px solid ${color.line};
  border-radius: 999px;
  background: ${color.raised};
  color: ${color.text};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  box-shadow: 0 8px 24px -8px rgb(0 0 0 / 55%);
  transition: translate ${motion.panel} ${motion.easing};
  &:hover { border-color: ${color.text}; }
  /* When the user scrolls down, the button hides together with the menu, because it would cover the text that they
     read. */
  body:has([data-away]) &:not(:focus-visible) { translate: 0 calc(100% + 40px); }
`;

export const count = css`
  min-inline-size: 1.6em;
  padding-inline: 0.4em;
  border-radius: 999px;
  background: ${color.live};
  color: ${color.onLive};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
