import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  display: grid;
  gap: ${space.m};
  max-inline-size: calc(42rem + 2 * ${gutter});
  padding-inline: ${gutter};
  overflow-wrap: anywhere;
`;

export const title = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const text = css`
  color: ${color.muted};
`;

/** Where scripts run, room for a form of some fields: what is below stays where it is when the form comes. */
export const room = css`
  @media (scripting: enabled) { min-block-size: 24rem; }
`;
