import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const screen = css`
  display: grid;
  place-items: start center;
  padding: 12vh ${space.l} ${space.xl};
  overflow: auto;
`;

export const panel = css`
  display: grid;
  gap: ${space.m};
  inline-size: min(380px, 100%);
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: 10px;
  background: ${color.raised};
`;

export const title = css`
  font-size: ${size.large};
  font-weight: 650;
`;

export const row = css`
  display: grid;
  gap: ${space.xs};
  font-size: ${size.small};
  font-weight: 600;
  & input { font-weight: 400; font-size: ${size.body}; }
`;

export const hint = css`
  margin-block-start: calc(-1 * ${space.s});
  font-size: ${size.small};
  color: ${color.muted};
`;

export const problem = css`
  color: ${color.danger};
  font-size: ${size.small};
`;
