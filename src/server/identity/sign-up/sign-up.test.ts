import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
  await loadAccounts(server, 'south', { territory: { allowed: ['SE', 'NO'] } });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

let count = 0;
const person = (more: object = {}) => ({
  email: `person${++count}@playbill.test`,
  secret: 'a long password',
  name: 'Nina New',
  consentAnswers: [
    { promptField: 'terms', answer: true },
    { promptField: 'news', answer: false },
  ],
  ...more,
});
type Options = Parameters<TestServer['call']>[1];
const signUp = (body: object, options: Options = {}) => server.call('/api/v2/user', { ...json(body), ...options });
const problemFor = async (body: object, options: Options = {}) => {
  const answer = await signUp(body, options);
  return { status: answer.status, problem: (await answer.json()) as Problem };
};

describe('sign-up', () => {
  test('a sign-up returns tokens like a sign-in, and the new account can sign in @acct-05 @form-06', async () => {
    const answer = await signUp(person({ email: '  Nina@Playbill.Test ', name: '  Nina New ' }));
    expect(answer.status).toBe(201);
    const tokens = (await answer.json()) as Tokens;
    expect(await (await server.call('/api/v2/session', { headers: bearer(tokens) })).json()).toMatchObject({
      isGuest: false,
      name: 'Nina New',
      role: 'viewer',
    });
    const login = await server.call('/api/v2/login', json({ id: 'nina@playbill.test', secret: 'a long password' }));
    expect(login.status).toBe(201);
  });

  test('a sign-up in a browser sets cookies and returns only session info', async () => {
    const headers = {
      'content-type': 'application/json',
      'x-playbill-session': 'cookie',
      origin: 'http://north.localhost',
    };
    const answer = await signUp(person(), { headers });
    expect(await answer.json()).toEqual({
      isGuest: false,
      name: 'Nina New',
      role: 'viewer',
      profile: { id: expect.any(String), tp: 'ADULT' },
      expiresIn: 600,
    });
    expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
      'playbill-access',
      'playbill-refresh',
      'playbill-signed-in',
      'playbill-device',
    ]);
  });

  test('stores the values of the sign-up form in normalized formats', async () => {
    const body = person({ birthDate: '2001-2-3', phoneNumber: '+44 07400 123456', fields: { favourite: 'karate' } });
    expect((await signUp({ ...body, birthDate: '2001-02-03' })).status).toBe(201);
    const [row] = await server.database.query<{ details: object; is_demo: boolean; role: string }>(
      'select details, is_demo, role from accounts where email = $1',
      [body.email],
    );
    expect(row).toEqual({
      details: { birthDate: '2001-02-03', phoneNumber: '+447400123456', fields: { favourite: 'karate' } },
      is_demo: false,
      role: 'viewer',
    });
  });

  test.each<[string, object, string, string]>([
    ['an empty e-mail address', { email: '' }, 'email', 'emailFieldIsRequired'],
    ['a text that is no e-mail address', { email: 'nobody' }, 'email', 'emailFieldIsInvalid'],
    ['an empty name', { name: '   ' }, 'name', 'nameFieldIsRequired'],
    ['a name that is too long', { name: 'x'.repeat(41) }, 'name', 'nameFieldIsInvalid'],
    ['a short password', { secret: 'too short' }, 'secret', 'secretFieldIsInvalid'],
    ['the realm’s name as the password', { secret: 'The North Realm' }, 'secret', 'secretFieldIsInvalid'],
    [
      'a birthday that does not exist, 30 February',
      { birthDate: '2001-02-30' },
      'birthDate',
      'birthDateFieldIsInvalid',
    ],
    ['a birthday in the future', { birthDate: '2026-08-01' }, 'birthDate', 'birthDateFieldIsInvalid'],
    ['an invalid phone number', { phoneNumber: '12' }, 'phoneNumber', 'phoneNumberFieldIsInvalid'],
    [
      'a value that the field’s list does not contain',
      { fields: { favourite: 'chess' } },
      'favourite',
      'favouriteFieldIsInvalid',
    ],
  ])('rejects a sign-up with %s, and reports the field @form-06', async (_what, change, field, message) => {
    const { status, problem } = await problemFor(person(change));
    expect(status).toBe(400);
    expect(problem.messages).toEqual([message]);
    expect(problem.details?.fields?.map((one) => [one.pointer, one.field])).toEqual([[`/${field}`, field]]);
    expect(problem.details?.missingFields).toEqual(message.endsWith('Required') ? [field] : undefined);
  });

  test('reports all invalid fields of a sign-up at once, in the form’s order @form-06', async () => {
    const { problem } = await problemFor(person({ name: '', email: 'x', secret: '' }));
    expect(problem.messages).toEqual(['nameFieldIsRequired', 'emailFieldIsInvalid', 'secretFieldIsRequired']);
  });

  test('a sign-up requires consent to each required term, but not to terms that are only text @acct-05', async () => {
    for (const consentAnswers of [
      [],
      [{ promptField: 'terms', answer: false }],
      [{ promptField: 'news', answer: true }],
    ]) {
      const { status, problem } = await problemFor(person({ consentAnswers }));
      expect(status).toBe(400);
      expect(problem).toMatchObject({ messages: ['consentIsRequired'], details: { missingFields: ['terms'] } });
    }
    const unasked = await problemFor(person({ consentAnswers: [{ promptField: 'other', answer: true }] }));
    expect(unasked.status).toBe(400);
    expect((await signUp(person({ consentAnswers: [{ promptField: 'terms', answer: true }] }))).status).toBe(201);
  });

  test('allows one account per email address and realm, ignoring case @acct-05', async () => {
    const { status, problem } = await problemFor(person({ email: viewer.email.toUpperCase() }));
    expect(status).toBe(409);
    expect(problem).toMatchObject({ code: 'ALREADY_EXISTS', messages: ['emailAlreadyExists'] });
    expect(problem.details?.fields).toEqual([{ pointer: '/email', field: 'email', message: 'emailAlreadyExists' }]);
  });

  test('creates one account for two concurrent sign-ups with one address, and rolls back the other', async () => {
    const body = person();
    const answers = await Promise.all([signUp(body), signUp(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const rows = await server.database.query(
      'select field_name, answer from consent_answers c join accounts a on a.id = c.account_id where a.email = $1',
      [body.email],
    );
    expect(rows).toHaveLength(2);
  });

  test('allows accounts with the same address in two realms, independent of each other', async () => {
    const body = person();
    expect((await signUp(body)).status).toBe(201);
    const headers = { 'content-type': 'application/json', 'x-country': 'SE' };
    expect((await signUp({ ...body, secret: 'another password' }, { realm: 'south', headers })).status).toBe(201);
    const login = (realm: string, secret: string) =>
      server.call('/api/v2/login', { ...json({ id: body.email, secret }), realm });
    expect((await login('north', 'another password')).status).toBe(404);
    expect((await login('south', 'another password')).status).toBe(201);
  });

  test('rejects sign-up outside the realm’s territory, and allows an unknown country', async () => {
    const from = (country: string) => ({
      realm: 'south',
      headers: { 'content-type': 'application/json', 'x-country': country },
    });
    const { status, problem } = await problemFor(person(), from('BR'));
    expect(status).toBe(403);
    expect(problem.messages).toEqual(['signupGeoRestriction']);
    expect((await signUp(person(), from('NO'))).status).toBe(201);
    expect((await signUp(person(), from(''))).status).toBe(201);
  });

  test('limits a network’s sign-ups with email addresses that are taken, but not its successful sign-ups', async () => {
    const address = '192.0.2.7';
    for (let made = 0; made < 12; made++) expect((await signUp(person(), { address })).status).toBe(201);
    for (let tried = 0; tried < 10; tried++)
      expect((await signUp(person({ email: viewer.email }), { address: `192.0.2.${100 + tried}` })).status).toBe(409);
    expect((await signUp(person({ email: viewer.email }), { address })).status).toBe(429);
  });

  test('limits a network to sixty new accounts per hour, also for concurrent requests @load-04', async () => {
    const from = (host: number) => ({ address: `2001:db8:7:7::${host.toString(16)}` });
    await server.database.query(
      `insert into login_attempts (realm, subject, made_at)
       select 'north', 'signed-up-from:2001:db8:7:7::/64', $1::timestamptz - interval '10 minutes' from generate_series(1, 57)`,
      [new Date(server.clock.now())],
    );
    const bodies = Array.from({ length: 6 }, () => person());
    const answers = await Promise.all(bodies.map((body, host) => signUp(body, from(host + 1))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('3000');
    expect(await refused?.json()).toMatchObject({ messages: ['tooManyRequests'] });
    const rows = await server.database.query('select from accounts where email = any($1)', [
      bodies.map(({ email }) => email),
    ]);
    expect(rows).toHaveLength(3);
    expect((await signUp(person(), { address: '2001:db8:7:8::1' })).status).toBe(201);
    server.clock.advance(3_000_000);
    expect((await signUp(person(), from(1))).status).toBe(201);
  });

  test('rejects a sign-up in a realm that does not allow sign-ups', async () => {
    await loadAccounts(server, 'south', { selfRegistration: { allowed: false } });
    const { status, problem } = await problemFor(person(), { realm: 'south' });
    expect(status).toBe(403);
    expect(problem.messages).toEqual(['signUpUnavailable']);
  });

  test('rejects a sign-up with an unknown property', async () => {
    expect((await signUp(person({ role: 'editor' }))).status).toBe(400);
  });
});
