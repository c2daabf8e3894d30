import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const cell = css`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  min-block-size: 0;
  min-inline-size: 0;
`;

export const caption = css`
  display: flex;
  align-items: center;
  gap: 2px;
`;

export const name = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 28px;
  padding: 2px ${space.s};
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: ${color.muted};
  font-size: 0.75rem;
  font-weight: 600;
  text-align: start;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover { background: color-mix(in oklab, ${color.text} 7%, transparent); }
  &[aria-pressed='true'] { background: color-mix(in oklab, ${color.brand} 16%, transparent); color: ${color.text}; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

export const stage = css`
  flex: 1;
  display: flex;
  justify-content: center;
  min-block-size: 120px;
  overflow: hidden;
`;

/** Box with the visible size of the frame, which is scaled down. */
export const fitted = css`
  overflow: hidden;
  border-radius: 6px;
  background: ${color.raised};
  box-shadow: 0 0 0 1px ${color.line}, 0 12px 32px -20px rgb(0 0 0 / 50%);
  &[data-current] { box-shadow: 0 0 0 2px ${color.brand}, 0 12px 32px -20px rgb(0 0 0 / 50%); }
`;

export const frame = css`
  display: block;
  border: 0;
  transform-origin: 0 0;
`;

export const status = css`
  font-size: ${size.small};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  &[data-line='silent'] { color: ${color.danger}; }
  &[data-many] { font-size: 0.75rem; }
`;
