import { css } from '@linaria/core';
import { perRowCss } from '#renderers/card/per-row.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { gutter, screen, shape, size, space } from '#renderers/theme/tokens.ts';

export const section = css`
  padding-inline: ${gutter};
  content-visibility: auto;
  contain-intrinsic-size: auto 500px;
`;

export const title = css`
  margin-block-end: ${space.m};
  ${displayType(size.title, 1.2)}
`;

export const grid = css`
  ${perRowCss('regular')}
  display: grid;
  grid-template-columns: repeat(var(--per-row), minmax(0, 1fr));
  gap: ${space.xl} ${shape.cardGap};
  & > li { min-inline-size: 0; }
`;

export const list = css`
  display: grid;
  gap: ${space.l};
  max-inline-size: 40rem;
`;

/** The negative margin extends the row over the section's gutters; otherwise its cards would be clipped there. */
export const row = css`
  margin-inline: calc(-1 * ${gutter});
`;

export const carousel = css`${perRowCss('regular')}`;

/** Overrides the row's styles on small screens: cards are stacked and nothing scrolls. */
export const listWhenSmall = css`
  @media ${screen.upToTablet}, ${screen.mobile} {
    && { grid: auto-flow / minmax(0, 40rem); gap: ${space.l}; overflow: visible; scroll-snap-type: none; }
    && ~ button { display: none; }
  }
`;

export const more = css`
  display: grid;
  justify-content: center;
  margin-block-start: ${space.xxl};
`;
