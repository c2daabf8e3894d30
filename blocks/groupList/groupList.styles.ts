import { css } from '@linaria/core';
import { perRowCss } from '#renderers/card/per-row.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const groups = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
  padding-inline: ${gutter};
  &[data-agenda] { gap: ${space.xl}; }
`;

export const heading = css`
  padding-block-end: ${space.s};
  margin-block-end: ${space.l};
  border-block-end: 1px solid ${color.line};
  ${displayType(size.title, 1.2)}
  text-wrap: balance;
`;

export const cards = css`
  ${perRowCss('regular')}
  display: grid;
  grid-template-columns: repeat(var(--per-row), minmax(0, 1fr));
  gap: ${space.xl} ${shape.cardGap};
  & > li { min-inline-size: 0; }
`;
