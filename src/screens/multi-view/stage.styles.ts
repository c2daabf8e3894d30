import { css } from '@linaria/core';
import { color, shape, size, space } from '#renderers/theme/tokens.ts';

/** Maximum height that leaves the layouts and the first other events visible. */
const most = '(100dvh - 300px)';

/** Tiles in a grid; each layout is as wide as its aspect ratio allows for the viewport's height. */
export const stage = css`
  display: grid;
  gap: 2px;
  margin: 0 auto;
  padding: 0;
  list-style: none;
  background: #000;
  &[data-layout='twoUp'] {
    grid-template-columns: 1fr 1fr;
    inline-size: min(100%, max(340px, calc(${most} * 32 / 9)));
  }
  &[data-layout='threeUp'] {
    grid-template-columns: 2fr 1fr;
    inline-size: min(100%, max(340px, calc(${most} * 8 / 3)));
    & > [data-place='0'] { grid-row: span 2; }
  }
  &[data-layout='quad'] {
    grid-template-columns: 1fr 1fr;
    inline-size: min(100%, max(340px, calc(${most} * 16 / 9)));
  }
  &[data-layout='pip'] {
    position: relative;
    inline-size: min(100%, max(340px, calc(${most} * 16 / 9)));
    & > [data-place]:not([data-place='0']) {
      position: absolute;
      z-index: 1;
      inset-inline-end: 2%;
      inline-size: 24%;
      border-radius: ${shape.radius};
      box-shadow: 0 0 0 1px rgb(255 255 255 / 30%), 0 6px 24px rgb(0 0 0 / 60%);
    }
    & > [data-place='1'] { inset-block-start: 3%; }
    & > [data-place='2'] { inset-block-start: 30%; }
    & > [data-place='3'] { inset-block-start: 57%; }
  }
  @media (max-width: 700px) {
    &[data-layout='twoUp'] { grid-template-columns: 1fr; }
    &[data-layout='threeUp'] { grid-template-columns: 1fr 1fr; & > [data-place='0'] { grid-area: auto / span 2; } }
    /* On narrow screens the small tiles are below the large one. Over its small picture they would be too small to
       touch. */
    &[data-layout='pip'] {
      grid-template-columns: repeat(6, 1fr);
      & > [data-place='0'] { grid-column: 1 / -1; }
      & > [data-place]:not([data-place='0']) { position: relative; inset: auto; inline-size: auto; grid-column: span 3; border-radius: 0; }
      /* Three tiles per row are large enough for pictures, but not for messages with a button. */
      &:has(> [data-place='3']):not(:has(> [data-place='4'])):not(:has(> :not([data-place='0']) [data-words])) > :not([data-place='0']) { grid-column: span 2; }
    }
  }
`;

/** Drop target for another event. */
export const free = css`
  display: grid;
  place-content: center;
  aspect-ratio: 16 / 9;
  padding: ${space.l};
  border: 2px dashed ${color.line};
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${size.large};
  text-align: center;
  text-wrap: balance;
  &[data-over] { border-color: ${color.brand}; color: ${color.text}; }
  @media (max-width: 700px) { aspect-ratio: auto; }
`;
