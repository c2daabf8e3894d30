import type { NewsDocument, NewsItem, NewsSource, Paging } from '#schemas/generated/types.ts';
import type { CardAudience } from '../catalogue/card.ts';
import { type Cursor, writeCursor } from '../catalogue/cursor.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { listNews, type NewsRecord } from './news.store.ts';

/** A news item with its feed. */
export type FeedItem = NewsItem & { feedName: string };

type Reader = Pick<CardAudience, 'realm' | 'locale' | 'now'>;

/** Reads the news feeds of a realm in display order. */
export async function readFeeds(tx: Tx, realm: string): Promise<NewsDocument['feeds']> {
  const stored = await findValidDocument(tx, { realm }, 'news', 'news');
  return (stored as Pick<NewsDocument, 'feeds'> | undefined)?.feeds ?? [];
}

/** A news item in the reader's language, without its body. */
export function newsItem({ feedName, id, publishedAt, body }: NewsRecord, { realm, locale }: Reader): FeedItem {
  const { title, summary, picture, translations = {} } = body;
  const key = matchLocale(locale, Object.keys(translations));
  const texts = key === undefined ? undefined : translations[key];
  return omitUndefined({
    id,
    feedName,
    title: texts?.title ?? title,
    summary: texts?.summary ?? summary,
    imageUrl: pictureUrl(realm, picture),
    publishedAt: new Date(publishedAt).toISOString(),
  });
}

/** A news item in the reader's language, with its body. */
export function toFullNewsItem(record: NewsRecord, reader: Reader): FeedItem {
  const { body, translations = {} } = record.body;
  const key = matchLocale(reader.locale, Object.keys(translations));
  return omitUndefined({
    ...newsItem(record, reader),
    body: (key === undefined ? undefined : translations[key]?.body) ?? body,
  });
}

/** Reads a page of news with paging information. */
export async function newsPage(
  tx: Tx,
  { feedName, except, limit = Number.POSITIVE_INFINITY }: NewsSource,
  reader: Reader,
  count: number,
  after: Cursor | undefined,
): Promise<{ items: FeedItem[]; paging: Paging & { lastSeen?: string } }> {
  const now = after?.t ?? reader.now;
  const before = after?.n ?? 0;
  const room = Math.max(0, Math.min(count, limit - before));
  const choice = { feedName, except, now, after: after && { publishedAt: after.k, position: after.i } };
  // One entry more than the page shows is read, to know whether there is a next page.
  const found = await listNews(tx, reader.realm, choice, room + 1);
  const shown = found.slice(0, room);
  const last = shown.at(-1);
  const more = found.length > room && before + shown.length < limit && last !== undefined;
  return {
    items: shown.map((record) => newsItem(record, reader)),
    paging: {
      moreDataAvailable: more,
      ...(more && {
        lastSeen: writeCursor({ k: last.publishedAt, i: last.position, n: before + shown.length, t: now }),
      }),
    },
  };
}
