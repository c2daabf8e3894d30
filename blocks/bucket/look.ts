import type { RowContract, RowStyle } from '#schemas/generated/types.ts';
import type { CardLook } from '#renderers/card/content-card.tsx';
import { type RowWidth, sizesFor } from '#renderers/card/per-row.ts';
import { kept, ratios, texts } from '#renderers/row/places.styles.ts';
import { aspectOf } from '#renderers/row/room.ts';

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

/** The room of a row's cards; kept for those that come after the page. */
export function roomOf(style: RowStyle, contract: RowContract, late: boolean): string {
  const bare = style.hideMetadata || style.metadataDisplayMode === 'stacked';
  const ratio = ratios[aspectOf(style.displayPosters ? '2:3' : '16:9', contract)];
  return `${ratio} ${texts[bare ? 'none' : 'card']} ${late ? kept : ''}`;
}
