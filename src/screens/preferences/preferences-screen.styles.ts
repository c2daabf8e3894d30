import { css } from '@linaria/core';
import { color, shape, size, space } from '#renderers/theme/tokens.ts';

export const intro = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  max-inline-size: 44rem;
  margin-block: ${space.s} ${space.xl};
  color: ${color.muted};
`;

/** Container of all settings. Text and states of the controls are hidden until the values are loaded. */
export const choices = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  /* A control that gets the keyboard focus is scrolled clear of the messages that are fixed at the bottom of the
     window. */
  & select, & input, & button { scroll-margin-block: ${space.huge} 180px; }
  &[data-known='false'] select { color: transparent; }
  &[data-known='false'] input { background: transparent; border-color: ${color.line}; }
  &[data-known='false'] input::before { visibility: hidden; }
`;

export const section = css`
  display: grid;
  gap: ${space.xl};
  max-inline-size: 32rem;
`;

/** A setting that depends on another. */
export const sub = css`
  padding-inline-start: ${space.l};
  border-inline-start: 1px solid ${color.line};
`;

/** Label of a control, with the "Saved" message beside it. */
export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.m};
`;

export const saved = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.success};
  font-size: ${size.small};
  font-weight: 650;
  & > span { display: inline-flex; align-items: center; gap: ${space.xs}; }
`;

/** Link to the page in another language. */
export const other = css`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
`;

/** Introduction of a section. */
export const about = css`
  color: ${color.muted};
  margin-block-start: calc(${space.s} - ${space.xl});
`;

/** Sticky error message, above the elements fixed at the bottom of the viewport. */
export const failure = css`
  position: sticky;
  inset-block-end: calc(${space.wide} + ${space.m});
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  max-inline-size: 44rem;
  margin-block-start: ${space.xl};
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.line};
  border-inline-start: 3px solid ${color.danger};
  border-radius: ${shape.radius};
  background: ${color.raised};
  &[data-failed='false'] { display: none; }
`;
