import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRealm } from '#server/platform/db/scope.ts';
import { claimDueMails } from '#server/identity/mail/mails.store.ts';
import { writeMails } from '#server/identity/mail/write-mails.ts';
import { type OpenRealm, openRealm } from '#server/app/open.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { viewer } from '../support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../support/realm-server.ts';

// Two instances share a database, and their machines' clocks are six minutes apart.

const APART_MS = 6 * 60_000;
/** Tolerance: each instance reads the database's clock over its own connection, on a busy machine. */
const AGREE_MS = 500;

/** Lifetime of access tokens. It is zero, so that a session may be renewed at once. */
const FRESH_SECONDS = 0;

let server: TestServer;
let instances: OpenRealm[];
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
  const { config, log } = server.context;
  instances = await Promise.all(
    [-APART_MS / 2, APART_MS / 2].map((offset) =>
      openRealm({ ...config, accessSeconds: FRESH_SECONDS }, { log, machineClock: { now: () => Date.now() + offset } }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(instances.map(({ close }) => close()));
  await server.close();
});

const call = (instance: OpenRealm, path: string, init: RequestInit) =>
  instance.app.request(`http://north.localhost${path}`, init);

/** Renews a session at an instance. */
async function refresh(instance: OpenRealm, tokens: Tokens): Promise<{ status: number; tokens: Tokens }> {
  const init = json({ refreshToken: tokens.refreshToken });
  const headers = { ...init.headers, ...bearer(tokens) };
  const answer = await call(instance, '/api/v2/token/refresh', { ...init, headers });
  return { status: answer.status, tokens: { ...tokens, ...((await answer.json()) as Tokens) } };
}

test('renewing a refresh token at two instances with different clocks ends no session @srv-06 @auth-01', async () => {
  for (const order of [instances, instances.toReversed()]) {
    const [one, other] = order as [OpenRealm, OpenRealm];
    const signedIn = await call(one, '/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
    const tokens = (await signedIn.json()) as Tokens;
    const first = await refresh(one, tokens);
    const second = await refresh(other, tokens);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await refresh(one, second.tokens)).status).toBe(201);
  }
});

test('an email claimed by one instance is not claimed by another with a different clock @srv-06', async () => {
  const [one, other] = instances as [OpenRealm, OpenRealm];
  const [account] = await server.database.query<{ id: string }>(
    "select id from accounts where realm = 'north' limit 1",
    [],
    'north',
  );
  const mail = {
    accountId: account?.id ?? '',
    key: 'clocks',
    payload: { locale: 'en_US', origin: 'http://north.localhost' },
  };
  await inRealm(one.context.db, 'north', (tx) =>
    writeMails(tx, one.context, 'north', { kind: 'sessionEnded', mails: [mail] }),
  );
  const take = ({ context }: OpenRealm) => {
    const now = context.clock.now();
    return inRealm(context.db, 'north', (tx) => claimDueMails(tx, 'north', { now, until: now + 60_000, count: 10 }));
  };
  expect(await take(one)).toHaveLength(1);
  expect(await take(other)).toEqual([]);
});

test('each instance reports the offset of its machine’s clock at /readyz @srv-06', async () => {
  const offsets = await Promise.all(
    instances.map(async ({ app }) => {
      const { clockOffsetMs } = (await (await app.request('/readyz')).json()) as { clockOffsetMs: number };
      return clockOffsetMs;
    }),
  );
  expect(Math.abs((offsets[0] ?? 0) + APART_MS / 2)).toBeLessThan(AGREE_MS);
  expect(Math.abs((offsets[1] ?? 0) - APART_MS / 2)).toBeLessThan(AGREE_MS);
});
