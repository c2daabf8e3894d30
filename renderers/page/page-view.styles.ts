import { css } from '@linaria/core';
import { screen, shape, space } from '../theme/tokens.ts';

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${shape.rowGap};
  padding-block: ${space.xl} ${space.wide};
`;

/**
 * Panel with the elements of one tab, spaced as on the page. A tab without visible content contains only elements that
 * carry attributes.
 */
export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${shape.rowGap};
  &:not(:has(> * > *)) { display: none; }
`;

/**
 * Elements beside the tabs, hidden on mobile and tablet (here up to 1024 pixels), where the lists of the open tab take
 * the space.
 */
export const besideTabs = css`
  &:empty { display: none; }
  @media ${screen.mobile}, (max-width: 1024px) { display: none; }
`;

/** Hides an element on one class of screen size. */
export const hidden = {
  mobile: css`@media ${screen.mobile} { display: none; }`,
  tablet: css`@media ${screen.tablet} { display: none; }`,
  desktop: css`@media ${screen.desktop} { display: none; }`,
  tv: css`@media ${screen.tv} { display: none; }`,
} as const;

/** Wrapper without a box of its own (`display: contents`), which only carries attributes. */
export const contents = css`
  display: contents;
`;
