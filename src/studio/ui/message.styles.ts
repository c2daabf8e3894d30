import { css } from '@linaria/core';
import { color, space } from '#renderers/theme/tokens.ts';

export const message = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.wide} ${space.l};
  color: ${color.muted};
  text-align: center;
`;
