import { css } from '@linaria/core';
import { color, lowerEnd, motion, shape, space } from '#renderers/theme/tokens.ts';

export const toast = css`
  position: fixed;
  inset-block-end: ${lowerEnd};
  inset-inline-start: ${space.l};
  z-index: 55;
  display: flex;
  gap: ${space.m};
  inline-size: min(100vw - 2 * ${space.l}, 460px);
  padding: ${space.m};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  background: ${color.raised};
  color: ${color.text};
  box-shadow: 0 16px 40px -12px rgb(0 0 0 / 55%);
  transition: opacity ${motion.panel} ${motion.easing}, transform ${motion.panel} ${motion.easing};
  @starting-style { opacity: 0; transform: translateY(12px); }
`;

/** The picture is 160 by 90 pixels, as product document 1, section 9, requires. */
export const picture = css`
  flex: none;
  inline-size: 160px;
  block-size: 90px;
`;

export const text = css`
  display: grid;
  flex: 1;
  align-content: space-between;
  justify-items: start;
  gap: ${space.s};
  min-inline-size: 0;
`;

export const words = css`
  display: grid;
  gap: 2px;
  margin: 0;
`;

export const badge = css`
  color: ${color.muted};
  font-size: 0.8125rem;
  &::before { content: ''; display: inline-block; margin-inline-end: 6px; inline-size: 8px; block-size: 8px; border-radius: 50%; background: ${color.live}; }
`;

export const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  padding-inline-end: ${space.xl};
  overflow-wrap: anywhere;
`;

export const close = css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
`;
