import { css } from '@linaria/core';

export const holder = css`
  position: relative;
`;
