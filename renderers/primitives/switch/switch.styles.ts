import { css } from '@linaria/core';
import { color, size, space } from '../../theme/tokens.ts';

/** The switch with the text beside it. */
export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
`;

export const choice = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 44px;
  padding-block: ${space.xs};
  font-weight: 650;
  cursor: pointer;
  &:has(:disabled) { cursor: default; }
`;

/** A pill-shaped track with a knob at the side of the current state. */
export const box = css`
  appearance: none;
  flex: none;
  inline-size: 44px;
  block-size: 24px;
  margin: 0;
  padding: 3px;
  border: 1px solid color-mix(in oklab, ${color.text} 60%, transparent);
  border-radius: 12px;
  background: transparent;
  cursor: pointer;
  &::before {
    content: '';
    display: block;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 50%;
    background: ${color.text};
  }
  &:checked { background: ${color.brand}; border-color: ${color.brand}; }
  &:checked::before { margin-inline-start: auto; background: ${color.onBrand}; }
  &:disabled { opacity: 0.55; cursor: default; }
  @media (forced-colors: active) {
    &::before { background: ButtonText; }
    &:checked { background: Highlight; border-color: Highlight; forced-color-adjust: none; }
    &:checked::before { background: HighlightText; }
    &:disabled { border-color: GrayText; opacity: 1; }
    &:disabled::before { background: GrayText; }
  }
`;

export const hint = css`
  color: ${color.muted};
  font-size: ${size.small};
`;
