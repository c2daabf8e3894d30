import { css } from '@linaria/core';
import { color, font, gutter, size, space } from './tokens.ts';

/** A part of a page that keeps the page's gutters. */
export const section = css`
  padding-inline: ${gutter};
`;

/** Heading of a part of a page. */
export const sectionTitle = css`
  margin-block-end: ${space.m};
  font: var(--display-weight) ${size.title}/1.2 ${font.display};
  font-stretch: var(--display-stretch);
  letter-spacing: var(--display-tracking);
  text-transform: var(--display-case);
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** Said where there is nothing to show. */
export const sectionEmpty = css`
  color: ${color.muted};
  font-size: ${size.large};
`;
