import { css } from '@linaria/core';
import { color, motion, size, space } from '#renderers/theme/tokens.ts';

/** Button of the studio: smaller than on viewer pages, large enough for touch. */
export const button = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-block-size: 36px;
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.line};
  border-radius: 6px;
  background: ${color.raised};
  color: ${color.text};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.feedback} ${motion.easing}, border-color ${motion.feedback} ${motion.easing};
  &:hover { border-color: ${color.muted}; }
  &:active { background: ${color.surface}; }
  &:disabled { opacity: 0.5; cursor: default; border-color: ${color.line}; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

const primaryLook = css`
  background: ${color.brand};
  border-color: ${color.brand};
  color: ${color.onBrand};
  &:hover { background: color-mix(in oklab, ${color.brand} 88%, ${color.text}); border-color: transparent; }
  &:active { background: color-mix(in oklab, ${color.brand} 80%, ${color.text}); }
  &:disabled { background: ${color.surface}; border-color: ${color.line}; color: ${color.muted}; opacity: 1; }
`;
export const primary = `${button} ${primaryLook}`;

const quietLook = css`
  background: transparent;
  border-color: transparent;
  &:hover { background: ${color.surface}; border-color: transparent; }
  &:disabled { border-color: transparent; }
`;
export const quiet = `${button} ${quietLook}`;

export const field = css`
  min-block-size: 36px;
  padding: ${space.xs} ${space.s};
  border: 1px solid color-mix(in oklab, ${color.muted} 70%, transparent);
  border-radius: 6px;
  background: ${color.background};
  color: ${color.text};
  font-size: ${size.small};
  &[aria-invalid='true'] { border-color: ${color.danger}; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

/** A control below its label. */
export const labelled = css`
  display: grid;
  gap: 2px;
  font-size: 0.75rem;
  color: ${color.muted};
  min-inline-size: 0;
  & > input, & > select { min-inline-size: 0; }
`;
