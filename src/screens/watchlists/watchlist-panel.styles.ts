import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const lists = css`
  display: grid;
  gap: ${space.xs};
  margin-inline: calc(-1 * ${space.s});
`;

export const list = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  inline-size: 100%;
  min-block-size: 56px;
  padding: ${space.xs} ${space.s};
  border: 0;
  border-radius: ${shape.radius};
  background: transparent;
  color: inherit;
  font-size: ${size.body};
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.feedback} ${motion.easing};
  &:hover { background: color-mix(in oklab, ${color.text} 12%, transparent); }
  &:disabled { cursor: default; opacity: 0.55; }
`;

export const picture = css`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 80px;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.muted};
  & > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

export const create = css`
  display: grid;
  justify-items: start;
  gap: ${space.l};
  & > form { inline-size: 100%; }
  margin-block-start: ${space.m};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.line};
`;

export const fault = css`
  margin-block-end: ${space.m};
  color: ${color.danger};
  font-weight: 600;
`;

export const done = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;
  color: ${color.success};
  font-size: ${size.large};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const quietText = css`
  padding-block: ${space.s};
  color: ${color.muted};
`;
