import { css } from '@linaria/core';
import { color, motion, size, space } from '#renderers/theme/tokens.ts';

export const view = css`
  display: grid;
  grid-template: minmax(96px, 34%) minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  min-inline-size: 0;
  &[data-whole] { grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
  background: ${color.background};
`;

export const outline = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

export const tools = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  padding: ${space.xs} ${space.s};
  border-block-start: 1px solid ${color.line};
`;

export const gap = css`
  flex: 1;
`;

export const form = css`
  min-block-size: 0;
  overflow: auto;
  padding: ${space.m};
  /* While the form of the newly selected part is loading, the previous form is dimmed. The delay avoids flicker if
     loading is fast. */
  &[inert] { opacity: 0.45; transition: opacity ${motion.feedback} ${motion.easing} 200ms; }
`;

export const title = css`
  margin-block-end: ${space.m};
  font-size: ${size.body};
  font-weight: 650;
`;

export const waits = css`
  padding: ${space.xl};
  color: ${color.muted};
`;
