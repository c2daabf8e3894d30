import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const panel = css`
  border-block-start: 1px solid ${color.line};
  background: ${color.background};
  font-size: ${size.small};
`;

export const summary = css`
  padding: ${space.s} ${space.m};
  font-weight: 600;
  cursor: pointer;
  & span { margin-inline-start: ${space.s}; }
`;

export const total = css`
  color: ${color.muted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const none = css`
  padding: 0 ${space.m} ${space.m};
  color: ${color.muted};
`;

export const table = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th, & td { padding: ${space.xs} ${space.m}; text-align: end; font-weight: 400; border-block-start: 1px solid ${color.line}; }
  & th:first-child { text-align: start; }
  & thead th { color: ${color.muted}; }
`;
