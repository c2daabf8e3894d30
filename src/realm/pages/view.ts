import type { Page } from '#schemas/generated/types.ts';
import { audienceOf, leavingOf } from '../catalogue/audience.ts';
import { inRealm } from '../db/scope.ts';
import { findDefinition } from '../definitions/definitions.store.ts';
import { localise } from '../definitions/localise.ts';
import type { ViewerCall } from '../http/call.ts';
import { RefusalError } from '../http/problems.ts';
import { wordsFor } from '../labels/words-for.ts';
import { sectionOf, type TitlePageName } from './composed.ts';
import { resolvePage } from './resolve.ts';
import { timeZoneOf } from './title-facts.ts';
import { titlePage } from './title-page.ts';

const everything = { displayGeoblocked: 'SHOW', displayContentAvailableOnSignIn: 'SHOW' } as const;

async function finished(call: ViewerCall, page: Page, sectionId: string): Promise<Page> {
  const { context, http, realm } = call;
  const audience = audienceOf(call);
  const words = await wordsFor(call);
  const titled = { ...page, source: page.source ?? sectionId, title: page.title ?? realm.settings.name };
  const filled = await resolvePage(
    { db: context.db, log: http.get('log'), audience, leaving: leavingOf(audience, everything), sectionId },
    titled,
  );
  return localise(filled, (key) => words.say(key));
}

/** A stored page, filled and in the caller's language; undefined when there is none. */
export async function findStoredPage(call: ViewerCall, name: string): Promise<Page | undefined> {
  const { context, realm } = call;
  const page = (await inRealm(context.db, realm.id, (tx) => findDefinition(tx, realm.id, 'page', name))) as
    | Page
    | undefined;
  return page && finished(call, page, name);
}

/** A stored page, filled and in the caller's language. @throws RefusalError 404 */
export async function storedPage(call: ViewerCall, name: string): Promise<Page> {
  const page = await findStoredPage(call, name);
  if (!page) throw new RefusalError('NOT_FOUND');
  return page;
}

/** The page of one title, composed from the catalogue. */
export async function composedPage(call: ViewerCall, name: TitlePageName, timezone: string | undefined): Promise<Page> {
  const { context, realm } = call;
  const audience = audienceOf(call);
  const words = await wordsFor(call);
  const options = { audience, words, leaving: leavingOf(audience, everything), timeZone: timeZoneOf(timezone) };
  const page = await inRealm(context.db, realm.id, (tx) => titlePage(tx, name, options));
  if (!page) throw new RefusalError('NOT_FOUND');
  return finished(call, page, sectionOf(name));
}
