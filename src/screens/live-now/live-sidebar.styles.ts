import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '#renderers/theme/tokens.ts';

/** The transition takes 600 ms (product document 1, section 9). */
export const sidebar = css`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: 50;
  display: grid;
  grid-template-rows: auto 1fr;
  inline-size: min(100vw, 360px);
  border-inline-start: 1px solid ${color.line};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: 0 0 48px rgb(0 0 0 / 50%);
  visibility: hidden;
  translate: 100% 0;
  transition: translate 600ms ${motion.easing}, visibility 0s 600ms;
  &:dir(rtl) { translate: -100% 0; }
  &[data-open] { visibility: visible; translate: 0 0; transition: translate 600ms ${motion.easing}; }
  @media (prefers-reduced-motion: reduce) { transition: none; &[data-open] { transition: none; } }
`;

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space.m} ${space.l};
  border-block-end: 1px solid ${color.line};
`;

export const title = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin: 0;
  font-size: ${size.title};
`;

export const count = css`
  padding: 0 10px;
  border-radius: 999px;
  background: ${color.live};
  color: ${color.onLive};
  font-size: ${size.large};
  font-variant-numeric: tabular-nums;
`;

export const scrolled = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.l};
`;

export const events = css`
  display: grid;
  gap: ${space.l};
  margin: 0;
  padding: 0;
`;

export const event = css`
  border-radius: ${shape.radius};
  opacity: 0.86;
  transition: opacity 100ms ${motion.easing};
  &[data-state='ACTIVE'] { opacity: 1; outline: 2px solid ${color.text}; outline-offset: 3px; }
`;

export const card = css`
  display: grid;
  gap: ${space.s};
  color: inherit;
  text-decoration: none;
  &:focus-visible { outline: none; }
`;

export const name = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const waiting = css`
  display: block;
  aspect-ratio: 16 / 9;
  margin-block-start: ${space.l};
  border-radius: ${shape.radius};
  background: ${color.surface};
`;

export const message = css`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  padding-block: ${space.wide};
  color: ${color.muted};
  text-align: center;
  & p { margin: 0; }
`;

export const sentinel = css`
  block-size: 1px;
`;
