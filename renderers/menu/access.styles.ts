import { css } from '@linaria/core';
import { space } from '../theme/tokens.ts';

export const access = css`
  display: flex;
  min-inline-size: 0;
  gap: ${space.s};
`;

export const compact = css`
  /* An inline block, because text-overflow has no effect in a flex box. With a line height of 26 pixels the button
     is 44 pixels high. */
  display: inline-block;
  min-inline-size: 0;
  overflow: clip;
  padding: ${space.s} ${space.l};
  line-height: 26px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * Hidden on the narrowest screens, which have room for one link only; the drawer and the sign-in page also contain this
 * link.
 */
export const roomy = css`
  @media (max-width: 359.98px) { display: none; }
`;
