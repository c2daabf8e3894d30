import { css } from '@linaria/core';
import { color, shape, space } from '../theme/tokens.ts';

/** A details element whose content overlays the page. */
export const anchor = css`
  position: relative;
  flex: none;
  & > summary {
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker { display: none; }
  }
`;

/** The overlaid content of an open details element. */
export const panel = css`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  z-index: 30;
  inline-size: max-content;
  min-inline-size: 180px;
  max-inline-size: min(340px, 90vw);
  padding: ${space.s};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  box-shadow: 0 16px 40px -12px rgb(0 0 0 / 45%);
`;

/** Popover below a list item, aligned with the item's start. */
export const fromStart = css`
  inset-inline: 0 auto;
`;

export const row = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space.s} ${space.m};
  border: 0;
  border-radius: ${shape.radius};
  background: transparent;
  color: ${color.text};
  font-weight: 600;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { background: color-mix(in oklab, ${color.text} 10%, transparent); }
  &[aria-current] { box-shadow: inset 3px 0 0 ${color.brand}; }
  &[aria-current]:dir(rtl) { box-shadow: inset -3px 0 0 ${color.brand}; }
`;

export const below = css`
  padding-inline-start: ${space.xl};
  font-weight: 500;
`;

export const chevron = css`
  display: grid;
  [open] > summary > & { transform: rotate(180deg); }
`;
