import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, font, gutter, screen, shape, size, space } from '#renderers/theme/tokens.ts';

export const profile = css`
  display: grid;
  grid-template-columns: minmax(0, 380px) minmax(0, 1fr);
  gap: ${space.xl} ${space.xxl};
  align-items: start;
  padding-block-start: ${space.xl};
  padding-inline: ${gutter};
  @media (max-width: 859.98px) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: ${space.l}; }
  @media ${screen.mobile} { grid-template-columns: minmax(0, 1fr); }
`;

export const portrait = css`
  overflow: hidden;
  border-radius: ${shape.radius};
  @media ${screen.mobile} { max-inline-size: 300px; }
`;

export const who = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s};
  & > * { max-inline-size: 100%; }
  & > div { inline-size: 100%; overflow-x: auto; }
`;

export const name = css`
  ${displayType(size.hero, 1.05)}
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const nickname = css`
  color: ${color.muted};
  font-size: ${size.large};
  font-style: italic;
`;

export const record = css`
  font-size: ${size.title};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  & small { color: ${color.muted}; font-size: ${size.body}; font-weight: 500; }
`;

export const facts = css`
  color: ${color.muted};
`;

export const description = css`
  max-inline-size: 62ch;
  padding-block: ${space.s} ${space.l};
  line-height: 1.6;
  text-wrap: pretty;
`;

export const bouts = css`
  grid-column: 1 / -1;
  min-inline-size: 0;
  overflow-x: auto;
`;

export const table = css`
  inline-size: 100%;
  max-inline-size: 1100px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th, & td {
    padding-block: ${space.m};
    padding-inline: 0 ${space.l};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  & tbody th { font-weight: 600; }
  & thead th { padding-block: ${space.s}; color: ${color.muted}; font-size: ${size.small}; }
  & [data-number] { text-align: end; padding-inline: ${space.s}; }
  & [data-none] { color: ${color.muted}; }
`;

export const caption = css`
  padding-block-end: ${space.s};
  font: var(--display-weight) ${size.title}/1.2 ${font.display};
  font-stretch: var(--display-stretch);
  text-align: start;
  text-transform: var(--display-case);
`;

export const link = css`
  text-underline-offset: 4px;
`;

export const detail = css`
  display: block;
  color: ${color.muted};
  font-size: ${size.small};
`;
