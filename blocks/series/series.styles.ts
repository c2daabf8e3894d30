import { css } from '@linaria/core';
import { color, gutter, screen, size, space } from '#renderers/theme/tokens.ts';

/** Pill-shaped, to distinguish them from the page's tabs, which are often directly above. */
export const strip = css`
  flex: 1;
  display: flex;
  gap: ${space.s};
  min-inline-size: 0;
  margin: 0;
  padding-inline: 0;
  padding-block: ${space.l} ${space.xs};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`;

export const wide = css`
  display: flex;
  align-items: center;
  padding-inline: ${gutter};
  @media ${screen.mobile}, ${screen.tablet} { display: none; }
`;

/** Arrow button, hidden if all seasons fit, which means that both ends of the strip are visible. */
export const turn = css`
  flex: none;
  padding-block-start: ${space.m};
  &[data-back] { transform: scaleX(-1); }
  &:disabled { opacity: 0.35; cursor: default; }
  :has(> &:first-child:disabled):has(> &:last-child:disabled) > & { display: none; }
`;

export const item = css`
  flex: none;
  max-inline-size: min(24rem, 80vw);
`;

export const season = css`
  &[aria-current] { background: ${color.text}; border-color: ${color.text}; color: ${color.background}; font-weight: 650; }
  &:focus-visible { outline-offset: -4px; box-shadow: none; }
  @media (forced-colors: active) {
    &[aria-current] { outline: 3px solid Highlight; outline-offset: -4px; }
  }
`;

export const narrow = css`
  display: none;
  padding: ${space.l} ${gutter} 0;
  @media ${screen.mobile}, ${screen.tablet} { display: block; }
`;

export const count = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-weight: 400;
  white-space: nowrap;
`;

/** Element at an end of the list, which shows whether more seasons are loading or failed to load. */
export const edge = css`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  font-size: ${size.body};
`;

/** "More" link, with a dashed border to distinguish it from the seasons. */
export const on = css`
  border-style: dashed;
  color: ${color.muted};
  white-space: nowrap;
  &:hover { color: ${color.text}; }
`;

export const failed = css`
  padding: ${space.l} ${gutter} 0;
`;
