import type { Page } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import { ownPages, thingPages } from '#schemas/wire/catalogue/content.ts';
import { isOfCatalogue } from '#schemas/personal.ts';
import { sectionOf, titlePageNamed } from '#schemas/routes/title-page.ts';
import { createListFilter } from '../../catalogue/access/list-filter.ts';
import { readAudience } from '../../catalogue/catalogue/audience.ts';
import { readCursor } from '../../catalogue/catalogue/cursor.ts';
import { listCards } from '../../catalogue/catalogue/list.ts';
import { inRealm, type RunTransaction, type Tx } from '../../platform/db/scope.ts';
import { readerOf } from '../../definitions/documents/report-once.ts';
import { favouritesRow, isFavourites } from '../../viewing/favourites/favourites-page.ts';
import { historyRow, isHistory } from '../../viewing/history/history-page.ts';
import type { Call, Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { personalCards } from './personal.ts';
import { findRow } from './row.ts';
import { composeScreen, type ScreenName } from './screens.ts';
import { composeTitlePage, fillForViewer, findOfferedPage } from './view.ts';

type Names = 'GET /api/v1/view' | 'GET /api/v4/content/{section}/bucket/{bucketId}';

type ViewQuery = Call<'GET /api/v1/view'>['query'];

const isScreen = (type: string): type is ScreenName =>
  ([...ownPages, ...thingPages] as readonly string[]).includes(type);

/**
 * A requested page: the name with which the client requests further titles of its rows, and a function that composes
 * the page with unfilled rows.
 */
interface RequestedPage {
  sectionId: string;
  compose: (tx: Tx, context: ViewerContext, messages: Messages) => Promise<Page | undefined>;
}

const toStoredPage = (name: string): RequestedPage => ({
  sectionId: name,
  compose: (tx, context) => findOfferedPage(tx, context, name),
});

/**
 * Selects the page of a request.
 * @throws ProblemError 400 without an id, 404 for an id that no page can have
 */
function selectPage({ type, id, timezone, seasonId, feedName, date }: ViewQuery): RequestedPage {
  if (type === 'home') return toStoredPage('home');
  if (isScreen(type))
    return {
      sectionId: type,
      compose: (tx, context, messages) => composeScreen(tx, context, messages, type, { id, feedName, date }),
    };
  if (id === undefined)
    throw new ProblemError('BAD_REQUEST', ['id: expected a name or number'], { details: { missingFields: ['id'] } });
  if (type === 'section') return toStoredPage(id);
  const name = titlePageNamed(`${type}-${id}`);
  if (!name) throw new ProblemError('NOT_FOUND');
  const season = seasonId === undefined ? undefined : titlePageNamed(`season-${seasonId}`);
  if (seasonId !== undefined && !season) throw new ProblemError('NOT_FOUND');
  return {
    sectionId: sectionOf(name),
    compose: (tx, context, messages) =>
      composeTitlePage(tx, context, messages, name, { timezone, seasonId: season?.id }),
  };
}

export const pageHandlers: Handlers<Names> = {
  'GET /api/v1/view': async (call) => {
    const { db, realm, query } = call;
    const { sectionId, compose } = selectPage(query);
    const messages = await messagesFor(call);
    const runTransaction: RunTransaction = (work, options) => inRealm(db, realm.id, work, options);
    const page = await runTransaction((tx) => compose(tx, call, messages));
    if (!page) throw new ProblemError('NOT_FOUND');
    return fillForViewer(runTransaction, call, { page, sectionId, messages });
  },
  'GET /api/v4/content/{section}/bucket/{bucketId}': async (call) => {
    const { realm, params, query } = call;
    if (isHistory(params.section, params.bucketId))
      return inRealm(call.db, realm.id, (tx) => historyRow(tx, call, query.lastSeen));
    if (isFavourites(params.section, params.bucketId))
      return inRealm(call.db, realm.id, (tx) => favouritesRow(tx, call, query.lastSeen));
    const messages = await messagesFor(call);
    const reader = readerOf(call);
    const after = readCursor(query.lastSeen);
    const bucket = await inRealm(call.db, realm.id, async (tx) => {
      const audience = await readAudience(tx, call);
      const options = { audience, leaving: createListFilter(audience, query), count: query.rpp, after };
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
