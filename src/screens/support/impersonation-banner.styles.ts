import { css } from '@linaria/core';
import { color, gutter, space } from '#renderers/theme/tokens.ts';

export const bar = css`
  position: fixed;
  inset: auto 0 0;
  inline-size: auto;
  block-size: auto;
  max-block-size: none;
  margin: 0;
  padding: ${space.xs} ${gutter};
  border: 0;
  border-block-start: 3px solid ${color.danger};
  background: ${color.raised};
  color: ${color.text};
  overflow: visible;
  /* Below are the film's controls. */
  :root:has(:fullscreen) & { inset: 0 0 auto; border-block-start: 0; border-block-end: 3px solid ${color.danger}; }
`;

export const fault = css`
  color: ${color.danger};
`;

export const words = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  & > p { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  & > p:empty { display: none; }
  & > button { flex: none; }
  /* Browsers let nobody press what lies beside what fills the screen. */
  :root:has(:fullscreen) & > button { display: none; }
`;

/** Reserves space at the bottom of the page and for other elements fixed there. */
export const room = css`
  block-size: 4.5rem;
  :root:has(&) { --below: 4rem; }
`;
