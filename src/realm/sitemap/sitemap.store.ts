import { sql } from 'kysely';
import type { ContentKind } from '../db/columns/content.ts';
import type { Tx } from '../db/scope.ts';

/** A title as the sitemap names it. */
export interface MappedTitle {
  id: number;
  kind: ContentKind;
  publishedAt: Date;
}

/** How many titles of some kinds there are. */
export async function countTitles(tx: Tx, realm: string, kinds: readonly ContentKind[]): Promise<number> {
  if (kinds.length === 0) return 0;
  const { count } = await tx
    .selectFrom('contents')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('realm', '=', realm)
    .where('kind', 'in', [...kinds])
    .executeTakeFirstOrThrow();
  return count;
}

/** Some titles in the order of their numbers. */
export async function listTitles(
  tx: Tx,
  realm: string,
  { kinds, skip, count }: { kinds: readonly ContentKind[]; skip: number; count: number },
): Promise<MappedTitle[]> {
  if (kinds.length === 0) return [];
  const rows = await tx
    .selectFrom('contents')
    .select(['id', 'kind', 'published_at'])
    .where('realm', '=', realm)
    .where('kind', 'in', [...kinds])
    .orderBy('id')
    .offset(skip)
    .limit(count)
    .execute();
  return rows.map(({ id, kind, published_at: publishedAt }) => ({ id, kind, publishedAt }));
}

/** Names of a realm's pages, and when the newest revision that viewers were shown was saved. */
export async function listPages(tx: Tx, realm: string): Promise<{ name: string; savedAt: Date | null }[]> {
  const rows = await tx
    .selectFrom('definitions as d')
    .leftJoin('revisions as r', (join) =>
      join
        .onRef('r.realm', '=', 'd.realm')
        .onRef('r.name', '=', 'd.name')
        .on('r.kind', '=', 'page')
        .on('r.state', 'in', ['PUBLISHED', 'LOADED', 'ROLLED_BACK']),
    )
    .select(['d.name', sql<Date | null>`max(r.saved_at)`.as('saved_at')])
    .where('d.realm', '=', realm)
    .where('d.kind', '=', 'page')
    .groupBy('d.name')
    .orderBy('d.name')
    .execute();
  return rows.map(({ name, saved_at: savedAt }) => ({ name, savedAt }));
}
