import { css } from '@linaria/core';
import { color, gutter, space } from '#renderers/theme/tokens.ts';

export const room = css`
  padding-inline: ${gutter};
`;

export const sizes = {
  small: css`padding-block: 0;`,
  regular: css`padding-block: ${space.l};`,
  large: css`padding-block: ${space.section};`,
} as const;

export const line = css`
  margin: 0;
  border: 0;
  border-block-start: 1px solid ${color.line};
`;
