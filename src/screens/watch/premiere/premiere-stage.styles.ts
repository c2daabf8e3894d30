import { css } from '@linaria/core';
import { color, font, size, space } from '#renderers/theme/tokens.ts';

export const stack = css`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  text-align: center;
`;

/** Words over the picture, on a shade of their own: what is under them may be of any brightness. */
export const words = css`
  display: grid;
  justify-items: center;
  gap: ${space.l};
  padding: ${space.l} min(${space.wide}, 5vw);
  background: radial-gradient(closest-side, color-mix(in oklab, ${color.background} 88%, transparent), transparent);
  text-align: center;
`;

export const small = css`
  font-size: ${size.large};
  font-variant-numeric: tabular-nums;
`;

export const when = css`
  font-weight: 600;
`;

export const countdown = css`
  font: var(--display-weight) clamp(2rem, 6vw, 4.5rem)/1.1 ${font.display};
  font-variant-numeric: tabular-nums;
`;

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.m};
`;
