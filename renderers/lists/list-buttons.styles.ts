import { css } from '@linaria/core';

/** Has no box of its own (`display: contents`), so that its buttons are laid out together with the surrounding ones. */
export const viewerOnly = css`
  display: contents;
`;

/** Hidden without JavaScript, because the button would do nothing. */
export const scripted = css`
  @media (scripting: none) { && { display: none; } }
`;
