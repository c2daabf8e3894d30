import { css } from '@linaria/core';
import { screen } from '../theme/tokens.ts';

/** No box of its own: the bars within stick to the page. */
export const wide = css`
  display: contents;
  @media ${screen.mobile} { display: none; }
`;

export const phone = css`
  display: none;
  @media ${screen.mobile} { display: contents; }
`;
