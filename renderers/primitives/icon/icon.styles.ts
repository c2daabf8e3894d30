import { css } from '@linaria/core';

export const icon = css`
  flex: none;
  &[data-mirrored]:dir(rtl) { transform: scaleX(-1); }
`;
