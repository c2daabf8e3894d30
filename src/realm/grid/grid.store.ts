import { sql } from 'kysely';
import type { ContentKind, ContentTexts } from '../db/columns/content.ts';
import type { Tx } from '../db/scope.ts';
import { type GridTitle, gridKinds } from './facets.ts';

type Packed = [
  id: number,
  kind: ContentKind,
  tags: string[],
  access: string,
  publishedAt: number,
  titleRank: number,
  year: number | null,
  rating: string | null,
  categories: string[] | null,
  audioTracks: string[] | null,
];

/** Every title that the grid lists, with what it is found by. They come as one text: read row by row they take several times as long. */
export async function listGridTitles(tx: Tx, realm: string): Promise<GridTitle[]> {
  const row = await tx
    .selectFrom('contents')
    .select(
      sql<string | null>`json_agg(json_build_array(id, kind, tags, access,
        (extract(epoch from published_at) * 1000)::bigint, title_rank,
        body -> 'year', body -> 'rating', body -> 'categories', body -> 'audioTracks'))::text`.as('titles'),
    )
    .where('realm', '=', realm)
    .where('kind', 'in', gridKinds)
    .executeTakeFirstOrThrow();
  const titles = JSON.parse(row.titles ?? '[]') as Packed[];
  return titles.map(([id, kind, tags, access, publishedAt, titleRank, year, rating, categories, audioTracks]) => ({
    id,
    kind,
    tags,
    access,
    publishedAt,
    titleRank,
    year,
    rating,
    categories,
    audioTracks,
  }));
}

/** Titles and their translations, for an order by a language's alphabet. */
export const listTitleTexts = (
  tx: Tx,
  realm: string,
): Promise<{ id: number; title: string; translations: Record<string, ContentTexts> | null }[]> =>
  tx
    .selectFrom('contents')
    .select(['id', 'title', sql<Record<string, ContentTexts> | null>`body -> 'translations'`.as('translations')])
    .where('realm', '=', realm)
    .where('kind', 'in', gridKinds)
    .execute();
