import { css } from '@linaria/core';
import { color, font, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  align-items: start;
  gap: ${space.xl} ${shape.cardGap};
  @media (max-width: 599.98px) { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${space.l} ${space.m}; }
  /* With a single fighter, as a search may find, the card has a limited width, so that its picture does not fill the
     page. */
  &:not(:has(> :nth-child(2))) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 460px)); }
`;

export const fighter = css`
  display: grid;
  gap: ${space.s};
`;

export const face = css`
  position: relative;
  ul:not(:has(> :nth-child(2))) > li & { display: grid; grid-template-columns: 112px minmax(0, 1fr); align-items: center; gap: ${space.l}; }
`;

export const portrait = css`
  overflow: hidden;
  border-radius: ${shape.radius};
`;

export const caption = css`
  display: grid;
  gap: 2px;
  padding-block-start: ${space.s};
`;

export const name = css`
  font: var(--display-weight) ${size.large}/1.2 ${font.display};
  font-stretch: var(--display-stretch);
  text-transform: var(--display-case);
  overflow-wrap: anywhere;
`;

/** The link's pseudo-element covers the whole card, so that all of it is clickable. */
export const link = css`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${shape.radius}; }
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: none; box-shadow: none; }
  &:focus-visible::after { outline: 2px solid ${color.focus}; outline-offset: 3px; }
`;

export const nickname = css`
  font-style: italic;
  overflow-wrap: anywhere;
`;

export const record = css`
  font-size: ${size.large};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  & small { color: ${color.muted}; font-size: ${size.small}; font-weight: 500; }
`;

export const facts = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

export const bouts = css`
  border-block-start: 1px solid ${color.line};
`;

export const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 44px;
  cursor: pointer;
  list-style: none;
  font-size: ${size.small};
  font-weight: 650;
  &::-webkit-details-marker { display: none; }
  &:hover { text-decoration: underline; }
`;

export const chevron = css`
  display: grid;
  transition: transform ${motion.feedback} ${motion.easing};
  [open] > summary > & { transform: rotate(180deg); }
`;

export const line = css`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  padding-block: ${space.m};
  border-block-start: 1px solid ${color.line};
`;

export const outcome = css`
  padding: 2px 8px;
  border: 1px solid currentColor;
  border-radius: min(${shape.radius}, 4px);
  font-size: 0.75rem;
  font-weight: 700;
  color: ${color.muted};
  &[data-outcome='win'] { color: ${color.success}; }
  &[data-outcome='loss'] { color: ${color.danger}; }
`;

export const bout = css`
  display: grid;
  gap: 2px;
`;

export const opponent = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const detail = css`
  color: ${color.muted};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
