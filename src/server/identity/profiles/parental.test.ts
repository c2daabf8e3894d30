import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { asChild, newProfile, send, switchTo, withProfiles } from '../../../../tests/support/profiles.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

type Pair = Pick<Tokens, 'authorisationToken' | 'refreshToken'>;
const MINUTE = 60_000;
const PIN = '2684';

let server: TestServer;
let own: Tokens & { email: string };
beforeAll(async () => {
  server = await openTestServer();
  for (const realm of ['north', 'south']) await loadAccounts(server, realm, withProfiles);
});
beforeEach(async () => {
  server.clock.advance(61 * MINUTE);
  await sendWaiting(server);
  own = await newViewer(server);
});
afterAll(() => server.close());

const mainOf = async (tokens: Pair) =>
  ((await (await send(server, tokens, 'GET /api/v1/profile')).json()) as { items: { profileId: string }[] }).items[0]
    ?.profileId ?? '';
const signInAgain = async () =>
  (await (await server.call('/api/v2/login', json({ id: own.email, secret: 'a long password' }))).json()) as Tokens;
const control = (tokens: Pair, body: object) => send(server, tokens, 'PUT /api/v2/parental-control', body);
const restrict = async (tokens: Pair, pin = PIN) =>
  expect((await control(tokens, { setting: 'restricted', pin })).status).toBe(200);
const settingOf = async (tokens: Pair) => (await send(server, tokens, 'GET /api/v2/parental-control')).json();
/** Result of a request to switch the profile: 201, or the error's status with its messages. */
const go = async (tokens: Pair, id: string, pin?: string, address?: string) => {
  const init = json({ 'profile-id': id, ...(pin !== undefined && { pin }) });
  const answer = await server.call(`/api/v1/profile/${id}`, {
    ...init,
    headers: { ...init.headers, ...bearer(tokens) },
    ...(address !== undefined && { address }),
  });
  const { messages } = (await answer.json()) as { messages?: string[] };
  return messages ? `${answer.status} ${messages}` : answer.status;
};

describe('parental control of an account', () => {
  test('parental control is off until a PIN is set, which is stored as a hash @acct-04', async () => {
    expect(await settingOf(own)).toEqual({ setting: 'non-restricted' });
    const refused = await control(own, { setting: 'restricted' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ messages: ['profiles.pinNeeded'] });
    await restrict(own);
    expect(await settingOf(own)).toEqual({ setting: 'restricted' });
    expect(await (await send(server, own, 'GET /api/v1/profile')).json()).toMatchObject({ pinProtection: 'PROTECTED' });
    const [row] = await server.database.query<{ pin_hash: string }>('select pin_hash from accounts where email = $1', [
      own.email,
    ]);
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
    // Turning protection on again without a PIN keeps the present PIN.
    expect((await control(own, { setting: 'restricted' })).status).toBe(200);
    expect((await control(own, { setting: 'non-restricted' })).status).toBe(200);
    expect(await settingOf(own)).toEqual({ setting: 'non-restricted' });
    // Turning PIN protection off deletes the PIN.
    expect((await control(own, { setting: 'restricted' })).status).toBe(400);
  });

  test.each(['123', '12345', 'abcd', '١٢٣٤', ''])(
    'rejects %j as a PIN, which must have four ASCII digits @acct-04',
    async (pin) => {
      expect((await control(own, { setting: 'restricted', pin })).status).toBe(400);
      expect(await settingOf(own)).toEqual({ setting: 'non-restricted' });
    },
  );

  test('requires recent authentication to set, change or remove a PIN @acct-04', async () => {
    await restrict(own);
    server.clock.advance(560_000);
    const init = json({ refreshToken: own.refreshToken });
    const answer = await server.call('/api/v2/token/refresh', {
      ...init,
      headers: { ...init.headers, ...bearer(own) },
    });
    const later = (await answer.json()) as Tokens;
    server.clock.advance(MINUTE);
    for (const body of [
      { setting: 'restricted', pin: '1111' },
      { setting: 'restricted' },
      { setting: 'non-restricted' },
    ])
      expect((await control(later, body)).status, JSON.stringify(body)).toBe(428);
    expect(await settingOf(later)).toEqual({ setting: 'restricted' });
  });
});

describe('parental control PIN', () => {
  let child: Pair & { id: string };
  let main: string;
  beforeEach(async () => {
    main = await mainOf(own);
    await restrict(own);
    child = await asChild(server, own);
  });

  test('requires the PIN to switch from a child’s profile to an adult’s or an older child’s @acct-04', async () => {
    await server.database.query(
      `insert into profiles select realm, account_id, 'dad', 'Dad', 'sun', 'ADULT', null, now() from profiles where id = $1`,
      [child.id],
    );
    await server.database.query(
      `insert into profiles select realm, account_id, 'teen', 'Teen', 'sun', 'CHILD', 16, now() from profiles where id = $1`,
      [child.id],
    );
    for (const id of [main, 'dad', 'teen']) {
      expect(await go(child, id), id).toBe('403 profiles.pinNeeded');
      expect(await go(child, id, '0000'), id).toBe('403 profiles.pinWrong');
    }
    expect((await send(server, child, 'GET /api/v2/favourite/ids')).status).toBe(200);
    expect(await go(child, main, PIN)).toBe(201);
  });

  test('requires the PIN to switch from another adult’s profile to the main one, but not to a child’s @acct-04', async () => {
    const adult = await switchTo(server, child, main, PIN);
    const dad = await newProfile(server, adult, { displayName: 'Dad', type: 'ADULT' });
    // The main profile may switch to any other, and an adult's profile to a child's, without the PIN.
    const asDad = await switchTo(server, adult, dad);
    expect(await go(asDad, main)).toBe('403 profiles.pinNeeded');
    const again = await switchTo(server, asDad, main, PIN);
    expect(await go(again, child.id)).toBe(201);
  });

  test('limits concurrent wrong PINs to five per session in ten minutes, without locking other sessions @acct-04', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => go(child, main, String(1000 + index), '192.0.2.7')),
    );
    const judged = guesses.filter((outcome) => outcome === '403 profiles.pinWrong');
    expect(judged).toHaveLength(5);
    expect(guesses.filter((outcome) => outcome === '429 tooManyAttempts')).toHaveLength(15);
    // The limit of the session also applies to requests from other network addresses, and even to the right PIN.
    expect(await go(child, main, PIN, '198.51.100.7')).toBe('429 tooManyAttempts');
    const parents = await asChild(server, await signInAgain(), '12');
    expect(await go(parents, main, PIN, '192.0.2.7')).toBe(201);
    server.clock.advance(10 * MINUTE + 1);
    const init = json({ refreshToken: child.refreshToken });
    const renewed = await server.call('/api/v2/token/refresh', {
      ...init,
      headers: { ...init.headers, ...bearer(child) },
    });
    expect(await go((await renewed.json()) as Tokens, main, PIN)).toBe(201);
  });

  test('limits wrong PINs to fifteen per account and per network, also for concurrent guesses @acct-04', async () => {
    const devices: Pair[] = [child, await asChild(server, await signInAgain(), '12')];
    while (devices.length < 5) devices.push(await switchTo(server, await signInAgain(), child.id));
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        go(devices[index % devices.length] ?? child, main, String(1000 + index), '192.0.2.9'),
      ),
    );
    expect(guesses.filter((outcome) => outcome === '403 profiles.pinWrong')).toHaveLength(15);
    // The limit per network also applies to another account that uses the same network.
    const other = await newViewer(server);
    const theirs = await mainOf(other);
    await restrict(other);
    const kid = await asChild(server, other);
    expect(await go(kid, theirs, '0000', '192.0.2.9')).toBe('429 tooManyAttempts');
    expect(await go(kid, theirs, PIN, '198.51.100.8')).toBe(201);
  });

  test.each(['0000', '7777', '1234', '9876', '8901'])('rejects the easily guessed PIN %s @acct-04', async (pin) => {
    const adult = await signInAgain();
    const answer = await control(adult, { setting: 'restricted', pin });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      messages: ['profiles.pinWeak'],
      details: { fields: [{ field: 'pin', message: 'profiles.pinWeak' }] },
    });
  });

  test('does not count a missing PIN as a wrong one @acct-04', async () => {
    for (let times = 0; times < 10; times++) expect(await go(child, main)).toBe('403 profiles.pinNeeded');
    expect(await go(child, main, PIN)).toBe(201);
  });

  test('requires no PIN where the realm turned PIN protection off @acct-04', async () => {
    await loadAccounts(server, 'north', { profiles: { enabled: true, pinProtection: false } });
    expect(await go(child, main)).toBe(201);
    const login = await server.call('/api/v2/login', json({ id: own.email, secret: 'a long password' }));
    const adult = (await login.json()) as Tokens;
    expect(await settingOf(adult)).toEqual({ setting: 'non-restricted' });
    expect((await control(adult, { setting: 'restricted', pin: PIN })).status).toBe(403);
    await loadAccounts(server, 'north', withProfiles);
  });
});

describe('reset of a forgotten PIN', () => {
  const ask = (tokens: Pair) => send(server, tokens, 'POST /api/v2/parental-control/pin-reset');
  const confirm = (code: string, realm = 'north') =>
    server.call(`/api/v1/profile/confirm-reset/${code}`, { method: 'POST', realm });
  const codeIn = (mail: string | undefined) => /\/confirm-reset\/([A-Za-z0-9_-]{64})/.exec(mail ?? '')?.[1] ?? '';
  /** Selects the mails for resetting a PIN, because new accounts also get a confirmation mail. */
  const sent = async () => (await sendWaiting(server)).filter(({ text }) => codeIn(text) !== '');
  /** Requests a reset link and returns the code from the mail. */
  const codeFor = async (tokens: Pair) => {
    expect((await ask(tokens)).status).toBe(204);
    return codeIn((await sent())[0]?.text);
  };

  test('a mailed link, which a child’s profile too may request, removes the PIN @acct-04', async () => {
    const main = await mainOf(own);
    await restrict(own);
    const child = await asChild(server, own);
    expect((await ask(child)).status).toBe(204);
    const [mail] = await sent();
    expect(mail?.to).toContain(own.email);
    const code = codeIn(mail?.text);
    expect(code).not.toBe('');
    expect(await go(child, main)).toBe('403 profiles.pinNeeded');
    expect((await confirm(code)).status).toBe(204);
    expect(await go(child, main)).toBe(201);
  });

  test.each([
    ['was used', (code: string) => confirm(code).then(() => code), 'linkIsUsed'],
    [
      'is ten minutes old',
      (code: string) => {
        server.clock.advance(10 * MINUTE + 1);
        return code;
      },
      'linkIsExpired',
    ],
    ['the server never issued', () => 'A'.repeat(64), 'linkIsInvalid'],
    ['has an invalid format', () => 'none', 'linkIsInvalid'],
  ])('rejects a PIN reset link that %s @acct-04', async (_what, bend, reason) => {
    await restrict(own);
    const code = await bend(await codeFor(own));
    if (reason === 'linkIsUsed') {
      const login = await server.call('/api/v2/login', json({ id: own.email, secret: 'a long password' }));
      await restrict((await login.json()) as Tokens);
    }
    const refused = await confirm(code);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ messages: ['invalidToken', reason] });
    const [row] = await server.database.query<{ pin_hash: string | null }>(
      'select pin_hash from accounts where email = $1',
      [own.email],
    );
    expect(row?.pin_hash).not.toBeNull();
  });

  test('rejects PIN reset links of another realm or purpose @acct-04', async () => {
    await restrict(own);
    const code = await codeFor(own);
    expect((await confirm(code, 'south')).status).toBe(404);
    await server.call('/api/v2/reset-password/create', json({ id: own.email, provider: 'ID' }));
    const reset = /token=([A-Za-z0-9_-]{64})/.exec((await sendWaiting(server))[0]?.text ?? '')?.[1] ?? '';
    expect(reset).not.toBe('');
    expect((await confirm(reset)).status).toBe(404);
    expect((await confirm(code)).status).toBe(204);
  });

  test('mails at most three PIN reset links per hour; the first one used invalidates the others @acct-04', async () => {
    await restrict(own);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(own)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(204), ...Array(7).fill(429)]);
    const codes = (await sent()).map(({ text }) => codeIn(text));
    expect(codes).toHaveLength(3);
    expect((await confirm(codes[0] ?? '')).status).toBe(204);
    expect((await confirm(codes[1] ?? '')).status).toBe(404);
    server.clock.advance(59 * MINUTE);
    const login = async () =>
      (await (await server.call('/api/v2/login', json({ id: own.email, secret: 'a long password' }))).json()) as Tokens;
    expect((await ask(await login())).status).toBe(429);
    server.clock.advance(MINUTE + 1);
    expect((await ask(await login())).status).toBe(204);
  });
});
