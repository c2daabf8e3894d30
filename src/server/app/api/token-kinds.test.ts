import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeviceCode } from '#schemas/wire/identity/device-codes.ts';
import { TICKET_HEADER } from '#schemas/wire/endpoint.ts';
import type { ImpersonationGrant } from '#schemas/wire/identity/impersonation.ts';
import type { SessionInfo } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { askFor, newSupporter } from '../../../../tests/support/impersonation.ts';
import { sendWaiting, tokenIn } from '../../../../tests/support/mail-links.ts';
import { ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { doWork, tokenOf } from '../../../../tests/support/solve-work.ts';
import type { OneTimeKind } from '../../platform/db/tables.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { signTicket } from '../../platform/http/preview-ticket.ts';
import { insertToken } from '../../identity/one-time-tokens/one-time-tokens.store.ts';
import { newTokenId, tokenText } from '../../identity/one-time-tokens/token-text.ts';
import { signDrmLicenceToken } from '../../viewing/playback/drm-licence-token.ts';
import { signPlayerToken } from '../../viewing/playback/player-token.ts';

/** All kinds of tokens that the server issues. Each endpoint must accept only its own kind. */
const kinds = [
  'access',
  'refresh',
  'guest refresh',
  'confirmation',
  'another address',
  'reset',
  'magic link',
  'PIN reset',
  'impersonation link',
  'preview ticket',
  'player address',
  'licence token',
  'known device',
  'captcha proof',
  'television’s secret',
] as const;
type Kind = (typeof kinds)[number];

const ORIGIN = 'http://north.localhost';
const WISHED = 'wished@playbill.test';
const PASSWORD = 'seven quiet rivers';

let server: TestServer;
/** A valid token of each kind. All tokens that belong to an account belong to the same one. */
let tokens: Record<Kind, string>;
/**
 * For each kind of token: calls the endpoint that expects this kind, and resolves to whether it accepts the given
 * token.
 */
let takes: Record<Kind, (token: string) => Promise<boolean>>;

const post = (path: string, body: object, headers: Record<string, string> = {}, method = 'POST') => {
  const init = json(body);
  return server.call(path, { ...init, method, headers: { ...init.headers, ...headers } });
};
const byBrowser = { 'x-playbill-session': 'cookie', origin: ORIGIN };
const cookieIn = (answer: Response, name: string) =>
  new RegExp(`${name}=([^;]+)`).exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';

beforeAll(async () => {
  server = await openTestServer({ rateLimitFactor: 0 });
  const { context } = server;
  await loadAccounts(server, 'north', {
    authentication: { providers: [{ name: 'ID', form: 'login', canSignUp: true }, { name: 'MAGIC_LINK' }] },
    profiles: { enabled: true, pinProtection: true },
    captcha: { provider: 'proof-of-work', protectedActions: ['RESET_PASSWORD'] },
  });
  const holder = await newViewer(server);
  const staff = await newSupporter(server);
  const { id, sid } = decodeJwt<{ id: string; sid: string }>(holder.authorisationToken);
  const oneTime = async (kind: OneTimeKind) => {
    const token = { id: newTokenId(), kind, realm: 'north' };
    const now = server.clock.now();
    const row = { ...token, accountId: id, email: holder.email, expiresAt: now + 600_000 };
    await inRealm(context.db, 'north', (tx) => insertToken(tx, 'north', row, now));
    return tokenText(context.keys, token);
  };
  await sendWaiting(server);
  expect((await post('/api/v2/user/email-change', { email: WISHED }, bearer(holder))).status).toBe(204);
  const [wished] = await sendWaiting(server);
  const claims = {
    realm: 'north',
    content: ids.free,
    kind: 'VOD',
    viewer: { id, session: sid, isGuest: false },
  } as const;
  const code = (await (await server.call('/api/v2/token/alt/pin')).json()) as DeviceCode;
  expect((await server.call(`/api/v2/token/alt/pin/${code.pin}`, { method: 'PUT', headers: bearer(holder) })).ok).toBe(
    true,
  );
  const signedIn = await post('/api/v2/login', { id: viewer.email, secret: viewer.password }, byBrowser);
  tokens = {
    access: holder.authorisationToken,
    refresh: holder.refreshToken,
    'guest refresh': (await server.guest()).refreshToken,
    confirmation: await oneTime('confirm'),
    'another address': tokenIn(wished),
    reset: await oneTime('reset'),
    'magic link': await oneTime('magic'),
    'PIN reset': await oneTime('pin-reset'),
    'impersonation link': ((await (await askFor(server, staff, holder.email)).json()) as ImpersonationGrant).token,
    'preview ticket': (await signTicket(context, { realm: 'north', kind: 'page', name: 'more', revision: 1 })).ticket,
    'player address': await signPlayerToken(context, claims),
    'licence token': await signDrmLicenceToken(context, claims),
    'known device': cookieIn(signedIn, 'playbill-device'),
    'captcha proof': tokenOf(await doWork(server, 'RESET_PASSWORD')),
    'television’s secret': code.anchor,
  };
  const is = async (status: number, asked: Promise<Response>) => (await asked).status === status;
  const renewed = async (refreshToken: string, isGuest: boolean) => {
    const answer = await post('/api/v2/token/refresh', { refreshToken }, byBrowser);
    return answer.status === 201 && ((await answer.json()) as SessionInfo).isGuest === isGuest;
  };
  const confirmed = async (token: string, email: string) => {
    const answer = await post('/api/v2/user/email-confirmation', { token, isPressed: true });
    return answer.status === 200 && ((await answer.json()) as { id: string }).id === email;
  };
  takes = {
    access: (token) => is(200, server.call('/api/v2/user/profile', { headers: { authorization: `Bearer ${token}` } })),
    refresh: (token) => renewed(token, false),
    'guest refresh': (token) => renewed(token, true),
    confirmation: (token) => confirmed(token, holder.email),
    'another address': (token) => confirmed(token, WISHED),
    reset: (token) => is(204, post('/api/v2/reset-password', { token, secret: PASSWORD }, {}, 'PUT')),
    'magic link': (token) => is(201, post('/api/v2/token/alt/magic-email', { token })),
    'PIN reset': async (token) => (await post(`/api/v1/profile/confirm-reset/${token}`, {})).ok,
    'impersonation link': (token) => is(200, server.call(`/api/v2/impersonate/${token}`, { headers: bearer(staff) })),
    'preview ticket': (token) =>
      is(200, server.call('/api/v2/preview/document', { headers: { [TICKET_HEADER]: token } })),
    'player address': (token) => is(200, server.call(`/api/v2/player/${token}`)),
    // Status 403 shows that the token is valid: the request fails only later, because the title is not encrypted and
    // has no key.
    'licence token': (token) =>
      is(
        403,
        post(
          '/api/v2/licence/north/clearkey',
          { kids: ['AAAAAAAAAAAAAAAAAAAAAA'] },
          { authorization: `Bearer ${token}` },
        ),
      ),
    // If the server recognises the cookie of a known device, it renews the cookie with the same id (jti).
    'known device': async (token) => {
      const headers = { ...byBrowser, cookie: `playbill-device=${token}` };
      const answer = await post('/api/v2/login', { id: viewer.email, secret: viewer.password }, headers);
      const { jti } = decodeJwt(cookieIn(answer, 'playbill-device'));
      return token.split('.').length === 3 && decodeJwt(token).jti === jti;
    },
    'captcha proof': (token) =>
      is(204, post('/api/v2/reset-password/create', { id: 'nobody@playbill.test', captchaToken: token })),
    'television’s secret': async (token) => {
      server.clock.advance(5000);
      return is(201, post('/api/v2/token/alt/pin', { pin: code.pin, anchor: token }));
    },
  };
});
afterAll(() => server.close());

/**
 * Pairs of kinds that share one endpoint, which accepts both and thereby uses the token up. They are left out of the
 * table test and called once at its end.
 */
const oneCall: readonly (readonly Kind[])[] = [
  ['refresh', 'guest refresh'],
  ['confirmation', 'another address'],
];
const isUsedUp = (asked: Kind, given: Kind) => oneCall.some((pair) => pair.includes(asked) && pair.includes(given));

test('each API call accepts only its expected kind of token and rejects other kinds @auth-01', async () => {
  const taken: string[] = [];
  for (const asked of kinds)
    for (const given of kinds)
      if (given !== asked && !isUsedUp(asked, given) && (await takes[asked](tokens[given])))
        taken.push(`${given} for ${asked}`);
  expect(taken).toEqual([]);
  // The loop above has used up none of the tokens. Changing the address and the password come last, because they
  // invalidate the other tokens.
  const last: Kind[] = ['another address', 'reset'];
  for (const kind of [...kinds.filter((one) => !last.includes(one)), ...last.toReversed()])
    expect([kind, await takes[kind](tokens[kind])]).toEqual([kind, true]);
});
