import { css } from '@linaria/core';
import { perRowCss } from '#renderers/card/per-row.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { size, space } from '#renderers/theme/tokens.ts';

/** Rows off screen are not rendered (content-visibility); their last rendered size reserves the space. */
export const row = css`
  position: relative;
  isolation: isolate;
  content-visibility: auto;
  contain-intrinsic-size: auto 340px;
  &[data-row='inline'] {
    padding-block: ${space.section};
    @media (min-width: 1024px) { display: grid; grid-template-columns: minmax(320px, 34%) minmax(0, 1fr); align-items: center; }
  }
`;

export const title = css`
  margin-block-end: ${space.m};
  ${displayType(size.title, 1.2)}
  text-wrap: balance;
  [data-row='featured'] & { font-size: ${size.heading}; }
`;

export const inlineTitle = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const cards = css`
  min-inline-size: 0;
  [data-row='inline'] > & { @media (max-width: 1023.98px) { padding-block-start: ${space.l}; } }
`;

/** Card width classes by kind of row (`--per-row`, `--card-width`). */
export const widths = {
  regular: css`${perRowCss('regular')} [data-row='inline'] & { --per-row: 2; @media (max-width: 599.98px) { --per-row: 1; } }`,
  poster: css`${perRowCss('poster')} [data-row='inline'] & { --per-row: 3; @media (max-width: 599.98px) { --per-row: 2; } }`,
  section: css`${perRowCss('section')}`,
  playlist: css`${perRowCss('playlist')}`,
} as const;
