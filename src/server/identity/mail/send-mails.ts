import * as z from 'zod';
import type { Theme } from '#schemas/generated/types.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { defineJob, type Job, type JobContext } from '../../platform/jobs/define-job.ts';
import { findValid } from '../../definitions/documents/valid.ts';
import { messagesOf } from '../../definitions/labels/messages.ts';
import { languageTag } from '#schemas/locale.ts';
import { DAY_MS } from '../../platform/occurrence.ts';
import { tokenText } from '../one-time-tokens/token-text.ts';
import { RefusedMailError } from '../../platform/outbound/mailer.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { localeOf, type MailKindName, type MailPayload, recipientOf, writeLetter } from './kinds.ts';
import { deleteMailsBefore, insertMails, type NewMail, settleMail, type TakenMail, takeMails } from './mails.store.ts';

/** Mails that are sent at once: each takes a connection to the database now and then, which requests share. */
const AT_ONCE = 4;
/** How long a try may take before the mail is anybody's again: longer than a mail server is waited for, in milliseconds. */
const TAKEN_MS = 300_000;
/** A mail is tried so often, first after a minute, then twice as late each time, at most after six hours: over two days in all. */
const MOST_TRIES = 18;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** Mails are kept so long, for whoever is asked why one did not come. */
const KEPT_MS = 30 * DAY_MS;

const waitAfter = (tries: number) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));

const addressOf = async ({ db, clock }: JobContext, realm: string, accountId: string | undefined) =>
  accountId === undefined
    ? undefined
    : (await inRealm(db, realm, (tx) => findAccount(tx, realm, accountId, clock.now())))?.email;

/** @throws RefusedMailError, or what went wrong where another try may go better */
async function send(context: JobContext, realm: RealmRecord, mail: TakenMail): Promise<void> {
  if (mail.uselessFrom !== undefined && mail.uselessFrom <= context.clock.now())
    throw new RefusedMailError('It would come too late');
  const own = await addressOf(context, realm.id, mail.accountId);
  const isGone = mail.accountId !== undefined && own === undefined;
  const to = recipientOf(mail.kind, mail.payload) ?? own;
  if (isGone || to === undefined) throw new RefusedMailError('The account is gone');
  const { defaultLocale, languages, name } = realm.settings;
  const asked = localeOf(mail.payload);
  const locale = asked !== undefined && languages.includes(asked) ? asked : defaultLocale;
  const messages = await messagesOf(context, realm, locale);
  const { colors } = await inRealm(
    context.db,
    realm.id,
    async (tx) => (await findValid(tx, { realm: realm.id }, 'theme', 'theme')) as Theme,
  );
  const letter = writeLetter(mail.kind, mail.payload, {
    messages,
    settings: realm.settings,
    colors,
    secretOf: (kind, id) => tokenText(context.keys, { realm: realm.id, kind, id }),
  });
  if (!letter) throw new RefusedMailError('This program does not know such mails');
  await context.mailer.send({
    id: mail.id,
    to,
    fromName: name,
    language: languageTag(messages.locale),
    ...letter,
  });
}

/** Tries to send a mail, and notes what came of it. */
async function deliver(context: JobContext, realm: RealmRecord, mail: TakenMail): Promise<void> {
  const { clock, log } = context;
  const settle = (outcome: Parameters<typeof settleMail>[3]) =>
    inRealm(context.db, realm.id, (tx) => settleMail(tx, realm.id, mail.id, outcome));
  const told = { realm: realm.id, mail: mail.id, kind: mail.kind, tries: mail.tries };
  try {
    await send(context, realm, mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof RefusedMailError || mail.tries >= MOST_TRIES) {
      log.error({ ...told, reason }, 'A mail is given up');
      return settle({ failed: reason });
    }
    log.warn({ ...told, reason }, 'A mail could not be sent and is tried again');
    return settle({ nextTryAt: clock.now() + waitAfter(mail.tries) });
  }
  // Whoever dies between these lines has sent a mail that nobody knows of: it goes out once more, after TAKEN_MS, by the same
  // Message-ID. No order of the two does better: noted first, a mail could be lost. A folder's file is only written again.
  await settle({ sentAt: clock.now() });
}

/** Sends the mails that wait, each by whoever takes it first. */
export const sendMails: Job<Record<string, never>> = defineJob({
  name: 'send-mails',
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async (context, realm) => {
    const { db, clock } = context;
    const { id } = realm;
    for (let took = AT_ONCE; took === AT_ONCE; ) {
      const now = clock.now();
      const mails = await inRealm(db, id, (tx) => takeMails(tx, id, { now, until: now + TAKEN_MS, count: AT_ONCE }));
      await Promise.all(mails.map((mail) => deliver(context, realm, mail)));
      took = mails.length;
    }
    await inRealm(db, id, (tx) => deleteMailsBefore(tx, id, clock.now() - KEPT_MS));
  },
});

/** A mail of a kind. */
type Written<Name extends MailKindName> = Omit<NewMail, 'kind' | 'payload'> & { payload: MailPayload<Name> };

/** Has mails sent, once the transaction of their cause is through; of each key one, however often it is written. */
export async function writeMails<Name extends MailKindName>(
  { jobs, clock }: Pick<JobContext, 'jobs' | 'clock'>,
  tx: Tx,
  realm: string,
  { kind, mails }: { kind: Name; mails: readonly Written<Name>[] },
): Promise<void> {
  if (mails.length === 0) return;
  await insertMails(
    tx,
    realm,
    mails.map((mail) => ({ ...mail, kind })),
    clock.now(),
  );
  await jobs.enqueue(tx, sendMails, realm, {}, { key: 'written' });
}
