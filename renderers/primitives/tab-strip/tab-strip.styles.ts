import { css } from '@linaria/core';
import { color, gutter, motion, size, space } from '../../theme/tokens.ts';

/** A line of tabs that scrolls horizontally if they do not fit. */
export const strip = css`
  display: flex;
  gap: ${space.xl};
  padding: ${space.s} ${gutter} 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.line};
  &::-webkit-scrollbar { display: none; }
`;

/** A tab. The current one has aria-selected or aria-current. */
export const tab = css`
  flex: none;
  display: flex;
  align-items: center;
  min-block-size: 48px;
  max-inline-size: min(24rem, 80vw);
  border-block-end: 3px solid transparent;
  color: ${color.muted};
  font-size: ${size.large};
  font-weight: 650;
  text-decoration: none;
  transition: color ${motion.feedback} ${motion.easing}, border-color ${motion.feedback} ${motion.easing};
  &:hover { color: ${color.text}; border-color: ${color.line}; }
  &[aria-selected='true'], &[aria-current] { color: ${color.text}; border-color: ${color.brand}; }
  &:focus-visible { outline-offset: -4px; box-shadow: none; }
  @media (forced-colors: active) {
    &[aria-selected='true'], &[aria-current] { border-color: Highlight; }
  }
`;

export const words = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
