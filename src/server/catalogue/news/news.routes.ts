import { localise } from '#schemas/localise.ts';
import type { NewsEntry } from '#schemas/wire/catalogue/screens.ts';
import { readAudience } from '../catalogue/audience.ts';
import { readCursor } from '../catalogue/cursor.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { findNews } from './news.store.ts';
import { type FeedItem, newsPage, toFullNewsItem } from './news.ts';

const toEntry = ({ id, feedName, title, publishedAt, imageUrl, summary, body }: FeedItem): NewsEntry =>
  omitUndefined({ id, feedName, title, publishedAt, thumbnailUrl: imageUrl, summary, body });

export const newsHandlers: Handlers<'GET /api/v2/news' | 'GET /api/v2/news/{feedName}/{newId}'> = {
  'GET /api/v2/news': async (call) => {
    const { realm, query } = call;
    const { feed, except, rpp, lastSeen } = query;
    const source = omitUndefined({ feedName: feed, except });
    const after = readCursor(lastSeen);
    const messages = await messagesFor(call);
    const { items, paging } = await inRealm(call.db, realm.id, async (tx) =>
      newsPage(tx, source, await readAudience(tx, call), rpp, after),
    );
    return { items: localise(items.map(toEntry), (key) => messages.t(key)), paging };
  },
  'GET /api/v2/news/{feedName}/{newId}': async (call) => {
    const { realm, params } = call;
    const messages = await messagesFor(call);
    const item = await inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const found = await findNews(tx, realm.id, params.feedName, params.newId, audience.now);
      return found && toFullNewsItem(found, audience);
    });
    if (!item) throw new ProblemError('NOT_FOUND', ['There is no such news']);
    return localise(toEntry(item), (key) => messages.t(key));
  },
};
