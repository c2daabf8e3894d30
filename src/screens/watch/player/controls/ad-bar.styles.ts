import { css } from '@linaria/core';

export const bar = css`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 48px 16px 14px;
  background: linear-gradient(to top, rgb(0 0 0 / 78%), transparent);
`;

export const which = css`
  padding: 4px 10px;
  border-radius: 3px;
  background: rgb(0 0 0 / 62%);
  font-size: 0.875rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;
