import { css } from '@linaria/core';
import { color, size, space } from '#renderers/theme/tokens.ts';

export const back = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: 44px;
  color: ${color.muted};
  font-weight: 600;
  text-decoration: none;
  &:hover { color: ${color.text}; text-decoration: underline; }
  & > svg { rotate: 180deg; }
`;

export const shared = css`
  margin-block-start: ${space.s};
  color: ${color.muted};
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block: ${space.l} ${space.xl};
`;

export const form = css`
  margin-block: ${space.l} ${space.xl};
`;

export const items = css`
  max-inline-size: 860px;
  font-size: ${size.body};
  &[data-dragging='true'] { user-select: none; }
`;
