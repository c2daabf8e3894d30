import { css } from '@linaria/core';

/** Drawer button, logo, and sign-in at the end. */
export const composition = css`
  grid-template-columns: auto auto minmax(0, 1fr);
`;
