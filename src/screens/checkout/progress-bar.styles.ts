import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

/** A bar without a known end, for a payment whose result is awaited. */
export const bar = css`
  position: relative;
  inline-size: 100%;
  block-size: 3px;
  overflow: hidden;
  background: color-mix(in oklab, ${color.text} 15%, transparent);
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 40%;
    background: ${color.brand};
    animation: slide 1.4s ease-in-out infinite alternate;
  }
  @media (forced-colors: active) { &::after { background: Highlight; } }
  @keyframes slide { from { inset-inline-start: 0; } to { inset-inline-start: 60%; } }
`;
