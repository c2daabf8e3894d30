import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.xl};
  padding: ${space.m} ${gutter};
`;

export const title = css`
  ${displayType(size.title, 1.15)}
  margin: 0;
  margin-inline-end: auto;
`;

export const layouts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  border: 0;
`;

export const layout = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding: 0 ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${shape.buttonRadius};
  color: ${color.text};
  cursor: pointer;
  transition: background-color ${motion.feedback} ${motion.easing};
  &:hover { border-color: ${color.text}; }
  &:has(:checked) { background: ${color.text}; color: ${color.background}; font-weight: 650; }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  @media (forced-colors: active) { &:has(:checked) { border-color: Highlight; border-width: 3px; } }
`;

export const lost = css`
  display: grid;
  gap: ${space.s};
  margin: 0 ${gutter} ${space.m};
  padding: ${space.m} ${space.l};
  border-inline-start: 4px solid ${color.danger};
  background: ${color.raised};
  & p, & ul { margin: 0; }
`;

export const hint = css`
  padding: ${space.s} ${gutter} 0;
  margin: 0;
  color: ${color.muted};
  font-size: ${size.small};
  @media (hover: none) { display: none; }
`;

export const others = css`
  display: grid;
  gap: ${space.m};
  padding-block: ${space.xl} ${space.wide};
`;

export const othersTitle = css`
  margin: 0;
  padding-inline: ${gutter};
  font-size: ${size.title};
`;

export const message = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  padding-inline: ${gutter};
  color: ${color.muted};
  & p { margin: 0; }
`;

export const option = css`
  position: relative;
  display: grid;
  gap: ${space.s};
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;
  & > :first-child { border-radius: ${shape.radius}; overflow: hidden; }
  &:hover > :first-child { outline: 2px solid ${color.text}; outline-offset: 2px; }
  &:focus-visible { outline: 3px solid ${color.focus}; outline-offset: 3px; }
  &[aria-disabled='true'] { cursor: default; & > :first-child { opacity: 0.5; outline: none; } }
`;

export const optionName = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const optionState = css`
  color: ${color.muted};
  font-size: ${size.small};
`;
