import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, motion, size, space } from '#renderers/theme/tokens.ts';

export const section = css`
  padding-inline: ${gutter};
`;

export const title = css`
  margin-block-end: ${space.l};
  ${displayType(size.title, 1.2)}
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

export const fieldset = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const legend = css`
  padding: 0;
  margin-block-end: ${space.s};
  font-size: ${size.body};
  font-weight: 650;
`;

/** One filter choice. The invisible checkbox covers the whole chip, and the chip of a ticked one is filled. */
export const choice = css`
  position: relative;
  &:has(:checked) { background: ${color.text}; border-color: ${color.text}; color: ${color.background}; font-weight: 650; }
  &:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; box-shadow: 0 0 0 2px ${color.background}; }
  @media (forced-colors: active) {
    &:has(:checked) { outline: 3px solid Highlight; outline-offset: -4px; }
  }
`;

export const input = css`
  position: absolute;
  inset: 0;
  margin: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

/** Number of titles that match a choice. */
export const count = css`
  margin-inline-start: ${space.s};
  opacity: 0.72;
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  font-weight: 400;
`;

/** Bar of a collapsed filter list: the toggle button, and below it the ticked filters. */
export const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

export const summary = css`
  inline-size: fit-content;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  & > svg { transition: rotate ${motion.feedback} ${motion.easing}; }
  details[open] > & > svg { rotate: 180deg; }
`;

/** The submit button stays visible while a long list of choices scrolls. */
export const sheet = css`
  padding-block-start: ${space.l};
  & form > div:last-child {
    position: sticky;
    inset-block-end: 0;
    padding-block: ${space.m};
    background: ${color.background};
  }
`;

export const ticked = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const take = css`
  gap: ${space.s};
`;

export const reset = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${space.s};
`;
