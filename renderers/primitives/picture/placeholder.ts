import type { CSSProperties } from 'react';

/** How a picture's place looks until it has come: in its colour, or as the picture itself in a few pixels, drawn large. */
export function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined;
  if (placeholder.startsWith('#')) return { backgroundColor: placeholder };
  return { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover', backgroundPosition: 'center' };
}
