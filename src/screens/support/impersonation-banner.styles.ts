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
  /* In full screen the banner is at the top, because the player's controls are at the bottom. */
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
  /* In full screen the button is hidden, because browsers block clicks on elements outside of the full-screen
     element. */
  :root:has(:fullscreen) & > button { display: none; }
`;

/**
 * Placeholder that keeps the banner from covering the bottom of the page. The variable moves other elements that are
 * fixed there.
 */
export const room = css`
  block-size: 4.5rem;
  :root:has(&) { --below: 4rem; }
`;
