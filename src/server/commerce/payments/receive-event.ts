import type { Tx } from '../../platform/db/scope.ts';
import { logSettlement } from './log-settlement.ts';
import type { PaymentContext } from './payment-context.ts';
import type { EventHeaders, PaymentProvider, ProviderEvent } from './provider.ts';
import {
  type EventKey,
  insertEvent,
  lockUnhandledEvent,
  markEventHandled,
  postponeEvent,
} from './provider-events.store.ts';
import { type DisputeSettlement, settleDispute } from './settle-dispute.ts';
import { type RefundSettlement, settleRefund } from './settle-refund.ts';
import { settleAttempt, type Settlement } from './settle.ts';

/** Result of a received message. `refused`: it is not authentic and was not stored. `duplicate`: it was stored before. */
export type Receipt = { kind: 'refused' | 'duplicate' } | { kind: 'stored'; key: EventKey };

/** Time in milliseconds after which an event that has to wait is handled again. */
const WAIT_MS = 300_000;
/** Age in milliseconds from which an event waits no longer: what it needs has not come. */
const WAIT_TIMEOUT_MS = 86_400_000;

/** What an event changed. Undefined for one that reports nothing. */
type EventSettlement = Settlement | RefundSettlement | DisputeSettlement | undefined;

/** Applies what an event reports. */
async function settleEvent(
  tx: Tx,
  { realm, clock, hooks }: PaymentContext,
  { provider, key }: EventKey,
  { report, refund, dispute }: Pick<ProviderEvent, 'report' | 'refund' | 'dispute'>,
): Promise<EventSettlement> {
  const scope = { realm, provider, now: clock.now(), hooks };
  if (report) return settleAttempt(tx, { ...scope, report });
  if (refund) return settleRefund(tx, { ...scope, report: refund });
  return dispute && settleDispute(tx, { ...scope, report: dispute, eventKey: key });
}

/**
 * Handles a stored event, once: settles the payment, refund or dispute that it reports about, and stores the outcome in
 * the same transaction. An event about an unknown payment is kept. An event that arrives before what it is about waits
 * for the reconciler, for a day at most.
 */
async function handleEvent(context: PaymentContext, key: EventKey): Promise<void> {
  const { realm, clock, run } = context;
  const settlement = await run(async (tx) => {
    const event = await lockUnhandledEvent(tx, realm, key);
    if (!event) return undefined;
    const now = clock.now();
    const settled = await settleEvent(tx, context, key, event);
    if (settled?.kind === 'waits' && now < event.receivedAt + WAIT_TIMEOUT_MS)
      await postponeEvent(tx, realm, key, now + WAIT_MS);
    else {
      const accountId = settled && 'accountId' in settled ? settled.accountId : null;
      await markEventHandled(tx, realm, key, { outcome: settled?.kind ?? 'ignored', accountId, now });
    }
    return settled;
  });
  if (settlement) logSettlement(context, key.provider, settlement);
}

/**
 * Handles a stored event. An event that fails waits for the reconciler, so that it does not hold up the events after it.
 * @returns whether it was handled
 */
export async function tryHandleEvent(context: PaymentContext, key: EventKey): Promise<boolean> {
  const { realm, clock, run, log } = context;
  try {
    await handleEvent(context, key);
    return true;
  } catch (error) {
    log.error({ realm, provider: key.provider, event: key.key, err: error }, 'A payment event could not be handled');
    await run((tx) => postponeEvent(tx, realm, key, clock.now() + WAIT_MS)).catch((cause: unknown) =>
      log.error(
        { realm, provider: key.provider, event: key.key, err: cause },
        'A payment event could not be postponed',
      ),
    );
    return false;
  }
}

/**
 * Receives a message of a provider: verifies and stores it. The caller acknowledges it then, and handles it afterwards
 * with `tryHandleEvent`: providers send bursts, and repeat what is not acknowledged in time. If the process ends in
 * between, the reconciler handles the event.
 */
export async function receiveEvent(
  { realm, clock, run }: PaymentContext,
  provider: PaymentProvider,
  body: Buffer,
  headers: EventHeaders,
): Promise<Receipt> {
  const event = await provider.readEvent(body, headers);
  if (!event) return { kind: 'refused' };
  const stored = { provider: provider.name, event, body, headers, now: clock.now() };
  if (!(await run((tx) => insertEvent(tx, realm, stored)))) return { kind: 'duplicate' };
  return { kind: 'stored', key: { provider: provider.name, key: event.key } };
}
