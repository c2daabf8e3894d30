import { css } from '@linaria/core';
import { color, motion } from '#renderers/theme/tokens.ts';

/** Live region for screen readers. Its text is visually hidden; only the bar is visible. */
export const region = css`
  position: fixed;
  inset-block-start: 0;
  pointer-events: none;
`;

/** Rendered in the top layer without affecting layout or clicks. With reduced motion the full bar is static. */
export const bar = css`
  position: fixed;
  inset: 0 0 auto;
  inline-size: auto;
  block-size: 4px;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  pointer-events: none;
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
