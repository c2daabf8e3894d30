import type { Handlers } from '../../platform/http/call.ts';
import { findRequestAgeLimit } from '../../identity/sessions/authentication.http.ts';
import { getCallerNetwork } from '../../platform/http/origin.ts';
import { chooseLocale } from '../../definitions/labels/locale.ts';

export const liveHandlers: Handlers<'GET /api/v2/live'> = {
  'GET /api/v2/live': async (call) =>
    call.live.open({
      network: getCallerNetwork(call.http),
      realm: call.realm.id,
      locale: call.query.lang === undefined ? call.locale : chooseLocale(call.query.lang, call.realm.settings),
      topics: call.query.topic ?? [],
      // A child's profile gets messages without titles and requests event details itself, because all readers get the
      // same message regardless of age limits.
      seesTitles:
        call.realm.settings.authentication?.required !== true &&
        (await findRequestAgeLimit(call, call.http, call.realm.id)) === undefined,
    }),
};
