import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const tree = css`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  padding: ${space.xs};
`;

export const zone = css`
  padding: ${space.s} ${space.s} 2px;
  color: ${color.muted};
  font-size: 0.6875rem;
  font-weight: 600;
`;

export const item = css`
  display: flex;
  align-items: baseline;
  gap: ${space.s};
  min-block-size: 28px;
  padding: 4px ${space.s};
  border-radius: 6px;
  font-size: ${size.small};
  cursor: pointer;
  &:hover { background: color-mix(in oklab, ${color.text} 6%, transparent); }
  &[aria-selected='true'] { background: color-mix(in oklab, ${color.brand} 16%, transparent); }
  &[data-level='3'] { padding-inline-start: 28px; }
  &[data-level='4'] { padding-inline-start: 48px; }
  &:focus-visible { outline-offset: -2px; }
  @media (pointer: coarse) { min-block-size: 44px; align-items: center; }
`;

export const kind = css`
  flex: none;
  font-weight: 600;
`;

export const text = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${color.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
  [aria-selected='true'] > & { color: ${color.text}; }
`;

export const faults = css`
  flex: none;
  min-inline-size: 18px;
  padding: 0 5px;
  border-radius: 999px;
  background: color-mix(in oklab, ${color.danger} 16%, transparent);
  color: ${color.danger};
  font-size: 0.6875rem;
  font-weight: 600;
  text-align: center;
`;
