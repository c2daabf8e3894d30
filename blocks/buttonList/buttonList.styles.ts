import { css } from '@linaria/core';
import { gutter, size, space } from '#renderers/theme/tokens.ts';

/** The list takes no space when no button has a valid link. */
export const block = css`
  display: grid;
  gap: ${space.m};
  padding-inline: ${gutter};
  &:not(:has(a)) { display: none; }
`;

export const title = css`
  font-size: ${size.large};
  font-weight: 650;
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;
