import { css } from '@linaria/core';

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
