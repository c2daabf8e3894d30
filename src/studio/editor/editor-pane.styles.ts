import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

export const pane = css`
  display: flex;
  min-block-size: 0;
  min-inline-size: 0;
  /* The editor is hidden instead of removed, because it keeps the undo history. */
  &[data-hidden] { display: none; }
`;

export const field = css`
  flex: 1;
  position: relative;
  min-inline-size: 0;
  min-block-size: 0;
  &:focus-within::after { content: ''; position: absolute; inset: 0; z-index: 300; border: 2px solid ${color.focus}; pointer-events: none; }
`;
