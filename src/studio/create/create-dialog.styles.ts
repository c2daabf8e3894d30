import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const form = css`
  display: grid;
  gap: ${space.l};
`;

export const row = css`
  display: grid;
  gap: ${space.xs};
  font-size: ${size.small};
  font-weight: 600;
  & > input, & > select { font-weight: 400; }
`;

export const hint = css`
  color: ${color.muted};
  font-size: 0.75rem;
  font-weight: 400;
`;

export const fault = css`
  color: ${color.danger};
  font-size: ${size.small};
  font-weight: 400;
`;
