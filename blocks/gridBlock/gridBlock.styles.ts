import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding-inline: ${gutter};
`;

export const title = css`
  ${displayType(size.title, 1.2)}
  text-wrap: balance;
`;

export const credits = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${space.xl} ${space.xxl};
`;

export const credit = css`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.line};
  overflow-wrap: anywhere;
`;

export const role = css`
  color: ${color.muted};
`;

export const sizes = {
  small: css`font-size: ${size.small};`,
  regular: css`font-size: ${size.large}; font-weight: 600; line-height: 1.3;`,
  large: css`font-size: ${size.title}; font-weight: 650; line-height: 1.25;`,
} as const;

export const elements = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.xl};
`;

/**
 * Elements in a grid have no page gutter of their own, and their headings are smaller than the grid's heading. A row of
 * cards takes the grid's full width.
 */
export const cell = css`
  --gutter: 0px;
  flex: 1 1 300px;
  min-inline-size: 0;
  &:not(:has(> * > *)) { display: none; }
  & h2 { font-size: ${size.title}; }
  &:has([data-row]) { flex-basis: 100%; }
`;
