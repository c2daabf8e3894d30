import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const fields = css`
  display: grid;
  gap: ${space.s};
  &[inert] { opacity: 0.6; }
`;

/** The room is reserved before the frame is there. */
export const room = css`
  border-radius: ${shape.radius};
  transition: block-size ${motion.panel} ${motion.easing};
  &:empty { background: color-mix(in oklab, ${color.text} 6%, transparent); }
`;

export const frame = css`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  color-scheme: inherit;
`;

export const failed = css`
  display: grid;
  justify-items: start;
  gap: ${space.m};
`;

export const hint = css`
  color: ${color.muted};
  font-size: ${size.small};
`;
