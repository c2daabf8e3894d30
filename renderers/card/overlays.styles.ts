import { css } from '@linaria/core';
import { color, space } from '../theme/tokens.ts';

export const languages = css`
  position: absolute;
  inset-block-end: ${space.m};
  inset-inline-end: ${space.s};
  max-inline-size: calc(100% - 2 * ${space.s});
  letter-spacing: 0.04em;
`;

/** Container at the bottom of the picture, from the inline start. */
export const progress = css`
  position: absolute;
  inset: auto 0 0;
  block-size: 4px;
  background: ${color.scrim};
`;

export const bar = css`
  display: block;
  block-size: 100%;
  inline-size: calc(var(--share) * 100%);
  background: ${color.brand};
`;
