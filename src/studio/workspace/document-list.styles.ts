import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const nav = css`
  min-block-size: 0;
  overflow: auto;
  padding: ${space.m} ${space.s};
  background: ${color.surface};
  border-inline-end: 1px solid ${color.line};
  @media (max-width: 1023.98px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    align-items: start;
    border-inline-end: 0;
    border-block-end: 1px solid ${color.line};
  }
`;

export const group = css`
  margin-block-end: ${space.l};
`;

export const heading = css`
  padding: 0 ${space.s} ${space.xs};
  font-size: 0.75rem;
  font-weight: 600;
  color: ${color.muted};
`;

export const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const link = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-block-size: 32px;
  padding: ${space.xs} ${space.s};
  border-radius: 6px;
  font-size: ${size.small};
  text-decoration: none;
  &:hover { background: color-mix(in oklab, ${color.text} 7%, transparent); }
  &[aria-current] { background: color-mix(in oklab, ${color.brand} 16%, transparent); font-weight: 600; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

export const name = css`
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const add = css`
  inline-size: 100%;
  grid-column: 1 / -1;
  margin-block-end: ${space.m};
`;

export const badge = css`
  flex: none;
  padding: 0 6px;
  border: 1px solid color-mix(in oklab, var(--color-warning) 60%, transparent);
  border-radius: 999px;
  color: var(--color-warning);
  font-size: 0.6875rem;
  font-weight: 500;
  line-height: 1.5;
  &[data-standing='waiting'] { border-color: color-mix(in oklab, ${color.brand} 60%, transparent); color: ${color.brand}; }
  &[data-standing='refused'] { border-color: color-mix(in oklab, ${color.danger} 60%, transparent); color: ${color.danger}; }
`;

export const none = css`
  padding: ${space.s};
  color: ${color.muted};
  font-size: ${size.small};
`;
