import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '../../theme/tokens.ts';

export const dropdown = css`
  position: relative;
  max-inline-size: 24rem;
`;

export const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: 48px;
  padding: ${space.s} ${space.l};
  border: 1px solid color-mix(in oklab, ${color.text} 50%, transparent);
  border-radius: max(${shape.radius}, 2px);
  background: ${color.background};
  font-size: ${size.large};
  font-weight: 650;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  &:hover { border-color: ${color.text}; }
`;

export const current = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const arrow = css`
  display: grid;
  transform: rotate(90deg);
  transition: transform ${motion.feedback} ${motion.easing};
  &:dir(rtl) { transform: rotate(-90deg); }
  [open] > summary > & { transform: rotate(-90deg); }
  [open] > summary > &:dir(rtl) { transform: rotate(90deg); }
`;

export const list = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + ${space.xs});
  z-index: 5;
  max-block-size: min(60vh, 26rem);
  overflow-y: auto;
  overscroll-behavior-y: contain;
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 2px);
  background: ${color.raised};
  box-shadow: 0 16px 40px -16px color-mix(in oklab, black 60%, transparent);
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.l};
    min-block-size: 48px;
    padding: ${space.s} ${space.m};
    border-radius: max(calc(${shape.radius} - 4px), 2px);
    text-decoration: none;
  }
  & a:hover { background: color-mix(in oklab, ${color.text} 10%, transparent); }
  & a:focus-visible { outline-offset: -2px; box-shadow: none; }
  & a[aria-current] { font-weight: 700; }
`;
