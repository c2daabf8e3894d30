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

/** Replacement for a missing picture: a disc over two hills, in the realm's colours. */
export const fill = css`
  position: absolute;
  inset: 0;
  background:
    radial-gradient(circle at 22% 128%, color-mix(in oklab, ${color.brand} 34%, ${color.surface}) 0 48%, transparent 48.3%),
    radial-gradient(circle at 88% 132%, color-mix(in oklab, ${color.text} 22%, ${color.surface}) 0 46%, transparent 46.3%),
    radial-gradient(circle at 62% 40%, color-mix(in oklab, ${color.brand} 72%, ${color.surface}) 0 13%, transparent 13.3%),
    linear-gradient(${color.raised}, ${color.surface});
`;
