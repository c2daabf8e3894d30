import { css } from '@linaria/core';
import { perRowCss } from '#renderers/card/per-row.ts';
import { color, gutter, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const row = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 360px;
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.l};
  padding-inline: ${gutter};
`;

export const all = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 600;
`;

export const widths = css`${perRowCss('regular')}`;

export const card = css`
  display: block;
  block-size: 100%;
  color: inherit;
  text-decoration: none;
  border-radius: ${shape.radius};
`;

export const picture = css`
  display: block;
  position: relative;
  overflow: hidden;
  border-radius: ${shape.radius};
  transition: box-shadow ${motion.feedback} ${motion.easing};
  a:hover > & { box-shadow: 0 0 0 2px ${color.brand}; }
`;

export const channel = css`
  position: absolute;
  inset-block-end: ${space.s};
  inset-inline-end: ${space.s};
  inline-size: 56px;
  block-size: 32px;
  object-fit: contain;
  padding: ${space.xs};
  border-radius: min(${shape.radius}, 4px);
  background: ${color.scrim};
`;

export const text = css`
  display: grid;
  gap: 2px;
  padding-block-start: ${space.s};
`;

export const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: 600;
  line-height: 1.3;
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

export const line = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  overflow: hidden;
  &[data-now] { color: ${color.text}; font-weight: 600; }
`;

/** Progress bar of the current programme. Its space is reserved before the progress is known. */
export const progress = css`
  display: block;
  block-size: 3px;
  margin-block: ${space.xs};
  border-radius: 2px;
  overflow: hidden;
  background: ${color.line};
  & > span { display: block; block-size: 100%; inline-size: calc(var(--share) * 100%); background: ${color.live}; }
`;
