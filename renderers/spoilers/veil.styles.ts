import { css } from '@linaria/core';

/** Stands for what is hidden; not there while nothing is. The veil itself is a sheet of the device's own. */
export const note = css`
  display: none;
`;
