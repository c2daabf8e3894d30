import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

/** Text over the picture with a translucent background, for pictures of any brightness. */
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
