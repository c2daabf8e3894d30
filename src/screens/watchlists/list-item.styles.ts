import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const item = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding-block: ${space.s};
  border-block-end: 1px solid ${color.line};
  &[data-dragged] { opacity: 0.5; }
  &[data-edge]::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    block-size: 3px;
    border-radius: 2px;
    background: ${color.brand};
  }
  &[data-edge='before']::before { inset-block-start: -2px; }
  &[data-edge='after']::before { inset-block-end: -2px; }
`;

/** Dragging the handle by touch does not scroll the page. */
export const handle = css`
  flex: none;
  margin-inline-start: calc(-1 * ${space.m});
  color: ${color.muted};
  cursor: grab;
  touch-action: none;
  [data-dragging='true'] & { cursor: grabbing; }
`;

export const link = css`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${space.l};
  min-inline-size: 0;
  color: inherit;
  text-decoration: none;
  border-radius: ${shape.radius};
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

export const picture = css`
  position: relative;
  flex: none;
  inline-size: clamp(112px, 22vw, 200px);
  overflow: hidden;
  border-radius: ${shape.radius};
  transition: opacity ${motion.feedback} ${motion.easing};
`;

export const words = css`
  display: grid;
  gap: ${space.xs};
  min-inline-size: 0;
`;

export const title = css`
  font-size: ${size.body};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const line = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const remove = css`
  flex: none;
  color: ${color.muted};
`;
