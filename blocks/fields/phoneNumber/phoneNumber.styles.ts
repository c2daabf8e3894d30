import { css } from '@linaria/core';
import { space } from '#renderers/theme/tokens.ts';

export const parts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const prefix = css`
  flex: 1 1 150px;
  max-inline-size: 220px;
  min-inline-size: 0;
`;

export const number = css`
  flex: 2 1 150px;
  min-inline-size: 0;
`;
