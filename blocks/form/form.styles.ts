import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  display: grid;
  gap: ${space.m};
  max-inline-size: calc(42rem + 2 * ${gutter});
  padding-inline: ${gutter};
  overflow-wrap: anywhere;
`;

export const title = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const text = css`
  color: ${color.muted};
`;

/**
 * With JavaScript, the height of a form of a few fields is reserved, so that content below does not move when the form
 * loads.
 */
export const room = css`
  @media (scripting: enabled) { min-block-size: 24rem; }
`;
