import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { purgeExpired } from '../../app/districts.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Context } from '../../platform/context.ts';
import { type OutgoingMail, RefusedMailError } from '../../platform/outbound/mailer.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { adoptMails, claimDueMails, insertMails } from './mails.store.ts';
import { sendMails } from './send-mails.job.ts';
import { writeMails } from './write-mails.ts';

const MINUTE = 60_000;

let server: TestServer;
let accountId: string;
/** Mails that the test mailer has sent, and the errors with which it answers the next attempts. */
const sent: OutgoingMail[] = [];
const faults: Error[] = [];
let context: Context;

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
/** Queues a reminder mail as a job would; `key` is its idempotency key. */
const writeIn = (tx: Tx, { key = String(++written), locale = 'en_US', title = 'Big Night', within = 3_600_000 } = {}) =>
  writeMails(tx, context, 'north', {
    kind: 'reminder',
    mails: [
      {
        accountId,
        key,
        expiresAt: context.clock.now() + within,
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
/** Runs the job in a realm with English and Arabic. */
async function run(changes: Partial<Context> = {}): Promise<void> {
  const realm = await findRealm(context.db, 'north');
  if (!realm) throw new Error('There is no realm north');
  const settings = { ...realm.settings, languages: ['en_US', 'ar'] };
  await sendMails.run({ ...context, ...changes }, { ...realm, settings }, {});
}
const stored = () =>
  server.database.query<{ tries: number; sent_at: Date | null; failed: string | null }>(
    'select tries, sent_at, failed from mails',
  );

test('renders a reminder in the recipient’s language and time zone, with a link to the event', async () => {
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

test('escapes HTML in an event’s title in a mail', async () => {
  await write({ title: '<img src=x onerror=alert(1)>&' });
  await run();
  expect(sent[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;');
  expect(sent[0]?.html).not.toContain('<img');
});

test('renders an Arabic mail right to left, and a mail in an unknown language in the realm’s language', async () => {
  await write({ locale: 'ar' });
  await write({ locale: 'xx' });
  await run();
  const directions = sent.map(({ html, language }) => [language, /dir="(\w+)"/.exec(html)?.[1]]);
  expect(directions.sort()).toEqual([
    ['ar', 'rtl'],
    ['en-US', 'ltr'],
  ]);
});

test('sends one mail for each idempotency key', async () => {
  await write({ key: 'same' });
  await write({ key: 'same' });
  await run();
  await write({ key: 'same' });
  await run();
  expect(sent).toHaveLength(1);
});

describe('a mail that is queued before its account exists', () => {
  const insert = (withAccount = false) =>
    inRealm(context.db, 'north', (tx) => {
      const payload = { locale: 'en_US', origin: 'http://north.localhost', token: 'same', to: 'new@playbill.test' };
      const mail = { kind: 'activateAccount', key: 'same', payload, ...(withAccount && { accountId }) };
      return insertMails(tx, 'north', [mail], context.clock.now());
    });
  const accounts = () => server.database.query("select account_id from mails where realm = 'north'");

  test('sends a mail to an address without an account once, even if it was queued repeatedly @auth-12', async () => {
    await insert();
    await insert();
    await run();
    await insert();
    await run();
    expect(sent.map(({ to }) => to)).toEqual(['new@playbill.test']);
  });

  test('assigns a mail to its new account, and drops it if the account has the same mail @auth-15', async () => {
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
});

test('stores no mail when the transaction is rolled back', async () => {
  const undone = inRealm(context.db, 'north', async (tx) => {
    await writeIn(tx);
    throw new Error('Not after all');
  });
  await expect(undone).rejects.toThrow('Not after all');
  expect(await stored()).toEqual([]);
});

test('retries a mail with exponential backoff while the mail server is unavailable', async () => {
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

test('does not retry rejected or expired mails', async () => {
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

test('sends a mail again with the same id after a crash before it was marked as sent', async () => {
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

test('the mail job claims at most the given number of mails, whatever the query plan', async () => {
  for (let index = 0; index < 12; index++) await write({ key: `many-${index}` });
  const claim = () =>
    inRealm(context.db, 'north', async (tx) => {
      // Forces a query plan with a nested loop, which would run a subquery once per row and skip the rows that it has
      // locked before.
      await sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true),
        set_config('enable_material', 'off', true), set_config('enable_sort', 'off', true)`.execute(tx);
      const now = context.clock.now();
      return claimDueMails(tx, 'north', { now, until: now + MINUTE, count: 4 });
    });
  expect([(await claim()).length, (await claim()).length, (await claim()).length]).toEqual([4, 4, 4]);
});

test('purges mails after 30 days', async () => {
  await write();
  await run();
  const purge = () => runJob(server, purgeExpired, {});
  server.clock.advance(30 * 86_400_000 - 1);
  await purge();
  expect(await stored()).toHaveLength(1);
  server.clock.advance(1);
  await purge();
  expect(await stored()).toEqual([]);
});
