import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: ${space.s} ${space.m};
  background: ${color.background};
  border-block-end: 1px solid ${color.line};
`;

export const what = css`
  display: flex;
  align-items: baseline;
  gap: ${space.m};
`;

export const title = css`
  font-size: ${size.body};
  font-weight: 650;
`;

export const state = css`
  font-size: ${size.small};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  &[data-unsaved] { color: var(--color-warning); }
`;

export const status = css`
  flex: 1 1 160px;
  font-size: ${size.small};
  color: ${color.success};
  &[data-problem] { color: ${color.danger}; }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-inline-start: auto;
`;

export const overtaken = css`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  font-size: ${size.small};
  color: var(--color-warning);
`;
