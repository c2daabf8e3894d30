import { css } from '@linaria/core';

export const pane = css`
  display: flex;
  min-block-size: 0;
  min-inline-size: 0;
`;

export const field = css`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
`;
