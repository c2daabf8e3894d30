import { css } from '@linaria/core';
import { color, gutter, motion, shape, space } from '#renderers/theme/tokens.ts';

export const review = css`
  padding-inline: ${gutter};
`;

export const chevron = css`
  display: grid;
  transition: transform ${motion.feedback} ${motion.easing};
  &[data-open] { transform: rotate(180deg); }
`;

export const signIn = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

export const panel = css`
  max-inline-size: 42rem;
  margin-block-start: ${space.m};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  transition: opacity ${motion.panel} ${motion.easing};
  @starting-style { opacity: 0; }
  @media (max-width: 599.98px) { padding: ${space.l}; }
`;
