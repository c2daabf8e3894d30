import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const methods = css`
  display: grid;
  gap: ${space.s};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const legend = css`
  margin-block-end: ${space.m};
  padding: 0;
  font-size: ${size.large};
  font-weight: 650;
`;

export const method = css`
  min-inline-size: 0;
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  background: ${color.surface};
  transition: border-color ${motion.feedback} ${motion.easing};
  &:hover { border-color: color-mix(in oklab, ${color.text} 45%, transparent); }
  &[data-chosen] { border-color: ${color.brand}; box-shadow: inset 0 0 0 1px ${color.brand}; }
`;

export const label = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 60px;
  padding: ${space.m} ${space.l};
  cursor: pointer;
`;

export const name = css`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  font-weight: 650;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

export const detail = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-weight: 400;
  &[data-age='expires-soon'] { color: ${color.text}; }
  &[data-age='expired'] { color: ${color.danger}; }
`;

export const mark = css`
  margin-inline-start: ${space.s};
  padding: 1px 8px;
  border: 1px solid ${color.line};
  border-radius: ${shape.buttonRadius};
  font-size: ${size.small};
  font-weight: 400;
`;

/** Content of the chosen method, aligned with its name on wide screens. */
export const panel = css`
  display: grid;
  gap: ${space.s};
  padding: 0 ${space.l} ${space.l};
  color: ${color.muted};
  @media (min-width: 600px) { padding-inline-start: calc(${space.l} + 24px + ${space.m}); }
`;
