import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const choice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  min-inline-size: 0;
  min-block-size: 36px;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: ${size.small};
`;

export const legend = css`
  float: inline-start;
  font-weight: 600;
  padding: 0;
`;

export const option = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 32px;
  cursor: pointer;
  & input { inline-size: 16px; block-size: 16px; margin: 0; accent-color: ${color.brand}; }
`;

export const hint = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  &[data-problem] { color: ${color.danger}; }
`;
