import { css } from '@linaria/core';

export const card = css`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr);
  gap: 4px 14px;
  align-items: start;
  inline-size: min(420px, 100%);
  padding: 12px;
  border-radius: 6px;
  background: rgb(16 16 18 / 94%);
  box-shadow: 0 12px 40px rgb(0 0 0 / 50%);
  color: #fff;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
  @media (max-width: 599.98px) { grid-template-columns: minmax(0, 1fr); inline-size: 260px; padding: 8px 10px; }
`;

export const picture = css`
  overflow: hidden;
  border-radius: 3px;
  @media (max-width: 599.98px) { display: none; }
`;

export const text = css`
  display: grid;
  gap: 2px;
  font-size: 0.8125rem;
  & > p { margin: 0; }
`;

export const title = css`
  overflow: hidden;
  font-size: 0.9375rem;
  font-weight: 700;
  line-height: 1.3;
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
`;

export const count = css`
  min-block-size: 1.5em;
  color: rgb(255 255 255 / 82%);
  font-variant-numeric: tabular-nums;
`;

export const actions = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 6px;
`;
