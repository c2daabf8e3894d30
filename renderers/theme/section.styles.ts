import { css } from '@linaria/core';
import { displayType } from './display-type.ts';
import { color, gutter, size, space } from './tokens.ts';

/** A section of a page, with the page's gutters. */
export const section = css`
  padding-inline: ${gutter};
`;

/** Heading of a section. */
export const sectionTitle = css`
  margin-block-end: ${space.m};
  ${displayType(size.title, 1.2)}
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** Text shown when there is no content. */
export const sectionEmpty = css`
  color: ${color.muted};
  font-size: ${size.large};
`;
