import { mailEmailChange } from '#server/identity/account-security/mail-email-change.job.ts';
import { mailLinks } from '#server/identity/email-links/mail-links.job.ts';
import { mailSignUp } from '#server/identity/sign-up/mail-sign-up.job.ts';
import { sendMails } from '#server/identity/mail/send-mails.job.ts';
import type { OutgoingMail } from '#server/platform/outbound/mailer.ts';
import { findRealm } from '#server/platform/realms/realms.store.ts';
import type { TestServer } from './realm-server.ts';

/** Token in a mail's link; empty if there is none. */
export const tokenIn = (mail: OutgoingMail | undefined): string =>
  /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/**
 * Runs the mail jobs like a worker: creates the mails for requested links and sends all waiting mails. Returns the sent
 * mails in order.
 */
export async function sendWaiting(server: TestServer, id = 'north'): Promise<OutgoingMail[]> {
  const realm = await findRealm(server.context.db, id);
  if (!realm) throw new Error(`There is no realm ${id}`);
  const sent: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: async () => undefined };
  for (const job of [mailLinks, mailEmailChange, mailSignUp] as const) {
    const asked = await server.database.query<{ data: { realm: string; payload: never } }>(
      `delete from pgboss.job where name = '${job.name}' and state = 'created' returning data`,
    );
    for (const { data } of asked.filter((one) => one.data.realm === id))
      await job.run(server.context, realm, data.payload);
  }
  await sendMails.run({ ...server.context, mailer }, realm, {});
  return sent;
}
