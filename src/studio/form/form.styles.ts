import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const fields = css`
  display: grid;
  gap: ${space.m};
  min-inline-size: 0;
`;

export const section = css`
  margin-block: ${space.xl} ${space.m};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.line};
  font-size: ${size.small};
  font-weight: 650;
`;

export const row = css`
  display: grid;
  gap: 3px;
  min-inline-size: 0;
`;

export const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  font-size: ${size.small};
  font-weight: 600;
`;

export const required = css`
  color: ${color.muted};
  font-size: 0.6875rem;
  font-weight: 400;
`;

export const hint = css`
  color: ${color.muted};
  font-size: 0.75rem;
  line-height: 1.4;
  p& { margin-block-end: ${space.m}; }
`;

export const problem = css`
  color: ${color.danger};
  font-size: 0.75rem;
  line-height: 1.4;
  &[data-severity='warning'] { color: var(--color-warning); }
`;

export const line = css`
  display: flex;
  align-items: start;
  gap: ${space.xs};
  min-inline-size: 0;
  & > :first-child { flex: 1; min-inline-size: 0; }
`;

export const input = css`
  inline-size: 100%;
  min-block-size: 34px;
  padding: 5px ${space.s};
  border: 1px solid color-mix(in oklab, ${color.muted} 70%, transparent);
  border-radius: 6px;
  background: ${color.background};
  color: ${color.text};
  font-size: ${size.small};
  line-height: 1.4;
  &[aria-invalid='true'] { border-color: ${color.danger}; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

/** Text area that grows with its content. */
export const long = css`
  field-sizing: content;
  min-block-size: 34px;
  max-block-size: 240px;
  resize: vertical;
`;

export const colour = css`
  flex: none;
  inline-size: 34px;
  block-size: 34px;
  padding: 2px;
  border: 1px solid color-mix(in oklab, ${color.muted} 70%, transparent);
  border-radius: 6px;
  background: ${color.background};
`;

export const code = css`
  display: block;
  padding: 5px ${space.s};
  border-radius: 6px;
  background: ${color.surface};
  font-family: ${mono};
  font-size: 0.75rem;
  overflow-wrap: anywhere;
`;

export const group = css`
  min-inline-size: 0;
  border: 1px solid ${color.line};
  border-radius: 6px;
  & > :not(summary) { margin: 0 ${space.m} ${space.m}; }
`;

export const summary = css`
  padding: ${space.s} ${space.m};
  font-size: ${size.small};
  font-weight: 600;
  cursor: pointer;
  & > span { margin-inline-start: ${space.s}; color: ${color.muted}; font-size: 0.75rem; font-weight: 400; }
  & > [data-faulty] { color: ${color.danger}; }
  &:focus-visible { outline-offset: -2px; }
`;

export const list = css`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;
`;

export const small = css`
  justify-self: start;
  min-block-size: 30px;
  padding: 3px ${space.m};
  font-size: 0.75rem;
  @media (pointer: coarse) { min-block-size: 44px; }
`;
