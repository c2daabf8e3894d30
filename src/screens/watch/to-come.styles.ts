import { css } from '@linaria/core';
import { font, space } from '#renderers/theme/tokens.ts';

// Overlay on the picture of something that has not started.

export const stack = css`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  text-align: center;
`;

export const countdown = css`
  font: var(--display-weight) clamp(2rem, 6vw, 4.5rem)/1.1 ${font.display};
  font-variant-numeric: tabular-nums;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.m};
`;
