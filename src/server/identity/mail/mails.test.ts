import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { queries } from '../../platform/db/client.ts';
import { keepOneMailOfAKey } from '../../platform/db/migrations/0038-one-mail-of-a-key.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { JobContext } from '../../platform/jobs/define-job.ts';
import { type OutgoingMail, RefusedMailError } from '../../platform/outbound/mailer.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { adoptMails, insertMails } from './mails.store.ts';
import { sendMails, writeMails } from './send-mails.ts';

const MINUTE = 60_000;

let server: TestServer;
let accountId: string;
/** What was sent, and what the next tries come to. */
const sent: OutgoingMail[] = [];
const faults: Error[] = [];
let context: JobContext;

beforeAll(async () => {
  server = await openTestServer();
  const [account] = await server.database.query<{ id: string }>('select id from accounts where email = $1', [
    viewer.email.toLowerCase(),
  ]);
  accountId = account?.id ?? '';
  const send = async (mail: OutgoingMail) => {
    const fault = faults.shift();
    if (fault) throw fault;
    sent.push(mail);
  };
  context = { ...server.context, mailer: { send, close: async () => undefined } };
});
beforeEach(async () => {
  sent.length = 0;
  faults.length = 0;
  await server.database.query('delete from mails');
});
afterAll(() => server.close());

let written = 0;
/** Writes a mail as a job would that is about `key`. */
const writeIn = (tx: Tx, { key = String(++written), locale = 'en_US', title = 'Big Night', within = 3_600_000 } = {}) =>
  writeMails(context, tx, 'north', {
    kind: 'reminder',
    mails: [
      {
        accountId,
        key,
        uselessFrom: context.clock.now() + within,
        payload: {
          title,
          start: Date.parse('2026-07-11T18:00:00Z'),
          timeZone: 'Europe/Stockholm',
          href: 'http://north.localhost/live/5001',
          locale,
        },
      },
    ],
  });
const write = (mail: Parameters<typeof writeIn>[1] = {}) => inRealm(context.db, 'north', (tx) => writeIn(tx, mail));
/** Does the job, in a realm that speaks Arabic too. */
async function run(changes: Partial<JobContext> = {}): Promise<void> {
  const realm = await findRealm(context.db, 'north');
  if (!realm) throw new Error('There is no realm north');
  const settings = { ...realm.settings, languages: ['en_US', 'ar'] };
  await sendMails.run({ ...context, ...changes }, { ...realm, settings }, {});
}
const stored = () =>
  server.database.query<{ tries: number; sent_at: Date | null; failed: string | null }>(
    'select tries, sent_at, failed from mails',
  );

test('a mail says in the reader’s language and time zone when the event begins, and leads to it', async () => {
  await write();
  await run();
  const [mail] = sent;
  expect(mail).toMatchObject({
    to: viewer.email.toLowerCase(),
    subject: 'Starting soon: Big Night',
    language: 'en-US',
  });
  expect(mail?.text).toMatch(/“Big Night” starts on .*8:00\sPM/);
  expect(mail?.text).toContain('http://north.localhost/live/5001');
  expect(mail?.html).toContain('<html lang="en-US" dir="ltr">');
  await run();
  expect(sent).toHaveLength(1);
});

test('what a title says is text in a mail', async () => {
  await write({ title: '<img src=x onerror=alert(1)>&' });
  await run();
  expect(sent[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;');
  expect(sent[0]?.html).not.toContain('<img');
});

test('a reader of Arabic gets a mail from right to left, a language that the realm does not speak is its own', async () => {
  await write({ locale: 'ar' });
  await write({ locale: 'xx' });
  await run();
  const directions = sent.map(({ html, language }) => [language, /dir="(\w+)"/.exec(html)?.[1]]);
  expect(directions.sort()).toEqual([
    ['ar', 'rtl'],
    ['en-US', 'ltr'],
  ]);
});

test('of one thing there is one mail, however often it is written', async () => {
  await write({ key: 'same' });
  await write({ key: 'same' });
  await run();
  await write({ key: 'same' });
  await run();
  expect(sent).toHaveLength(1);
});

describe('a mail without an account', () => {
  const insert = (withAccount = false) =>
    inRealm(context.db, 'north', (tx) => {
      const payload = { locale: 'en_US', origin: 'http://north.localhost', token: 'same', to: 'new@playbill.test' };
      const mail = { kind: 'activateAccount', key: 'same', payload, ...(withAccount && { accountId }) };
      return insertMails(tx, 'north', [mail], context.clock.now());
    });
  const accounts = () => server.database.query("select account_id from mails where realm = 'north'");

  test('is written once, however often its job is repeated @auth-12', async () => {
    await insert();
    await insert();
    await run();
    await insert();
    await run();
    expect(sent.map(({ to }) => to)).toEqual(['new@playbill.test']);
  });

  test('is given to its account once, and goes where the account has the same mail already @auth-15', async () => {
    const adopt = () =>
      inRealm(context.db, 'north', (tx) =>
        adoptMails(tx, 'north', { accountId, kind: 'activateAccount', key: 'same' }),
      );
    await insert();
    await adopt();
    expect(await accounts()).toEqual([{ account_id: accountId }]);
    await insert();
    await adopt();
    expect(await accounts()).toEqual([{ account_id: accountId }]);
  });

  test('that was written twice is there once after the migration: the one that was sent, in each realm', async () => {
    await server.database.query(`
      alter table mails drop constraint mails_of_a_key,
        add constraint mails_realm_account_id_kind_key_key unique (realm, account_id, kind, key)`);
    for (const realm of ['north', 'south'])
      await server.database.query(
        `insert into mails (realm, id, kind, key, payload, created_at, next_try_at, tries, sent_at)
         select $1, n::text, 'activateAccount', 'same', '{}', now(), now(), 0, case n when 2 then now() end
         from generate_series(1, 3) n`,
        [realm],
        realm,
      );
    await insert(true);
    await keepOneMailOfAKey(server.context.db[queries]);
    const kept = 'select id from mails where account_id is null and realm = $1';
    expect(await server.database.query(kept, ['north'])).toEqual([{ id: '2' }]);
    expect(await server.database.query(kept, ['south'], 'south')).toEqual([{ id: '2' }]);
    expect(await accounts()).toHaveLength(2);
    await insert();
    expect(await accounts()).toHaveLength(2);
    const [table] = await server.database.query("select relforcerowsecurity from pg_class where relname = 'mails'");
    expect(table).toEqual({ relforcerowsecurity: true });
  });
});

test('a mail of a transaction that is rolled back never was', async () => {
  const undone = inRealm(context.db, 'north', async (tx) => {
    await writeIn(tx);
    throw new Error('Not after all');
  });
  await expect(undone).rejects.toThrow('Not after all');
  expect(await stored()).toEqual([]);
});

test('a server that is away is tried again, later each time', async () => {
  faults.push(new Error('away'), new Error('away'));
  await write();
  await run();
  server.clock.advance(MINUTE - 1);
  await run();
  expect((await stored())[0]?.tries).toBe(1);
  server.clock.advance(1);
  await run();
  server.clock.advance(2 * MINUTE - 1);
  await run();
  expect((await stored())[0]?.tries).toBe(2);
  server.clock.advance(1);
  await run();
  expect(sent).toHaveLength(1);
});

test('what a server refuses for good is not tried again, nor is what comes too late', async () => {
  faults.push(new RefusedMailError('The mail server answered 550'));
  await write();
  await run();
  await write({ within: 0 });
  server.clock.advance(10 * MINUTE);
  await run();
  expect(sent).toEqual([]);
  expect((await stored()).map(({ failed }) => failed).sort()).toEqual([
    'It would come too late',
    'The mail server answered 550',
  ]);
});

test('a mail that was sent by somebody who died then goes out once more, by the same id', async () => {
  await write();
  const now = () => {
    if (sent.length > 0) throw new Error('Died');
    return server.clock.now();
  };
  await expect(run({ clock: { now } })).rejects.toThrow('Died');
  await run();
  expect(sent).toHaveLength(1);
  server.clock.advance(5 * MINUTE);
  await run();
  await run();
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
});

test('mails are forgotten after 30 days', async () => {
  await write();
  await run();
  server.clock.advance(30 * 86_400_000);
  await run();
  expect(await stored()).toHaveLength(1);
  server.clock.advance(1);
  await run();
  expect(await stored()).toEqual([]);
});
