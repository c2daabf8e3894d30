import { css } from '@linaria/core';
import { color, gutter, size, space } from '../theme/tokens.ts';

export const box = css`
  margin: ${space.l} ${gutter};
  padding: ${space.m} ${space.l};
  border: 2px dashed ${color.danger};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

export const code = css`
  color: ${color.danger};
  font-weight: 700;
`;
