import { css } from '@linaria/core';
import { color, motion, shape, size, space } from '#renderers/theme/tokens.ts';

export const card = css`
  display: grid;
  gap: ${space.xs};
  color: inherit;
  text-decoration: none;
  border-radius: ${shape.radius};
  &:hover span:first-child { border-color: ${color.text}; }
`;

/**
 * Pictures of the list's titles: one picture fills the card, two are side by side, and of three the first is twice as
 * high.
 */
export const pictures = css`
  display: grid;
  place-items: stretch;
  grid-template-columns: 1fr 1fr;
  grid-auto-rows: minmax(0, 1fr);
  gap: 2px;
  aspect-ratio: 16 / 9;
  margin-block-end: ${space.xs};
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  color: ${color.muted};
  transition: border-color ${motion.feedback} ${motion.easing};
  &[data-count='0'], &[data-count='1'] { grid-template-columns: 1fr; }
  &[data-count='0'] { place-items: center; }
  &[data-count='3'] > :first-child { grid-row: span 2; }
  & > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

export const name = css`
  font-size: ${size.body};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const shared = css`
  color: ${color.muted};
  font-size: ${size.small};
`;
