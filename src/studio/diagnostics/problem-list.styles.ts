import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const panel = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: 34vh;
  background: ${color.background};
  border-block-start: 1px solid ${color.line};
`;

export const heading = css`
  padding: ${space.s} ${space.m};
  font-size: ${size.small};
  font-weight: 600;
  color: ${color.danger};
  font-variant-numeric: tabular-nums;
  &[data-valid] { color: ${color.muted}; font-weight: 400; }
`;

export const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: auto;
  & > li { border-block-start: 1px solid ${color.line}; }
`;

export const problem = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 2px ${space.s};
  inline-size: 100%;
  padding: ${space.s} ${space.m};
  border: 0;
  background: transparent;
  font-size: ${size.small};
  line-height: 1.4;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.surface}; }
  &:focus-visible { outline-offset: -2px; }
`;

export const severity = css`
  font-weight: 650;
  &[data-severity='error'] { color: ${color.danger}; }
  &[data-severity='warning'] { color: var(--color-warning); }
`;

export const place = css`
  font-family: ${mono};
  overflow-wrap: anywhere;
`;

export const element = css`
  color: ${color.muted};
`;

export const text = css`
  grid-column: 1 / -1;
  color: ${color.muted};
  overflow-wrap: anywhere;
  & strong { color: ${color.text}; font-weight: 500; }
`;
