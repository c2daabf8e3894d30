import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const block = css`
  position: relative;
  display: grid;
  gap: ${space.l};
  margin-inline: ${gutter};
  overflow-wrap: anywhere;
  @media (min-width: 840px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.section};
    align-items: center;
  }
`;

export const picture = css`
  position: relative;
  border-radius: ${shape.radius};
  overflow: clip;
`;

export const words = css`
  display: grid;
  gap: ${space.m};
  min-inline-size: 0;
`;

export const title = css`
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const text = css`
  max-inline-size: 60ch;
  color: ${color.muted};
`;

/** Pseudo-element that makes the whole picture of the video block clickable. */
export const whole = css`
  &::after { content: ''; position: absolute; inset: 0; }
`;
