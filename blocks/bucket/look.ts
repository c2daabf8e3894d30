import type { BucketBlock, RowContract, RowStyle } from '#schemas/generated/types.ts';
import type { CardLook } from '#renderers/card/content-card.tsx';
import { type RowWidth, sizesFor } from '#renderers/card/per-row.ts';
import { kept, ratios, texts } from '#renderers/row/row-filler.styles.ts';
import { aspectOf } from '#renderers/row/room.ts';

type RowType = BucketBlock['type'];

/** Whether the cards of a row have portrait pictures. Rows of playlists may set this by a property of their own. */
const isPoster = ({ displayPosters, playlistImageType }: RowStyle, type: RowType): boolean =>
  displayPosters ?? (type === 'PLAYLIST' && playlistImageType === 'poster');

/** Where cards show their text. On a playlist's title picture the text is stacked over the picture by default. */
const metadataOf = ({ metadataDisplayMode, playlistImageType }: RowStyle, type: RowType): CardLook['metadata'] =>
  metadataDisplayMode ?? (type === 'PLAYLIST' && playlistImageType === 'title' ? 'stacked' : 'regular');

/** Card width of a row. Featured cards use the full width. */
export function widthOf(style: RowStyle, type: RowType): RowWidth {
  if (style.rowType === 'featured') return 'regular';
  if (isPoster(style, type)) return 'poster';
  if (type === 'SECTION_LINK') return 'section';
  return type === 'PLAYLIST' ? 'playlist' : 'regular';
}

/** Appearance of a row's cards. */
export const getCardLook = (style: RowStyle, type: RowType): CardLook => ({
  poster: isPoster(style, type),
  hideMetadata: style.hideMetadata ?? false,
  metadata: metadataOf(style, type),
  sizes: sizesFor(widthOf(style, type)),
});

/**
 * Class names that reserve space for a row's cards. If the cards load after the page, the space has the maximum height
 * of a card.
 */
export function getReservedSpaceClasses(
  style: RowStyle,
  contract: RowContract & { type: RowType },
  late: boolean,
): string {
  const bare = style.hideMetadata || metadataOf(style, contract.type) === 'stacked';
  const ratio = ratios[aspectOf(isPoster(style, contract.type) ? '2:3' : '16:9', contract)];
  return `${ratio} ${texts[bare ? 'none' : 'card']} ${late ? kept : ''}`;
}
