import { space } from './tokens.ts';

const gap = `calc(2 * ${space.m} + 0.4em)`;

/**
 * Rules of CSS for a list of short facts in a row, with a dot between two of them. Each brings the dot before it; where one
 * begins a line its dot lies outside the list, so that no line begins or ends with one.
 */
export const dotted = `
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${gap};
  overflow: hidden;
  & > li { position: relative; }
  & > li::before { content: '·'; position: absolute; inset-inline-end: 100%; inline-size: ${gap}; text-align: center; }
`;
