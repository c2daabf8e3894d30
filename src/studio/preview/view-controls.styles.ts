import { css } from '@linaria/core';
import { color, space } from '#renderers/theme/tokens.ts';

export const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
  padding: ${space.s} ${space.m};
  background: ${color.background};
  border-block-end: 1px solid ${color.line};
  & select, & input { padding-inline: 6px; font-size: 0.75rem; }
`;

export const time = css`
  inline-size: 178px;
`;

export const country = css`
  inline-size: 56px;
  text-transform: uppercase;
  &::placeholder { text-transform: none; color: ${color.muted}; opacity: 1; }
`;
