import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const heading = css`
  ${displayType(size.title, 1.2)}
`;

/** A term and the date of its acceptance. */
export const agreed = css`
  display: grid;
  gap: ${space.s};
  max-inline-size: 40rem;
  margin-block-end: ${space.xxl};
  overflow-wrap: anywhere;
  /* Each text keeps its own direction, but all are aligned to the page's start edge. */
  & > * { text-align: match-parent; }
  & a { color: ${color.text}; }
`;

export const when = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const choices = css`
  display: grid;
  gap: ${space.s};
  max-inline-size: 40rem;
  overflow-wrap: anywhere;
`;
