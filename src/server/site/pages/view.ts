import { DRAWS_HEADER, parseDraws } from '#schemas/capabilities.ts';
import { diagnosticOf } from '#schemas/diagnostic.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import type { Page } from '#schemas/generated/types.ts';
import { sectionOf, type TitlePageName } from '#schemas/routes/title-page.ts';
import { createListFilter } from '../../catalogue/access/list-filter.ts';
import { getAudience } from '../../catalogue/catalogue/audience.ts';
import { timeZoneOf } from '../../catalogue/catalogue/title-facts.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import { readerOf, reportOnce } from '../../definitions/documents/report-once.ts';
import type { ViewerCall } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { memoizePerRevision } from '../../platform/realms/snapshot.ts';
import { fillPage } from './fill.ts';
import { forChildren } from './for-children.ts';
import { switchedOff } from './kinds.store.ts';
import { filterUnsupported } from './filter-unsupported.ts';
import { titlePage } from './title-page.ts';

/** Fills and localises a page for viewers. */
export async function fillForViewer(call: ViewerCall, page: Page, sectionId: string): Promise<Page> {
  const { context, http, realm } = call;
  const audience = getAudience(call);
  const messages = await messagesFor(call);
  const titled = { ...page, source: page.source ?? sectionId, title: page.title ?? realm.settings.name };
  const resolving = {
    db: context.db,
    realm: call.realm,
    log: http.get('log'),
    audience,
    leaving: createListFilter(audience, {}),
    sectionId,
    ...(context.config.rowDeadline && { deadline: context.config.rowDeadline }),
  };
  return fillPage(resolving, messages, titled);
}

/**
 * Removes elements that are disabled, unknown to the client's build or hidden from children. Issues are logged once.
 */
async function offered(tx: Tx, call: ViewerCall, page: Page, name: string): Promise<Page> {
  const reader = readerOf(call);
  const draws = parseDraws(call.http.req.header(DRAWS_HEADER));
  const { realm } = reader;
  const { page: offer, issues } = filterUnsupported(page, { off: await switchedOff(tx, realm), draws });
  for (const issue of issues) reportOnce(reader, diagnosticOf(documentFile('page', name), issue));
  return forChildren(tx, realm, offer);
}

const kept = memoizePerRevision<Page | undefined>('page');

/** Finds a stored page, filtered for the request, with rows not filled yet; undefined if there is none. */
export async function findOfferedPage(call: ViewerCall, name: string): Promise<Page | undefined> {
  const { context, http, realm } = call;
  const reader = readerOf(call);
  addSurrogateKey(http, 'page', name);
  const stored = await kept(context.db, realm, name, () =>
    inRealm(
      context.db,
      realm.id,
      async (tx) => (await findValidDocument(tx, reader, 'page', name)) as Page | undefined,
    ),
  );
  return stored && inRealm(context.db, realm.id, (tx) => offered(tx, call, stored, name));
}

/** Finds a stored page, filled and localised; undefined if there is none. */
export async function findStoredPage(call: ViewerCall, name: string): Promise<Page | undefined> {
  const page = await findOfferedPage(call, name);
  return page && fillForViewer(call, page, name);
}

/**
 * Returns a stored page, filled and localised.
 * @throws ProblemError 404
 */
export async function storedPage(call: ViewerCall, name: string): Promise<Page> {
  const page = await findStoredPage(call, name);
  if (!page) throw new ProblemError('NOT_FOUND');
  return page;
}

/**
 * Builds a title page from the catalogue.
 * @throws ProblemError 404
 */
export async function composedPage(
  call: ViewerCall,
  name: TitlePageName,
  { timezone, seasonId }: { timezone: string | undefined; seasonId: number | undefined },
): Promise<Page> {
  const { context, http, realm } = call;
  addSurrogateKey(http, 'title', name.id);
  const audience = getAudience(call);
  const messages = await messagesFor(call);
  const options = {
    audience,
    messages,
    leaving: createListFilter(audience, {}),
    timeZone: timezone === undefined ? undefined : timeZoneOf(timezone),
    seasonId,
  };
  const page = await inRealm(context.db, realm.id, async (tx) => {
    const composed = await titlePage(tx, name, options);
    return composed && offered(tx, call, composed, sectionOf(name));
  });
  if (!page) throw new ProblemError('NOT_FOUND');
  return fillForViewer(call, page, sectionOf(name));
}
