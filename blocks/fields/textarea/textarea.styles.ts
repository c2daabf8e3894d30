import { css } from '@linaria/core';
import { color, size } from '#renderers/theme/tokens.ts';

export const area = css`
  display: block;
  min-block-size: 4.5lh;
  line-height: 1.5;
  resize: vertical;
`;

export const counter = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  &[data-over] { color: ${color.danger}; font-weight: 600; }
`;
