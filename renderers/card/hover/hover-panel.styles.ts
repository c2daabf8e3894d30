import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '../../theme/tokens.ts';

/**
 * Values from the product's specification: fade duration, growth factor, and smaller font sizes for text that is scaled
 * up.
 */
const fade = '100ms';
const growth = '600ms';
const textScale = '0.8';

/**
 * The panel is rendered in the browser's top layer over its card, so that rows do not clip it and the page's layout
 * does not change.
 */
export const panel = css`
  position: absolute;
  inset: calc(var(--y) * 1px) auto auto calc(var(--x) * 1px);
  inline-size: calc(var(--width) * 1px);
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  border-radius: ${shape.radius};
  background: ${color.raised};
  color: ${color.text};
  font-size: calc(${size.body} * ${textScale});
  line-height: 1.4;
  box-shadow: 0 0 0 1px ${color.line}, 0 18px 44px -12px rgb(0 0 0 / 55%);
  transform-origin: calc(var(--origin) * 100%) calc(var(--half) * 1px);
  opacity: 0;
  transition: opacity ${fade} linear, transform ${growth} ${motion.easing};
  &[data-open] { opacity: 1; transform: translateY(calc(var(--lift) * -1px)) scale(var(--zoom)); }
  &[data-leaving] { opacity: 0; pointer-events: none; }
  &[data-hover-panel='keyboard'] { outline: 2px solid ${color.focus}; outline-offset: 1px; }
`;

export const picture = css`
  display: block;
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${shape.radius} ${shape.radius} 0 0;
  background: ${color.surface};
  &[data-shape='poster'] { aspect-ratio: 2 / 3; }
`;

export const image = css`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const body = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s} ${space.m} ${space.m};
`;

/** The whole panel is a link, except its buttons. */
export const link = css`
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
`;

export const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-weight: 650;
  line-height: 1.3;
`;

export const line = css`
  color: ${color.muted};
  font-size: calc(${size.small} * ${textScale});
  font-variant-numeric: tabular-nums;
`;

export const onAir = css`
  font-weight: 600;
`;

/** This part is above the link that covers the panel, so that its buttons can be clicked. */
export const beginning = css`
  position: relative;
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: 32px;
  font-weight: 650;
`;

export const description = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  text-wrap: pretty;
`;

export const actions = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-block-size: 32px;
  pointer-events: none;
  & > div { pointer-events: auto; }
`;

export const way = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  padding: 5px ${space.s};
  border-radius: ${shape.buttonRadius};
  background: ${color.brand};
  color: ${color.onBrand};
  font-weight: 650;
`;
