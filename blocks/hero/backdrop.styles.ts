import { css } from '@linaria/core';
import { color } from '#renderers/theme/tokens.ts';

export const backdrop = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${color.surface};
  [data-hero='framed'] & {
    inset-block: 24px;
    inset-inline: 38% var(--gutter);
    border-radius: var(--radius);
    @media (max-width: 859.98px) { position: relative; inset: auto; aspect-ratio: 4 / 3; margin-inline: var(--gutter); }
  }
  @media (min-width: 860px) { [data-hero='framed'] [data-alignment='RIGHT'] > & { inset-inline: var(--gutter) 38%; } }
`;

export const image = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  [dir='rtl'][data-hero='full'] & { transform: scaleX(-1); }
`;

const layer = css`
  position: absolute;
  pointer-events: none;
  [data-hero='framed'] & { display: none; }
`;

const atTop = css`
  inset: 0 0 auto;
  block-size: 140px;
  background: linear-gradient(to bottom, ${color.scrim}, transparent);
`;

const atBottom = css`
  inset: auto 0 0;
  block-size: 55%;
  background: linear-gradient(to top, ${color.background} 2%, color-mix(in oklab, ${color.background} 60%, transparent) 35%, transparent);
  @media (max-width: 599.98px) {
    block-size: 80%;
    background: linear-gradient(to top, ${color.background} 30%, color-mix(in oklab, ${color.background} 80%, transparent) 60%, transparent);
  }
`;

/** Gradient that starts at the side on which the text block is. */
const atSide = css`
  --from-start: to right;
  --from-end: to left;
  &:dir(rtl) { --from-start: to left; --from-end: to right; }
  inset: 0;
  background: linear-gradient(var(--from-start), color-mix(in oklab, ${color.background} 92%, transparent) 8%, color-mix(in oklab, ${color.background} 55%, transparent) 42%, transparent 70%);
  [data-alignment='RIGHT'] & { background: linear-gradient(var(--from-end), color-mix(in oklab, ${color.background} 92%, transparent) 8%, color-mix(in oklab, ${color.background} 55%, transparent) 42%, transparent 70%); }
  @media (max-width: 599.98px) { display: none; }
`;

export const top = `${layer} ${atTop}`;
export const bottom = `${layer} ${atBottom}`;
export const side = `${layer} ${atSide}`;
