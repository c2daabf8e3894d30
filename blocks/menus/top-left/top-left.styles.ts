import { css } from '@linaria/core';

/** Logo, then the items beside it. */
export const composition = css`
  grid-template-columns: auto auto minmax(0, 1fr) auto;
`;
