import { emptyListFilter } from '../../catalogue/access/list-filter.ts';
import type * as z from 'zod';
import type { Page } from '#schemas/generated/types.ts';
import { limitIssues } from '#schemas/limits.ts';
import type { ResolveBody } from '#schemas/wire/authoring/studio.ts';
import { createAudience } from '../../catalogue/catalogue/audience.ts';
import type { Audience } from '../../catalogue/catalogue/card.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import type { RunTransaction } from '../../platform/db/scope.ts';
import { fillPage } from '../../site/pages/resolve.ts';

type View = z.infer<typeof ResolveBody>['view'];

/** Timeout for filling rows: a preview cannot load its rows later, so it waits for them. */
const DEADLINE_MS = 10_000;

/** The request as another audience would make it: other country, time or language. */
function pretended(
  context: RealmContext,
  { audience, locale, country, at }: View,
): { call: RealmContext; audience: Audience } {
  const { realm } = context;
  const spoken = (locale !== undefined && matchLocale(locale, realm.settings.languages)) || context.locale;
  const where = country ?? context.country;
  return {
    call: { ...context, locale: spoken, country: where },
    audience: createAudience(realm, {
      locale: spoken,
      country: where,
      now: at === undefined ? context.clock.now() : Date.parse(at),
      isGuest: audience === 'GUEST',
    }),
  };
}

/**
 * Fills a draft's elements like a published page, for the previewed audience. An element that cannot be filled is
 * returned unchanged; one that exceeds the limits becomes null.
 */
export async function resolveDraft(
  runTransaction: RunTransaction,
  asked: RealmContext,
  sectionId: string,
  elements: readonly unknown[],
  view: View,
): Promise<unknown[]> {
  const { call, audience } = pretended(asked, view);
  const { log } = call;
  const page = {
    version: '1.0',
    elements: elements.map((element) => (limitIssues(element).length === 0 ? element : null)),
  } as Page;
  const filled = await fillPage(
    {
      db: call.db,
      runTransaction,
      realm: call.realm,
      // Logged at debug level only, since drafts are often invalid while they are edited.
      log: { error: log.debug.bind(log), warn: log.debug.bind(log) },
      audience,
      leaving: { ...emptyListFilter, notForChildren: view.audience === 'CHILD' },
      sectionId,
      deadline: { most: DEADLINE_MS, grace: DEADLINE_MS },
    },
    await messagesFor(call),
    page,
  );
  return filled.elements;
}
