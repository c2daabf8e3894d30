import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '../theme/tokens.ts';

export const card = css`
  position: relative;
  block-size: 100%;
  /* Pattern that replaces a picture hidden by spoiler protection. */
  --veil: repeating-linear-gradient(135deg, transparent 0 14px, color-mix(in oklab, ${color.brand} 26%, transparent) 14px 16px);
`;

export const link = css`
  display: block;
  block-size: 100%;
  color: inherit;
  text-decoration: none;
  border-radius: ${shape.radius};
  [data-metadata='stacked'] > & { position: relative; }
`;

export const picture = css`
  display: block;
  position: relative;
  overflow: hidden;
  border-radius: ${shape.radius};
  transition: transform ${motion.panel} ${motion.easing}, box-shadow ${motion.panel} ${motion.easing};
  [data-card-style='edge'] &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 4px;
    background: ${color.brand};
    transform: scaleX(0);
    transform-origin: left;
    transition: transform ${motion.panel} ${motion.easing};
  }
  [dir='rtl'] [data-card-style='edge'] &::after { transform-origin: right; }
  [data-card-style='edge'] a:hover &::after, [data-card-style='edge'] a:focus-visible &::after { transform: none; }
  [data-card-style='frame'] & { box-shadow: 0 0 0 1px ${color.line}; }
  [data-card-style='frame'] a:hover & { box-shadow: 0 0 0 1px ${color.text}, 0 14px 30px -14px color-mix(in oklab, ${color.text} 55%, transparent); transform: translateY(-3px); }
  [data-card-style='plain'] a:hover & { box-shadow: 0 0 0 2px ${color.brand}; }
`;

export const text = css`
  display: grid;
  gap: 2px;
  padding-block-start: ${space.s};
  [data-metadata='stacked'] & {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding: ${space.xxl} ${space.m} ${space.m};
    border-radius: 0 0 ${shape.radius} ${shape.radius};
    background: linear-gradient(to top, color-mix(in oklab, ${color.background} 94%, transparent) 35%, transparent);
    pointer-events: none;
  }
`;

export const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: 600;
  line-height: 1.3;
  text-wrap: pretty;
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
  [data-metadata='stacked'] & { color: ${color.text}; }
`;
