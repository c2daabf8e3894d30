import { css } from '@linaria/core';

export const box = css`
  position: relative;
`;

export const withReveal = css`
  padding-inline-end: 52px;
  &:dir(ltr) { text-align: start; }
  [dir='rtl'] & { padding-inline: 52px 12px; direction: ltr; text-align: end; padding-left: 52px; padding-right: 12px; }
`;

export const reveal = css`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-end: 4px;
`;
