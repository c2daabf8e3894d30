import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const find = css`
  inline-size: 100%;
`;

export const list = css`
  display: grid;
  gap: 2px;
  block-size: 46vh;
  align-content: start;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

export const choice = css`
  display: grid;
  gap: 2px;
  inline-size: 100%;
  padding: ${space.s} ${space.m};
  border: 0;
  border-radius: 6px;
  background: transparent;
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.surface}; }
  &:focus-visible { outline-offset: -2px; }
`;

export const label = css`
  font-size: ${size.small};
  font-weight: 600;
`;

export const hint = css`
  color: ${color.muted};
  font-size: 0.75rem;
  line-height: 1.4;
`;
