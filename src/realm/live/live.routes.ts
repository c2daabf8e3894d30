import type { Handlers } from '../http/call.ts';
import { chooseLocale } from '../labels/locale.ts';

export const liveHandlers: Handlers<'GET /api/v2/live'> = {
  'GET /api/v2/live': async ({ context, realm, locale, query }) =>
    context.live.open({
      realm: realm.id,
      locale: query.lang === undefined ? locale : chooseLocale(query.lang, realm.settings),
      topics: query.topic ?? [],
      seesTitles: realm.settings.authentication?.required !== true,
    }),
};
