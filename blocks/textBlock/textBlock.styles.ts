import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, font, gutter, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  padding: ${space.l} ${gutter};
  &[data-align='CENTER'] { display: grid; justify-items: center; text-align: center; }
  &[data-align='RIGHT'] { display: grid; justify-items: end; text-align: end; }
`;

export const title = css`
  margin-block-end: ${space.l};
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const text = css`
  display: grid;
  gap: ${space.m};
  max-inline-size: 66ch;
  font-size: ${size.large};
  line-height: 1.6;
  & h2, & h3 { font: var(--display-weight) ${size.title}/1.25 ${font.display}; text-transform: var(--display-case); padding-block-start: ${space.s}; }
  & ul, & ol { padding-inline-start: 1.4em; }
  & a { color: ${color.text}; text-decoration-color: ${color.brand}; text-decoration-thickness: 2px; }
  & blockquote { margin: 0; padding-inline-start: ${space.l}; border-inline-start: 3px solid ${color.brand}; color: ${color.muted}; }
`;
