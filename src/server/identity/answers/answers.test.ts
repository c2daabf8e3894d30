import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { listAnswers } from './answers.store.ts';
import { purgeExpired } from '../../app/districts.ts';

const field = (id: string, type: string, more: object = {}) => ({ id, type, required: false, messages: {}, ...more });
const contact = {
  version: '1.0',
  title: 't:greeting',
  submitLabel: 'Send',
  thanks: 'Thank you.',
  fields: [
    field('email', 'email', { required: true, label: 'Your address' }),
    field('seats', 'number', { min: 1 }),
    field('callMe', 'checkbox'),
    field('message', 'textarea', { maxLength: 20 }),
  ],
};
const more = { 'forms/contact.json': contact, 'forms/poll.json': { ...contact, fields: contact.fields.slice(1) } };
const settings = {
  answerForms: [
    { form: 'contact', keepDays: 30, mail: 'help@north.example' },
    { form: 'poll', keepDays: 1 },
  ],
};

let server: TestServer;
let nina: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', settings, more);
  await loadAccounts(server, 'south', { answerForms: [{ form: 'contact', keepDays: 30 }] }, more);
  nina = await newViewer(server);
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

const good = { email: ' bo@example.org ', seats: '٣', callMe: 'true', message: 'One\r\ntwo' };
const path = (form = 'contact') => `/api/v2/realm/forms/${form}/answers`;
const send = (fields: object, { form = 'contact', realm = 'north', who, ...body }: Options = {}) => {
  const init = json({ fields, ...body });
  return server.call(path(form), { ...init, realm, headers: { ...init.headers, ...(who && bearer(who)) } });
};
interface Options {
  form?: string;
  realm?: string;
  who?: Tokens;
  key?: string;
}
const listed = (form = 'contact', realm = 'north') =>
  inRealm(server.context.db, realm, (tx) => listAnswers(tx, realm, form));

describe('form answers @def-21', () => {
  test('stores a form answer with typed values: numbers and booleans', async () => {
    expect((await send(good)).status).toBe(204);
    expect((await listed()).at(-1)).toMatchObject({
      accountId: undefined,
      locale: 'en_US',
      fields: { email: 'bo@example.org', seats: 3, callMe: true, message: 'One\ntwo' },
      answeredAt: server.clock.now(),
    });
    expect(await listed('contact', 'south')).toEqual([]);
  });

  test('links a form answer to the signed-in account and includes the answer in the data export', async () => {
    const who = await newViewer(server);
    await send(good, { who });
    expect((await listed()).at(-1)?.accountId).toEqual(expect.any(String));
    const headers = bearer(who);
    const exported = (await (await server.call('/api/v2/user/export', { headers })).json()) as {
      tables: Record<string, object[]>;
    };
    expect(exported.tables['form_answers']).toMatchObject([{ form: 'contact', fields: { seats: 3 } }]);
    expect(exported.tables['form_answers']?.[0]).not.toHaveProperty('key');
  });

  test('stores concurrent retries of a form answer with one idempotency key once', async () => {
    const before = (await listed()).length;
    const key = '0f6a2c1e-6f7f-4f0a-9d62-0d8f5a1c2b3d';
    const all = await Promise.all([1, 2, 3].map(() => send(good, { key })));
    expect(all.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await listed()).toHaveLength(before + 1);
  });

  test('stores equal form answers without an idempotency key once in ten minutes per IP address', async () => {
    const before = (await listed()).length;
    await send(good);
    await send(good);
    expect(await listed()).toHaveLength(before + 1);
    await send({ ...good, message: 'Another' });
    server.clock.advance(600_000);
    await send(good);
    expect(await listed()).toHaveLength(before + 3);
  });

  test('rejects a form answer with invalid fields, with one error per field, and stores nothing', async () => {
    const before = (await listed()).length;
    const answer = await send({ seats: '0', message: 'x'.repeat(21) });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as Problem).details?.fields).toMatchObject([
      { pointer: '/email', message: 'fieldIsRequired' },
      { pointer: '/seats', message: 'fieldTooSmall', values: { min: 1 } },
      { pointer: '/message', message: 'fieldTooLong', values: { max: 20 } },
    ]);
    expect(await listed()).toHaveLength(before);
  });

  test.each<[string, object, Options, number]>([
    ['to a form whose answers are not stored', good, { form: 'signup' }, 404],
    ['to a form that does not exist', good, { form: 'nothing' }, 404],
    ['without a value in any field', { callMe: '' }, { form: 'poll' }, 400],
    ['whose request is too long', { message: 'x'.repeat(10_001) }, {}, 400],
    ['with an invalid idempotency key', good, { key: 'short' }, 400],
  ])('rejects a form answer %s', async (_which, fields, options, status) => {
    expect((await send(fields, options)).status).toBe(status);
  });

  test('ignores fields of an answer that the form does not define', async () => {
    await send({ ...good, admin: 'yes' });
    expect((await listed()).at(-1)?.fields).not.toHaveProperty('admin');
  });

  test('mails a form answer once to the address that the realm configures', async () => {
    const mails = () =>
      server.database.query<{ payload: { to: string; answer: string } }>(
        "select payload from mails where kind = 'formAnswer'",
      );
    const before = (await mails()).length;
    const key = '1f6a2c1e-6f7f-4f0a-9d62-0d8f5a1c2b3d';
    await send(good, { key });
    await send(good, { key });
    await send({ seats: '2' }, { form: 'poll' });
    const all = await mails();
    expect(all).toHaveLength(before + 1);
    expect(all.at(-1)?.payload).toEqual({
      to: 'help@north.example',
      form: 'Hello',
      answer: 'Your address: bo@example.org\nseats: 3\ncallMe: true\nmessage: One\ntwo',
    });
  });

  test('purges form answers after the retention period that the realm sets', async () => {
    await send({ seats: '2' }, { form: 'poll' });
    const [before] = [await listed('poll')];
    const run = () => runJob(server, purgeExpired, {});
    server.clock.advance(86_400_000 - 1);
    await run();
    expect((await listed('poll')).length).toBeGreaterThan(0);
    server.clock.advance(1);
    await run();
    expect(before.length).toBeGreaterThan(0);
    expect(await listed('poll')).toEqual([]);
    expect((await listed()).length).toBeGreaterThan(0);
  });

  test('deletes an account’s form answers with the account', async () => {
    await send(good, { who: nina });
    await server.database.query(
      'delete from accounts where id = (select account_id from form_answers where account_id is not null order by answered_at desc limit 1)',
    );
    expect((await listed()).at(-1)?.accountId).toBeUndefined();
  });
});

test('returns a form in the caller’s language only if answers to the form are stored @def-21', async () => {
  const found = await server.call('/api/v2/realm/forms/contact', { headers: { 'accept-language': 'es' } });
  expect(await found.json()).toMatchObject({ form: { title: 'Hola', thanks: 'Thank you.' } });
  expect((await server.call('/api/v2/realm/forms/signup')).status).toBe(404);
});

test('rejects a form answer without a captcha where the realm protects forms @def-21', async () => {
  await loadAccounts(
    server,
    'south',
    { ...settings, captcha: { provider: 'proof-of-work', protectedActions: ['FORM'] } },
    more,
  );
  const answer = await send(good, { realm: 'south' });
  expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([403, 'CAPTCHA_FAIL_ERROR']);
});
