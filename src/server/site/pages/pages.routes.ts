import { localise } from '#schemas/localise.ts';
import { ownPages, thingPages } from '#schemas/wire/catalogue/content.ts';
import { isOfCatalogue } from '#schemas/personal.ts';
import { titlePageNamed } from '#schemas/routes/title-page.ts';
import { createListFilter } from '../../catalogue/access/list-filter.ts';
import { getAudience } from '../../catalogue/catalogue/audience.ts';
import { readCursor } from '../../catalogue/catalogue/cursor.ts';
import { listCards } from '../../catalogue/catalogue/list.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { readerOf } from '../../definitions/documents/report-once.ts';
import { favouritesRow, isFavourites } from '../../viewing/favourites/favourites-page.ts';
import { historyRow, isHistory } from '../../viewing/history/history-page.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { personalCards } from './personal.ts';
import { findRow } from './row.ts';
import { type ScreenName, screenPage } from './screens.ts';
import { composedPage, storedPage } from './view.ts';

type Names = 'GET /api/v1/view' | 'GET /api/v4/content/{section}/bucket/{bucketId}';

const isScreen = (type: string): type is ScreenName =>
  ([...ownPages, ...thingPages] as readonly string[]).includes(type);

export const pageHandlers: Handlers<Names> = {
  'GET /api/v1/view': (call) => {
    const { type, id, timezone, seasonId } = call.query;
    if (type === 'home') return storedPage(call, 'home');
    if (isScreen(type)) return screenPage(call, type, { id, feedName: call.query.feedName, date: call.query.date });
    if (id === undefined)
      throw new ProblemError('BAD_REQUEST', ['id: expected a name or number'], { details: { missingFields: ['id'] } });
    if (type === 'section') return storedPage(call, id);
    const name = titlePageNamed(`${type}-${id}`);
    if (!name) throw new ProblemError('NOT_FOUND');
    const season = seasonId === undefined ? undefined : titlePageNamed(`season-${seasonId}`);
    if (seasonId !== undefined && !season) throw new ProblemError('NOT_FOUND');
    return composedPage(call, name, { timezone, seasonId: season?.id });
  },
  'GET /api/v4/content/{section}/bucket/{bucketId}': async (call) => {
    const { realm, params, query } = call;
    if (isHistory(params.section, params.bucketId))
      return inRealm(call.db, realm.id, (tx) => historyRow(tx, call, query.lastSeen));
    if (isFavourites(params.section, params.bucketId))
      return inRealm(call.db, realm.id, (tx) => favouritesRow(tx, call, query.lastSeen));
    const audience = getAudience(call);
    const messages = await messagesFor(call);
    const reader = readerOf(call);
    const options = {
      audience,
      leaving: createListFilter(audience, query),
      count: query.rpp,
      after: readCursor(query.lastSeen),
    };
    const bucket = await inRealm(call.db, realm.id, async (tx) => {
      const found = await findRow(tx, params.section, params.bucketId, audience, messages, reader);
      if (!found) return undefined;
      const { source, ...attributes } = found.row;
      if (!source)
        return {
          ...attributes,
          sectionId: params.section,
          contentList: attributes.contentList ?? [],
          paging: attributes.paging ?? { moreDataAvailable: false },
        };
      const count = found.count ?? options.count;
      const { cards, paging } = isOfCatalogue(source)
        ? await listCards(tx, { ...options, count, source })
        : await personalCards(call, tx, source, { count, after: options.after });
      return { ...attributes, sectionId: params.section, contentList: cards, paging };
    });
    if (!bucket) throw new ProblemError('NOT_FOUND');
    return localise(bucket, (key) => messages.t(key));
  },
};
