import { css } from '@linaria/core';
import { color, motion, space } from '#renderers/theme/tokens.ts';

/** Durations of the background video's fade-in (`enter`) and fade-out (`leave`). */
const enter = '800ms';
const leave = '300ms';

export const video = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${leave} ${motion.easing};
  &[data-stage='animated'], &[data-stage='fullPlayer'] { opacity: 1; transition-duration: ${enter}; }
  &[data-stage='fullPlayer'] { z-index: 2; object-fit: contain; background: #000; }
`;

/**
 * The controls are above the layer of the text, because both overlap in narrow heroes. They have the full width and the
 * first button at the edge, so that buttons added later move none.
 */
export const controls = css`
  position: absolute;
  z-index: 3;
  inset-inline: calc(var(--gutter) - ${space.m});
  inset-block-end: ${space.l};
  display: flex;
  flex-direction: row-reverse;
  gap: ${space.xs};
  color: ${color.text};
  pointer-events: none;
  & > button { background: ${color.scrim}; pointer-events: auto; }
  & > button:hover { background: ${color.raised}; }
  [data-hero='framed'] & { inset-inline: ${space.m}; inset-block-end: ${space.m}; }
  /* In narrow heroes the controls are at the top, because the text takes the bottom. */
  @media (max-width: 599.98px) { [data-hero] & { inset-block: ${space.m} auto; } }
  [data-hero] &[data-full='true'] { inset-block: ${space.m} auto; }
`;
