import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '../../theme/tokens.ts';

/** A short text in a frame. */
export const chip = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  max-inline-size: 100%;
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${shape.buttonRadius};
  color: ${color.text};
  font-size: ${size.body};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

/** An interactive chip, with the minimum height of a touch target. */
export const active = css`
  min-block-size: 44px;
  padding-inline: ${space.l};
  border-color: color-mix(in oklab, ${color.text} 45%, transparent);
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.feedback} ${motion.easing}, border-color ${motion.feedback} ${motion.easing};
  &:hover { border-color: ${color.text}; background: color-mix(in oklab, ${color.text} 8%, transparent); }
`;

export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;
