import { css } from '@linaria/core';
import { color, space } from '#renderers/theme/tokens.ts';

export const bar = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs} ${space.m};
  border-block-end: 1px solid ${color.line};
  font-size: 0.75rem;
`;

export const choice = css`
  display: flex;
  align-items: center;
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { float: inline-start; padding: 0; margin-inline-end: ${space.s}; color: ${color.muted}; }
`;

/** Segmented control with three options. */
export const option = css`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 28px;
  padding: 2px ${space.m};
  border: 1px solid ${color.line};
  margin-inline-start: -1px;
  font-weight: 600;
  cursor: pointer;
  &:first-of-type { border-start-start-radius: 6px; border-end-start-radius: 6px; }
  &:last-of-type { border-start-end-radius: 6px; border-end-end-radius: 6px; }
  &:has(:checked) { background: color-mix(in oklab, ${color.brand} 16%, transparent); border-color: ${color.brand}; z-index: 1; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 1px; z-index: 2; }
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

export const small = css`
  min-block-size: 28px;
  padding: 2px ${space.s};
  font-size: 0.75rem;
  @media (pointer: coarse) { min-block-size: 44px; }
`;
