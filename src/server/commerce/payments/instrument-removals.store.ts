import type { Tx } from '../../platform/db/scope.ts';
import { OPEN_STATES } from './attempt-state.ts';
import { getCheckDelayMs } from './attempts.store.ts';

/**
 * A stored instrument that its provider has to delete. Triggers of `payment_instruments` add the rows, so that the deletion
 * of an account adds them too.
 */
export interface InstrumentRemoval {
  accountId: string;
  provider: string;
  reference: string;
  /** Whether an account pays with the reference now, so that it must stay. */
  isInUse: boolean;
}

/** Key of a removal. */
type RemovalKey = Pick<InstrumentRemoval, 'accountId' | 'provider' | 'reference'>;

/** Deletes a removal that is done, or whose instrument was stored again. */
export async function deleteRemoval(
  tx: Tx,
  realm: string,
  { accountId, provider, reference }: RemovalKey,
): Promise<void> {
  await tx
    .deleteFrom('instrument_removals')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .execute();
}

/**
 * Claims removals of providers that are due, those waiting longest first. One whose instrument has an open payment waits
 * for its result. Other instances skip a claimed one until the next try is due.
 * @param scope limits the claim to one account; all accounts by default
 */
export async function claimDueRemovals(
  tx: Tx,
  realm: string,
  { providers, now, limit }: { providers: readonly string[]; now: number; limit: number },
  scope?: { accountId: string },
): Promise<InstrumentRemoval[]> {
  if (providers.length === 0) return [];
  const due = await tx
    .selectFrom('instrument_removals as removal')
    .select(['account_id', 'provider', 'reference', 'tries'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payment_instruments as instrument')
            .select('instrument.id')
            .where('instrument.realm', '=', realm)
            .whereRef('instrument.provider', '=', 'removal.provider')
            .whereRef('instrument.reference', '=', 'removal.reference'),
        )
        .as('is_in_use'),
    )
    .where('realm', '=', realm)
    .where('provider', 'in', providers)
    .where('next_try_at', '<=', new Date(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_attempts as attempt')
            .select('attempt.id')
            .where('attempt.realm', '=', realm)
            .whereRef('attempt.instrument_id', '=', 'removal.instrument_id')
            .where('attempt.state', 'in', [...OPEN_STATES]),
        ),
      ),
    )
    .$if(scope !== undefined, (query) => query.where('account_id', '=', scope?.accountId ?? ''))
    .orderBy('next_try_at')
    .limit(limit)
    .forUpdate('removal')
    .skipLocked()
    .execute();
  for (const { account_id, provider, reference, tries } of due)
    await tx
      .updateTable('instrument_removals')
      .set({ tries: tries + 1, next_try_at: new Date(now + getCheckDelayMs(tries)) })
      .where('realm', '=', realm)
      .where('account_id', '=', account_id)
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .execute();
  return due.map(({ account_id, provider, reference, is_in_use }) => ({
    accountId: account_id,
    provider,
    reference,
    isInUse: Boolean(is_in_use),
  }));
}
