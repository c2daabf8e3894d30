import type { BucketBlock, RowContract, RowStyle } from '#schemas/generated/types.ts';
import type { CardLook } from '#renderers/card/content-card.tsx';
import { type RowWidth, sizesFor } from '#renderers/card/per-row.ts';
import { kept, ratios, texts } from '#renderers/row/row-filler.styles.ts';
import { aspectOf } from '#renderers/row/room.ts';

type RowType = BucketBlock['type'];

/** Whether a row shows upright pictures; of playlists it has a word of its own to say. */
const isPoster = ({ displayPosters, playlistImageType }: RowStyle, type: RowType): boolean =>
  displayPosters ?? (type === 'PLAYLIST' && playlistImageType === 'poster');

/** Which table of cards per row a style asks for. */
export function widthOf(style: RowStyle, type: RowType): RowWidth {
  const poster = isPoster(style, type);
  if (style.rowType === 'featured') return poster ? 'featuredPoster' : 'featured';
  if (poster) return 'poster';
  if (type === 'SECTION_LINK') return 'section';
  return type === 'PLAYLIST' ? 'playlist' : 'regular';
}

/** How the cards of a row look. */
export const lookOf = (style: RowStyle, type: RowType): CardLook => ({
  poster: isPoster(style, type),
  hideMetadata: style.hideMetadata ?? false,
  metadata: style.metadataDisplayMode ?? 'regular',
  sizes: sizesFor(widthOf(style, type)),
});

/** The room of a row's cards; kept for those that come after the page. */
export function roomOf(style: RowStyle, contract: RowContract & { type: RowType }, late: boolean): string {
  const bare = style.hideMetadata || style.metadataDisplayMode === 'stacked';
  const ratio = ratios[aspectOf(isPoster(style, contract.type) ? '2:3' : '16:9', contract)];
  return `${ratio} ${texts[bare ? 'none' : 'card']} ${late ? kept : ''}`;
}
