import { claimDueRemovals, deleteRemoval, type InstrumentRemoval } from './instrument-removals.store.ts';
import type { PaymentContext } from './payment-context.ts';

/** What removals need of a request or job. */
type RemovalContext = Pick<PaymentContext, 'realm' | 'clock' | 'log' | 'run' | 'providers'>;

/** Number of removals per batch. */
const BATCH_SIZE = 20;

/** Asks a provider to delete an instrument, outside of transactions. After an error the removal is tried again later. */
async function removeInstrument(context: RemovalContext, removal: InstrumentRemoval): Promise<void> {
  const { realm, log, run, providers } = context;
  const { accountId, provider, reference, isInUse } = removal;
  try {
    if (!isInUse) await providers.get(provider)?.removeInstrument(accountId, reference);
    await run((tx) => deleteRemoval(tx, realm, removal));
  } catch (error) {
    log.warn({ realm, provider, err: error }, 'A stored card was not removed at its provider; it will be tried again');
  }
}

/**
 * Removes stored instruments at their providers that a user removed, or that a card typed in again has replaced. Safe on
 * several instances at the same time: each claims other removals.
 * @param scope limits the work to one account; all accounts by default
 */
export async function removeInstruments(context: RemovalContext, scope?: { accountId: string }): Promise<void> {
  const { realm, clock, run, providers } = context;
  for (;;) {
    const page = { providers: [...providers.keys()], now: clock.now(), limit: BATCH_SIZE };
    const claimed = await run((tx) => claimDueRemovals(tx, realm, page, scope));
    for (const removal of claimed) await removeInstrument(context, removal);
    if (claimed.length < BATCH_SIZE) return;
  }
}
