import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

export const timeline = css`
  position: relative;
  display: grid;
  align-items: center;
  block-size: 28px;
`;

export const rail = css`
  position: absolute;
  inset-inline: 0;
  block-size: 5px;
  border-radius: 3px;
  background: rgb(255 255 255 / 28%);
  overflow: hidden;
  pointer-events: none;
  @media (forced-colors: active) { background: Canvas; border: 1px solid CanvasText; block-size: 8px; forced-color-adjust: none; }
  @media (min-width: 1920px) { block-size: 7px; }
`;

const part = css`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
`;
const light = css`background: rgb(255 255 255 / 35%);`;
const strong = css`
  background: var(--player-accent, #fff);
  @media (forced-colors: active) { background: Highlight; }
`;

export const loaded = `${part} ${light}`;
export const played = `${part} ${strong}`;

export const mark = css`
  position: absolute;
  inset-block: 0;
  inline-size: 3px;
  margin-inline-start: -1px;
  background: #000;
`;

export const slider = css`
  appearance: none;
  position: relative;
  inline-size: 100%;
  block-size: 28px;
  margin: 0;
  background: transparent;
  cursor: pointer;
  &::-webkit-slider-thumb { appearance: none; inline-size: 16px; block-size: 16px; border: 0; border-radius: 50%; background: #fff; box-shadow: 0 0 0 2px rgb(0 0 0 / 45%); }
  &::-moz-range-thumb { inline-size: 16px; block-size: 16px; border: 0; border-radius: 50%; background: #fff; }
  &:focus-visible { outline: 2px solid #fff; box-shadow: 0 0 0 4px #000; }
  &:disabled { opacity: 0; }
  @media (pointer: coarse) { &::-webkit-slider-thumb { inline-size: 20px; block-size: 20px; } }
  @media (forced-colors: active) { &::-webkit-slider-thumb { background: ButtonText; } &::-moz-range-thumb { background: ButtonText; } }
`;

export const preview = css`
  position: absolute;
  inset-block-end: calc(100% + 6px);
  translate: -50% 0;
  display: grid;
  justify-items: center;
  gap: 4px;
  padding: 4px;
  border-radius: 4px;
  background: rgb(0 0 0 / 88%);
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  @media (max-width: 599.98px) { gap: 1px; padding: 3px; line-height: 1.3; }
`;

/** Thumbnail above the timeline; scaled down on small players. */
export const picture = css`
  background-color: ${color.surface};
  background-repeat: no-repeat;
  @media (max-width: 599.98px) { zoom: 0.6; }
`;

export const chapter = css`
  max-inline-size: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
