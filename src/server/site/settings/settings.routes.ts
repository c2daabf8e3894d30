import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import { REVISION_HEADER } from '#schemas/capabilities.ts';
import { bridgeOriginsOf } from './bridge-origins.ts';
import { getSettings } from './settings.ts';

type Names =
  | 'GET /api/v2/realm-settings/realm/{realm}'
  | 'GET /api/v2/realm-settings/domain/{host}'
  | 'GET /api/v2/realm-settings/realm/{realm}/bridge'
  | 'GET /api/v2/realm/authentication-providers';

/** Returns the settings with a header that contains their revision, for caches. */
const settingsAtRevision = (context: HttpContext) => {
  context.http.header(REVISION_HEADER, String(context.realm.revision));
  return getSettings(context);
};

export const settingsHandlers: Handlers<Names> = {
  'GET /api/v2/realm-settings/realm/{realm}': settingsAtRevision,
  'GET /api/v2/realm-settings/domain/{host}': settingsAtRevision,
  'GET /api/v2/realm-settings/realm/{realm}/bridge': async ({ realm }) => ({
    allowedOrigins: bridgeOriginsOf(realm.settings.bridge?.allowedOrigins ?? []),
  }),
  'GET /api/v2/realm/authentication-providers': async (call) => ({
    authenticationProviders: (await getSettings(call)).authentication.providers,
  }),
};
