import { css } from '@linaria/core';

export const holder = css`
  position: relative;
`;

export const menu = css`
  position: absolute;
  inset-block-end: calc(100% + 40px);
  inset-inline-end: -60px;
  z-index: 2;
  display: flex;
  gap: 4px;
  max-block-size: min(320px, 50vh);
  overflow: auto;
  padding: 8px;
  border-radius: 6px;
  background: rgb(16 16 18 / 96%);
  box-shadow: 0 16px 40px rgb(0 0 0 / 60%);
  @media (max-width: 599.98px) { position: fixed; inset: auto 12px 12px; max-block-size: 70vh; flex-wrap: wrap; }
`;

export const group = css`
  min-inline-size: 132px;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const legend = css`
  padding: 6px 12px;
  font-size: 0.8125rem;
  font-weight: 700;
  color: rgb(255 255 255 / 72%);
`;

export const option = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 40px;
  padding-inline: 12px;
  border-radius: 4px;
  font-size: 0.9375rem;
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: rgb(255 255 255 / 12%); }
  &:has(:focus-visible) { outline: 2px solid #fff; outline-offset: -2px; }
`;

export const radio = css`
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  accent-color: #fff;
  &:focus-visible { outline: none; box-shadow: none; }
`;
