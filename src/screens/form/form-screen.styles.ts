import { css } from '@linaria/core';
import { color, space } from '#renderers/theme/tokens.ts';

/** Explanation above the form. */
export const why = css`
  margin-block-end: ${space.l};
  padding-inline-start: ${space.m};
  border-inline-start: 3px solid ${color.brand};
  font-weight: 650;
`;
