import { css } from '@linaria/core';
import { color, gutter, motion, size, space } from '../theme/tokens.ts';

export const bar = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.l};
  min-block-size: 68px;
  padding: ${space.s} ${gutter};
  background: color-mix(in oklab, ${color.background} 94%, transparent);
  border-block-end: 1px solid ${color.line};
  @supports (backdrop-filter: blur(1px)) { background: color-mix(in oklab, ${color.background} 84%, transparent); backdrop-filter: blur(14px) saturate(1.3); }
  transition: transform ${motion.panel} ${motion.easing};
  &[data-away]:not(:focus-within, :has(details[open], dialog[open])) { transform: translateY(-100%); }
  @media (max-width: 599.98px) { gap: ${space.s}; min-block-size: 60px; padding-block: ${space.xs}; padding-inline-start: calc(${gutter} - 10px); }
`;

/** Hidden on narrow screens, where the drawer contains the search box. */
export const search = css`
  @media (max-width: 599.98px) { display: none; }
`;

export const toggle = css`
  margin-inline-start: -10px;
  @media (max-width: 599.98px) { margin-inline-start: 0; }
`;

export const items = css`
  display: flex;
  min-inline-size: 0;
  & > ul { display: flex; gap: ${space.xs}; min-inline-size: 0; overflow: hidden; flex-wrap: wrap; max-block-size: 48px; }
  & > ul:has(details[open]) { overflow: visible; }
  & > ul > li[data-overflow] { visibility: hidden; }
  @media (max-width: 859.98px) { display: none; }
`;

export const item = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 48px;
  padding-inline: ${space.m};
  color: ${color.muted};
  font-size: ${size.body};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  border-block: 3px solid transparent;
  &:hover { color: ${color.text}; }
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
  &[aria-current] { color: ${color.text}; border-block-end-color: ${color.brand}; }
`;

export const end = css`
  display: flex;
  min-inline-size: 0;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.s};
  grid-column: -2 / -1;
`;
