import { css } from '@linaria/core';

/** At most 475 pixels, 75 for each row, and 100 more for what is not a row. */
export const list = css`
  max-block-size: min(calc(min(475px, var(--rows) * 75px) + 100px), 80dvh);
`;
