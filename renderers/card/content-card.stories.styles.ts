import { css } from '@linaria/core';
import { space } from '../theme/tokens.ts';

/** Grid of cards, used by stories only. */
export const storyGrid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 320px));
  gap: ${space.xl};
  padding: ${space.xl};
`;
