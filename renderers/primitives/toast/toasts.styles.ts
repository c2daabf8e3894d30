import { css } from '@linaria/core';
import { color, lowerEnd, motion, shape, space } from '../../theme/tokens.ts';

export const region = css`
  position: fixed;
  inset-inline: ${space.l};
  inset-block-end: ${lowerEnd};
  z-index: 60;
  display: grid;
  justify-items: center;
  gap: ${space.s};
  pointer-events: none;
`;

export const toast = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  max-inline-size: min(100%, 34rem);
  padding-block: ${space.s};
  padding-inline: ${space.l} ${space.s};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${color.success};
  border-radius: max(${shape.radius}, 4px);
  background: ${color.raised};
  color: ${color.text};
  font-weight: 600;
  box-shadow: 0 16px 40px -12px rgb(0 0 0 / 55%);
  pointer-events: auto;
  transition: opacity ${motion.panel} ${motion.easing}, transform ${motion.panel} ${motion.easing};
  @starting-style { opacity: 0; transform: translateY(12px); }
  &[data-kind='failure'] { border-inline-start-color: ${color.danger}; }
`;

export const text = css`
  overflow-wrap: anywhere;
`;
