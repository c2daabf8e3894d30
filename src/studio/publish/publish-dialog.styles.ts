import { css } from '@linaria/core';
import { color, size } from '#renderers/theme/tokens.ts';

export const verdict = css`
  font-size: ${size.body};
  &[data-blocked] { color: ${color.danger}; font-weight: 600; }
`;
