import { afterAll, beforeEach, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TV_CODE_LETTERS } from '#schemas/tv-code.ts';
import type { AskingDevice, DeviceCode } from '#schemas/wire/identity/device-codes.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { SessionInfo, Tokens } from '#schemas/wire/identity/session.ts';
import { editors, viewer } from '../../../../tests/support/realm-folder.ts';
import {
  bearer,
  json,
  openTestServer,
  signIn,
  type TestServer,
  retryWhileBusy,
} from '../../../../tests/support/realm-server.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { purgeExpired } from '../../app/districts.ts';

let server: TestServer;
let owner: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await signIn(server, viewer);
  other = await signIn(server, editors.edda);
});
// Advances the clock, so that failed attempts of one test have expired before the next.
afterEach(() => server.clock.advance(11 * 60_000));

const PATH = '/api/v2/token/alt/pin';
const TV =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/76.0 TV Safari/537.36';

const ask = async (realm = 'north'): Promise<DeviceCode> =>
  (await (await server.call(PATH, { realm, headers: { 'user-agent': TV, 'x-country': 'PT' } })).json()) as DeviceCode;

/** Formats a response: its status, and for a problem the code and messages. */
async function said(answer: Response): Promise<string> {
  if (answer.ok) return String(answer.status);
  const { status, code, messages } = (await answer.json()) as Problem;
  return `${status} ${code} ${messages.join()}`;
}
const poll = async ({ pin, anchor }: Pick<DeviceCode, 'pin' | 'anchor'>, realm = 'north') => {
  server.clock.advance(5000);
  return server.call(PATH, { ...json({ pin, anchor }), realm });
};
const by = (method: string, pin: string, headers = owner, address?: string) =>
  server.call(`${PATH}/${encodeURIComponent(pin)}`, { method, headers, ...(address && { address }) });
const PENDING = '404 PIN_PENDING tvCodePending';
const WRONG = '404 NOT_FOUND tvCodeWrong';
const LATE = '410 PIN_EXPIRED tvCodeLate';

test('signs a television in once, as the account that approved the device code @auth-15', async () => {
  const code = await ask();
  expect(code.pin).toMatch(new RegExp(`^[${TV_CODE_LETTERS}]{4}-[${TV_CODE_LETTERS}]{4}$`));
  expect(Buffer.from(code.anchor, 'base64url')).toHaveLength(32);
  expect([code.expiresIn, code.interval]).toEqual([600, 5]);
  expect(await said(await poll(code))).toBe(PENDING);
  const typed = code.pin.toLowerCase().replace('-', ' ');
  const seen = (await (await by('GET', typed)).json()) as AskingDevice;
  expect(seen).toMatchObject({ device: { type: 'tv' }, country: 'PT' });
  expect(await said(await poll(code))).toBe(PENDING);
  expect(await said(await by('PUT', typed))).toBe('204');
  const answer = await poll(code);
  expect(answer.status).toBe(201);
  const session = await server.call('/api/v2/session', { headers: bearer((await answer.json()) as Tokens) });
  expect((await session.json()) as SessionInfo).toMatchObject({ isGuest: false, name: 'Vera Viewer' });
  expect(await said(await poll(code))).toBe(LATE);
});

test('a session signed in by a device code can change the account only after the password is entered @auth-15 @acct-01', async () => {
  const code = await ask();
  await by('PUT', code.pin);
  const tv = bearer((await (await poll(code)).json()) as Tokens);
  const change = () =>
    server.call('/api/v2/user/email-change', {
      ...json({ email: 'thief@elsewhere.test' }),
      headers: { ...tv, 'content-type': 'application/json' },
    });
  expect(await said(await change())).toBe('428 STEP_REQUIRED reauthRequired');
  const proof = await server.call('/api/v2/user/reauthenticate', {
    ...json({ secret: viewer.password }),
    headers: { ...tv, 'content-type': 'application/json' },
  });
  expect(proof.status).toBe(204);
  expect((await change()).status).toBe(204);
});

test('opens one session for many concurrent polls of an approved device code @auth-15', async () => {
  const code = await ask();
  await by('PUT', code.pin);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(PATH, json({ pin: code.pin, anchor: code.anchor }))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a request without the television’s secret gets no information about a device code @auth-15', async () => {
  const [code, second] = [await ask(), await ask()];
  const guesses = () =>
    Promise.all(
      [
        { pin: code.pin, anchor: 'A'.repeat(43) },
        { pin: code.pin, anchor: second.anchor },
        { pin: 'BCDF-GHJK', anchor: code.anchor },
      ].map(async (guess) => said(await poll(guess))),
    );
  expect(await guesses()).toEqual([PENDING, PENDING, PENDING]);
  await by('PUT', code.pin);
  expect(await guesses()).toEqual([PENDING, PENDING, PENDING]);
  expect(await said(await poll(code, 'south'))).toBe(PENDING);
  expect(await said(await poll(code))).toBe('201');
});

test('answers 429 to early polls of a device code, with a longer retry delay each time @auth-15', async () => {
  const code = await ask();
  const now = () => server.call(PATH, json({ pin: code.pin, anchor: code.anchor }));
  expect(await said(await now())).toBe(PENDING);
  server.clock.advance(3900);
  const soon = await now();
  expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '10']);
  server.clock.advance(4100);
  expect((await now()).headers.get('retry-after')).toBe('15');
  server.clock.advance(15_000);
  expect(await said(await now())).toBe(PENDING);
});

test('a device code expires after ten minutes, approved or not @auth-15', async () => {
  const [waiting, allowed] = [await ask(), await ask()];
  server.clock.advance(590_000);
  expect(await said(await by('PUT', allowed.pin))).toBe('204');
  server.clock.advance(10_000);
  owner = await signIn(server, viewer);
  expect(await said(await by('GET', waiting.pin))).toBe(LATE);
  expect(await said(await by('PUT', waiting.pin))).toBe(LATE);
  expect(await said(await by('DELETE', waiting.pin))).toBe(LATE);
  expect(await said(await poll(waiting))).toBe(LATE);
  expect(await said(await poll(allowed))).toBe(LATE);
});

test('a denied device code signs no user in, and a later approval does not change the decision @auth-15', async () => {
  const [denied, allowed] = [await ask(), await ask()];
  expect(await said(await by('DELETE', denied.pin))).toBe('204');
  await by('PUT', allowed.pin);
  for (const { pin } of [denied, allowed])
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await said(await by(method, pin, other))).toBe('409 CONFLICT tvCodeUsed');
  expect(await said(await poll(denied))).toBe('403 PIN_DENIED tvCodeDenied');
  const answer = (await (await poll(allowed)).json()) as Tokens;
  const session = await server.call('/api/v2/session', { headers: bearer(answer) });
  expect(await session.json()).toMatchObject({ name: 'Vera Viewer' });
});

test('accepts one of several concurrent decisions on a device code and rejects the others @auth-15', async () => {
  const { pin } = await ask();
  const answers = await Promise.all([
    by('PUT', pin),
    by('DELETE', pin, other),
    by('PUT', pin, other),
    by('DELETE', pin),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
});

test('rejects a device code of another realm @auth-15', async () => {
  const { pin } = await ask('south');
  expect(await said(await by('PUT', pin))).toBe(WRONG);
});

describe('rate limits on guessing device codes', () => {
  const guess = (index: number, headers: Record<string, string>, address: string) => {
    const letters = [...TV_CODE_LETTERS];
    const pin = Array.from({ length: 8 }, (_, at) => letters[Math.floor(index / 20 ** at) % 20]).join('');
    return by(['GET', 'PUT', 'DELETE'][index % 3] ?? 'GET', pin, headers, address);
  };

  test('checks only five of a thousand concurrent code guesses per account and per IP address @auth-15', async () => {
    const { pin } = await ask();
    const answers: Response[] = [];
    // The requests are sent in groups, because the server queues at most 400 at once.
    for (let wave = 0; wave < 1000; wave += 250)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 250 }, (_, index) =>
            retryWhileBusy(() => guess(wave + index, owner, `192.0.2.${index}`)),
          ),
        )),
      );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(995);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('600');
    expect((await by('PUT', pin)).status).toBe(429);
    const elsewhere = await Promise.all(
      Array.from({ length: 100 }, (_, index) => retryWhileBusy(() => guess(3000 + index, other, '198.51.100.7'))),
    );
    expect(elsewhere.filter(({ status }) => status === 404)).toHaveLength(5);
  });

  test('entering a correct device code that the caller created does not reset the failure count @auth-15', async () => {
    const at = '203.0.113.9';
    for (let index = 0; index < 4; index++) expect((await guess(2000 + index, owner, at)).status).toBe(404);
    expect((await by('GET', (await ask()).pin, owner, at)).status).toBe(200);
    expect((await guess(2100, owner, at)).status).toBe(404);
    expect((await by('GET', (await ask()).pin, owner)).status).toBe(429);
    expect((await by('GET', (await ask()).pin, other, at)).status).toBe(429);
    server.clock.advance(10 * 60_000);
    expect((await by('GET', (await ask()).pin, await signIn(server, viewer), at)).status).toBe(200);
  });
});

test('stores only hashes of device code and device secret, and purges both an hour after expiry @auth-15', async () => {
  const code = await ask();
  const rows = () => server.database.query<object>("select * from device_codes where realm = 'north'", [], 'north');
  const text = JSON.stringify(await rows());
  for (const secret of [code.anchor, code.pin, code.pin.replace('-', '')]) expect(text).not.toContain(secret);
  const realm = await findRealm(server.context.db, 'north');
  if (!realm) throw new Error('There is no realm');
  server.clock.advance(4_199_000);
  await purgeExpired.run(server.context, realm, {});
  expect(await rows()).toHaveLength(1);
  server.clock.advance(1000);
  await purgeExpired.run(server.context, realm, {});
  expect(await rows()).toEqual([]);
});
