import { css } from '@linaria/core';
import { color, motion } from '#renderers/theme/tokens.ts';

export const bar = css`
  position: absolute;
  inset: auto 0 0;
  padding: 64px 16px 8px;
  background: linear-gradient(to top, rgb(0 0 0 / 82%), rgb(0 0 0 / 45%) 55%, transparent);
  transition: opacity ${motion.panel} ${motion.easing};
  pointer-events: none;
  & > * { pointer-events: auto; }
  [data-idle] > & { opacity: 0; }
  [data-idle] > &:focus-within:has(:focus-visible) { opacity: 1; }
  @media (max-width: 599.98px) { padding: 32px 8px 2px; }
`;

export const buttons = css`
  display: flex;
  align-items: center;
  gap: 4px;
`;

export const control = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: #fff;
  cursor: pointer;
  &:hover { background: rgb(255 255 255 / 16%); }
  &:focus-visible { outline: 2px solid #fff; outline-offset: -2px; box-shadow: 0 0 0 2px #000; }
`;

export const wide = css`
  @media (max-width: 599.98px) { display: none; }
`;

export const volume = css`
  display: flex;
  align-items: center;
`;

export const volumeSlider = css`
  inline-size: 76px;
  accent-color: #fff;
  @media (max-width: 599.98px) { display: none; }
`;

export const time = css`
  padding-inline: 8px;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const gap = css`
  flex: 1;
`;

export const live = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  padding-inline: 10px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: #fff;
  font: inherit;
  font-size: 0.875rem;
  font-weight: 700;
  cursor: pointer;
  &::before { content: ''; inline-size: 9px; block-size: 9px; border-radius: 50%; background: rgb(255 255 255 / 55%); }
  &[data-at-live]::before { background: ${color.live}; }
  &:hover { background: rgb(255 255 255 / 16%); }
  &:focus-visible { outline: 2px solid #fff; outline-offset: -2px; box-shadow: 0 0 0 2px #000; }
`;
