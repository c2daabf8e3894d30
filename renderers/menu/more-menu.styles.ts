import { css } from '@linaria/core';

/**
 * List with rows of 75 pixels (product document 1, section 9). The rows take at most 475 pixels; 100 more are for the
 * rest of the menu.
 */
export const list = css`
  & > li > * { min-block-size: 75px; }
  max-block-size: min(calc(min(475px, var(--rows) * 75px) + 100px), 80dvh);
`;
