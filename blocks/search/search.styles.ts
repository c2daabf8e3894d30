import { css } from '@linaria/core';
import { color, gutter, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  padding-inline: ${gutter};
`;

export const form = css`
  display: flex;
  align-items: center;
  max-inline-size: 44rem;
  min-block-size: 56px;
  padding-inline: 6px;
  border: 1px solid color-mix(in oklab, ${color.text} 50%, transparent);
  border-radius: max(${shape.radius}, 2px);
  background: ${color.background};
  transition: border-color ${motion.feedback} ${motion.easing};
  &:hover { border-color: ${color.text}; }
  &:has(input:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;

export const input = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 54px;
  padding: 0 ${space.s};
  border: 0;
  background: transparent;
  color: ${color.text};
  font-size: ${size.large};
  appearance: none;
  &:focus-visible { outline: none; box-shadow: none; }
  &::placeholder { color: ${color.muted}; opacity: 1; }
  &::-webkit-search-cancel-button { display: none; }
`;

export const count = css`
  color: ${color.muted};
  &:not(:empty) { margin-block-start: ${space.s}; }
`;
