import { css } from '@linaria/core';
import { displayType } from '../../theme/display-type.ts';
import { color, gutter, size, space } from '../../theme/tokens.ts';

export const notice = css`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: ${space.l};
  min-block-size: 60dvh;
  padding: ${space.wide} ${gutter};
  max-inline-size: calc(44rem + 2 * ${gutter});
  &[data-level='2'] { min-block-size: 0; padding: ${space.l} 0; gap: ${space.s}; }
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
  [data-level='2'] > & { font-size: ${size.title}; }
`;

export const body = css`
  font-size: ${size.large};
  color: ${color.muted};
  max-inline-size: 48ch;
`;
