import { css } from '@linaria/core';
import { color, gutter, motion, nextCard, shape } from '../../theme/tokens.ts';

/** Total width of the gaps between the visible cards and after the last one. */
const gaps = `var(--per-row) * ${shape.cardGap}`;
/** Maximum card width at which `--per-row` cards and a part of the next one are visible. */
const widest = `(100% - ${gaps}) / (var(--per-row) + ${nextCard.least})`;
/** Minimum card width at which no further card is fully visible. */
const narrowest = `(100% + ${gutter} - ${gaps}) / (var(--per-row) + ${nextCard.most})`;

export const carousel = css`
  position: relative;
`;

export const track = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(${narrowest}, var(--card-width, 100%), ${widest});
  grid-template-rows: auto;
  gap: ${shape.cardGap};
  padding: 8px ${gutter};
  margin-block: -8px;
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${gutter};
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
  &[data-lines='2'] { grid-template-rows: auto auto; row-gap: 20px; }
  & > li { scroll-snap-align: start; min-inline-size: 0; transition: transform 600ms ${motion.easing}, opacity 100ms linear; }
  & > li[data-hover='before-active'] { transform: translateX(calc(var(--before) * 1px)); }
  & > li[data-hover='after-active'] { transform: translateX(calc(var(--after) * 1px)); }
  & > li[data-hover='hidden'] { opacity: 0; }
`;

const turner = css`
  position: absolute;
  inset-block: 0;
  inline-size: calc(${gutter} - 14px);
  border: 0;
  padding: 0;
  display: grid;
  place-items: center;
  color: ${color.text};
  background: transparent;
  cursor: pointer;
  opacity: 0;
  border-radius: ${shape.radius};
  transition: opacity ${motion.feedback} ${motion.easing}, background-color ${motion.feedback} ${motion.easing};
  *:hover > &, &:focus-visible { opacity: 1; }
  &:hover { background: color-mix(in oklab, ${color.text} 10%, transparent); }
  &:disabled { opacity: 0 !important; pointer-events: none; }
  @media (hover: none), (max-width: 599.98px) { display: none; }
`;

export const arrow = css`
  display: grid;
  transform: scaleX(-1);
`;

const atStart = css`inset-inline-start: 7px;`;
const atEnd = css`inset-inline-end: 7px;`;

export const previous = `${turner} ${atStart}`;
export const next = `${turner} ${atEnd}`;
