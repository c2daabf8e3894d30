import type { Handlers } from '../http/call.ts';
import { ageLimitHere } from '../sessions/authentication.ts';
import { networkOfCaller } from '../http/origin.ts';
import { chooseLocale } from '../labels/locale.ts';

export const liveHandlers: Handlers<'GET /api/v2/live'> = {
  'GET /api/v2/live': async ({ context, http, realm, locale, query }) =>
    context.live.open({
      network: networkOfCaller({ http }),
      realm: realm.id,
      locale: query.lang === undefined ? locale : chooseLocale(query.lang, realm.settings),
      topics: query.topic ?? [],
      // What a child may see it asks for: a message is the same for all who are told it.
      seesTitles:
        realm.settings.authentication?.required !== true && (await ageLimitHere(context, http, realm.id)) === undefined,
    }),
};
