import { css } from '@linaria/core';
import { color } from '../theme/tokens.ts';

export const box = css`
  position: relative;
  display: block;
  min-inline-size: 0;
`;

export const select = css`
  appearance: none;
  padding-inline-end: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
  &:disabled { opacity: 1; cursor: default; background: ${color.surface}; }
  & option { background: ${color.background}; color: ${color.text}; }
`;

export const arrow = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 14px;
  display: grid;
  place-items: center;
  pointer-events: none;
  & svg { transform: rotate(90deg) !important; }
`;
