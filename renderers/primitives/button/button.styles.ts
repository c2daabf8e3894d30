import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '../../theme/tokens.ts';

/** Base style of all buttons and of links that look like buttons. Used directly for custom styles. */
export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-block-size: 44px;
  max-inline-size: 100%;
  padding: ${space.s} ${space.xl};
  border: 1px solid transparent;
  border-radius: ${shape.buttonRadius};
  font-weight: 650;
  font-size: ${size.body};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.feedback} ${motion.easing}, border-color ${motion.feedback} ${motion.easing}, transform ${motion.feedback} ${motion.easing};
  &:active { transform: translateY(1px); }
  &:disabled, &[aria-disabled='true'] { opacity: 0.55; cursor: default; transform: none; }
`;

const primaryLook = css`
  background: ${color.brand};
  color: ${color.onBrand};
  &:hover { background: color-mix(in oklab, ${color.brand} 86%, ${color.text}); }
  @media (forced-colors: active) { border-color: ButtonText; }
`;
/** Button for the main action of a screen. */
export const primary = `${button} ${primaryLook}`;

const secondaryLook = css`
  background: color-mix(in oklab, ${color.background} 55%, transparent);
  color: ${color.text};
  border-color: color-mix(in oklab, ${color.text} 45%, transparent);
  &:hover { background: color-mix(in oklab, ${color.text} 12%, ${color.background}); border-color: ${color.text}; }
`;
/** Button for a secondary action. */
export const secondary = `${button} ${secondaryLook}`;

const quietLook = css`
  background: transparent;
  color: ${color.text};
  padding-inline: ${space.m};
  &:hover { background: color-mix(in oklab, ${color.text} 10%, transparent); }
`;
/** Button for a rare or destructive action. */
export const quiet = `${button} ${quietLook}`;

/** Icon-only button of 44 by 44 pixels. */
export const iconButton = css`
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${shape.buttonRadius};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.feedback} ${motion.easing};
  &:hover { background: color-mix(in oklab, ${color.text} 12%, transparent); }
  &:disabled { opacity: 0.4; cursor: default; }
`;
