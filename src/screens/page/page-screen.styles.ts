import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { gutter, size, space } from '#renderers/theme/tokens.ts';

export const heading = css`
  padding: ${space.xxl} ${gutter} 0;
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;
