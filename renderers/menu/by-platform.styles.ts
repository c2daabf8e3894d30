import { css } from '@linaria/core';
import { screen } from '../theme/tokens.ts';

/** `display: contents`, so that the bars inside are sticky relative to the page. */
export const wide = css`
  display: contents;
  @media ${screen.mobile} { display: none; }
`;

export const phone = css`
  display: none;
  @media ${screen.mobile} { display: contents; }
`;
