import { css } from '@linaria/core';

/** Lays its buttons out together with the surrounding ones. */
export const viewerOnly = css`
  display: contents;
`;

/** Hidden without JavaScript, because the button would do nothing. */
export const scripted = css`
  @media (scripting: none) { && { display: none; } }
`;
