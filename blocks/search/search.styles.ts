import { css } from '@linaria/core';
import { color, gutter, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  padding-inline: ${gutter};
`;

/** The search box and its suggestion list. */
export const box = css`
  position: relative;
  max-inline-size: 44rem;
`;

export const form = css`
  display: flex;
  align-items: center;
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

export const list = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + ${space.xs});
  z-index: 5;
  max-block-size: min(50vh, 26rem);
  overflow-y: auto;
  overscroll-behavior-y: contain;
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 2px);
  background: ${color.raised};
  box-shadow: 0 16px 40px -16px color-mix(in oklab, black 60%, transparent);
`;

export const option = css`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding: ${space.s} ${space.m};
  border-radius: max(calc(${shape.radius} - 4px), 2px);
  cursor: pointer;
  &:hover, &[aria-selected='true'] { background: color-mix(in oklab, ${color.text} 12%, transparent); }
  @media (forced-colors: active) {
    &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
