import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions, type SentMessageInfo } from 'nodemailer';
import * as z from 'zod';

/** A mail to one person. */
export interface OutgoingMail {
  /** The same for every try: servers and programs that get a mail twice know it by that. Letters, digits and hyphens. */
  id: string;
  to: string;
  /** Who writes, for people. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  /** Language tag such as pt-PT. */
  language: string;
}

/** Sends mails. */
export interface Mailer {
  /** @throws RefusedMailError where another try is in vain; any other error where it is not */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
}

/** A mail that nobody will take, however often it is tried. Its message names no address. */
export class RefusedMailError extends Error {
  override readonly name = 'RefusedMailError';
}

/** The folder into which mails are written where there is no mail server. */
export const mailFolderOf = ({ dataFolder }: { dataFolder: string }): string => path.join(dataFolder, 'mail');

interface MailerOptions {
  /** Of a mail server; without it mails are written into the folder. */
  smtpUrl: string | undefined;
  /** Address that mails come from. */
  from: string;
  /** For mails where there is no server, one file each. */
  folder: string;
}

/** Milliseconds until a server is there, has greeted, and for its silence. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
const CONNECTIONS = 3;

const Address = z.email().max(254);

/**
 * A checked address, and as an object: what nodemailer is given as a text it reads as a list, from which a line break with
 * another address behind it takes that one.
 */
function recipient(address: string) {
  const checked = Address.safeParse(address);
  if (!checked.success) throw new RefusedMailError('The account has no address that a mail can be sent to');
  return { name: '', address: checked.data };
}

function messageOf({ id, to, fromName, subject, text, html, language }: OutgoingMail, from: string): SendMailOptions {
  const [, domain = 'localhost'] = from.split('@');
  return {
    messageId: `<${id}@${domain}>`,
    from: { name: fromName.replaceAll(/\s+/g, ' '), address: from },
    to: recipient(to),
    subject: subject.replaceAll(/\s+/g, ' '),
    text,
    html,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
    // What a mail is made of comes from here alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What a mail server answered for good. A server that does not take our name and password may be told another one. */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && responseCode <= 599 && code !== 'EAUTH';
}

function overSmtp(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...limits });
  return {
    send: async (mail) => {
      const message = messageOf(mail, from);
      await transport.sendMail(message).catch((error: unknown) => {
        const { responseCode, code } = error as { responseCode?: number; code?: string };
        // What servers answer often holds the address.
        const told = `The mail server answered ${responseCode ?? 'nothing'} (${code ?? 'no code'})`;
        throw isFinal(error) ? new RefusedMailError(told) : new Error(told);
      });
    },
    close: async () => transport.close(),
  };
}

function intoFolder(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = (await transport.sendMail(messageOf(mail, from))) as SentMessageInfo & { message: Buffer };
      await mkdir(folder, { recursive: true });
      await chmod(folder, 0o700);
      const file = path.join(folder, `${mail.id}.eml`);
      // Whoever looks into the folder finds whole mails, and one that is written again in its own place.
      await writeFile(`${file}.new`, message, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    close: async () => transport.close(),
  };
}

/** Opens what mails go by: a mail server, or a folder where a newcomer can read them. */
export const createMailer = ({ smtpUrl, from, folder }: MailerOptions): Mailer =>
  smtpUrl === undefined ? intoFolder(folder, from) : overSmtp(smtpUrl, from);
