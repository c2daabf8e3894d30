import { css } from '@linaria/core';
import { space } from '../theme/tokens.ts';

export const access = css`
  display: flex;
  gap: ${space.s};
`;

export const compact = css`
  padding-inline: ${space.l};
  white-space: nowrap;
`;

/** There is no room for both ways in on the narrowest screens: the menu and the sign-in page have this one too. */
export const roomy = css`
  @media (max-width: 359.98px) { display: none; }
`;
