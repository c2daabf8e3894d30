import { css } from '@linaria/core';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import { color, space } from '#renderers/theme/tokens.ts';

/** Room for the pay button, which sticks to the end of narrow windows and must not cover the focused control. */
const PAY_BAR_HEIGHT = '6rem';

export const voucher = css`
  display: grid;
  gap: ${space.s};
  & :is(input, button) { scroll-margin-block-end: ${PAY_BAR_HEIGHT}; }
`;

/** A button that looks like a link: it unfolds the field. */
export const link = css`
  justify-self: start;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  cursor: pointer;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** The button is below the field where both do not fit. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  & > input { flex: 1 1 9rem; min-inline-size: 0; }
`;

export const applied = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;

export const status = visuallyHidden;
