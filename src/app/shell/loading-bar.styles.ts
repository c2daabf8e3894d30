import { css } from '@linaria/core';
import { color, motion } from '#renderers/theme/tokens.ts';

/** Over everything of the page, and in nobody's way: nothing moves when it comes, and clicks go through it. */
export const region = css`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 90;
  block-size: 4px;
  overflow: hidden;
  pointer-events: none;
`;

/** Where nothing may move, the whole bar stands still. */
export const bar = css`
  position: absolute;
  inset: 0;
  background: ${color.scrim};
  transition: opacity ${motion.feedback} ${motion.easing};
  @starting-style { opacity: 0; }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color.brand};
  }
  @media (prefers-reduced-motion: no-preference) {
    &::after { inline-size: 40%; animation: run 1.2s ease-in-out infinite; }
    &:dir(rtl)::after { animation-direction: reverse; }
  }
  @keyframes run { from { left: -40%; } to { left: 100%; } }
`;
