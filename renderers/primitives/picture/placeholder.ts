import type { CSSProperties } from 'react';

/** Style of a picture's box while it loads: a colour, or an enlarged preview of a few pixels. */
export function placeholderStyle(placeholder: string | undefined): CSSProperties | undefined {
  if (!placeholder) return undefined;
  if (placeholder.startsWith('#')) return { backgroundColor: placeholder };
  return { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover', backgroundPosition: 'center' };
}
