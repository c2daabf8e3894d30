import { css } from '@linaria/core';
import { space } from '#renderers/theme/tokens.ts';

export const choices = css`
  display: grid;
  gap: ${space.s};
`;

/** Radio button and label are one touch target. */
export const choice = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 32px;
  overflow-wrap: anywhere;
`;
