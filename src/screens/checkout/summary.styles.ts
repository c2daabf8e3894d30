import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const plan = css`
  display: grid;
  gap: ${space.s};
  overflow-wrap: anywhere;
`;

export const name = css`
  ${displayType(size.title, 1.2)}
`;

export const description = css`
  color: ${color.muted};
`;

export const included = css`
  display: grid;
  gap: ${space.xs};
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.s}; }
  & svg { margin-block-start: 2px; color: ${color.success}; }
`;

export const amounts = css`
  display: grid;
  gap: ${space.s};
  font-variant-numeric: tabular-nums;
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.l}; }
`;

export const line = css`
  & > dd { text-align: end; }
`;

export const total = css`
  align-items: baseline;
  margin-block-start: ${space.xs};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.line};
  font-size: ${size.large};
  font-weight: 700;
`;

export const tax = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const renewal = css`
  font-weight: 600;
`;

export const amount = css`
  font-size: ${size.large};
  font-weight: 700;
  & > span { color: ${color.muted}; font-size: ${size.body}; font-weight: 400; }
`;
