import { css } from '@linaria/core';

export const done = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  margin: 0;
  padding-inline: 16px 4px;
  border-radius: 4px;
  background: rgb(16 16 18 / 88%);
  color: #fff;
  font-size: 0.9375rem;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const undo = css`
  min-block-size: 44px;
  padding-inline: 12px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: #fff;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
  &:focus-visible { outline: 2px solid #fff; outline-offset: -4px; box-shadow: none; }
`;
