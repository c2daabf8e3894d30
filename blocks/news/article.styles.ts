import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

/** Centred text column of about seventy characters per line. */
export const article = css`
  display: grid;
  gap: ${space.l};
  inline-size: 100%;
  max-inline-size: calc(860px + 2 * ${gutter});
  margin-inline: auto;
  padding-inline: ${gutter};
`;

export const head = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding-block-start: ${space.xl};
`;

export const back = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${color.muted};
  font-size: ${size.small};
  font-weight: 600;
  text-underline-offset: 4px;
`;

export const title = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const date = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
`;

export const picture = css`
  overflow: hidden;
  border-radius: ${shape.radius};
`;

export const summary = css`
  max-inline-size: 62ch;
  font-size: ${size.large};
  font-weight: 600;
  line-height: 1.5;
  text-wrap: pretty;
`;

export const body = css`
  max-inline-size: 68ch;
  line-height: 1.7;
  overflow-wrap: anywhere;
  & p + p, & ul, & ol, & blockquote { margin-block-start: ${space.m}; }
  & h2, & h3 { margin-block: ${space.l} ${space.s}; font-size: ${size.large}; }
  & ul, & ol { padding-inline-start: ${space.l}; }
  & ul { list-style: disc; }
  & ol { list-style: decimal; }
  & blockquote { padding-inline-start: ${space.l}; border-inline-start: 3px solid ${color.line}; color: ${color.muted}; }
`;
