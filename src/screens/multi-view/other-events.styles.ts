import { css } from '@linaria/core';

/** Number of cards per row of other events. */
export const track = css`
  --per-row: 6;
  --card-width: 260px;
  @media (max-width: 1023.98px) { --per-row: 4; }
  @media (max-width: 599.98px) { --per-row: 2; }
`;
