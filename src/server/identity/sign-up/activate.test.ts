import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { purgeExpired } from '../../app/districts.ts';
import { mailSignUp } from './mail-sign-up.job.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SECRET = 'a long password';
const byMail = {
  selfRegistration: { allowed: true, activatesByMail: true },
  addressForm: { formContext: ['REGISTRATION'], restrictionType: 'BLACKLIST', countries: ['KP'] },
};
const field = (id: string, type: string, required = true) => ({ id, type, required, messages: {} });
const form = {
  'forms/signup.json': {
    version: '1.0',
    submitLabel: 'Sign up',
    fields: [
      field('name', 'name'),
      field('email', 'email'),
      field('secret', 'password'),
      field('nickname', 'text', false),
      field('address', 'address', false),
    ],
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  for (const realm of ['north', 'south']) await loadAccounts(server, realm, byMail, form);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60 * MINUTE);
  await sendWaiting(server);
});

let count = 0;
const newcomer = () => `newcomer${++count}@playbill.test`;
type Options = Parameters<TestServer['call']>[1];
const signUp = (email: string, { secret = SECRET, ...options }: Options & { secret?: string } = {}) => {
  const consentAnswers = [
    { promptField: 'terms', answer: true },
    { promptField: 'news', answer: false },
  ];
  const address = { countryCode: 'PT', line1: 'Rua das Flores 1', postalCode: '4050-262', city: 'Porto' };
  return server.call('/api/v2/user', {
    ...json({ email, secret, name: 'Nina New', fields: { nickname: 'Ni' }, address, consentAnswers }),
    ...options,
  });
};
const activate = (token: string, options: Options = {}) =>
  server.call(`/api/v2/user/activate/${token}`, { method: 'POST', ...options });
const signIn = async (email: string, secret = SECRET) =>
  (await server.call('/api/v2/login', json({ id: email, secret }))).status;
const linkIn = (text = '') => /\/activate\/([\w-]{64})/.exec(text)?.[1] ?? '';
/** Signs up an address and returns the link's token from the mail. */
async function linkOf(email: string, options?: Parameters<typeof signUp>[1]): Promise<string> {
  expect((await signUp(email, options)).status).toBe(201);
  const mail = (await sendWaiting(server)).find(({ to }) => to === email.toLowerCase());
  return linkIn(mail?.text);
}
const accountsOf = (email: string) =>
  server.database.query<{ id: string }>('select id from accounts where email = $1', [email]);
const messagesOf = async (answer: Response) => {
  const { status, messages } = (await answer.json()) as Problem;
  return [status, ...messages];
};

test('a sign-up gets the same response and cookies whether or not the address has an account @auth-12', async () => {
  const told = async (email: string) => {
    const headers = {
      'content-type': 'application/json',
      'x-playbill-session': 'cookie',
      origin: 'http://north.localhost',
    };
    const answer = await signUp(email, { headers });
    const names = [...answer.headers].map(([name, value]) => [name, name === 'x-request-id' ? '' : value]);
    return [answer.status, await answer.json(), names];
  };
  const free = await told(newcomer());
  expect(free.slice(0, 2)).toEqual([201, { activation: 'MAILED' }]);
  expect(JSON.stringify(free)).not.toContain('set-cookie');
  expect(await told(viewer.email)).toEqual(free);
});

test('creates the account with all sign-up data when the mailed link is followed @auth-12 @auth-15 @acct-05', async () => {
  const email = newcomer();
  const link = await linkOf(email.toUpperCase());
  expect([await signIn(email), await accountsOf(email)]).toEqual([404, []]);
  const answer = await activate(link);
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await signIn(email)).toBe(201);
  const [account] = await server.database.query(
    `select name, details, email_verified_at is not null as verified,
       (select array_agg(field_name || ' ' || answer order by field_name) from consent_answers where account_id = a.id) as answers,
       (select country_code from addresses where account_id = a.id) as country
     from accounts a where email = $1`,
    [email],
  );
  expect(account).toEqual({
    name: 'Nina New',
    details: { fields: { nickname: 'Ni' } },
    verified: true,
    answers: ['news false', 'terms true'],
    country: 'PT',
  });
});

test('mails the activation link once, even if the job runs again after a crash @auth-12', async () => {
  const email = newcomer();
  expect((await signUp(email)).status).toBe(201);
  const [job] = await server.database.query<{ data: { payload: { id: string; origin: string } } }>(
    `delete from pgboss.job where name = '${mailSignUp.name}' and state = 'created' returning data`,
  );
  if (!job) throw new Error('The sign-up has no job');
  const run = () => runJob(server, mailSignUp, job.data.payload);
  await run();
  const mails = await sendWaiting(server);
  expect(mails.map(({ to }) => to)).toEqual([email]);
  await run();
  expect(await sendWaiting(server)).toEqual([]);
  expect((await activate(linkIn(mails[0]?.text))).status).toBe(204);
});

test('a sign-up with the address of an account sends its holder a mail and changes nothing @auth-12', async () => {
  expect((await signUp(viewer.email, { secret: 'somebody else’s wish' })).status).toBe(201);
  const mails = await sendWaiting(server);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [viewer.email.toLowerCase(), 'You already have a The north realm account'],
  ]);
  expect(mails[0]?.text).not.toMatch(/activate/);
  expect([await signIn(viewer.email, 'somebody else’s wish'), await signIn(viewer.email, viewer.password)]).toEqual([
    404, 201,
  ]);
});

test('creates one account for twenty concurrent activations, and answers each with success @auth-15', async () => {
  const email = newcomer();
  const link = await linkOf(email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => activate(link)));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([204]);
  expect(await accountsOf(email)).toHaveLength(1);
  expect((await activate(link)).status).toBe(204);
});

test('of two sign-ups with one address, the link used first sets the password and the other fails @auth-12 @auth-15', async () => {
  const email = newcomer();
  const strangers = await linkOf(email, { secret: 'a stranger’s password' });
  const own = await linkOf(email);
  expect(own).not.toBe(strangers);
  expect((await activate(own)).status).toBe(204);
  expect(await messagesOf(await activate(strangers))).toEqual([404, 'activation.refused', 'linkIsExpired']);
  expect([await signIn(email), await signIn(email, 'a stranger’s password')]).toEqual([201, 404]);
});

test('creates one account for two activation links followed concurrently @auth-15', async () => {
  const email = newcomer();
  const links = [await linkOf(email), await linkOf(email)];
  const statuses = (await Promise.all(links.map((link) => activate(link)))).map(({ status }) => status);
  expect(statuses).toContain(204);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('an activation answers 409 if the email address has an account by now @auth-15', async () => {
  const email = newcomer();
  const link = await linkOf(email);
  await server.database.query('update accounts set email = $1 where email = $2', [email, viewer.email.toLowerCase()]);
  expect(await messagesOf(await activate(link))).toEqual([409, 'emailAlreadyExists']);
  await server.database.query('update accounts set email = $2 where email = $1', [email, viewer.email.toLowerCase()]);
  expect(await accountsOf(email)).toEqual([]);
});

test('accepts an activation link for a day in its own realm, and rejects tampered links @auth-15', async () => {
  const link = await linkOf(newcomer());
  expect(await messagesOf(await activate(link, { realm: 'south' }))).toEqual([
    404,
    'activation.refused',
    'linkIsInvalid',
  ]);
  const other = `${link.startsWith('A') ? 'B' : 'A'}${link.slice(1)}`;
  for (const sent of [link.slice(1), `${link}A`, other, '__proto__', 'x'.repeat(1000)])
    expect(await messagesOf(await activate(sent)), sent).toEqual([404, 'activation.refused', 'linkIsInvalid']);
  server.clock.advance(DAY - 1);
  const late = await linkOf(newcomer());
  server.clock.advance(1);
  expect(await messagesOf(await activate(link))).toEqual([404, 'activation.refused', 'linkIsExpired']);
  server.clock.advance(DAY - 2);
  expect((await activate(late)).status).toBe(204);
});

test('sends mails for at most three of six sign-ups in ten minutes, without revealing the limit @auth-12', async () => {
  for (const email of [newcomer(), viewer.email]) {
    const subjects: string[] = [];
    for (let asked = 0; asked < 6; asked += 1) {
      expect((await signUp(email, { address: `192.0.2.${asked}` })).status).toBe(201);
      subjects.push(...(await sendWaiting(server)).map(({ subject }) => subject));
    }
    expect(subjects, email).toHaveLength(3);
  }
});

test('limits a network to sixty sign-ups per hour, whether or not the addresses have accounts @load-04', async () => {
  const address = '203.0.113.60';
  await server.database.query(
    `insert into login_attempts (realm, subject, made_at)
     select 'north', 'signed-up-from:203.0.113.60', $1::timestamptz - interval '10 minutes' from generate_series(1, 58)`,
    [new Date(server.clock.now())],
  );
  const statuses: number[] = [];
  for (const email of [newcomer(), viewer.email, viewer.email, newcomer()])
    statuses.push((await signUp(email, { address })).status);
  expect(statuses).toEqual([201, 201, 429, 429]);
});

test('stores sign-up data for a day at most, and clears the data when the account is created @acct-06', async () => {
  const [left, followed] = [newcomer(), newcomer()];
  await linkOf(left);
  const link = await linkOf(followed);
  const rows = () =>
    server.database.query('select email, given is null as empty from sign_ups where email = any($1) order by email', [
      [left, followed],
    ]);
  const stored = JSON.stringify(await server.database.query('select * from sign_ups'));
  expect([stored.includes(SECRET), stored.includes(link)]).toEqual([false, false]);
  expect((await activate(link)).status).toBe(204);
  expect(await rows()).toEqual([
    { email: left, empty: false },
    { email: followed, empty: true },
  ]);
  const mails = 'select 1 from mails where account_id = (select id from accounts where email = $1)';
  expect(await server.database.query(mails, [followed])).toHaveLength(1);
  server.clock.advance(DAY + 1);
  await runJob(server, purgeExpired, {});
  expect(await rows()).toEqual([]);
});

test('rejects an invalid sign-up before mailing, and an activation after the realm closed sign-up @auth-12', async () => {
  const link = await linkOf(newcomer());
  const body = { email: newcomer(), secret: SECRET, name: 'Nina New', consentAnswers: [] };
  expect(await messagesOf(await server.call('/api/v2/user', json(body)))).toEqual([400, 'consentIsRequired']);
  expect(await sendWaiting(server)).toEqual([]);
  await loadAccounts(server, 'north', { ...byMail, selfRegistration: { allowed: false, activatesByMail: true } }, form);
  expect(await messagesOf(await activate(link))).toEqual([403, 'signUpUnavailable']);
  await loadAccounts(server, 'north', byMail, form);
  expect((await activate(link)).status).toBe(204);
});
