import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const difference = css`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border: 1px solid ${color.line};
  border-radius: 6px;
  overflow: hidden;
`;

export const titles = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: ${space.xs} ${space.m};
  gap: ${space.m};
  background: ${color.surface};
  border-block-end: 1px solid ${color.line};
  font-size: ${size.small};
  font-weight: 600;
`;

export const view = css`
  min-block-size: 160px;
  max-block-size: 52vh;
  overflow: auto;
`;

export const same = css`
  padding: ${space.xl};
  color: ${color.muted};
`;
