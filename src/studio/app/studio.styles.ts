import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

export const studio = css`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100dvh;
  background: ${color.surface};
  @media (max-width: 1023.98px) { block-size: auto; min-block-size: 100dvh; }
`;

export const columns = css`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  &[data-listed] { grid-template-columns: 184px minmax(0, 1fr); }
  @media (max-width: 1023.98px) {
    grid-template: none / minmax(0, 1fr);
    &[data-listed] { grid-template-columns: minmax(0, 1fr); }
  }
`;
