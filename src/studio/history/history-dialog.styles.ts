import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const columns = css`
  display: grid;
  grid-template-columns: minmax(220px, 280px) minmax(0, 1fr);
  gap: ${space.l};
  min-block-size: 320px;
  @media (max-width: 819.98px) { grid-template-columns: minmax(0, 1fr); }
`;

export const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  max-block-size: 56vh;
  overflow: auto;
  @media (max-width: 819.98px) { max-block-size: 30vh; }
`;

export const entry = css`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  padding: ${space.s} ${space.m};
  border: 0;
  border-radius: 6px;
  background: transparent;
  font-size: ${size.small};
  line-height: 1.35;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.surface}; }
  &[aria-pressed='true'] { background: color-mix(in oklab, ${color.brand} 16%, transparent); }
  &:focus-visible { outline-offset: -2px; }
`;

export const what = css`
  font-weight: 600;
`;

export const who = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export const hint = css`
  padding: ${space.xl};
  color: ${color.muted};
`;
