import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '../theme/tokens.ts';

export const field = css`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;
  &[data-size='full'] { grid-column: 1 / -1; }
  /* In this layout the input comes before the label, and hints and errors are below the label. */
  &[data-layout='beside'] { grid-template-columns: auto minmax(0, 1fr); column-gap: ${space.m}; align-items: center; }
  &[data-layout='beside'] > p { grid-column: 2; }
  @media (max-width: 599.98px) { grid-column: 1 / -1; }
`;

export const label = css`
  font-size: ${size.small};
  font-weight: 650;
`;

export const legend = css`
  padding: 0;
  margin-block-end: 6px;
`;

/** Label of one input of a date: day, month or year. */
export const partLabel = css`
  font-size: ${size.small};
  color: ${color.muted};
`;

export const hint = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const optional = css`
  color: ${color.muted};
  font-weight: 400;
`;

export const error = css`
  color: ${color.danger};
  font-size: ${size.small};
  font-weight: 600;
`;

/** Style of every one-line input. */
export const input = css`
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${space.s} ${space.m};
  border: 1px solid color-mix(in oklab, ${color.text} 50%, transparent);
  border-radius: max(${shape.radius}, 2px);
  background: ${color.background};
  color: ${color.text};
  font-size: 1rem;
  transition: border-color ${motion.feedback} ${motion.easing};
  &:hover { border-color: ${color.text}; }
  &:focus-visible { outline-offset: 0; border-color: ${color.focus}; }
  &[aria-invalid='true'] { border-color: ${color.danger}; border-inline-start-width: 4px; }
  &[readonly] { background: ${color.surface}; }
  /* Values that are always left-to-right, such as email addresses, are still aligned to the start of a right-to-left
     page. */
  [dir='rtl'] &[dir='ltr'] { text-align: end; }
  [dir='rtl'] &[dir='ltr'][aria-invalid='true'] { border-inline-width: 1px 4px; }
  &::placeholder { color: ${color.muted}; opacity: 1; }
`;
