import { space } from './tokens.ts';

const gap = `calc(2 * ${space.m} + 0.4em)`;

/**
 * CSS for an inline list of short facts separated by dots. The dot is drawn before each item; at the start of a line it
 * is clipped, so that no line begins or ends with a dot.
 */
export const dotted = `
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${gap};
  overflow: hidden;
  & > li { position: relative; }
  & > li::before { content: '·'; position: absolute; inset-inline-end: 100%; inline-size: ${gap}; text-align: center; }
`;
