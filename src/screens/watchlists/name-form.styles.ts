import { css } from '@linaria/core';
import { space } from '#renderers/theme/tokens.ts';

export const form = css`
  display: grid;
  gap: ${space.s};
  max-inline-size: 420px;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding-block-start: ${space.xs};
`;
