import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailCatcher, openMailCatcher } from '../../../../tests/support/smtp.ts';
import { createMailer, type Mailer, RefusedMailError } from './mailer.ts';

const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'playbill-mail-')), 'mail');
const from = 'no-reply@playbill.test';
const mail = {
  id: 'one',
  to: 'nina@playbill.test',
  fromName: 'North',
  subject: 'Soon',
  text: 'It begins.',
  html: '<p>It begins.</p>',
  language: 'en-US',
};

let catcher: MailCatcher;
let mailer: Mailer;
beforeAll(async () => {
  catcher = await openMailCatcher();
  mailer = createMailer({ smtpUrl: catcher.url, from, folder });
});
beforeEach(() => {
  catcher.caught.length = 0;
});
afterAll(async () => {
  await mailer.close();
  await catcher.close();
  await rm(path.dirname(folder), { recursive: true, force: true });
});

test('sends an email to its recipient, with the same Message-ID when the email is sent again', async () => {
  await mailer.send(mail);
  await mailer.send(mail);
  for (const { recipients, data } of catcher.caught) {
    expect(recipients).toEqual(['nina@playbill.test']);
    expect(data).toContain('Message-ID: <one@playbill.test>');
    expect(data).toContain('From: North <no-reply@playbill.test>');
  }
  expect(catcher.caught).toHaveLength(2);
});

test.each([
  'nina@playbill.test\r\nRCPT TO:<evil@playbill.test>',
  'nina@playbill.test, evil@playbill.test',
  'Nina <evil@playbill.test>',
  'nina@playbill.test\nBcc: evil@playbill.test',
  'group: evil@playbill.test;',
  '',
])('rejects an email with the invalid recipient %j', async (to) => {
  await expect(mailer.send({ ...mail, to })).rejects.toThrow(RefusedMailError);
  expect(catcher.caught).toEqual([]);
});

test('removes line breaks, which could inject headers, from an email’s sender name and subject', async () => {
  const evil = 'Soon\r\nBcc: evil@playbill.test';
  await mailer.send({ ...mail, subject: evil, fromName: evil });
  const [taken] = catcher.caught;
  expect(taken?.recipients).toEqual(['nina@playbill.test']);
  const [head = ''] = (taken?.data ?? '').split('\r\n\r\n');
  expect(head).toContain('Subject: Soon Bcc: evil@playbill.test');
  expect(head).not.toMatch(/^bcc:/im);
});

test.each([
  ['550 No such user nina@playbill.test', 'a permanent', true],
  ['451 nina@playbill.test is busy', 'a temporary', false],
])('reports the SMTP response “%s” as %s failure without the recipient’s address', async (answer, _kind, isFinal) => {
  catcher.answers.push(answer);
  const error = await mailer.send(mail).catch((thrown: unknown) => thrown);
  expect(error instanceof RefusedMailError).toBe(isFinal);
  expect(String(error)).toContain(answer.slice(0, 3));
  expect(String(error)).not.toContain('nina');
});

test('reports an unreachable SMTP server as a temporary failure', async () => {
  const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, folder });
  const error = await away.send(mail).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RefusedMailError);
  await away.close();
});

test('without an SMTP server, writes emails into a folder as files with mode 0600; a retry overwrites the file', async () => {
  const toFolder = createMailer({ smtpUrl: undefined, from, folder });
  await toFolder.send(mail);
  await toFolder.send({ ...mail, text: 'It begins again.' });
  expect(await readdir(folder)).toEqual(['one.eml']);
  const file = path.join(folder, 'one.eml');
  expect(await readFile(file, 'utf8')).toContain('It begins again.');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(toFolder.send({ ...mail, to: 'a@b.test\r\nc@d.test' })).rejects.toThrow(RefusedMailError);
});
