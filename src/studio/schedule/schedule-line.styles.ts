import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const line = css`
  flex: 1 1 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: ${space.xs} ${space.s};
  border-inline-start: 3px solid ${color.brand};
  background: ${color.surface};
  font-size: ${size.small};
  &[data-state='overtaken'] { border-color: var(--color-warning); }
  &[data-state='refused'] { border-color: ${color.danger}; }
`;

export const text = css`
  flex: 1 1 240px;
  & strong { font-weight: 600; font-variant-numeric: tabular-nums; }
`;
