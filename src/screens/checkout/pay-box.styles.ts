import { css } from '@linaria/core';
import { color, gutter, size, space } from '#renderers/theme/tokens.ts';

/** From this width the box is beside the methods (`checkout-screen.styles.ts`). */
const WIDE = '60rem';

export const box = css`
  display: contents;
  overflow-wrap: anywhere;
  @media (min-width: ${WIDE}) { display: grid; gap: ${space.m}; }
`;

/** Height of the bar with the button, which must not cover a message that is scrolled into view. */
const BAR_HEIGHT = '6rem';

/** On narrow but high screens the button stays at the window's end, so that the total is always in sight. */
export const bar = css`
  & > button { inline-size: 100%; min-block-size: 52px; font-size: 1rem; }
  @media (max-width: 59.98rem) and (min-height: 560px) {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    margin-inline: calc(-1 * ${gutter});
    padding: ${space.s} ${gutter} calc(${space.s} + env(safe-area-inset-bottom));
    background: ${color.background};
  }
`;

export const failure = css`
  scroll-margin-block: ${BAR_HEIGHT};
  padding: ${space.m};
  border-inline-start: 4px solid ${color.danger};
  background: color-mix(in oklab, ${color.danger} 12%, ${color.background});
  font-weight: 600;
`;

export const notice = css`
  scroll-margin-block: ${BAR_HEIGHT};
  padding: ${space.m};
  border-inline-start: 4px solid ${color.brand};
  background: ${color.surface};
  font-weight: 600;
`;

export const terms = css`
  display: grid;
  gap: ${space.s};
  color: ${color.muted};
  font-size: ${size.small};
  & a { color: ${color.text}; }
`;
