import { css } from '@linaria/core';
import { color, shape } from '#renderers/theme/tokens.ts';

export const panel = css`
  grid-area: aside;
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  min-block-size: 0;
  min-inline-size: 0;
  background: ${color.surface};
  color: ${color.text};
  border-inline-start: 1px solid ${color.line};
  @media (max-width: 1023.98px) { block-size: min(60vh, 440px); border-inline-start: 0; border-block-end: 1px solid ${color.line}; }
`;

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: 16px 6px;
  min-block-size: 52px;
  font-weight: 700;
  & button { color: inherit; }
`;

export const search = css`
  margin: 0 12px 8px;
  min-block-size: 44px;
  padding-inline: 12px;
  border: 1px solid color-mix(in oklab, ${color.text} 45%, transparent);
  border-radius: ${shape.radius};
  background: ${color.background};
  color: ${color.text};
`;

export const lines = css`
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
  margin: 0;
  padding: 0 8px 12px;
  list-style: none;
`;

export const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  inline-size: 100%;
  min-block-size: 44px;
  align-items: baseline;
  padding: 10px 8px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  line-height: 1.45;
  text-align: start;
  cursor: pointer;
  &:hover { background: color-mix(in oklab, ${color.text} 9%, transparent); }
  &:focus-visible { outline-offset: -2px; box-shadow: none; }
  &[aria-current='true'] { background: color-mix(in oklab, ${color.text} 14%, transparent); font-weight: 650; }
`;

export const at = css`
  color: ${color.muted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

export const note = css`
  margin: 0;
  padding: 12px 16px;
  color: ${color.muted};
`;

export const follow = css`
  justify-self: center;
  margin: 8px;
`;
