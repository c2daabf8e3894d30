import { css } from '@linaria/core';

export const logo = css`
  display: flex;
  align-items: center;
  min-block-size: 44px;
`;

export const logoImage = css`
  inline-size: auto;
  block-size: 30px;
  @media (max-width: 599.98px) { block-size: 32px; }
`;
