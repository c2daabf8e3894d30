import { css } from '@linaria/core';

/** Its buttons stand among those around it. */
export const viewerOnly = css`
  display: contents;
`;

/** Not there where no scripts run: nothing would come of it. */
export const scripted = css`
  @media (scripting: none) { && { display: none; } }
`;
