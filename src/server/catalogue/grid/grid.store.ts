import { sql } from 'kysely';
import type { ContentKind, ContentTexts } from '../../platform/db/columns/content.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { accessLevels } from '#schemas/access.ts';
import { storedMoment, storedTexts, storedTranslations } from '../catalogue/stored-title.ts';
import { type GridTitle, gridKinds } from './facets.ts';

type Packed = [
  id: number,
  kind: ContentKind,
  tags: string[],
  access: string,
  publishedAt: number,
  titleRank: number,
  year: unknown,
  rating: unknown,
  categories: unknown,
  audioTracks: unknown,
  from: unknown,
  until: unknown,
  entitlements: unknown,
];

/** Reads a timestamp from PostgreSQL's JSON. */
const momentIn = (stored: unknown) => (typeof stored === 'string' ? storedMoment(new Date(stored)) : undefined);

const LATEST_YEAR = 9999;
const LONGEST_RATING = 300;

/**
 * Reads all titles of the grid with their facet fields, as one JSON text: reading row by row takes several times as
 * long.
 */
export async function listGridTitles(tx: Tx, realm: string): Promise<GridTitle[]> {
  const row = await tx
    .selectFrom('contents')
    .select(
      sql<string | null>`json_agg(json_build_array(id, kind, tags, access,
        case when isfinite(published_at) then (extract(epoch from published_at) * 1000)::bigint else 0 end, title_rank,
        body -> 'year', body -> 'rating', body -> 'categories', body -> 'audioTracks', available_from, available_until,
        body -> 'entitlements'))::text`.as('titles'),
    )
    .where('realm', '=', realm)
    .where('kind', 'in', gridKinds)
    .executeTakeFirstOrThrow();
  const titles = JSON.parse(row.titles ?? '[]') as Packed[];
  return titles.map(
    ([
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
      from,
      until,
      entitlements,
    ]) => ({
      id,
      kind,
      tags: storedTexts(tags),
      access: accessLevels.find((level) => level === access) ?? 'DENIED',
      ...(entitlements !== null && { entitlements: storedTexts(entitlements) ?? [] }),
      publishedAt: storedMoment(new Date(publishedAt)) ?? 0,
      titleRank,
      year: typeof year === 'number' && Number.isInteger(year) && year >= 0 && year <= LATEST_YEAR ? year : null,
      rating: typeof rating === 'string' && rating.length <= LONGEST_RATING ? rating : null,
      categories: storedTexts(categories),
      audioTracks: storedTexts(audioTracks, 20),
      ...((from !== null || until !== null) && { rights: { from: momentIn(from), until: momentIn(until) } }),
    }),
  );
}

/** Reads names and translations of titles for alphabetical sorting. */
export async function listTitleTexts(
  tx: Tx,
  realm: string,
): Promise<{ id: number; title: string; translations: Record<string, ContentTexts> | null }[]> {
  const rows = await tx
    .selectFrom('contents')
    .select(['id', 'title', sql<unknown>`body -> 'translations'`.as('translations')])
    .where('realm', '=', realm)
    .where('kind', 'in', gridKinds)
    .execute();
  return rows.map((row) => ({ ...row, translations: storedTranslations(row.translations) }));
}
