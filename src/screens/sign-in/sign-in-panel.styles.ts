import { css } from '@linaria/core';
import { color, motion, space } from '#renderers/theme/tokens.ts';

/** The panel is at the inline end of the page, near the button that opens it. */
export const panel = css`
  position: fixed;
  inset: 0 0 0 auto;
  inline-size: min(100%, 440px);
  block-size: 100dvh;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.raised};
  color: ${color.text};
  transition: transform ${motion.panel} ${motion.easing};
  &:dir(rtl) { inset: 0 auto 0 0; }
  @starting-style { transform: translateX(100%); &:dir(rtl) { transform: translateX(-100%); } }
  &::backdrop { background: rgb(0 0 0 / 55%); }
`;

export const inside = css`
  display: grid;
  align-content: start;
  gap: ${space.l};
  padding: ${space.l} ${space.xxl} ${space.xxl};
  @media (max-width: 599.98px) { padding: ${space.l} ${space.l} ${space.xxl}; }
`;

export const close = css`
  justify-self: end;
  margin-inline-end: -10px;
`;
