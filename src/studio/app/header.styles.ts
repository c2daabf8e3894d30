import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  padding: 6px ${space.m};
  background: ${color.background};
  border-block-end: 1px solid ${color.line};
  font-size: ${size.small};
`;

export const brand = css`
  font-weight: 700;
  font-size: ${size.body};
  letter-spacing: -0.01em;
`;

export const realm = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  color: ${color.muted};
`;

export const viewer = css`
  margin-inline-start: auto;
  color: ${color.muted};
`;

export const ended = css`
  flex: 1 0 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  color: ${color.danger};
`;
