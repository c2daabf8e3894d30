import type { BucketBlock, RowContract, RowStyle } from '#schemas/generated/types.ts';
import type { CardLook } from '#renderers/card/content-card.tsx';
import { type RowWidth, sizesFor } from '#renderers/card/per-row.ts';
import { kept, ratios, texts } from '#renderers/row/row-filler.styles.ts';
import { aspectOf } from '#renderers/row/room.ts';

type RowType = BucketBlock['type'];

/** Whether a row shows upright pictures; of playlists it has a word of its own to say. */
const isPoster = ({ displayPosters, playlistImageType }: RowStyle, type: RowType): boolean =>
  displayPosters ?? (type === 'PLAYLIST' && playlistImageType === 'poster');

/** How text and picture of a row's cards stand: a playlist's title picture is the picture with the title over it. */
const metadataOf = ({ metadataDisplayMode, playlistImageType }: RowStyle, type: RowType): CardLook['metadata'] =>
  metadataDisplayMode ?? (type === 'PLAYLIST' && playlistImageType === 'title' ? 'stacked' : 'regular');

/** How wide the cards of a row want to be. Featured ones take all the room that there is. */
export function widthOf(style: RowStyle, type: RowType): RowWidth {
  if (style.rowType === 'featured') return 'regular';
  if (isPoster(style, type)) return 'poster';
  if (type === 'SECTION_LINK') return 'section';
  return type === 'PLAYLIST' ? 'playlist' : 'regular';
}

/** How the cards of a row look. */
export const lookOf = (style: RowStyle, type: RowType): CardLook => ({
  poster: isPoster(style, type),
  hideMetadata: style.hideMetadata ?? false,
  metadata: metadataOf(style, type),
  sizes: sizesFor(widthOf(style, type)),
});

/** The room of a row's cards; kept for those that come after the page. */
export function roomOf(style: RowStyle, contract: RowContract & { type: RowType }, late: boolean): string {
  const bare = style.hideMetadata || metadataOf(style, contract.type) === 'stacked';
  const ratio = ratios[aspectOf(isPoster(style, contract.type) ? '2:3' : '16:9', contract)];
  return `${ratio} ${texts[bare ? 'none' : 'card']} ${late ? kept : ''}`;
}
