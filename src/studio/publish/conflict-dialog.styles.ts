import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const place = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.line};
  border-radius: 6px;
  min-inline-size: 0;
`;

export const pointer = css`
  padding-inline: ${space.xs};
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

export const version = css`
  display: grid;
  grid-template-columns: auto minmax(120px, max-content) 1fr;
  align-items: start;
  gap: ${space.s};
  min-block-size: 28px;
  font-size: ${size.small};
`;

export const value = css`
  max-block-size: 12em;
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
