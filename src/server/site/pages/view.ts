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
import type { ViewerContext } from '../../platform/realm-context.ts';
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
export async function fillForViewer(context: ViewerContext, page: Page, sectionId: string): Promise<Page> {
  const { realm } = context;
  const audience = getAudience(context);
  const messages = await messagesFor(context);
  const titled = { ...page, source: page.source ?? sectionId, title: page.title ?? realm.settings.name };
  const resolving = {
    db: context.db,
    realm: context.realm,
    log: context.log,
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
async function offered(tx: Tx, context: ViewerContext, page: Page, name: string): Promise<Page> {
  const reader = readerOf(context);
  const draws = context.draws;
  const { realm } = reader;
  const { page: offer, issues } = filterUnsupported(page, { off: await switchedOff(tx, realm), draws });
  for (const issue of issues) reportOnce(reader, diagnosticOf(documentFile('page', name), issue));
  return forChildren(tx, realm, offer);
}

const readCachedPage = memoizePerRevision<Page | undefined>('page');

/** Finds a stored page, filtered for the request, with rows not filled yet; undefined if there is none. */
export async function findOfferedPage(context: ViewerContext, name: string): Promise<Page | undefined> {
  const { realm } = context;
  addSurrogateKey(context, 'page', name);
  const stored = await readCachedPage(
    context.db,
    realm,
    name,
    async (tx) => (await findValidDocument(tx, { realm: realm.id }, 'page', name)) as Page | undefined,
  );
  return stored && inRealm(context.db, realm.id, (tx) => offered(tx, context, stored, name));
}

/** Finds a stored page, filled and localised; undefined if there is none. */
export async function findStoredPage(context: ViewerContext, name: string): Promise<Page | undefined> {
  const page = await findOfferedPage(context, name);
  return page && fillForViewer(context, page, name);
}

/**
 * Returns a stored page, filled and localised.
 * @throws ProblemError 404
 */
export async function storedPage(context: ViewerContext, name: string): Promise<Page> {
  const page = await findStoredPage(context, name);
  if (!page) throw new ProblemError('NOT_FOUND');
  return page;
}

/**
 * Builds a title page from the catalogue.
 * @throws ProblemError 404
 */
export async function composedPage(
  context: ViewerContext,
  name: TitlePageName,
  { timezone, seasonId }: { timezone: string | undefined; seasonId: number | undefined },
): Promise<Page> {
  const { realm } = context;
  addSurrogateKey(context, 'title', name.id);
  const audience = getAudience(context);
  const messages = await messagesFor(context);
  const options = {
    audience,
    messages,
    leaving: createListFilter(audience, {}),
    timeZone: timezone === undefined ? undefined : timeZoneOf(timezone),
    seasonId,
  };
  const page = await inRealm(context.db, realm.id, async (tx) => {
    const composed = await titlePage(tx, name, options);
    return composed && offered(tx, context, composed, sectionOf(name));
  });
  if (!page) throw new ProblemError('NOT_FOUND');
  return fillForViewer(context, page, sectionOf(name));
}
