import { css } from '@linaria/core';
import { screen, shape, space } from '../theme/tokens.ts';

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${shape.rowGap};
  padding-block: ${space.xl} ${space.wide};
`;

/** The elements of one tab: spaced as the page spaces its own. Where none draws anything, only their marks are there. */
export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${shape.rowGap};
  &:not(:has(> * > *)) { display: none; }
`;

/** What leaves the room to the open tab's lists on mobile and tablet, which here reach up to 1024. */
export const besideTabs = css`
  &:empty { display: none; }
  @media ${screen.mobile}, (max-width: 1024px) { display: none; }
`;

/** Hides an element at one size of screen. */
export const hidden = {
  mobile: css`@media ${screen.mobile} { display: none; }`,
  tablet: css`@media ${screen.tablet} { display: none; }`,
  desktop: css`@media ${screen.desktop} { display: none; }`,
  tv: css`@media ${screen.tv} { display: none; }`,
} as const;

/** A wrapper that only marks a place: laid out as if it were not there. */
export const contents = css`
  display: contents;
`;
