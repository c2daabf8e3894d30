import { css } from '@linaria/core';
import { perRowCss } from '#renderers/card/per-row.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, motion, size, space } from '#renderers/theme/tokens.ts';

/** The panel opens and closes by animating its height, which moves the content below. */
export const frame = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-rows: 0fr;
  opacity: 0;
  transition: grid-template-rows 300ms ${motion.easing}, opacity 300ms ${motion.easing};
  &[data-open='true'] {
    grid-template-rows: 1fr;
    opacity: 1;
    transition: grid-template-rows 800ms ${motion.easing}, opacity 800ms ${motion.easing};
    @starting-style { grid-template-rows: 0fr; opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) { &, &[data-open='true'] { transition: none; } }
`;

export const clip = css`
  min-block-size: 0;
  overflow: hidden;
`;

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin-block-start: ${space.l};
  padding-block: ${space.xl};
  background: ${color.raised};
  border-block: 1px solid ${color.line};
  scroll-margin-block: ${space.wide};
`;

export const head = css`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.l};
  padding-inline: ${gutter};
`;

export const words = css`
  display: grid;
  gap: ${space.xs};
  min-inline-size: 0;
`;

export const title = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 4px; }
`;

export const count = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

export const description = css`
  max-inline-size: 66ch;
  color: ${color.muted};
  font-size: ${size.large};
  text-wrap: pretty;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding-inline: ${gutter};
`;

export const items = css`
  min-inline-size: 0;
`;

export const cards = css`${perRowCss('regular')}`;
