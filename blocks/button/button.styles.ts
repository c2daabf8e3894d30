import { css } from '@linaria/core';
import { gutter } from '#renderers/theme/tokens.ts';

export const block = css`
  padding-inline: ${gutter};
  &:empty { display: none; }
`;
