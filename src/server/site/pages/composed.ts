import type { CatalogueSource } from '#schemas/personal.ts';
import { type TitlePageName, titlePageNamed } from '#schemas/routes/title-page.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';

const kinds = { series: 'SERIES', season: 'SEASON', playlist: 'PLAYLIST', event: 'EVENT' } as const satisfies Record<
  TitlePageName['type'],
  ContentKind
>;

/** Returns the kind of title that a title page shows. */
export const kindOf = (type: TitlePageName['type']): ContentKind => kinds[type];

/**
 * Returns what the named row of a title page lists: the episodes of a season (on the page of a series or season), or
 * the titles of a playlist.
 */
export function titleRowSource({ type, id }: TitlePageName, row: string): CatalogueSource | undefined {
  if (type === 'series') {
    const season = titlePageNamed(row);
    return season?.type === 'season' ? { type: 'EPISODES', seriesId: id, seasonId: season.id } : undefined;
  }
  if (type === 'season' && row === 'episodes') return { type: 'EPISODES', seasonId: id };
  if (type === 'playlist' && row === 'titles') return { type: 'PLAYLIST_ITEMS', playlistId: id };
  return undefined;
}
