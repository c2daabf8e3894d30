import { css } from '@linaria/core';
import { screen } from '../theme/tokens.ts';

/** `display: contents`, so that the menu bars inside are sticky relative to the page and not to this wrapper. */
export const wide = css`
  display: contents;
  @media ${screen.mobile} { display: none; }
`;

export const phone = css`
  display: none;
  @media ${screen.mobile} { display: contents; }
`;
