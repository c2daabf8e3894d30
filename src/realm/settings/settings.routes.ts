import type { Handlers } from '../http/call.ts';
import { settingsFor } from './settings.ts';

type Names =
  | 'GET /api/v2/realm-settings/realm/{realm}'
  | 'GET /api/v2/realm-settings/domain/{host}'
  | 'GET /api/v2/realm/authentication-providers';

export const settingsHandlers: Handlers<Names> = {
  'GET /api/v2/realm-settings/realm/{realm}': settingsFor,
  'GET /api/v2/realm-settings/domain/{host}': settingsFor,
  'GET /api/v2/realm/authentication-providers': async (call) => ({
    authenticationProviders: (await settingsFor(call)).authentication.providers,
  }),
};
