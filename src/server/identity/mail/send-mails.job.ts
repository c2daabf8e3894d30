import * as z from 'zod';
import type { Theme } from '#schemas/generated/types.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { findValidDocument } from '../../definitions/documents/valid.ts';
import { messagesOf } from '../../definitions/labels/messages.ts';
import { languageTag } from '#schemas/locale.ts';
import { tokenText } from '../one-time-tokens/token-text.ts';
import { RefusedMailError } from '../../platform/outbound/mailer.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { findLocale, findRecipient, renderMail } from './kinds.ts';
import { computeMailedCode } from './mailed-code.ts';
import { storeMailOutcome, type ClaimedMail, claimDueMails } from './mails.store.ts';

/** Maximum number of mails sent at once. Some mails need a database connection, and requests use the same pool. */
const AT_ONCE = 4;
/** How long a worker claims a mail, in milliseconds: longer than the timeout of the mail server. */
const TAKEN_MS = 300_000;
/** Retries with exponential backoff: from one minute, doubled each time, up to six hours; more than two days in all. */
const MOST_TRIES = 18;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

const getRetryDelay = (tries: number) => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));

/**
 * Sends one mail.
 * @throws RefusedMailError for a permanent failure, any other error for a failure to retry
 */
async function send(context: RealmContext, mail: ClaimedMail): Promise<void> {
  const { realm } = context;
  if (mail.expiresAt !== undefined && mail.expiresAt <= context.clock.now())
    throw new RefusedMailError('It would come too late');
  const { accountId } = mail;
  const { own, colors } = await inRealm(context.db, realm.id, async (tx) => {
    const account =
      accountId === undefined ? undefined : await findAccount(tx, realm.id, accountId, context.clock.now());
    const theme = (await findValidDocument(tx, { realm: realm.id }, 'theme', 'theme')) as Theme;
    return { own: account?.email, colors: theme.colors };
  });
  const isGone = accountId !== undefined && own === undefined;
  const to = findRecipient(mail.kind, mail.payload) ?? own;
  if (isGone || to === undefined) throw new RefusedMailError('The account is gone');
  const { defaultLocale, languages, name } = realm.settings;
  const asked = findLocale(mail.payload);
  const locale = asked !== undefined && languages.includes(asked) ? asked : defaultLocale;
  const messages = await messagesOf(context, realm, locale);
  const letter = renderMail(mail.kind, mail.payload, {
    messages,
    settings: realm.settings,
    colors,
    secretOf: (kind, id) => tokenText(context.keys, { realm: realm.id, kind, id }),
    codeOf: (code) => {
      const text = computeMailedCode(context.keys, realm.id, code);
      if (text === undefined) throw new RefusedMailError('The secret of its code is gone');
      return text;
    },
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

/** Attempts to send a mail and stores the result. */
async function deliver(context: RealmContext, mail: ClaimedMail): Promise<void> {
  const { clock, log, realm } = context;
  const settle = (outcome: Parameters<typeof storeMailOutcome>[3]) =>
    inRealm(context.db, realm.id, (tx) => storeMailOutcome(tx, realm.id, mail.id, outcome));
  const facts = { realm: realm.id, mail: mail.id, kind: mail.kind, tries: mail.tries };
  try {
    await send(context, mail);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof RefusedMailError || mail.tries >= MOST_TRIES) {
      log.error({ ...facts, reason }, 'A mail is given up');
      return settle({ failed: reason });
    }
    log.warn({ ...facts, reason }, 'A mail could not be sent and is tried again');
    return settle({ nextTryAt: clock.now() + getRetryDelay(mail.tries) });
  }
  // At-least-once delivery: a process that dies before the next line has sent a mail that is not marked as sent. After
  // TAKEN_MS it is sent again with the same Message-ID. Marking it first could lose a mail.
  await settle({ sentAt: clock.now() });
}

/** Sends the due mails of a realm; workers claim them in batches. */
export const sendMails: Job<Record<string, never>> = defineJob({
  name: 'send-mails',
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async (context) => {
    const { db, clock } = context;
    const { id } = context.realm;
    for (let took = AT_ONCE; took === AT_ONCE; ) {
      const now = clock.now();
      const mails = await inRealm(db, id, (tx) =>
        claimDueMails(tx, id, { now, until: now + TAKEN_MS, count: AT_ONCE }),
      );
      await Promise.all(mails.map((mail) => deliver(context, mail)));
      took = mails.length;
    }
  },
});
