import { css } from '@linaria/core';

/** Logo at the start, items centred on the page. */
export const composition = css`
  grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  grid-template-areas: 'start items end';
  & > button { grid-area: start; justify-self: start; }
  & > a { grid-area: start; justify-self: start; margin-inline-start: 52px; }
  & > nav { grid-area: items; }
  & > nav > ul { justify-content: center; }
  & > div { grid-area: end; }
`;
