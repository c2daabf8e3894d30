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
