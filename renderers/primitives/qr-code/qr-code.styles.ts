import { css } from '@linaria/core';

/** Dark on white in every theme and with forced colours, so that cameras can read it. */
export const code = css`
  display: block;
  border-radius: 4px;
  forced-color-adjust: none;
`;
