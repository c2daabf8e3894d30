import { css } from '@linaria/core';
import { color, shape, space } from '../theme/tokens.ts';

export const box = css`
  display: flex;
  align-items: center;
  border: 1px solid color-mix(in oklab, ${color.text} 50%, transparent);
  border-radius: max(${shape.radius}, 2px);
  background: ${color.background};
  &:focus-within { border-color: ${color.focus}; }
`;

export const input = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 48px;
  padding-inline: ${space.m};
  border: 0;
  background: transparent;
  font-size: 1rem;
  &::placeholder { color: ${color.muted}; opacity: 1; }
  &:focus-visible { outline-offset: -2px; box-shadow: none; }
`;
