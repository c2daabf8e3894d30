import { leavingNothing } from '../../catalogue/access/leaving.ts';
import type * as z from 'zod';
import type { Page } from '#schemas/generated/types.ts';
import { limitIssues } from '#schemas/limits.ts';
import type { ResolveBody } from '#schemas/wire/studio.ts';
import { audienceIn } from '../../catalogue/catalogue/audience.ts';
import type { Audience } from '../../catalogue/catalogue/card.ts';
import type { AnyCall } from '../../platform/http/call.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { fillPage } from '../../site/pages/fill.ts';

type View = z.infer<typeof ResolveBody>['view'];

/** A draft's rows cannot ask for themselves, so they are waited for. */
const DEADLINE_MS = 10_000;

/** The call as somebody else would make it: elsewhere, at another time, in another language. */
function pretended(call: AnyCall, { audience, locale, country, at }: View): { call: AnyCall; audience: Audience } {
  const { context, realm } = call;
  const spoken = (locale !== undefined && matchLocale(locale, realm.settings.languages)) || call.locale;
  const where = country ?? call.country;
  return {
    call: { ...call, locale: spoken, country: where },
    audience: audienceIn(realm, {
      locale: spoken,
      country: where,
      now: at === undefined ? context.clock.now() : Date.parse(at),
      isGuest: audience === 'GUEST',
    }),
  };
}

/**
 * A draft's elements, filled as viewers' pages are, for the audience that is looked at. An element that cannot be
 * filled comes back as it is; one beyond all limits, which could not be sent back at all, as null.
 */
export async function resolveDraft(
  asked: AnyCall,
  sectionId: string,
  elements: readonly unknown[],
  view: View,
): Promise<unknown[]> {
  const { call, audience } = pretended(asked, view);
  const { context, http } = call;
  const log = http.get('log');
  const page = {
    version: '1.0',
    elements: elements.map((element) => (limitIssues(element).length === 0 ? element : null)),
  } as Page;
  const filled = await fillPage(
    {
      db: context.db,
      realm: call.realm,
      // A draft is invalid every other moment: nobody has to be told.
      log: { error: log.debug.bind(log), warn: log.debug.bind(log) },
      audience,
      leaving: { ...leavingNothing, notForChildren: view.audience === 'CHILD' },
      sectionId,
      deadline: { most: DEADLINE_MS, grace: DEADLINE_MS },
    },
    await messagesFor(call),
    page,
  );
  return filled.elements;
}
