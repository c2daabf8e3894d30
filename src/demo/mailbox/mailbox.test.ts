import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '#server/platform/outbound/mailer.ts';
import { createMailbox } from './mailbox.ts';

let folder: string;
let empty: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'playbill-mail-'));
  empty = path.join(folder, 'not-there');
  const mailer = createMailer({ smtpUrl: undefined, from: 'no-reply@north.test', folder });
  await mailer.send({
    id: 'first-mail',
    to: 'nina@b.test',
    fromName: 'North',
    subject: 'Hello <b>Nina</b> – مرحبا',
    text: 'Words',
    html: '<!doctype html><html><head><title>x</title></head><body><a href="http://north.localhost/login">Go</a></body></html>',
    language: 'en',
  });
  await mailer.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (at: string, { of = folder, address = '127.0.0.1' }: { of?: string; address?: string } = {}) =>
  createMailbox(of).request(at, {}, { caller: { address, secure: false } });

test('the demo mailbox lists stored emails and shows each email with its links', async () => {
  const list = await (await ask('/')).text();
  expect(list).toContain('Hello &lt;b&gt;Nina&lt;/b&gt; – مرحبا');
  expect(list).toContain('North to nina@b.test');
  const mail = await (await ask('/first-mail')).text();
  expect(mail).toContain('src="/first-mail/body"');
  const body = await ask('/first-mail/body');
  expect(await body.text()).toContain('<base target="_top">');
  expect(body.headers.get('content-security-policy')).toContain('sandbox allow-top-navigation-by-user-activation');
});

test('the demo mailbox shows a note when there are no emails', async () =>
  expect(await (await ask('/', { of: empty })).text()).toContain('no mail yet'));

test.each(['/no-such', '/..%2Fsecrets', '/first-mail.eml', '/no-such/body'])(
  'the demo mailbox answers 404 to the invalid path %s',
  async (at) => expect((await ask(at)).status).toBe(404),
);

test.each(['192.168.1.7', '::ffff:10.0.0.1', '2001:db8::1'])(
  'the demo mailbox rejects a request from the remote address %s',
  async (address) => {
    const answer = await ask('/', { address });
    expect([answer.status, await answer.text()]).toEqual([403, 'The mails can be read on the machine itself.']);
  },
);
test('the demo mailbox rejects a request from an unknown address', async () => {
  const answer = await createMailbox(folder).request('/', {}, { caller: { address: undefined, secure: false } });
  expect(answer.status).toBe(403);
});
test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'the demo mailbox accepts a request from the local address %s',
  async (address) => expect((await ask('/', { address })).status).toBe(200),
);
