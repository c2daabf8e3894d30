import { css } from '@linaria/core';
import { displayType } from '../theme/display-type.ts';
import { color, gutter, shape, size, space } from '../theme/tokens.ts';

/** Aspect ratio of a row's pictures, for placeholders and reserved space. */
export const ratios = {
  '16:9': css`--room-ratio: 16 / 9;`,
  '1:1': css`--room-ratio: 1;`,
  '2:3': css`--room-ratio: 2 / 3;`,
} as const;

/**
 * Maximum height of the text below a picture: a title of two lines, and the further lines that each kind of card has.
 */
export const texts = {
  none: css`--room-text: 0px;`,
  card: css`--room-text: calc(${space.s} + 2 * 1.3 * ${size.body} + 2px + 1.4 * ${size.small});`,
  live: css`--room-text: calc(${space.s} + 2 * 1.3 * ${size.body} + 2 * 1.4 * ${size.small} + 3px + 2 * ${space.xs} + 3 * 2px);`,
} as const;

/** A row's title with its buttons. Rarely used buttons do not increase the line's height. */
export const head = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.m};
  inline-size: 100%;
  & > button { margin-block: -12px; margin-inline-end: calc(-1 * ${space.m}); color: ${color.muted}; font-size: ${size.small}; }
  & > button:only-child { margin-block: 0 ${space.s}; margin-inline-start: auto; }
`;

/** List item that contains a card, with the card's buttons as an overlay. */
export const cardPlace = css`
  position: relative;
`;

/**
 * For rows whose cards load after the page: every list item has the height of the tallest possible card, so that
 * nothing moves when the cards appear.
 */
export const kept = css`
  & > li { display: grid; grid-template-columns: minmax(0, 1fr); }
  & > li > * { grid-area: 1 / 1; }
  & > li::before {
    content: '';
    grid-area: 1 / 1;
    align-self: start;
    box-sizing: content-box;
    inline-size: 100%;
    aspect-ratio: var(--room-ratio);
    padding-block-end: var(--room-text);
  }
`;

export const skeleton = css`
  display: block;
  align-self: start;
  inline-size: 100%;
  aspect-ratio: var(--room-ratio);
  border-radius: ${shape.radius};
  background: ${color.surface};
  [aria-busy='true'] & { animation: breathe 1.4s ease-in-out infinite alternate; }
  @keyframes breathe { from { opacity: 1; } to { opacity: 0.55; } }
`;

/** Message in the place of a card, with the card's size. */
export const notice = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.s};
  block-size: 100%;
  padding: ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  overflow-wrap: anywhere;
  & > button { max-inline-size: 100%; padding-inline: ${space.l}; }
`;

/**
 * Message of an empty row, over the row's whole width. With an action it is usually the page's only content, so its
 * title is styled as in a notice.
 */
export const empty = css`
  align-self: start;
  inline-size: max-content;
  max-inline-size: min(56ch, 100vw - 2 * ${gutter});
  &:has(> a) { display: grid; justify-items: start; gap: ${space.s}; font-size: ${size.large}; }
  &:has(> a) > :first-child { ${displayType(size.title, 1.1)} }
`;

export const advice = css`
  color: ${color.muted};
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`;
