import type { Tx } from '../../platform/db/scope.ts';
import type { Context } from '../../platform/context.ts';
import type { MailKindName, MailPayload } from './kinds.ts';
import { insertMails, type NewMail } from './mails.store.ts';
import { sendMails } from './send-mails.job.ts';

type Written<Name extends MailKindName> = Omit<NewMail, 'kind' | 'payload'> & { payload: MailPayload<Name> };

/**
 * Queues mails in the transaction that causes them (outbox pattern). An account gets one mail per kind and key, even if
 * the function is called repeatedly.
 */
export async function writeMails<Name extends MailKindName>(
  tx: Tx,
  { jobs, clock }: Pick<Context, 'jobs' | 'clock'>,
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
