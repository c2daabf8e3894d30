import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

export const desk = css`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.15fr);
  min-block-size: 0;
  min-inline-size: 0;
  &[data-many] { grid-template-columns: minmax(0, 1fr) minmax(0, 1.9fr); }
  & > :first-child { grid-column: 1 / -1; }
  @media (max-width: 1023.98px) {
    grid-template: auto / minmax(0, 1fr);
    &[data-many] { grid-template-columns: minmax(0, 1fr); }
  }
`;

export const writing = css`
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 0;
  border-inline-end: 1px solid ${color.line};
  background: ${color.background};
  @media (max-width: 1023.98px) { block-size: 80dvh; border-inline-end: 0; border-block-end: 1px solid ${color.line}; }
`;
