import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, size, space } from '#renderers/theme/tokens.ts';

export const screen = css`
  max-inline-size: 860px;
  padding: ${space.xxl} ${gutter} ${space.wide};
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
`;

export const who = css`
  margin-block: ${space.s} ${space.xxl};
  color: ${color.muted};
`;

export const saved = css`
  margin-block-end: ${space.l};
  color: ${color.success};
  font-weight: 650;
`;

export const wishes = css`
  margin-block-end: ${space.xxl};
`;

/** That the e-mail address is not confirmed yet, and what to do. */
export const unconfirmed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  margin-block-end: ${space.xl};
  padding: ${space.m} ${space.l};
  border-inline-start: 3px solid ${color.brand};
  background: ${color.surface};
`;
