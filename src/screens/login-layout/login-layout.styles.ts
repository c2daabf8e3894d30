import { css } from '@linaria/core';
import { color, gutter, shape, space } from '#renderers/theme/tokens.ts';

export const screen = css`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  min-block-size: calc(100dvh - 70px);
  padding: ${space.xl} ${gutter};
`;

export const background = css`
  position: absolute;
  inset: 0;
  z-index: -1;
  & img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

export const panel = css`
  inline-size: min(100%, 440px);
  padding: ${space.xxl};
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  box-shadow: 0 30px 80px -30px rgb(0 0 0 / 55%);
  @media (max-width: 599.98px) { padding: ${space.xl} ${space.l}; }
`;

export const wide = css`
  inline-size: min(100%, 620px);
`;

/** Read from across a room: all of it is measured by the text, which grows with the window. */
export const fromAfar = css`
  inline-size: min(100%, 52em);
  font-size: clamp(1rem, 0.6rem + 0.75vw, 1.85rem);
  @media (min-width: 600px) { padding: 2.4em; }
`;

export const elsewhere = css`
  margin-block-start: ${space.xl};
  color: ${color.muted};
  & a { color: ${color.text}; font-weight: 650; }
`;
