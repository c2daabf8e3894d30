import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, screen, shape, size, space } from '#renderers/theme/tokens.ts';

export const list = css`
  display: grid;
  gap: ${space.xl} ${shape.cardGap};
  &[data-layout='GRID'], &[data-layout='LEAD'] { grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr)); }
  &[data-layout='LEAD'] > :first-child { grid-column: 1 / -1; }
`;

export const item = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.m};
  block-size: 100%;
  [data-layout='LIST'] & { grid-template-columns: minmax(96px, 260px) minmax(0, 1fr); gap: ${space.l}; padding-block-end: ${space.l}; border-block-end: 1px solid ${color.line}; }
  [data-layout='LIST'] &:not(:has(img, span)) { grid-template-columns: minmax(0, 1fr); }
  @media ${screen.mobile} { [data-layout='LIST'] & { grid-template-columns: 34% minmax(0, 1fr); } }
  @media ${screen.tv} { &&[data-lead]:has(> :nth-child(2)) { grid-template-columns: minmax(0, 1000px) minmax(0, 1fr); } }
  @media ${screen.fromDesktop} { &[data-lead]:has(> :nth-child(2)) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: ${space.xxl}; align-items: center; } }
`;

export const picture = css`
  overflow: hidden;
  border-radius: ${shape.radius};
`;

export const text = css`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  [data-lead] & { gap: ${space.m}; }
`;

export const title = css`
  font-size: ${size.large};
  font-weight: 650;
  line-height: 1.3;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  [data-lead] & {
    ${displayType(size.heading, 1.1)}
  }
`;

/** The link's pseudo-element covers the whole item, so that all of it is clickable. */
export const link = css`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${shape.radius}; }
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: none; box-shadow: none; }
  &:focus-visible::after { outline: 2px solid ${color.focus}; outline-offset: 4px; }
`;

export const summary = css`
  color: ${color.muted};
  line-height: 1.5;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  overflow-wrap: anywhere;
  [data-lead] & { font-size: ${size.large}; color: ${color.text}; max-inline-size: 52ch; }
`;

export const date = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;
