import { css } from '@linaria/core';
import { perRowCss } from '#renderers/card/per-row.ts';
import { color, font, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const groups = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.section};
  padding-inline: ${gutter};
`;

export const heading = css`
  padding-block-end: ${space.s};
  margin-block-end: ${space.l};
  border-block-end: 1px solid ${color.line};
  font: var(--display-weight) ${size.title}/1.2 ${font.display};
  font-stretch: var(--display-stretch);
  letter-spacing: var(--display-tracking);
  text-transform: var(--display-case);
  text-wrap: balance;
`;

export const cards = css`
  ${perRowCss('regular')}
  display: grid;
  grid-template-columns: repeat(var(--per-row), minmax(0, 1fr));
  gap: ${space.xl} ${shape.cardGap};
  & > li { min-inline-size: 0; }
`;
