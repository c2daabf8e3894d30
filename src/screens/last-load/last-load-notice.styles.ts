import { css } from '@linaria/core';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

export const notice = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  margin: ${space.l} ${gutter};
  padding: ${space.l};
  border-inline-start: 4px solid ${color.danger};
  border-radius: ${shape.radius};
  background: ${color.raised};
  color: ${color.text};
`;

export const title = css`
  font-size: ${size.large};
  font-weight: 700;
`;

export const findings = css`
  display: grid;
  gap: ${space.m};
  inline-size: 100%;
  padding: 0;
  list-style: none;
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

export const place = css`
  display: block;
  color: ${color.danger};
  font-weight: 700;
`;

export const fix = css`
  display: block;
  color: ${color.muted};
`;
