import { css } from '@linaria/core';
import { space } from '../theme/tokens.ts';

/** Cards side by side, for stories alone. */
export const storyGrid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 320px));
  gap: ${space.xl};
  padding: ${space.xl};
`;
