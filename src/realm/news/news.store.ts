import type { Tx } from '../db/scope.ts';
import { chunks } from '../db/chunks.ts';
import type { NewsBody } from '../db/columns/news-body.ts';

/** A piece of news as the database holds it. Times in milliseconds. */
export interface NewsRecord {
  feedName: string;
  id: string;
  position: number;
  publishedAt: number;
  body: NewsBody;
}

/** Which news to list. What is published after `now` is not out yet. */
export interface NewsChoice {
  feedName?: string | undefined;
  /** The item to leave out. */
  except?: string | undefined;
  now: number;
  /** The last entry of the page before. */
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

const toRecord = ({ feed, id, position, published_at, body }: Row): NewsRecord => ({
  feedName: feed,
  id,
  position,
  publishedAt: published_at.getTime(),
  body,
});

/** News, newest first; of the same moment in the order of the file. */
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
  const rows = await query.orderBy('published_at', 'desc').orderBy('position').limit(count).execute();
  return rows.map(toRecord);
}

/** One piece of news that is out; undefined when there is none of that name in the feed. */
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
  return row && toRecord(row);
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
