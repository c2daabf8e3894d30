import { css } from '@linaria/core';
import { space } from '../theme/tokens.ts';

export const access = css`
  display: flex;
  min-inline-size: 0;
  gap: ${space.s};
`;

export const compact = css`
  /* A block, since text of a flex box gets no ellipsis; 26 pixels of line make the button 44 high. */
  display: inline-block;
  min-inline-size: 0;
  overflow: clip;
  padding: ${space.s} ${space.l};
  line-height: 26px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The narrowest screens have room for one link only; the drawer and the sign-in page offer this one too. */
export const roomy = css`
  @media (max-width: 359.98px) { display: none; }
`;
