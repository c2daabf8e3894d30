import { css } from '@linaria/core';

/** Sign at the side of the seek direction; left-to-right in every language. */
export const sign = css`
  position: absolute;
  inset-block-start: 50%;
  z-index: 1;
  padding: 8px 18px;
  border-radius: 999px;
  background: rgb(0 0 0 / 64%);
  color: #fff;
  font-size: 1.25rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  translate: 0 -50%;
  pointer-events: none;
  &[data-side='left'] { left: 14%; }
  &[data-side='right'] { right: 14%; }
`;
