import { css } from '@linaria/core';

export const stage = css`
  position: relative;
  aspect-ratio: 16 / 9;
  background: #000;
  color: #fff;
  overflow: hidden;
  user-select: none;
  &:fullscreen { inline-size: 100%; max-inline-size: none; block-size: 100%; aspect-ratio: auto; }
`;

export const video = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: contain;
  &::cue { background: rgb(0 0 0 / 78%); color: #fff; font-family: var(--font-text); line-height: 1.4; }
`;

export const face = css`
  position: absolute;
  inset: 0;
  &[data-idle] { cursor: none; }
`;
