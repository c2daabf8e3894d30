import { sql } from 'kysely';
import type { ContentWords } from '../catalogue/content.ts';
import type { Tx } from '../db/scope.ts';
import { type GridTitle, gridKinds } from './facets.ts';

/** Every title that the grid lists, with what it is found by. */
export async function listGridTitles(tx: Tx, realm: string): Promise<GridTitle[]> {
  const rows = await tx
    .selectFrom('contents')
    .select([
      'id',
      'kind',
      'tags',
      'access',
      'published_at',
      'title_rank',
      sql<number | null>`(body -> 'year')::int`.as('year'),
      sql<string | null>`body ->> 'rating'`.as('rating'),
      sql<string[] | null>`body -> 'categories'`.as('categories'),
      sql<string[] | null>`body -> 'audioTracks'`.as('audio_tracks'),
    ])
    .where('realm', '=', realm)
    .where('kind', 'in', gridKinds)
    .execute();
  return rows.map(({ published_at, title_rank, audio_tracks, ...row }) => ({
    ...row,
    publishedAt: published_at.getTime(),
    titleRank: title_rank,
    audioTracks: audio_tracks,
  }));
}

/** Titles and their translations, for an order by a language's alphabet. */
export const listTitleWords = (
  tx: Tx,
  realm: string,
): Promise<{ id: number; title: string; translations: Record<string, ContentWords> | null }[]> =>
  tx
    .selectFrom('contents')
    .select(['id', 'title', sql<Record<string, ContentWords> | null>`body -> 'translations'`.as('translations')])
    .where('realm', '=', realm)
    .where('kind', 'in', gridKinds)
    .execute();
