import { css } from '@linaria/core';

/** Its buttons stand among those around it. */
export const viewerOnly = css`
  display: contents;
`;
