import type { Handlers } from '../../platform/http/call.ts';
import { findRequestAgeLimit } from '../../identity/sessions/authentication.ts';
import { getCallerNetwork } from '../../platform/http/origin.ts';
import { chooseLocale } from '../../definitions/labels/locale.ts';

export const liveHandlers: Handlers<'GET /api/v2/live'> = {
  'GET /api/v2/live': async ({ context, http, realm, locale, query }) =>
    context.live.open({
      network: getCallerNetwork({ http }),
      realm: realm.id,
      locale: query.lang === undefined ? locale : chooseLocale(query.lang, realm.settings),
      topics: query.topic ?? [],
      // Child profiles load event details themselves, because a message is the same for all readers.
      seesTitles:
        realm.settings.authentication?.required !== true &&
        (await findRequestAgeLimit(context, http, realm.id)) === undefined,
    }),
};
