import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, shape, size, space } from '#renderers/theme/tokens.ts';

export const heading = css`
  margin-block-end: ${space.s};
  ${displayType(size.heading, 1.1)}
  text-wrap: balance;
`;

export const body = css`
  margin-block-end: ${space.s};
  color: ${color.muted};
`;

export const modal = css`
  inline-size: min(100% - 2 * ${space.l}, 560px);
  max-block-size: calc(100dvh - 2 * ${space.l});
  margin: auto;
  padding: ${space.xxl};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: max(${shape.radius}, 4px);
  background: ${color.raised};
  color: ${color.text};
  &::backdrop { background: ${color.scrim}; }
  @media (max-width: 599.98px) { padding: ${space.xl} ${space.l}; }
`;

export const leave = css`
  margin-block-start: ${space.m};
  margin-inline-start: calc(-1 * ${space.m});
`;
