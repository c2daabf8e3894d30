import { css } from '@linaria/core';
import { color, font, size, space } from '#renderers/theme/tokens.ts';

/** Fills the frame; the picture keeps its aspect ratio. */
export const frame = css`
  position: fixed;
  inset: 0;
  background: #000;
  color: #fff;
  & [data-player] { inline-size: 100%; block-size: 100%; aspect-ratio: auto; }
`;

export const poster = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const over = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: safe center;
  justify-items: center;
  gap: ${space.m};
  padding: ${space.l};
  overflow: auto;
  text-align: center;
  color: ${color.text};
  background: color-mix(in oklab, ${color.background} 82%, transparent);
`;

export const refusal = css`
  max-inline-size: 46ch;
  font: var(--display-weight) ${size.title}/1.25 ${font.display};
  text-wrap: balance;
`;
