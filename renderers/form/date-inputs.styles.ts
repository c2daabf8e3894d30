import { css } from '@linaria/core';
import { space } from '../theme/tokens.ts';

export const parts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`;

export const part = css`
  display: grid;
  gap: 4px;
  inline-size: 76px;
  &[data-part='year'] { inline-size: 104px; }
`;
