import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';

/** A mail to put into the queue. Times in milliseconds. */
export interface NewMail {
  /**
   * Id of the recipient's account. Absent before the account exists; then the payload contains the recipient's address.
   */
  accountId?: string;
  kind: string;
  /** Idempotency key: one mail per account, kind and key. */
  key: string;
  payload: object;
  /** When the mail expires and is no longer sent. */
  expiresAt?: number;
}

/** A mail claimed by a worker. */
export interface ClaimedMail {
  id: string;
  accountId: string | undefined;
  kind: string;
  payload: unknown;
  /** Number of attempts to send the mail, including this one. */
  tries: number;
  /** When the mail expires, in milliseconds; undefined if never. */
  expiresAt: number | undefined;
}

/** Queues mails; mails that exist already stay unchanged. `now` in milliseconds. */
export async function insertMails(tx: Tx, realm: string, mails: readonly NewMail[], now: number): Promise<void> {
  if (mails.length === 0) return;
  await tx
    .insertInto('mails')
    .values(
      mails.map(({ accountId, kind, key, payload, expiresAt }) => ({
        realm,
        id: randomUUID(),
        account_id: accountId ?? null,
        kind,
        key,
        payload: JSON.stringify(payload),
        created_at: new Date(now),
        expires_at: expiresAt === undefined ? null : new Date(expiresAt),
        next_try_at: new Date(now),
        tries: 0,
      })),
    )
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'kind', 'key']).doNothing())
    .execute();
}

/** Claims due mails, those waiting longest first. Other workers do not claim them before `until`, in milliseconds. */
export async function claimDueMails(
  tx: Tx,
  realm: string,
  { now, until, count }: { now: number; until: number; count: number },
): Promise<ClaimedMail[]> {
  const rows = await tx
    // The subquery is materialized: if the query plan ran it again, it would skip the rows that it has locked itself,
    // and claim more than the limit.
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        query
          .selectFrom('mails')
          .select('id')
          .where('realm', '=', realm)
          .where('sent_at', 'is', null)
          .where('failed', 'is', null)
          .where('next_try_at', '<=', new Date(now))
          .orderBy('next_try_at')
          .limit(count)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('mails')
    .set((eb) => ({ next_try_at: new Date(until), tries: eb('tries', '+', 1) }))
    .where('realm', '=', realm)
    .where('id', 'in', (eb) => eb.selectFrom('due').select('id'))
    .returning(['id', 'account_id', 'kind', 'payload', 'tries', 'expires_at'])
    .execute();
  return rows.map(({ id, account_id, kind, payload, tries, expires_at }) => ({
    id,
    accountId: account_id ?? undefined,
    kind,
    payload,
    tries,
    expiresAt: expires_at?.getTime(),
  }));
}

/** Result of an attempt: sent, failed for good with a reason, or to be retried. Times in milliseconds. */
type Outcome = { sentAt: number } | { failed: string } | { nextTryAt: number };

/** Stores the result of an attempt to send a mail. */
export async function storeMailOutcome(tx: Tx, realm: string, id: string, outcome: Outcome): Promise<void> {
  const changes =
    'sentAt' in outcome
      ? { sent_at: new Date(outcome.sentAt) }
      : 'failed' in outcome
        ? { failed: outcome.failed }
        : { next_try_at: new Date(outcome.nextTryAt) };
  await tx.updateTable('mails').set(changes).where('realm', '=', realm).where('id', '=', id).execute();
}

/**
 * Assigns a mail that was queued before the account existed to the new account. If the account already has the same
 * mail, the first one is deleted.
 */
export async function adoptMails(
  tx: Tx,
  realm: string,
  { accountId, kind, key }: Required<Pick<NewMail, 'accountId' | 'kind' | 'key'>>,
): Promise<void> {
  const own = tx
    .selectFrom('mails as own')
    .select('own.id')
    .where('own.realm', '=', realm)
    .where('own.account_id', '=', accountId)
    .where('own.kind', '=', kind)
    .where('own.key', '=', key);
  await tx
    .deleteFrom('mails')
    .where('realm', '=', realm)
    .where('account_id', 'is', null)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where(({ exists }) => exists(own))
    .execute();
  await tx
    .updateTable('mails')
    .set({ account_id: accountId })
    .where('realm', '=', realm)
    .where('account_id', 'is', null)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
}
