import { css } from '@linaria/core';
import { perRowCss } from '#renderers/card/per-row.ts';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const links = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m};
  padding: ${space.l} ${gutter} 0;
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 48px;
  max-inline-size: 100%;
  justify-self: start;
  padding: ${space.s} ${space.l} ${space.s} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  text-decoration: none;
  transition: border-color ${motion.feedback} ${motion.easing}, background-color ${motion.feedback} ${motion.easing};
  &:hover { border-color: ${color.text}; background: color-mix(in oklab, ${color.text} 6%, transparent); }
  &[data-side='next'] { justify-self: end; flex-direction: row-reverse; text-align: end; }
`;

export const arrow = css`
  display: grid;
  flex: none;
  [data-side='previous'] > & { rotate: 180deg; }
`;

export const words = css`
  display: grid;
  min-inline-size: 0;
`;

export const side = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const title = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: 650;
`;

export const row = css`
  padding-block-end: ${space.wide};
`;

export const heading = css`
  margin-block-end: ${space.m};
  padding-inline: ${gutter};
  ${displayType(size.title, 1.2)}
`;

export const cards = css`${perRowCss('regular')}`;
