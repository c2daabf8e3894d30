import { css } from '@linaria/core';
import { displayType } from '#renderers/theme/display-type.ts';
import { color, gutter, shape, size, space } from '#renderers/theme/tokens.ts';

/** From this width the account navigation is beside the page. */
const WIDE = '64rem';

export const screen = css`
  max-inline-size: 860px;
  padding: ${space.xxl} ${gutter} ${space.wide};
  @media (min-width: ${WIDE}) {
    &:has(> nav) {
      display: grid;
      grid-template-columns: 13rem minmax(0, 1fr);
      align-content: start;
      column-gap: ${space.wide};
      max-inline-size: 1440px;
      margin-inline: auto;
      /* The navigation beside the page must not add a row to the page's grid. */
      min-block-size: 28rem;
    }
    &:has(> nav) > * { grid-column: 2; }
    &:has(> nav) > nav {
      grid-column: 1;
      grid-row: 1 / span 3;
      position: sticky;
      inset-block-start: calc(64px + ${space.xxl});
      align-self: start;
      block-size: 0;
    }
  }
`;

/** Sections as cards, side by side on wide screens. */
export const cards = css`
  columns: 22rem 2;
  column-gap: ${space.l};
  margin-block-start: ${space.xl};
  && > * {
    break-inside: avoid;
    max-inline-size: none;
    margin-block-end: ${space.l};
    padding: ${space.xl};
    border: 1px solid ${color.line};
    border-radius: ${shape.radius};
    background: ${color.surface};
  }
  @media (max-width: 599.98px) { & > * { padding: ${space.l}; } }
`;

/** The form of the account's details. Its width keeps lines short enough to read. */
export const details = css`
  max-inline-size: 860px;
  & form > :has(> button[type='submit']) { justify-items: start; }
  @media (max-width: 599.98px) { & form > :has(> button[type='submit']) { justify-items: stretch; } }
`;

export const heading = css`
  ${displayType(size.heading, 1.1)}
`;

export const who = css`
  margin-block: ${space.s} ${space.xxl};
  color: ${color.muted};
`;

export const saved = css`
  margin-block-end: ${space.l};
  color: ${color.success};
  font-weight: 650;
`;

/** Notice that the email address is not confirmed, with a button. */
export const unconfirmed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  margin-block-end: ${space.xl};
  padding: ${space.m} ${space.l};
  border-inline-start: 3px solid ${color.brand};
  background: ${color.surface};
`;
