import { diagnosticOf } from '#schemas/diagnostic.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import type { Page } from '#schemas/generated/types.ts';
import { sectionOf, type TitlePageName } from '#schemas/routes/title-page.ts';
import { createListFilter } from '../../catalogue/access/list-filter.ts';
import { openAudience, readAudience } from '../../catalogue/catalogue/audience.ts';
import { timeZoneOf } from '../../catalogue/catalogue/title-facts.ts';
import type { RunTransaction, Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import { readerOf, reportOnce } from '../../definitions/documents/report-once.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { memoizeInTransaction } from '../../platform/realms/snapshot.ts';
import { forChildren } from './for-children.ts';
import { switchedOff } from './kinds.store.ts';
import { filterUnsupported } from './filter-unsupported.ts';
import { fillPage } from './resolve.ts';
import { titlePage } from './title-page.ts';

/**
 * Fills and localises a page for viewers. Must not run inside a transaction: its rows open transactions of their own.
 * @param runTransaction opens a transaction for each row
 */
export async function fillForViewer(
  runTransaction: RunTransaction,
  context: ViewerContext,
  { page, sectionId, messages }: { page: Page; sectionId: string; messages: Messages },
): Promise<Page> {
  const { realm } = context;
  const audience = await openAudience(runTransaction, context);
  const titled = { ...page, source: page.source ?? sectionId, title: page.title ?? realm.settings.name };
  const resolving = {
    db: context.db,
    runTransaction,
    realm,
    log: context.log,
    audience,
    leaving: createListFilter(audience, {}),
    sectionId,
    ...(context.config.rowDeadline && { deadline: context.config.rowDeadline }),
  };
  return fillPage(resolving, messages, titled);
}

/**
 * Removes elements that are disabled, unknown to the client's build, or hidden from children. Each issue is logged only
 * once.
 */
async function filterForRequest(tx: Tx, context: ViewerContext, page: Page, name: string): Promise<Page> {
  const reader = readerOf(context);
  const draws = context.draws;
  const { realm } = reader;
  const { page: offer, issues } = filterUnsupported(page, { off: await switchedOff(tx, realm), draws });
  for (const issue of issues) reportOnce(reader, diagnosticOf(documentFile('page', name), issue));
  return forChildren(tx, realm, offer);
}

const readCachedPage = memoizeInTransaction<Page | undefined>('page');

/** Finds a stored page and filters it for the request. Its rows are not filled yet. Undefined if there is none. */
export async function findOfferedPage(tx: Tx, context: ViewerContext, name: string): Promise<Page | undefined> {
  const { realm } = context;
  addSurrogateKey(context, 'page', name);
  const stored = await readCachedPage(
    tx,
    realm,
    name,
    async () => (await findValidDocument(tx, { realm: realm.id }, 'page', name)) as Page | undefined,
  );
  return stored && filterForRequest(tx, context, stored, name);
}

/** Composes a title page from the catalogue, with rows not filled yet; undefined for an unknown title. */
export async function composeTitlePage(
  tx: Tx,
  context: ViewerContext,
  messages: Messages,
  name: TitlePageName,
  { timezone, seasonId }: { timezone: string | undefined; seasonId: number | undefined },
): Promise<Page | undefined> {
  addSurrogateKey(context, 'title', name.id);
  const audience = await readAudience(tx, context);
  const composed = await titlePage(tx, name, {
    audience,
    messages,
    leaving: createListFilter(audience, {}),
    timeZone: timezone === undefined ? undefined : timeZoneOf(timezone),
    seasonId,
  });
  return composed && filterForRequest(tx, context, composed, sectionOf(name));
}
