import { css } from '@linaria/core';
import { font, gutter, size, space } from '#renderers/theme/tokens.ts';

export const heading = css`
  padding: ${space.xxl} ${gutter} 0;
  font: var(--display-weight) ${size.heading}/1.1 ${font.display};
  font-stretch: var(--display-stretch);
  letter-spacing: var(--display-tracking);
  text-transform: var(--display-case);
  text-wrap: balance;
`;
