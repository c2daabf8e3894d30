import { css } from '@linaria/core';

/** Rows of 75 pixels (product document 1, section 9), at most 475 pixels plus 100 for the remaining content. */
export const list = css`
  & > li > * { min-block-size: 75px; }
  max-block-size: min(calc(min(475px, var(--rows) * 75px) + 100px), 80dvh);
`;
