import { css } from '@linaria/core';
import { color, size } from '#renderers/theme/tokens.ts';

/** Reserves the status line's space, so that the layout does not shift. */
export const room = css`
  min-block-size: 1.6em;
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.6;
`;
