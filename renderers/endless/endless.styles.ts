import { css } from '@linaria/core';
import { color, space } from '../theme/tokens.ts';

/** The end of a list. It has the height of its button before there is one, so that nothing moves. */
export const end = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  min-block-size: 44px;
  margin-block-start: ${space.xl};
  color: ${color.muted};
  text-align: center;
`;
