import type { Check } from '#schemas/check-document.ts';
import { errorAt } from '#schemas/issue.ts';
import { storedMoment, storedPicture } from '../catalogue/stored-title.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { chunks } from '../../platform/db/chunks.ts';
import type { NewsBody } from '../../platform/db/columns/news-body.ts';
import { checkOf } from '../../platform/db/stored/checks.ts';
import { repairValue } from '../../platform/db/stored/stored-document.ts';
import { reportDamages } from '../../platform/db/stored/report-damage.ts';
import { readValidItems } from '../../platform/db/stored/read-valid-items.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';

/** A news item as stored in the database. Times in milliseconds. */
export interface NewsRecord {
  feedName: string;
  id: string;
  position: number;
  publishedAt: number;
  body: NewsBody;
}

/** Filter of news. Items published after `now` are hidden. */
export interface NewsChoice {
  feedName?: string | undefined;
  /** Id of a news item that the list leaves out, because its page shows it already. */
  except?: string | undefined;
  now: number;
  /** Position of the last entry of the previous page. */
  after?: { publishedAt: number; position: number } | undefined;
}

const columns = ['feed', 'id', 'position', 'published_at', 'body'] as const;

interface Row {
  feed: string;
  id: string;
  position: number;
  published_at: Date;
  body: NewsBody;
}

/** Wraps one row in a news document, because the schema validates complete documents. */
interface OneItem {
  items?: NewsBody[];
}

/** Converts a row to a news item; undefined without a title or valid date. */
function toRecord(tx: Tx, realm: string, { feed, id, position, published_at, body }: Row): NewsRecord | undefined {
  const { picture, ...texts } = (body ?? {}) as Partial<NewsBody>;
  const publishedAt = storedMoment(published_at);
  const written = {
    version: '1.0',
    feeds: [],
    items: [{ id: 'item', feedName: 'feed', publishedAt: '2026-01-01T00:00:00Z', ...texts }],
  };
  const { value, issues } = repairValue<OneItem>(checkOf('news') as Check<OneItem>, written, { items: [] });
  const [item] = value.items ?? [];
  const dated = publishedAt === undefined ? [errorAt('/publishedAt', 'date', 'a day of the calendar', 'none')] : [];
  reportDamages(tx, realm, `news ${feed} ${id}`, [...issues, ...dated]);
  if (!item || publishedAt === undefined) return undefined;
  const { title, summary, body: whole, translations } = item;
  const told = omitUndefined({ title, summary, body: whole, picture: storedPicture(picture), translations });
  return { feedName: feed, id, position, publishedAt, body: told };
}

/** Lists news, newest first; items of the same time in document order. */
export async function listNews(
  tx: Tx,
  realm: string,
  { feedName, except, now, after }: NewsChoice,
  count: number,
): Promise<NewsRecord[]> {
  let query = tx
    .selectFrom('news_items')
    .select(columns)
    .where('realm', '=', realm)
    .where('published_at', '<=', new Date(now));
  if (feedName !== undefined) query = query.where('feed', '=', feedName);
  if (except !== undefined) query = query.where('id', '<>', except);
  if (after) {
    const edge = new Date(after.publishedAt);
    query = query.where((eb) =>
      eb.or([
        eb('published_at', '<', edge),
        eb.and([eb('published_at', '=', edge), eb('position', '>', after.position)]),
      ]),
    );
  }
  const ordered = query.orderBy('published_at', 'desc').orderBy('position');
  return readValidItems(count, async (limit) => {
    const rows = await ordered.limit(limit).execute();
    return { read: rows.length, found: rows.flatMap((row) => toRecord(tx, realm, row) ?? []) };
  });
}

/** Finds a published news item; undefined if the feed has none with this id. */
export async function findNews(
  tx: Tx,
  realm: string,
  feedName: string,
  id: string,
  now: number,
): Promise<NewsRecord | undefined> {
  const row = await tx
    .selectFrom('news_items')
    .select(columns)
    .where('realm', '=', realm)
    .where('feed', '=', feedName)
    .where('id', '=', id)
    .where('published_at', '<=', new Date(now))
    .executeTakeFirst();
  return row && toRecord(tx, realm, row);
}

/** Replaces a realm's news. */
export async function replaceNews(tx: Tx, realm: string, records: readonly NewsRecord[]): Promise<void> {
  await tx.deleteFrom('news_items').where('realm', '=', realm).execute();
  for (const chunk of chunks(records))
    await tx
      .insertInto('news_items')
      .values(
        chunk.map(({ feedName, id, position, publishedAt, body }) => ({
          realm,
          feed: feedName,
          id,
          position,
          published_at: new Date(publishedAt),
          body: JSON.stringify(body),
        })),
      )
      .execute();
}
