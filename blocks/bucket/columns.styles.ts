import { css } from '@linaria/core';
import { gutter, shape, space } from '#renderers/theme/tokens.ts';

export const columns = css`
  padding-inline: ${gutter};
`;

export const list = css`
  display: grid;
  grid-template-columns: repeat(var(--per-row), minmax(0, 1fr));
  gap: ${space.xl} ${shape.cardGap};
  & > li { min-inline-size: 0; }
`;

/** Invisible element at the end of the list; when it comes into view, more cards load. */
export const end = css`
  block-size: 1px;
`;
