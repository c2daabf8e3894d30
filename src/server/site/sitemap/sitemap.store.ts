import { sql } from 'kysely';
import type { Texts } from '#schemas/generated/types.ts';
import { availableAtCondition } from '../../catalogue/access/rights.ts';
import { notGuideOnlyCondition } from '../../catalogue/catalogue/catalogue.store.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { hasChannels } from '../../catalogue/guide/guide.store.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';

/** A title in a sitemap. */
export interface MappedTitle {
  id: number;
  kind: ContentKind;
  publishedAt: Date;
}

/** Filter of titles for a sitemap. */
interface MappedKinds {
  kinds: readonly ContentKind[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Selects titles that have a page of their own. Ended events with a recording are left out, because their page
 * redirects to it; so are channels that only the guide shows.
 */
const mapped = (tx: Tx, realm: string, { kinds, now }: MappedKinds) =>
  tx
    .selectFrom('contents as c')
    .where('c.realm', '=', realm)
    .where('c.kind', 'in', [...kinds])
    .where(notGuideOnlyCondition)
    .where(availableAtCondition(now))
    .where((has) =>
      has.or([
        has('c.kind', '<>', 'EVENT'),
        has('c.repeats_every_minutes', 'is not', null),
        has('c.ends_at', '>', new Date(now)),
        has.not(
          has.exists(
            has
              .selectFrom('contents as recording')
              .select('recording.id')
              .whereRef('recording.realm', '=', 'c.realm')
              .whereRef('recording.live_event_id', '=', 'c.id'),
          ),
        ),
      ]),
    );

/** Counts the titles for sitemaps. */
export async function countTitles(tx: Tx, realm: string, which: MappedKinds): Promise<number> {
  if (which.kinds.length === 0) return 0;
  const { count } = await mapped(tx, realm, which)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists titles by id. */
export async function listTitles(
  tx: Tx,
  realm: string,
  { skip, count, ...which }: MappedKinds & { skip: number; count: number },
): Promise<MappedTitle[]> {
  if (which.kinds.length === 0) return [];
  const rows = await mapped(tx, realm, which)
    .select(['c.id', 'c.kind', 'c.published_at'])
    .orderBy('c.id')
    .offset(skip)
    .limit(count)
    .execute();
  return rows.map(({ id, kind, published_at: publishedAt }) => ({ id, kind, publishedAt }));
}

/** Lists a realm's pages with the date of the newest published revision. */
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

/** Ids of the fighters, news and texts of a realm, for the sitemap. */
export interface MappedThings {
  fighters: readonly string[];
  news: readonly { feedName: string; id: string; publishedAt: Date }[];
  texts: readonly string[];
  /** Whether the realm has a programme guide. */
  hasGuide: boolean;
}

/** Lists a realm's fighters, published news (`now` in milliseconds) and texts. */
export async function listThings(tx: Tx, realm: string, now: number): Promise<MappedThings> {
  const fighters = await tx
    .selectFrom('fighters')
    .select('id')
    .where('realm', '=', realm)
    .orderBy('position')
    .execute();
  const news = await tx
    .selectFrom('news_items')
    .select(['feed', 'id', 'published_at'])
    .where('realm', '=', realm)
    .where('published_at', '<=', new Date(now))
    .orderBy('published_at', 'desc')
    .orderBy('position')
    .execute();
  const texts = (await findValidDocument(tx, { realm }, 'texts', 'texts')) as Texts | undefined;
  return {
    hasGuide: await hasChannels(tx, realm),
    fighters: fighters.map(({ id }) => id),
    news: news.map(({ feed, id, published_at: publishedAt }) => ({ feedName: feed, id, publishedAt })),
    texts: texts?.texts.map(({ key }) => key) ?? [],
  };
}
