import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

/** Small button that shows only an icon. */
export const tool = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  &:hover { background: color-mix(in oklab, ${color.text} 7%, transparent); color: ${color.text}; }
  &:disabled { opacity: 0.4; cursor: default; background: transparent; }
  @media (pointer: coarse) { inline-size: 44px; block-size: 44px; }
`;
