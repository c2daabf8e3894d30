import { css } from '@linaria/core';
import { color, size, space } from '../theme/tokens.ts';

export const terms = css`
  display: grid;
  gap: ${space.l};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const choice = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  align-items: start;
`;

export const label = css`
  font-weight: 650;
`;

export const text = css`
  color: ${color.muted};
  font-size: ${size.small};
  & a { color: ${color.text}; }
`;
