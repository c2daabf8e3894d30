import { css } from '@linaria/core';
import { color, gutter, motion, screen, size, space } from '#renderers/theme/tokens.ts';

const wide = '(min-width: 600px) and (min-height: 500.02px)';

/** Page margin that leaves room for the menu rail: 100 pixels in addition to the gutter, except on mobile. */
export const rail = css`
  --rail: 100px;
  z-index: 20;
  display: flex;
  align-items: center;
  background: ${color.surface};
  @media ${wide} {
    position: fixed;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--rail);
    flex-direction: column;
    gap: ${space.s};
    padding-block: ${space.l};
    border-inline-end: 1px solid ${color.line};
  }
  @media ${screen.mobile} {
    position: sticky;
    inset-block-start: 0;
    gap: ${space.s};
    min-block-size: 60px;
    padding-block: ${space.xs};
    padding-inline: calc(${gutter} - 10px) ${gutter};
    border-block-end: 1px solid ${color.line};
    transition: transform ${motion.panel} ${motion.easing};
    &[data-away]:not(:focus-within, :has(details[open], dialog[open])) { transform: translateY(-100%); }
  }
  @media ${wide} { & picture img { block-size: 40px; } }
  :global() {
    @media (min-width: 600px) and (min-height: 500.02px) { body:has([data-menu='SIDEBAR']:not([data-platform='MOBILE-WEB'] *)) { padding-inline-start: 100px; } }
  }
`;

export const items = css`
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  overflow-y: auto;
  scrollbar-width: none;
  @media ${screen.mobile} { display: none; }
`;

export const item = css`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  padding: ${space.m} ${space.xs};
  color: ${color.muted};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  hyphens: auto;
  border-inline-start: 3px solid transparent;
  border-inline-end: 3px solid transparent;
  &:hover { color: ${color.text}; background: color-mix(in oklab, ${color.text} 8%, transparent); }
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
  &[aria-current] { color: ${color.text}; border-inline-start-color: ${color.brand}; }
`;

export const end = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  @media ${screen.mobile} { flex: 1; justify-content: flex-end; }
  @media ${wide} {
    flex-direction: column;
    inline-size: 100%;
    padding-inline: ${space.s};
    & > div { flex-direction: column; inline-size: 100%; }
    & > div > * { padding-inline: ${space.xs}; font-size: ${size.small}; white-space: normal; }
    & summary { font-size: 0.75rem; padding-inline: ${space.xs}; }
    & details > ul { inset-block: auto 0; inset-inline: calc(100% + ${space.m}) auto; }
  }
`;
