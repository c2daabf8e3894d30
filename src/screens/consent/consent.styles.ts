import { css } from '@linaria/core';
import { dialogBox } from '#renderers/primitives/dialog/dialog.styles.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const heading = css`
  margin-block-end: ${space.s};
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const body = css`
  margin-block-end: ${space.s};
  color: ${color.muted};
`;

export const modal = css`
  ${dialogBox('560px')}
  padding: ${space.xxl};
  &::backdrop { background: ${color.scrim}; }
  @media (max-width: 599.98px) { padding: ${space.xl} ${space.l}; }
`;

export const leave = css`
  margin-block-start: ${space.m};
  margin-inline-start: calc(-1 * ${space.m});
`;
