import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions, type SentMessageInfo } from 'nodemailer';
import * as z from 'zod';

/** An email to one recipient. */
export interface OutgoingMail {
  /**
   * Message id, the same for every attempt, by which servers and clients detect duplicates. Letters, digits and
   * hyphens.
   */
  id: string;
  to: string;
  /** Display name of the email's sender. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  /** Language tag of the email, such as pt-PT. */
  language: string;
}

/** Sends emails through an SMTP server or into a folder. */
export interface Mailer {
  /** @throws RefusedMailError when a retry is pointless; another error when it is not */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
}

/** Thrown for a permanent delivery failure. Its message contains no address. */
export class RefusedMailError extends Error {
  override readonly name = 'RefusedMailError';
}

/** Returns the folder for emails when there is no SMTP server. */
export const mailFolderOf = ({ dataFolder }: { dataFolder: string }): string => path.join(dataFolder, 'mail');

interface MailerOptions {
  /** URL of the SMTP server; undefined to write into the folder. */
  smtpUrl: string | undefined;
  /** Sender address of all emails. */
  from: string;
  /** Folder for emails without an SMTP server, one file each. */
  folder: string;
}

/** Timeouts in milliseconds for connecting, the greeting, an idle socket and DNS. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };
const CONNECTIONS = 3;

const Address = z.email().max(254);

/**
 * Validates the recipient and returns an object, because nodemailer parses a string as a list, in which a line break
 * could add a second recipient.
 * @throws RefusedMailError for an invalid address
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
    // Disables nodemailer's loading of files and URLs in a message.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** True for a permanent SMTP error (5xx). Failed authentication is not: the operator may correct the credentials. */
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
        // The error contains only the status code, because SMTP responses often contain the recipient's address.
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
      // The file is written under another name and then renamed, so that readers never see a partial file.
      await writeFile(`${file}.new`, message, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    close: async () => transport.close(),
  };
}

/** Creates a mailer for an SMTP server or, without one, for a folder. */
export const createMailer = ({ smtpUrl, from, folder }: MailerOptions): Mailer =>
  smtpUrl === undefined ? intoFolder(folder, from) : overSmtp(smtpUrl, from);
