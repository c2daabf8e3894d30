import { space } from './tokens.ts';

const gap = `calc(2 * ${space.m} + 0.4em)`;

/**
 * CSS for an inline list of short facts separated by dots. Each item draws the dot before it; at the start of a line
 * the dot is clipped, so that no line begins or ends with one.
 */
export const dotted = `
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${gap};
  overflow: hidden;
  & > li { position: relative; }
  & > li::before { content: '·'; position: absolute; inset-inline-end: 100%; inline-size: ${gap}; text-align: center; }
`;
