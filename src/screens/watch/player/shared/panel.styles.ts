import { css } from '@linaria/core';

/** Popover over a button of the bar; on small screens a bottom sheet. */
export const popover = css`
  position: absolute;
  inset-block-end: calc(100% + 44px);
  inset-inline-end: -52px;
  z-index: 3;
  display: grid;
  align-content: start;
  inline-size: 320px;
  max-block-size: min(580px, 100dvh - 330px, 100cqb - 108px);
  overflow: auto;
  overscroll-behavior: contain;
  padding: 8px;
  border-radius: 6px;
  background: rgb(16 16 18 / 97%);
  box-shadow: 0 16px 40px rgb(0 0 0 / 60%);
  color: #fff;
  color-scheme: dark;
  text-align: start;
  @media (max-width: 599.98px), (max-height: 500px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    inline-size: auto;
    max-block-size: min(70vh, 460px);
    background: #101012;
    padding-block-end: max(12px, env(safe-area-inset-bottom));
    border-radius: 12px 12px 0 0;
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const missing = css`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-end: 0;
  z-index: 3;
  inline-size: 260px;
  margin: 0;
  padding: 12px 16px;
  border-radius: 6px;
  background: rgb(16 16 18 / 97%);
`;

/** A clickable line of a list. */
export const row = css`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 6px 12px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: #fff;
  font-size: 0.9375rem;
  text-align: start;
  cursor: pointer;
  &:hover { background: rgb(255 255 255 / 12%); }
  &:focus-visible, &:has(:focus-visible) { outline: 2px solid #fff; outline-offset: -2px; box-shadow: none; }
  &[aria-current='true'] { background: rgb(255 255 255 / 18%); font-weight: 700; }
`;

export const grow = css`
  flex: 1;
  min-inline-size: 0;
`;

export const aside = css`
  color: rgb(255 255 255 / 72%);
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const heading = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  margin: 0 0 4px;
  font-size: 0.9375rem;
  font-weight: 700;
`;
