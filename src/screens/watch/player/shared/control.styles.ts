import { css } from '@linaria/core';

/** Icon button of the player, 44 by 44 pixels. */
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
  &:hover, &[aria-expanded='true'] { background: rgb(255 255 255 / 16%); }
  &:focus-visible { outline: 2px solid #fff; outline-offset: -2px; box-shadow: 0 0 0 2px #000; }
  @media (min-width: 1920px) { inline-size: 56px; block-size: 56px; }
  @media (forced-colors: active) { background: ButtonFace; color: ButtonText; border: 1px solid ButtonText; }
`;

/** Text button over the picture. */
export const pill = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 44px;
  padding: 8px 18px;
  border: 1px solid rgb(255 255 255 / 55%);
  border-radius: 4px;
  background: rgb(16 16 18 / 88%);
  color: #fff;
  font-size: 0.9375rem;
  font-weight: 650;
  text-decoration: none;
  cursor: pointer;
  &:hover { background: #fff; color: #000; }
  &:focus-visible { outline: 2px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 2px #000, 0 0 0 6px #000; }
  &:disabled { opacity: 0.7; cursor: default; background: rgb(16 16 18 / 88%); color: #fff; }
`;

/** The primary text button. */
export const pillFirst = css`
  background: #fff;
  color: #000;
  border-color: #fff;
  &:hover { background: rgb(255 255 255 / 84%); }
`;
