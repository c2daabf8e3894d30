import { css } from '@linaria/core';
import { gutter, shape } from '#renderers/theme/tokens.ts';

export const block = css`
  padding-inline: ${gutter};
`;

export const room = css`
  border-radius: ${shape.radius};
  overflow: clip;
  &:has(a) { overflow: visible; }
`;

export const link = css`
  display: block;
  & > span { border-radius: ${shape.radius}; }
`;
