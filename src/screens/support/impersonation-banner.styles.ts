import { css } from '@linaria/core';
import { color, gutter, space } from '#renderers/theme/tokens.ts';

export const bar = css`
  position: fixed;
  inset: auto 0 0;
  inline-size: auto;
  block-size: auto;
  max-block-size: none;
  margin: 0;
  padding: ${space.xs} ${gutter};
  border: 0;
  border-block-start: 3px solid ${color.danger};
  background: ${color.raised};
  color: ${color.text};
  overflow: visible;
`;

export const words = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  & > p { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  & > button { flex: none; }
`;

/** The page ends above it. */
export const room = css`
  block-size: 4.5rem;
`;
