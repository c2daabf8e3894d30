import { css } from '@linaria/core';
import { color, space } from '../theme/tokens.ts';

/** Reserves the height of the button from the start, so that nothing moves when it appears. */
export const end = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  min-block-size: 44px;
  margin-block-start: ${space.xl};
  color: ${color.muted};
  text-align: center;
`;
