import { css } from '@linaria/core';
import { perRowCss } from '#renderers/card/per-row.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const screen = css`
  padding: ${space.xxl} ${gutter} ${space.wide};
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  margin-block-end: ${space.xl};
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const form = css`
  max-inline-size: 480px;
  margin-block-end: ${space.xl};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  background: ${color.surface};
`;

export const lists = css`
  ${perRowCss('regular')}
  display: grid;
  grid-template-columns: repeat(var(--per-row), minmax(0, 1fr));
  gap: ${space.xl} ${shape.cardGap};
`;
