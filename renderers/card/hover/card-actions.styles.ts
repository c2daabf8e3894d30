import { css } from '@linaria/core';
import { color, motion, shape, space } from '../../theme/tokens.ts';

export const actions = css`
  position: relative;
`;

/** Button of 32 pixels that is 44 pixels wide (minimum touch target) when the panel is scaled to its full size. */
export const toggle = css`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.feedback} ${motion.easing};
  &:hover, &[aria-expanded='true'] { background: color-mix(in oklab, ${color.text} 14%, transparent); }
`;

export const list = css`
  position: absolute;
  inset-block-end: calc(100% + ${space.xs});
  inset-inline-end: 0;
  z-index: 1;
  min-inline-size: max-content;
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.raised};
`;

export const action = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  inline-size: 100%;
  min-block-size: 32px;
  padding: ${space.xs} ${space.s};
  border: 0;
  border-radius: ${shape.radius};
  background: transparent;
  color: inherit;
  font-weight: 600;
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: color-mix(in oklab, ${color.text} 14%, transparent); }
`;
