import type { Source } from '#schemas/generated/types.ts';
import type { ContentKind } from '../db/columns/content.ts';

/** A page that the server composes from one title. */
export interface TitlePageName {
  type: 'series' | 'season' | 'playlist' | 'event';
  id: number;
}

const kinds = { series: 'SERIES', season: 'SEASON', playlist: 'PLAYLIST', event: 'EVENT' } as const satisfies Record<
  TitlePageName['type'],
  ContentKind
>;

/** Which kind of content a page shows. */
export const kindOf = (type: TitlePageName['type']): ContentKind => kinds[type];

/** Name of a title's page, which its rows ask for their next page: series-2001. */
export const sectionOf = ({ type, id }: TitlePageName): string => `${type}-${id}`;

/** The largest number that a title can have. */
export const LARGEST_ID = 2_147_483_647;

/** The title page of that name; undefined when the name is of another kind. */
export function titlePageNamed(section: string): TitlePageName | undefined {
  const [, type, digits] = /^(series|season|playlist|event)-([1-9]\d{0,9})$/.exec(section) ?? [];
  const id = Number(digits);
  return type && id <= LARGEST_ID ? { type: type as TitlePageName['type'], id } : undefined;
}

/** The row of a title's page, by its name: a season of a series, the episodes of a season, the titles of a playlist. */
export function titleRowSource({ type, id }: TitlePageName, row: string): Source | undefined {
  if (type === 'series') {
    const season = titlePageNamed(row);
    return season?.type === 'season' ? { type: 'EPISODES', seriesId: id, seasonId: season.id } : undefined;
  }
  if (type === 'season' && row === 'episodes') return { type: 'EPISODES', seasonId: id };
  if (type === 'playlist' && row === 'titles') return { type: 'PLAYLIST_ITEMS', playlistId: id };
  return undefined;
}
