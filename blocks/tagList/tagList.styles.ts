import { css } from '@linaria/core';
import { color, gutter, motion, space } from '#renderers/theme/tokens.ts';

export const block = css`
  padding-inline: ${gutter};
`;

export const tags = css`
  row-gap: ${space.m};
`;

/** Linked tag. It is no higher than the tags beside it; only its invisible touch target is larger. */
export const link = css`
  position: relative;
  border-color: color-mix(in oklab, ${color.text} 55%, transparent);
  text-decoration: none;
  transition: background-color ${motion.feedback} ${motion.easing}, border-color ${motion.feedback} ${motion.easing};
  &:hover { border-color: ${color.text}; background: color-mix(in oklab, ${color.text} 8%, transparent); }
  &::after { content: ''; position: absolute; inset: -6px -4px; }
`;
