import { css } from '@linaria/core';
import { color, space } from '#renderers/theme/tokens.ts';

export const parts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
`;

export const prefix = css`
  flex: 1 1 150px;
  max-inline-size: 220px;
  min-inline-size: 0;
`;

/** Calling code and number in one left-to-right line. */
export const line = css`
  position: relative;
  flex: 2 1 170px;
  min-inline-size: 0;
`;

export const code = css`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space.m};
  display: grid;
  place-items: center;
  color: ${color.muted};
  pointer-events: none;
`;

export const number = css`
  &[data-code] { padding-inline-start: 68px; }
`;
