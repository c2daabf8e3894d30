import { css } from '@linaria/core';

/** The button, the logo, and the way in at the end. */
export const composition = css`
  grid-template-columns: auto auto minmax(0, 1fr);
`;
