import { css } from '@linaria/core';
import { color, gutter, screen, size, space } from '#renderers/theme/tokens.ts';

export const wide = css`
  margin: 0;
  @media ${screen.mobile}, ${screen.tablet} { display: none; }
`;

export const item = css`
  flex: none;
  min-inline-size: 0;
`;

export const narrow = css`
  display: none;
  padding: ${space.l} ${gutter} 0;
  @media ${screen.mobile}, ${screen.tablet} { display: block; }
`;

export const count = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-weight: 400;
  white-space: nowrap;
`;
