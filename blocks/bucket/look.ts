import type { RowStyle } from '#schemas/generated/types.ts';
import type { CardLook } from '#renderers/card/content-card.tsx';
import { type RowWidth, sizesFor } from '#renderers/card/per-row.ts';

/** Which table of cards per row a style asks for. */
export function widthOf({ rowType, displayPosters = false }: RowStyle): RowWidth {
  if (rowType === 'featured') return displayPosters ? 'featuredPoster' : 'featured';
  return displayPosters ? 'poster' : 'regular';
}

/** How the cards of a row look. */
export const lookOf = (style: RowStyle): CardLook => ({
  poster: style.displayPosters ?? false,
  hideMetadata: style.hideMetadata ?? false,
  metadata: style.metadataDisplayMode ?? 'regular',
  sizes: sizesFor(widthOf(style)),
});
