import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

export const mode = css`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 0;
  border-inline-end: 1px solid ${color.line};
  background: ${color.background};
  container-type: inline-size;
  @media (max-width: 1023.98px) { block-size: 90dvh; border-inline-end: 0; border-block-end: 1px solid ${color.line}; }
`;

/** The form, the JSON editor, or both: side by side if there is room, otherwise one below the other. */
export const views = css`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  &[data-mode='BOTH'] { grid-template-rows: minmax(0, 1.2fr) minmax(0, 1fr); }
  &[data-mode='BOTH'] > :first-child { border-block-end: 1px solid ${color.line}; }
  @container (min-width: 760px) {
    &[data-mode='BOTH'] { grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.1fr); }
    &[data-mode='BOTH'] > :first-child { border-block-end: 0; border-inline-end: 1px solid ${color.line}; }
  }
`;
