import { font } from './tokens.ts';

/** CSS for text in the realm's display typeface. */
export const displayType = (fontSize: string, lineHeight: number | string): string => `
  font: var(--display-weight) ${fontSize}/${lineHeight} ${font.display};
  font-stretch: var(--display-stretch);
  letter-spacing: var(--display-tracking);
  text-transform: var(--display-case);
`;
