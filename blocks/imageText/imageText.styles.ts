import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  display: grid;
  gap: ${space.xl};
  padding-inline: ${gutter};
  overflow-wrap: anywhere;
  @media (min-width: 840px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.section};
    align-items: center;
    &[data-side='END'] > :first-child { order: 1; justify-self: end; }
  }
`;

export const room = css`
  inline-size: 100%;
  border-radius: ${shape.radius};
  overflow: clip;
`;

export const words = css`
  display: grid;
  gap: ${space.l};
  min-inline-size: 0;
`;

export const title = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const text = css`
  display: grid;
  gap: ${space.m};
  max-inline-size: 66ch;
  line-height: 1.6;
  & ul, & ol { padding-inline-start: 1.4em; }
  & a { color: ${color.text}; text-decoration-color: ${color.brand}; text-decoration-thickness: 2px; }
`;
