import { css } from '@linaria/core';

/** Layout of the bar: logo, then the menu items beside it. */
export const composition = css`
  grid-template-columns: auto auto minmax(0, 1fr) auto;
`;
