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
  [data-idle] > & { opacity: 0; @media (hover: none) { & > * { pointer-events: none; } } }
  [data-idle] > &:focus-within:has(:focus-visible) { opacity: 1; & > * { pointer-events: auto; } }
  @media (max-width: 599.98px) { padding: 32px 8px 2px; }
  @media (min-width: 1920px) { padding: 96px 32px 20px; }
  @media (forced-colors: active) { padding-block-start: 4px; background: Canvas; }
`;

export const buttons = css`
  display: flex;
  align-items: center;
  gap: 4px;
  @media (max-width: 599.98px) { gap: 0; }
`;

/** Controls that are hidden on narrow players. */
export const wide = css`
  @media (max-width: 719.98px) { display: none; }
`;

export const transport = css`
  display: flex;
  align-items: center;
  gap: 4px;
  @media (pointer: coarse), (max-width: 599.98px) { display: none; }
`;

/** Centred controls for touch screens and small players. */
export const centre = css`
  display: none;
  @media (pointer: coarse), (max-width: 599.98px) {
    position: absolute;
    inset: 0 0 40px;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: clamp(8px, 4vw, 40px);
    pointer-events: none;
    transition: opacity ${motion.panel} ${motion.easing};
    & > button { pointer-events: auto; border-radius: 50%; background: rgb(0 0 0 / 46%); }
    & > span { inline-size: 44px; }
    :has(> * > [data-next]) > & { display: none; }
    [data-idle] > & { opacity: 0; @media (hover: none) { & > button { pointer-events: none; } } }
    [data-idle] > &:focus-within:has(:focus-visible) { opacity: 1; & > button { pointer-events: auto; } }
  }
`;

export const largePlay = css`
  inline-size: 64px;
  block-size: 64px;
`;

export const volume = css`
  display: flex;
  align-items: center;
`;

export const volumeSlider = css`
  inline-size: 76px;
  block-size: 28px;
  margin-inline: 0 6px;
  accent-color: #fff;
  cursor: pointer;
  &:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 2px #000; }
  @media (max-width: 719.98px), (pointer: coarse) { display: none; }
`;

export const time = css`
  padding-inline: 8px;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 599.98px) { padding-inline: 4px; font-size: 0.8125rem; }
  @media (min-width: 1920px) { font-size: 1.0625rem; }
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
