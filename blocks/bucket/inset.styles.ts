import { css } from '@linaria/core';
import { color, gutter, size, space } from '#renderers/theme/tokens.ts';

/** Theme colours that a row's gradient may use. */
export const stops = {
  background: color.background,
  surface: color.surface,
  raised: color.raised,
  brand: color.brand,
  transparent: 'transparent',
} as const;

export const backdrop = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  z-index: -1;
`;

export const image = css`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const gradient = css`
  position: absolute;
  inset: 0;
`;

/** Title and other content above the cards. Content after the title has the same distance to the cards as the title. */
export const plain = css`
  padding-inline: ${gutter};
  & > * + * { margin-block-end: ${space.m}; }
  &[data-align='CENTER'] { text-align: center; }
  &[data-align='RIGHT'] { text-align: end; }
`;

export const inset = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.m};
  padding-inline: ${gutter};
  &[data-align='CENTER'] { text-align: center; justify-items: center; }
  &[data-align='RIGHT'] { text-align: end; justify-items: end; }
  @media (min-width: 1024px) { padding-inline-end: 0; }
`;

export const description = css`
  color: ${color.muted};
  font-size: ${size.large};
  max-inline-size: 46ch;
  text-wrap: pretty;
  [data-align='CENTER'] > & { margin-inline: auto; }
  [data-align='RIGHT'] > & { margin-inline-start: auto; }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  [data-align='CENTER'] > & { justify-content: center; }
  [data-align='RIGHT'] > & { justify-content: end; }
`;
