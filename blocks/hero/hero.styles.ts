import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { dotted } from '#renderers/theme/dotted.ts';
import { color, gutter, size, space } from '#renderers/theme/tokens.ts';

export const hero = css`
  position: relative;
  display: grid;
  align-items: end;
  min-block-size: clamp(420px, 74svh, 860px);
  isolation: isolate;
  [data-hero='full'] &[data-picture='false'] { min-block-size: 0; }
  [data-hero='framed'] & {
    align-items: center;
    min-block-size: clamp(420px, 66svh, 760px);
    @media (max-width: 859.98px) { min-block-size: 0; padding-block-start: ${space.l}; }
  }
`;

export const content = css`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 100%);
  justify-items: start;
  gap: ${space.m};
  inline-size: min(100%, calc(46rem + 2 * ${gutter}));
  padding: ${space.huge} ${gutter} ${space.section};
  overflow-wrap: anywhere;
  @media (max-width: 599.98px) { padding-block-end: ${space.xxl}; }
  transition: opacity 300ms, visibility 300ms;
  [data-hero='full'] [data-stage='fullPlayer'] > & { opacity: 0; visibility: hidden; }
  [data-alignment='CENTER'] & { justify-self: center; }
  [data-alignment='RIGHT'] & { justify-self: end; }
  [data-text='CENTER'] & { justify-items: center; text-align: center; }
  [data-text='RIGHT'] & { justify-items: end; text-align: end; }
  [data-hero='framed'] & {
    inline-size: calc(38% - ${gutter} - ${space.xxl});
    min-inline-size: 300px;
    padding: ${space.xxl} 0 ${space.xxl} 0;
    margin-inline: ${gutter};
    @media (max-width: 859.98px) { inline-size: auto; min-inline-size: 0; padding-block: ${space.xl} ${space.l}; }
  }
`;

export const logo = css`
  inline-size: auto;
  max-block-size: 40px;
`;

export const tagline = css`
  font-size: ${size.body};
  font-weight: 650;
  color: ${color.text};
  [data-hero='framed'] & { color: ${color.muted}; }
`;

export const title = css`
  ${displayType(size.hero, 'var(--display-leading)')}
  text-wrap: balance;
  overflow-wrap: break-word;
  max-inline-size: 100%;
  [data-hero='framed'] & { font-size: calc(clamp(2.25rem, 1rem + 2.9vw, 4.5rem) * var(--type-scale)); }
`;

export const titleImage = css`
  max-block-size: 30vh;
`;

export const tags = css`
  ${dotted}
  color: ${color.text};
  font-size: ${size.body};
  font-variant-numeric: tabular-nums;
  [data-hero='framed'] & { color: ${color.muted}; }
`;

export const description = css`
  font-size: ${size.large};
  line-height: 1.5;
  max-inline-size: 54ch;
  text-wrap: pretty;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 5;
  overflow: hidden;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  padding-block-start: ${space.s};
`;
