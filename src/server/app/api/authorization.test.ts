import { afterAll, beforeAll, expect, test } from 'vitest';
import { TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import { endpoints } from '#schemas/wire/endpoints.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { createAuthenticator } from '../../../../tests/support/authenticator.ts';
import { lookAt, newSupporter } from '../../../../tests/support/impersonation.ts';
import { asChild, withProfiles } from '../../../../tests/support/profiles.ts';
import { editors, ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, signIn, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { signTicket } from '../../platform/http/preview-ticket.ts';

/**
 * Expected status of every route for each kind of caller. All but the stranger send the realm's API key; the machine
 * sends nothing else. `studio` is a studio session of the editor's account, `abroad` the same in another realm.
 * `preview` has a preview ticket only. `child` is a profile of an account of its own. `impersonator` is a support
 * user's impersonation of a viewer.
 */
const callers = [
  'stranger',
  'machine',
  'guest',
  'other',
  'child',
  'viewer',
  'editor',
  'studio',
  'abroad',
  'preview',
  'support',
  'impersonator',
] as const;
type Caller = (typeof callers)[number];

const KEY = 'the-key-of-the-north';
const titles = { content: [{ id: '101', contentType: 'VOD' }] };
const span = 'from=2026-07-11T00:00:00Z&to=2026-07-12T00:00:00Z';
const member = { member: 'no-such-member-in-this-room' };
const login = { id: viewer.email, secret: viewer.password };
const { assert, register } = createAuthenticator({ origin: 'http://north.localhost' });
const [key, newKey] = [assert({ challenge: 'none' }), register({ challenge: 'none' })];
const studioLogin = { id: editors.edda.email, secret: editors.edda.password };

/**
 * Expected statuses, in the order of `callers`. 400 and 404 mean that the caller is authorized but the input is invalid
 * or missing. `{list}` is the viewer's list, shared through the link token `{secret}`; `{hidden}` is the viewer's
 * private list.
 */
const rows: readonly [call: string, answers: string, asked?: { path?: string; body?: object }][] = [
  ['GET /api/v1/init', '403 200 200 200 200 200 200 200 401 200 200 200'],
  ['GET /api/v2/realm-settings/realm/{realm}', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /api/v2/realm-settings/realm/{realm}/bridge', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /api/v2/realm-settings/domain/{host}', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /api/v2/realm/authentication-providers', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /api/v2/label/{realm}', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /api/v2/label', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /api/v2/translations', '403 200 200 200 200 200 200 200 200 200 200 200'],
  [
    'POST /api/v2/translation-keys',
    '403 200 200 200 200 200 200 200 200 200 200 200',
    { body: { keys: ['greeting'] } },
  ],
  ['GET /api/v2/texts', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /api/v3/i18n/country-codes', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /api/v2/menu-items', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['POST /api/v2/analytics/events', '403 400 400 400 400 400 400 400 400 400 400 400', { body: {} }],
  ['POST /api/v2/login/guest/checkin', '403 201 201 201 201 201 201 201 201 201 201 201'],
  ['POST /api/v2/login', '403 201 201 201 201 201 201 201 201 201 201 201', { body: login }],
  ['POST /api/v2/studio/login', '403 201 201 201 201 201 201 201 201 201 201 201', { body: studioLogin }],
  ['POST /api/v2/captcha/challenge', '403 404 404 404 404 404 404 404 404 404 404 404', { body: { action: 'LOGIN' } }],
  ['GET /api/v2/token/alt/pin', '403 200 200 200 200 200 200 200 200 200 200 200'],
  [
    'POST /api/v2/token/alt/pin',
    '403 404 404 404 404 404 404 404 404 404 404 404',
    { body: { pin: 'BCDF-GHJK', anchor: 'none' } },
  ],
  [
    'GET /api/v2/token/alt/pin/{pin}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/token/alt/pin/BCDF-GHJK' },
  ],
  [
    'PUT /api/v2/token/alt/pin/{pin}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/token/alt/pin/BCDF-GHJK' },
  ],
  [
    'DELETE /api/v2/token/alt/pin/{pin}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/token/alt/pin/BCDF-GHJK' },
  ],
  ['POST /api/v2/token/refresh', '403 401 401 401 401 401 401 401 401 401 401 401', { body: { refreshToken: 'x' } }],
  ['GET /api/v2/session', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['POST /api/v2/session', '403 400 400 400 400 400 400 400 400 400 400 400'],
  ['POST /api/v2/user/guest-checkout-principal', '403 400 400 400 400 400 400 400 400 400 400 400', { body: {} }],
  ['POST /api/v2/user', '403 400 400 400 400 400 400 400 400 400 400 400', { body: {} }],
  [
    'GET /api/v2/realm/forms/{name}',
    '403 200 200 200 200 200 200 200 200 200 200 200',
    { path: '/api/v2/realm/forms/magic-link' },
  ],
  [
    'POST /api/v2/realm/forms/{name}/answers',
    '403 404 404 404 404 404 404 404 404 404 404 404',
    { body: { fields: {} } },
  ],
  ['POST /api/v2/reset-password/create', '403 400 400 400 400 400 400 400 400 400 400 400', { body: {} }],
  ['POST /api/v2/reset-password/account', '403 400 400 400 400 400 400 400 400 400 400 400', { body: {} }],
  [
    'PUT /api/v2/reset-password',
    '403 404 404 404 404 404 404 404 404 404 404 404',
    { body: { token: 'x', secret: 'x' } },
  ],
  // Sign-in by a mailed link is disabled in this realm, so all callers get 403.
  ['GET /api/v2/token/alt/magic-email', '403 403 403 403 403 403 403 403 403 403 403 403'],
  ['POST /api/v2/token/alt/magic-email', '403 403 403 403 403 403 403 403 403 403 403 403', { body: { token: 'x' } }],
  ['POST /api/v2/user/email-confirmation', '403 404 404 404 404 404 404 404 404 404 404 404', { body: { token: 'x' } }],
  ['POST /api/v2/user/email-confirmation/create', '403 401 403 204 403 204 204 403 401 401 204 403'],
  ['GET /api/v2/consent-prompt', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['POST /api/v2/consent-prompt/answers', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['GET /api/v2/user/profile', '403 401 403 200 403 200 200 403 401 401 200 200'],
  ['PUT /api/v2/user/profile', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['GET /api/v2/user/address', '403 401 403 200 403 200 200 403 401 401 200 200'],
  ['GET /api/v2/user/preferences', '403 401 403 200 200 200 200 403 401 401 200 200'],
  ['PUT /api/v2/user/preferences', '403 401 403 200 200 200 200 403 401 401 200 200', { body: { autoAdvance: false } }],
  ['PUT /api/v2/user/billing-details', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['GET /api/v2/content/{type}/{id}/reviews', '403 401 403 404 403 404 404 403 401 401 404 404'],
  ['POST /api/v2/content/{type}/{id}/reviews', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['GET /api/v1/view', '403 401 200 200 200 200 200 403 401 401 200 200', { path: '/api/v1/view?type=home' }],
  ['GET /api/v1/view/content-grid', '403 401 200 200 200 200 200 403 401 401 200 200'],
  [
    'GET /api/v1/view/search',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: '/api/v1/view/search?query=title' },
  ],
  ['GET /api/v1/search', '403 401 200 200 200 200 200 403 401 401 200 200', { path: '/api/v1/search?query=title' }],
  [
    'GET /api/v1/search/suggestions',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: '/api/v1/search/suggestions?query=title' },
  ],
  ['GET /api/v2/popular', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v4/content/{section}/bucket/{bucketId}', '403 401 200 200 200 200 200 403 401 401 200 200'],
  [
    'GET /api/v4/series/{id}',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: `/api/v4/series/${ids.series}` },
  ],
  [
    'GET /api/v4/series/{seriesId}/adjacentTo/{seasonId}',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: `/api/v4/series/${ids.series}/adjacentTo/${ids.season}` },
  ],
  [
    'GET /api/v4/season/{id}',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: `/api/v4/season/${ids.season}` },
  ],
  [
    'GET /api/v4/playlist/{id}',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: `/api/v4/playlist/${ids.playlist}` },
  ],
  [
    'GET /api/v2/vod/playlist/{id}',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: `/api/v2/vod/playlist/${ids.playlist}` },
  ],
  [
    'GET /api/v4/playlist/{id}/adjacentTo/{item}',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: `/api/v4/playlist/${ids.playlist}/adjacentTo/102` },
  ],
  ['GET /api/v4/vod/{id}/adjacent', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v4/content/{section}', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v1/view/schedule', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v1/view/releases', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v1/view/upcoming', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/event/live', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/event/upcoming', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/customer/history/vod', '403 401 403 200 200 200 200 403 401 401 200 200'],
  [
    'POST /api/v2/customer/history/vod/{id}',
    '403 401 403 204 204 204 204 403 401 401 204 204',
    { body: { progress: 10 } },
  ],
  ['POST /api/v1/watch-progress', '403 401 403 400 400 400 400 403 401 401 400 400', { body: {} }],
  ['DELETE /api/v2/customer/history/vod', '403 401 403 204 204 204 204 403 401 401 204 403'],
  ['DELETE /api/v2/customer/history/vod/{id}', '403 401 403 204 204 204 204 403 401 401 204 403'],
  [
    'DELETE /api/v2/customer/up-next/{id}',
    '403 401 403 204 204 204 204 403 401 401 204 204',
    { path: `/api/v2/customer/up-next/${ids.episode}` },
  ],
  [
    'PUT /api/v2/customer/up-next/{id}',
    '403 401 403 204 204 204 204 403 401 401 204 204',
    { path: `/api/v2/customer/up-next/${ids.episode}` },
  ],
  ['GET /api/v2/news', '403 401 200 200 200 200 200 403 401 401 200 200'],
  [
    'GET /api/v2/news/{feedName}/{newId}',
    '403 401 404 404 404 404 404 403 401 401 404 404',
    { path: '/api/v2/news/all/none' },
  ],
  ['GET /api/v2/licence', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/licence-family', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v1/view/plans', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/user/licence', '403 401 403 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/customer/subscriptions/status/active', '403 401 403 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/customer/basket', '403 401 403 404 403 404 404 403 401 401 404 403'],
  ['PUT /api/v2/baskets/{id}', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  [
    'PUT /api/v2/baskets/vouchers/{code}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/baskets/vouchers/NONE' },
  ],
  [
    'DELETE /api/v2/baskets/vouchers/{code}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/baskets/vouchers/NONE' },
  ],
  ['GET /api/v2/gift/products', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['POST /api/v2/gift/basket', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['POST /api/v2/gift/lookup', '403 401 400 400 400 400 400 403 401 401 400 400', { body: {} }],
  ['POST /api/v2/gift/redeem', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['GET /api/v2/gift/sent', '403 401 403 200 403 200 200 403 401 401 200 200'],
  [
    'POST /api/v2/gift/sent/{id}/resend',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/gift/sent/x/resend' },
  ],
  ['POST /api/v2/promotions/voucher/redeem', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['POST /api/v4/payment-method/init', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['POST /api/v4/payment-method/validate', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['POST /api/v2/customer/baskets/pay/{id}', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  [
    'DELETE /api/v2/user/licence/{id}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/user/licence/1' },
  ],
  [
    'PATCH /api/v2/user/licence/{id}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/user/licence/1' },
  ],
  [
    'POST /api/v2/user/licence/{id}/pause',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/user/licence/1/pause', body: {} },
  ],
  [
    'POST /api/v2/user/licence/{id}/resume',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/user/licence/1/resume', body: {} },
  ],
  [
    'GET /api/v2/promotions/cancellation/{id}/verify',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/promotions/cancellation/1/verify' },
  ],
  [
    'POST /api/v2/promotions/cancellation/{id}/redeem',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/promotions/cancellation/1/redeem', body: {} },
  ],
  [
    'POST /api/v2/promotions/cancellation/{id}/refuse',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/promotions/cancellation/1/refuse', body: {} },
  ],
  [
    'PUT /api/v3/price-version-migration/{id}/consent',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v3/price-version-migration/1/consent', body: { status: 'CONTINUE' } },
  ],
  [
    'GET /api/v2/user/licence/{id}/plan-changes',
    '403 401 403 404 403 404 404 403 401 401 404 404',
    { path: '/api/v2/user/licence/1/plan-changes' },
  ],
  [
    'POST /api/v2/user/licence/{id}/plan-changes',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    {
      path: '/api/v2/user/licence/1/plan-changes',
      body: { licenceId: 2, price: { amount: 999, scale: 2, currency: 'EUR' } },
    },
  ],
  [
    'DELETE /api/v2/user/licence/{id}/plan-changes',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/user/licence/1/plan-changes' },
  ],
  [
    'POST /api/v2/licence/{licenceId}/card/{cardId}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/licence/1/card/x' },
  ],
  [
    'POST /api/v2/licence/{licenceId}/payment-details/{id}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/licence/1/payment-details/x' },
  ],
  ['GET /api/v2/customer/purchases/{id}', '403 401 403 404 403 404 404 403 401 401 404 404'],
  ['POST /api/v2/customer/purchases/{id}/cancel', '403 401 403 404 403 404 404 403 401 401 404 403'],
  [
    'POST /api/v2/payment/return',
    '403 404 404 404 404 404 404 404 404 404 404 404',
    { body: { provider: 'card', token: 'x', query: {} } },
  ],
  ['GET /api/v2/realm-settings/realm/{realm}/payment-origins', '403 200 200 200 200 200 200 200 200 200 200 200'],
  // Providers have no API key of the realm: their signature proves them.
  ['POST /api/v2/payment/events/{provider}', '404 404 404 404 404 404 404 404 404 404 404 404', { body: {} }],
  ['GET /api/v2/customer/payment-history', '403 401 403 200 403 200 200 403 401 401 200 200'],
  ['GET /api/v2/customer/invoices/{id}', '403 401 403 404 403 404 404 403 401 401 404 404'],
  ['GET /api/v2/card', '403 401 403 200 403 200 200 403 401 401 200 200'],
  ['PUT /api/v2/card/{id}/default', '403 401 403 404 403 404 404 403 401 401 404 403'],
  ['DELETE /api/v2/card/{id}', '403 401 403 404 403 404 404 403 401 401 404 403'],
  ['GET /api/v2/fighters', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/fighters/{id}', '403 401 404 404 404 404 404 403 401 401 404 404', { path: '/api/v2/fighters/none' }],
  ['GET /api/v4/epg', '403 401 200 200 200 200 200 403 401 401 200 200', { path: `/api/v4/epg?${span}` }],
  // This endpoint accepts only the realm's machine secret, never a session.
  ['PUT /api/v2/epg', '403 401 401 401 401 401 401 401 401 401 401 401'],
  ['GET /api/v2/epg', '403 401 200 200 200 200 200 403 401 401 200 200', { path: '/api/v2/epg?fromTs=0&toTs=1' }],
  [
    'GET /api/v3/external-table',
    '403 401 404 404 404 404 404 403 401 401 404 404',
    { path: `/api/v3/external-table?id=${ids.weekly}&${span}` },
  ],
  ['GET /api/v2/favourite/vods', '403 401 403 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/favourite/ids', '403 401 403 200 200 200 200 403 401 401 200 200'],
  ['PUT /api/v2/favourite/vods/{id}', '403 401 403 204 204 204 204 403 401 401 204 204'],
  ['DELETE /api/v2/favourite/vods/{id}', '403 401 403 204 204 204 204 403 401 401 204 204'],
  ['GET /api/v3/user/watchlist', '403 401 403 200 200 200 200 403 401 401 200 200'],
  ['POST /api/v3/user/watchlist', '403 401 403 201 201 201 201 403 401 401 201 201', { body: { name: 'Another' } }],
  [
    'PUT /api/v3/user/watchlist/{id}',
    '403 401 403 404 404 204 404 403 401 401 404 404',
    { path: '/api/v3/user/watchlist/{list}', body: { name: 'Renamed' } },
  ],
  [
    'POST /api/v3/user/watchlist/{owner}/{watchlistId}/save',
    '403 401 403 204 204 409 204 403 401 401 204 204',
    { path: '/api/v3/user/watchlist/{secret}/{list}/save' },
  ],
  [
    'GET /api/v3/user/watchlist/{owner}/{watchlistId}/adjacentTo/{item}',
    '403 401 403 200 200 200 200 403 401 401 200 200',
    { path: '/api/v3/user/watchlist/{secret}/{list}/adjacentTo/100' },
  ],
  [
    'GET /api/v4/user/watchlist/{id}',
    '403 401 403 404 404 404 404 403 401 401 404 404',
    { path: '/api/v4/user/watchlist/{hidden}?owner={secret}' },
  ],
  [
    'POST /api/v4/user/watchlist/{id}',
    '403 401 403 404 404 204 404 403 401 401 404 404',
    { path: '/api/v4/user/watchlist/{list}', body: { content: [{ id: '100', contentType: 'VOD' }] } },
  ],
  [
    'PUT /api/v4/user/watchlist/{id}/share',
    '403 401 403 404 403 200 404 403 401 401 404 403',
    { path: '/api/v4/user/watchlist/{list}/share' },
  ],
  [
    'DELETE /api/v4/user/watchlist/{id}/share',
    '403 401 403 404 403 204 404 403 401 401 404 403',
    { path: '/api/v4/user/watchlist/{hidden}/share' },
  ],
  [
    'POST /api/v4/user/watchlist/{id}/content',
    '403 401 403 404 404 201 404 403 401 401 404 404',
    { path: '/api/v4/user/watchlist/{list}/content', body: titles },
  ],
  [
    'DELETE /api/v4/user/watchlist/{id}/content/{type}/{contentId}',
    '403 401 403 404 404 204 404 403 401 401 404 404',
    { path: '/api/v4/user/watchlist/{list}/content/VOD/101' },
  ],
  ['GET /api/v4/vod/{id}', '403 401 200 200 200 200 200 403 401 401 200 200'],
  [
    'GET /api/v4/event/{id}',
    '403 401 404 404 404 404 404 403 401 401 404 404',
    { path: `/api/v4/event/${ids.weekly}` },
  ],
  [
    'GET /api/v2/event/{id}',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: `/api/v2/event/${ids.weekly}` },
  ],
  [
    'GET /api/v4/event/{id}/reminder',
    '403 401 403 200 200 200 200 403 401 401 200 200',
    { path: `/api/v4/event/${ids.weekly}/reminder` },
  ],
  [
    'PUT /api/v4/event/{id}/reminder',
    '403 401 403 204 204 204 204 403 401 401 204 204',
    { path: `/api/v4/event/${ids.weekly}/reminder`, body: { timeZone: 'Europe/Stockholm' } },
  ],
  [
    'DELETE /api/v4/event/{id}/reminder',
    '403 401 403 204 204 204 204 403 401 401 204 204',
    { path: `/api/v4/event/${ids.weekly}/reminder` },
  ],
  [
    'GET /api/v4/vods/live/{id}',
    '403 401 200 200 200 200 200 403 401 401 200 200',
    { path: `/api/v4/vods/live/${ids.over}` },
  ],
  ['GET /api/v3/vod/{id}', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/vod/{id}', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v2/manifest/video/{id}', '403 401 200 200 200 200 200 403 401 401 200 200'],
  [
    'GET /api/v2/manifest/event/{id}',
    '403 401 404 404 404 404 404 403 401 401 404 404',
    { path: `/api/v2/manifest/event/${ids.weekly}` },
  ],
  ['POST /api/v5/manifest/video/{id}', '403 401 200 200 200 200 200 403 401 401 200 200', { body: {} }],
  [
    'POST /api/v5/manifest/event/{id}',
    '403 401 404 404 404 404 404 403 401 401 404 404',
    { path: `/api/v5/manifest/event/${ids.weekly}`, body: {} },
  ],
  ['GET /api/v2/playback-sessions', '403 401 403 200 403 200 200 403 401 401 200 200'],
  [
    'POST /api/v2/playback-sessions',
    '403 401 403 201 201 201 201 403 401 401 201 201',
    { body: { type: 'video', id: ids.free, clientId: 'the-same-player' } },
  ],
  [
    'PUT /api/v2/playback-sessions/{id}/heartbeat',
    '403 401 403 404 404 404 404 403 401 401 404 404',
    { path: '/api/v2/playback-sessions/5f0c0b52-4a0b-4a6f-8d0b-0e3f5a3c9b11/heartbeat' },
  ],
  [
    'DELETE /api/v2/playback-sessions/{id}',
    '403 401 403 204 204 204 204 403 401 401 204 204',
    { path: '/api/v2/playback-sessions/5f0c0b52-4a0b-4a6f-8d0b-0e3f5a3c9b11' },
  ],
  [
    'POST /api/v1/multiviewHeartbeat',
    '403 401 403 403 403 403 403 403 401 401 403 403',
    { body: { partitionDataToAdd: [], partitionDataToDelete: [] } },
  ],
  [
    'POST /api/v2/watch-together',
    '403 401 201 201 201 201 201 403 401 401 201 201',
    { body: { type: 'video', id: ids.free } },
  ],
  ['GET /api/v2/watch-together/{room}', '403 401 404 404 404 404 404 403 401 401 404 404'],
  ['POST /api/v2/watch-together/{room}/members', '403 401 404 404 404 404 404 403 401 401 404 404', { body: {} }],
  ['PUT /api/v2/watch-together/{room}/members', '403 401 404 404 404 404 404 403 401 401 404 404', { body: member }],
  ['POST /api/v2/watch-together/{room}/leave', '403 401 404 404 404 404 404 403 401 401 404 404', { body: member }],
  [
    'POST /api/v2/watch-together/{room}/commands',
    '403 401 404 404 404 404 404 403 401 401 404 404',
    { body: { ...member, revision: 0, paused: true, position: 0, rate: 1 } },
  ],
  [
    'POST /api/v2/watch-together/{room}/reactions',
    '403 401 404 404 404 404 404 403 401 401 404 404',
    { body: { ...member, reaction: 'love' } },
  ],
  ['GET /api/v2/stream/vod/{id}', '403 401 200 200 200 200 200 403 401 401 200 200'],
  ['GET /api/v3/stream/vod/{id}', '403 401 200 200 200 200 200 403 401 401 200 200'],
  [
    'GET /api/v2/stream/event/{id}',
    '403 401 403 403 403 403 403 403 401 401 403 403',
    { path: `/api/v2/stream/event/${ids.weekly}` },
  ],
  [
    'GET /api/v2/stream',
    '403 401 403 403 403 403 403 403 401 401 403 403',
    { path: `/api/v2/stream?eventId=${ids.coming}` },
  ],
  [
    'POST /api/v2/licence/{realm}/clearkey',
    '403 401 401 401 401 401 401 401 401 401 401 401',
    { body: { kids: ['AAAAAAAAAAAAAAAAAAAAAA'] } },
  ],
  [
    'GET /api/v2/licence/{realm}/aes-128/{kid}',
    '403 401 401 401 401 401 401 401 401 401 401 401',
    { path: `/api/v2/licence/north/aes-128/${'0'.repeat(32)}` },
  ],
  ['GET /api/v2/player/{signed}', '403 403 403 403 403 403 403 403 403 403 403 403', { path: '/api/v2/player/x' }],
  ['GET /api/v2/studio/documents', '403 401 403 403 403 403 403 200 401 403 403 403'],
  ['GET /api/v2/studio/documents/{kind}/{name}', '403 401 403 403 403 403 403 200 401 403 403 403'],
  [
    'PUT /api/v2/studio/documents/{kind}/{name}/draft',
    '403 401 403 403 403 403 403 200 401 403 403 403',
    { body: { source: '{', base: 1 } },
  ],
  [
    'DELETE /api/v2/studio/documents/{kind}/{name}/draft',
    '403 401 403 403 403 403 403 204 401 403 403 403',
    { body: { base: 2 } },
  ],
  [
    'POST /api/v2/studio/documents/{kind}/{name}/publish',
    '403 401 403 403 403 403 403 400 401 403 403 403',
    { body: { base: 1 } },
  ],
  [
    'POST /api/v2/studio/documents/{kind}/{name}/roll-back',
    '403 401 403 403 403 403 403 200 401 403 403 403',
    { body: { to: 1, base: 1 } },
  ],
  [
    'PUT /api/v2/studio/documents/{kind}/{name}/schedule',
    '403 401 403 403 403 403 403 400 401 403 403 403',
    { body: {} },
  ],
  [
    'DELETE /api/v2/studio/documents/{kind}/{name}/schedule',
    '403 401 403 403 403 403 403 400 401 403 403 403',
    { body: {} },
  ],
  ['GET /api/v2/studio/documents/{kind}/{name}/history', '403 401 403 403 403 403 403 200 401 403 403 403'],
  ['GET /api/v2/studio/documents/{kind}/{name}/history/{revision}', '403 401 403 403 403 403 403 200 401 403 403 403'],
  [
    'POST /api/v2/studio/check',
    '403 401 403 403 403 403 403 200 401 403 403 403',
    { body: { kind: 'page', name: 'more', source: '{}' } },
  ],
  [
    'POST /api/v2/studio/preview-ticket',
    '403 401 403 403 403 403 403 201 401 403 403 403',
    { body: { kind: 'page', name: 'more' } },
  ],
  ['GET /api/v2/last-load', '403 401 403 403 403 403 200 403 401 401 403 403'],
  ['GET /api/v2/studio/kinds', '403 401 403 403 403 403 403 200 401 403 403 403'],
  [
    'PUT /api/v2/studio/kinds/{kind}',
    '403 401 403 403 403 403 403 200 401 403 403 403',
    { path: '/api/v2/studio/kinds/hero', body: { on: false } },
  ],
  ['GET /api/v2/preview/document', '403 401 401 401 401 401 401 401 401 200 401 401'],
  ['GET /api/v2/preview/behind', '403 401 401 401 401 401 401 401 401 200 401 401'],
  [
    'POST /api/v2/preview/resolve',
    '403 401 401 401 401 401 401 401 401 200 401 401',
    { body: { elements: [], view: {} } },
  ],
  ['GET /api/openapi.json', '200 200 200 200 200 200 200 200 200 200 200 200'],
  [
    'GET /images/{realm}/{path}',
    '200 200 200 200 200 200 200 200 200 200 200 200',
    { path: '/images/north/pictures/1.svg?size=320' },
  ],
  [
    'GET /files/{realm}/{path}',
    '200 200 200 200 200 200 200 200 200 200 200 200',
    { path: '/files/north/assets/logo.svg' },
  ],
  ['GET /api/v2/live', '403 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /calendar/{file}', '200 200 200 200 200 200 200 200 200 200 200 200', { path: `/calendar/${ids.weekly}.ics` }],
  ['GET /media/{film}/{file}', '404 404 404 404 404 404 404 404 404 404 404 404', { path: '/media/film/master.m3u8' }],
  ['GET /robots.txt', '200 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /sitemap.xml', '200 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /sitemap/pages.xml', '200 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /sitemap/{file}', '200 200 200 200 200 200 200 200 200 200 200 200', { path: '/sitemap/1.xml' }],
  ['GET /healthz', '200 200 200 200 200 200 200 200 200 200 200 200'],
  ['GET /readyz', '200 200 200 200 200 200 200 200 200 200 200 200'],
  [
    'DELETE /api/v3/user/watchlist/{owner}/{watchlistId}',
    '403 401 403 204 204 204 404 403 401 401 404 404',
    { path: '/api/v3/user/watchlist/{secret}/{list}' },
  ],
  // Passkeys are disabled in this realm, so calls that sign in with one or register one get 403.
  ['POST /api/v2/token/alt/passkey/options', '403 403 403 403 403 403 403 403 403 403 403 403'],
  ['POST /api/v2/token/alt/passkey', '403 403 403 403 403 403 403 403 403 403 403 403', { body: { assertion: key } }],
  ['GET /api/v2/user/passkeys', '403 401 403 200 403 200 200 403 401 401 200 200'],
  ['POST /api/v2/user/passkeys/options', '403 401 403 403 403 403 403 403 401 401 403 403'],
  ['POST /api/v2/user/passkeys', '403 401 403 403 403 403 403 403 401 401 403 403', { body: { registration: newKey } }],
  [
    'DELETE /api/v2/user/passkeys/{id}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/user/passkeys/one' },
  ],
  ['GET /api/v2/user/export', '403 401 403 200 403 200 200 403 401 401 200 403'],
  ['GET /api/v2/user/deletion', '403 401 403 200 403 200 200 403 401 401 200 200'],
  ['POST /api/v2/user/deletion', '403 401 403 200 403 200 200 403 401 401 200 403'],
  ['DELETE /api/v2/user/deletion', '403 401 403 204 403 204 204 403 401 401 204 403'],
  ['GET /api/v1/profile', '403 401 403 200 200 200 200 403 401 401 200 200'],
  ['POST /api/v1/profile', '403 401 403 400 403 400 400 403 401 401 400 403', { body: {} }],
  ['GET /api/v1/profile/{id}', '403 401 403 404 404 404 404 403 401 401 404 404'],
  ['PUT /api/v1/profile/{id}', '403 401 403 404 403 404 404 403 401 401 404 403', { body: {} }],
  ['DELETE /api/v1/profile/{id}', '403 401 403 404 403 404 404 403 401 401 404 403'],
  [
    'POST /api/v1/profile/{id}',
    '403 401 403 404 404 404 404 403 401 401 404 403',
    { path: '/api/v1/profile/none', body: { 'profile-id': 'none' } },
  ],
  ['GET /api/v2/parental-control', '403 401 403 200 403 200 200 403 401 401 200 200'],
  [
    'PUT /api/v2/parental-control',
    '403 401 403 200 403 200 200 403 401 401 200 403',
    { body: { setting: 'non-restricted' } },
  ],
  ['POST /api/v2/parental-control/pin-reset', '403 401 403 204 204 204 204 403 401 401 204 403'],
  [
    'POST /api/v2/user/activate/{id}',
    '403 404 404 404 404 404 404 404 404 404 404 404',
    { path: '/api/v2/user/activate/none' },
  ],
  [
    'POST /api/v1/profile/confirm-reset/{code}',
    '403 404 404 404 404 404 404 404 404 404 404 404',
    { path: '/api/v1/profile/confirm-reset/none' },
  ],
  [
    'POST /api/v2/user/reauthenticate',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { body: { secret: 'wrong' } },
  ],
  [
    'PUT /api/v2/user/password',
    '403 401 403 400 403 400 400 403 401 401 400 403',
    { body: { current: 'wrong', secret: 'short' } },
  ],
  ['GET /api/v2/user/email-change', '403 401 403 200 403 200 200 403 401 401 200 200'],
  [
    'POST /api/v2/user/email-change',
    '403 401 403 204 403 204 204 403 401 401 204 403',
    { body: { email: 'other@playbill.test' } },
  ],
  ['DELETE /api/v2/user/email-change', '403 401 403 204 403 204 204 403 401 401 204 403'],
  ['GET /api/v2/user/sessions', '403 401 403 200 403 200 200 403 401 401 200 200'],
  [
    'DELETE /api/v2/user/sessions/{id}',
    '403 401 403 404 403 404 404 403 401 401 404 403',
    { path: '/api/v2/user/sessions/5f0c0b52-4a0b-4a6f-8d0b-0e3f5a3c9b11' },
  ],
  ['GET /api/v2/support/impersonations', '403 401 403 403 403 403 403 403 401 401 200 403'],
  [
    'POST /api/v2/support/impersonations',
    '403 401 403 403 403 403 403 403 401 401 404 403',
    { body: { email: 'nobody@playbill.test', reason: 'A test' } },
  ],
  // Support needs a session of the studio: `support.test.ts` has it.
  ['GET /api/v2/support/accounts', '403 401 403 403 403 403 403 403 401 403 403 403'],
  ['GET /api/v2/support/accounts/{id}/commerce', '403 401 403 403 403 403 403 403 401 403 403 403'],
  ['POST /api/v2/support/accounts/{id}/refunds', '403 401 403 403 403 403 403 403 401 403 403 403', { body: {} }],
  ['POST /api/v2/support/accounts/{id}/revocations', '403 401 403 403 403 403 403 403 401 403 403 403', { body: {} }],
  ['POST /api/v2/support/accounts/{id}/receipts', '403 401 403 403 403 403 403 403 401 403 403 403', { body: {} }],
  ['GET /api/v2/support/acts', '403 401 403 403 403 403 403 403 401 403 403 403'],
  [
    'GET /api/v2/impersonate/{token}',
    '403 401 403 403 403 403 403 403 401 401 404 403',
    { path: '/api/v2/impersonate/none' },
  ],
  [
    'POST /api/v2/impersonate/{token}',
    '403 401 403 403 403 403 403 403 401 401 400 403',
    { path: '/api/v2/impersonate/none' },
  ],
  [
    'POST /api/v2/user/sessions/end-all',
    // The call with the editor's session also ends the studio session of the same account, so the studio callers get
    // 401 afterwards.
    '403 401 403 200 403 200 200 401 401 401 200 403',
    { body: { keepCurrent: true } },
  ],
  ['POST /api/v2/logout', '403 204 204 204 204 204 204 204 204 204 204 204'],
];

let server: TestServer;
let headers: Record<Caller, Record<string, string>>;
const named: Record<string, string> = {
  id: String(ids.free),
  contentId: String(ids.free),
  type: 'VOD',
  realm: 'north',
  host: 'north.localhost',
  section: 'home',
  bucketId: 'all',
  kind: 'page',
  name: 'more',
  revision: '1',
  room: 'no-such-room-in-this-realm-x',
};

beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { ...withProfiles, watchlistsEnabled: true, apiKeyRequired: true, apiKey: KEY });
  // The child may see all titles in this test, because other tests cover age ratings.
  await server.database.query(`update contents set body = body || '{"rating":"0"}'`);
  const key = { 'x-api-key': KEY };
  const { call } = server;
  const keyed: TestServer = {
    ...server,
    call: (path, init) => call(path, { ...init, headers: { ...init?.headers, ...key } }),
  };
  const owner = bearer(await newViewer(keyed));
  const { ticket } = await signTicket(server.context, { realm: 'north', kind: 'page', name: 'more', revision: 1 });
  const guest = await keyed.call('/api/v2/login/guest/checkin', { method: 'POST' });
  const staff = await newSupporter(keyed);
  const lent = await lookAt(keyed, staff, (await newViewer(keyed)).email);
  headers = {
    stranger: {},
    machine: key,
    guest: { ...key, ...bearer((await guest.json()) as { authorisationToken: string }) },
    other: { ...key, ...bearer(await newViewer(keyed)) },
    child: { ...key, ...bearer(await asChild(keyed, await newViewer(keyed))) },
    viewer: { ...key, ...owner },
    editor: { ...key, ...(await signIn(keyed, editors.edda)) },
    studio: { ...key, ...(await signIn(keyed, editors.edda, { to: 'studio' })) },
    abroad: { ...key, ...(await signIn(keyed, editors.edda, { to: 'studio', realm: 'south' })) },
    preview: { ...key, [TICKET_HEADER]: ticket },
    support: { ...key, ...bearer(staff) },
    impersonator: { ...key, ...bearer({ authorisationToken: lent }) },
  };
  const list = async (name: string) => {
    const init = json({ name });
    const made = await keyed.call('/api/v3/user/watchlist', { ...init, headers: { ...init.headers, ...owner } });
    const { id } = (await made.json()) as { id: number };
    const filled = json({ content: [{ id: '100', contentType: 'VOD' }] });
    await keyed.call(`/api/v4/user/watchlist/${id}/content`, { ...filled, headers: { ...filled.headers, ...owner } });
    return id;
  };
  const shared = await list('Shared');
  const opened = await keyed.call(`/api/v4/user/watchlist/${shared}/share`, { method: 'PUT', headers: owner });
  named['list'] = String(shared);
  named['secret'] = ((await opened.json()) as { ownerExternalId: string }).ownerExternalId;
  named['hidden'] = String(await list('Hidden'));
});
afterAll(() => server.close());

const filled = (path: string) => path.replace(/\{(\w+)(\{.+\})?\}/g, (_, name: string) => named[name] ?? `?${name}`);

async function statusFor(caller: Caller, name: string, { path, body }: { path?: string; body?: object } = {}) {
  const [method = '', known = ''] = name.split(' ');
  const init = body ? json(body) : {};
  const answer = await server.call(filled(path ?? known), {
    ...init,
    method,
    headers: { ...init.headers, ...headers[caller] },
  });
  // The test does not read the body of an event stream, because the stream never ends.
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await answer.body?.cancel();
  else await answer.arrayBuffer();
  return answer.status;
}

// Rows run in the table's order and see the effects of earlier rows, such as a deleted list.
test.each(rows)(
  '%s allows or rejects each kind of caller (guest, viewer, child, editor, …) as in the table of expected statuses @door-19 @acct-02',
  async (name, answers, asked) => {
    const found: string[] = [];
    for (const caller of callers) found.push(`${caller} ${await statusFor(caller, name, asked)}`);
    const expected = answers.split(' ').map((status, index) => `${callers[index]} ${status}`);
    expect(found).toEqual(expected);
  },
);

test('the table of expected statuses has a row for every route @door-19', () => {
  const routed = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && !path.startsWith('/api/v'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`);
  const known = new Set(rows.map(([name]) => name));
  expect(routed.length).toBeGreaterThan(8);
  expect([...Object.keys(endpoints), ...routed].filter((name) => !known.has(name))).toEqual([]);
  const all = new Set([...Object.keys(endpoints), ...routed]);
  expect([...known].filter((name) => !all.has(name))).toEqual([]);
});
