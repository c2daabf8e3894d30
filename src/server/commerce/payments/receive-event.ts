import { logSettlement, type PaymentContext } from './payment-context.ts';
import type { EventHeaders, PaymentProvider } from './provider.ts';
import { type EventKey, insertEvent, lockUnhandledEvent, markEventHandled } from './provider-events.store.ts';
import { settleAttempt } from './settle.ts';

/**
 * Result of a received message. `refused`: it is not authentic and was not stored. `stored`: it could not be handled yet,
 * and the reconciler handles it. Answer everything but `refused` with success, so that the provider does not repeat it.
 */
export type Receipt = 'refused' | 'duplicate' | 'handled' | 'stored';

/**
 * Handles a stored event, once: settles the attempt that it reports about, and stores the outcome in the same
 * transaction. An event about an unknown payment is kept.
 */
export async function handleEvent(context: PaymentContext, key: EventKey): Promise<void> {
  const { realm, clock, hooks, run } = context;
  const { provider } = key;
  const settlement = await run(async (tx) => {
    const event = await lockUnhandledEvent(tx, realm, key);
    if (!event) return undefined;
    const now = clock.now();
    const { report } = event;
    const settled = report && (await settleAttempt(tx, { realm, provider, report, now, hooks }));
    const accountId = settled && settled.kind !== 'unknown' ? settled.accountId : null;
    await markEventHandled(tx, realm, key, { outcome: settled?.kind ?? 'ignored', accountId, now });
    return settled;
  });
  if (settlement) logSettlement(context, provider, settlement);
}

/** Receives a message of a provider: verifies it, stores it first, then handles it. A repeated one changes nothing. */
export async function receiveEvent(
  context: PaymentContext,
  provider: PaymentProvider,
  body: Buffer,
  headers: EventHeaders,
): Promise<Receipt> {
  const { realm, clock, run, log } = context;
  const event = await provider.readEvent(body, headers);
  if (!event) return 'refused';
  const stored = { provider: provider.name, event, body, headers, now: clock.now() };
  if (!(await run((tx) => insertEvent(tx, realm, stored)))) return 'duplicate';
  try {
    await handleEvent(context, { provider: provider.name, key: event.key });
    return 'handled';
  } catch (error) {
    log.error({ realm, provider: provider.name, event: event.key, err: error }, 'A payment event could not be handled');
    return 'stored';
  }
}
