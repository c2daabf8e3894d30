import { css } from '@linaria/core';
import { space } from '#renderers/theme/tokens.ts';

export const update = css`
  margin-block-start: ${space.s};
`;
