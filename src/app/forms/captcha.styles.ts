import { css } from '@linaria/core';
import { color, size } from '#renderers/theme/tokens.ts';

/** Room for the line, so that nothing moves when it says something. */
export const room = css`
  min-block-size: 1.6em;
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.6;
`;
