import { css } from '@linaria/core';
import { color } from '../../theme/tokens.ts';

export const frame = css`
  display: block;
  position: relative;
  inline-size: 100%;
  overflow: hidden;
  background: ${color.surface};
`;

export const image = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

/** Stands in for a picture that cannot be had: quiet stripes in the realm's own colours. */
export const fill = css`
  position: absolute;
  inset: 0;
  background: repeating-linear-gradient(120deg, ${color.surface} 0 22px, ${color.raised} 22px 44px);
`;
