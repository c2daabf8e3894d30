// Generated from the endpoint table by scripts/generate. Do not edit.

/** The calls that need no session. */
export const sessionless: ReadonlySet<string> = new Set([
  'GET /api/v1/init',
  'GET /api/v2/realm-settings/realm/{realm}',
  'GET /api/v2/realm-settings/domain/{host}',
  'GET /api/v2/realm/authentication-providers',
  'GET /api/v2/label/{realm}',
  'GET /api/v2/label',
  'GET /api/v2/translations',
  'POST /api/v2/translation-keys',
  'GET /api/v2/texts',
  'GET /api/v3/i18n/country-codes',
  'GET /api/v2/menu-items',
  'POST /api/v2/analytics/events',
  'POST /api/v2/login/guest/checkin',
  'POST /api/v2/login',
  'POST /api/v2/token/refresh',
  'POST /api/v2/logout',
  'GET /api/v2/session',
  'POST /api/v2/session',
  'POST /api/v2/user',
  'GET /api/v2/consent-prompt',
  'GET /api/v2/player/{signed}',
  'GET /api/v2/preview/document',
  'GET /api/v2/preview/behind',
  'POST /api/v2/preview/resolve',
]);
