import { css } from '@linaria/core';
import { space } from '#renderers/theme/tokens.ts';

export const choices = css`
  display: grid;
  gap: ${space.s};
`;

/** A circle and its words: the finger may meet either. */
export const choice = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 32px;
  overflow-wrap: anywhere;
`;
