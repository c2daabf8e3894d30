import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const heading = css`
  font-size: ${size.large};
  font-weight: 600;
  margin-block-end: ${space.s};
`;

export const people = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m} ${space.xl};
  overflow-wrap: anywhere;
`;

export const role = css`
  color: ${color.muted};
`;
