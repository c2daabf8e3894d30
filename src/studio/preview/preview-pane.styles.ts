import { css } from '@linaria/core';
import { color, space } from '#renderers/theme/tokens.ts';

export const pane = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
  @media (max-width: 1023.98px) { min-block-size: 90dvh; }
`;

/** Grid of the frames: two columns, or all portrait frames in a row; stacked on narrow screens. */
export const grid = css`
  flex: 1;
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  gap: ${space.m};
  min-block-size: 0;
  padding: ${space.m};
  &[data-many] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  &[data-many='upright'] { grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); }
  @media (max-width: 1023.98px) {
    grid-auto-rows: 78dvh;
    &[data-many], &[data-many='upright'] { grid-template-columns: minmax(0, 1fr); }
  }
`;

export const stale = css`
  padding: 0 ${space.m} ${space.s};
  color: var(--color-warning);
  font-size: 0.75rem;
`;

export const set = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs} ${space.m} 0;
  background: ${color.background};
  font-size: 0.75rem;
  & > span { color: ${color.muted}; margin-inline-end: ${space.xs}; }
  & > button { min-block-size: 28px; padding: 2px ${space.s}; font-size: 0.75rem; }
  & > :last-child { margin-inline-start: auto; }
  @media (pointer: coarse) { & > button { min-block-size: 44px; } }
`;
