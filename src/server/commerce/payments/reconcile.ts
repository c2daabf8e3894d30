import { type Attempt, claimDueAttempts } from './attempts.store.ts';
import { callProvider, createNotReceivedReport, type PaymentContext, settleReport } from './payment-context.ts';
import { listUnhandledEvents } from './provider-events.store.ts';
import { tryHandleEvent } from './receive-event.ts';
import { removeInstruments } from './remove-instruments.ts';
import { runEach } from './run-each.ts';
import { sendRefunds } from './send-refunds.ts';

/** Number of attempts or events read per batch. */
const BATCH_SIZE = 20;
/** Age in milliseconds from which an event that is not handled was left by a process that ended. */
const EVENT_AGE_MS = 60_000;

/** Time in milliseconds after which a payment that waits for the payer is cancelled, so that it blocks no other one. */
const ACTION_TIMEOUT_MS = 1_800_000;

/**
 * Age in milliseconds from which a payment counts as not received whose call failed and that its provider cannot be asked
 * about. Should an event report it as paid later, that overrides the cancellation.
 */
const LOST_TIMEOUT_MS = 86_400_000;

/**
 * Whether an attempt is over for the payer: its code has expired, nothing happened for too long, or its call failed a day ago
 * and the provider cannot be asked.
 */
function isAbandoned({ state, action, reference, createdAt }: Attempt, now: number): boolean {
  if (state === 'UNKNOWN' && reference === null) return now >= createdAt + LOST_TIMEOUT_MS;
  if (state !== 'ACTION') return false;
  const expiresAt = action?.kind === 'qr-code' ? (action.expiresAt ?? 0) : 0;
  return now >= Math.max(createdAt + ACTION_TIMEOUT_MS, expiresAt);
}

/** Asks the provider about an attempt, and settles the answer. A surplus or abandoned attempt is cancelled instead. */
async function checkAttempt(context: PaymentContext, attempt: Attempt): Promise<void> {
  const settlement = await callProvider(context, attempt, (provider, key) =>
    !attempt.received && (attempt.isSurplus || isAbandoned(attempt, context.clock.now()))
      ? provider.cancelPayment(key)
      : provider.readPayment(key),
  );
  if (settlement) return;
  const ids = { realm: context.realm, provider: attempt.provider, attempt: attempt.id };
  if (attempt.reference !== null) {
    context.log.error(ids, 'A payment provider no longer knows a payment that it has reported');
    return;
  }
  context.log.warn(ids, 'A payment did not reach its provider and is recorded as failed');
  await settleReport(context, attempt.provider, createNotReceivedReport(attempt.id));
}

/**
 * Finds out what became of payments without a result: asks the providers about attempts that are open for longer than
 * five minutes, then handles events that a process stored but did not handle or that had to wait, sends refunds, and
 * removes stored cards. Safe on several instances at the same time: each claims other attempts, refunds and cards.
 */
export async function reconcilePayments(context: PaymentContext): Promise<void> {
  const { realm, clock, run } = context;
  const now = clock.now();
  for (;;) {
    const due = await run((tx) => claimDueAttempts(tx, realm, now, BATCH_SIZE));
    await runEach(context, due, (attempt) => checkAttempt(context, attempt));
    if (due.length < BATCH_SIZE) break;
  }
  for (;;) {
    const events = await run((tx) => listUnhandledEvents(tx, realm, { before: now - EVENT_AGE_MS, now }, BATCH_SIZE));
    let handled = 0;
    for (const event of events) if (await tryHandleEvent(context, event)) handled += 1;
    // Events that failed are postponed, unless the database refused that too.
    if (events.length < BATCH_SIZE || handled === 0) break;
  }
  await sendRefunds(context);
  await removeInstruments(context);
}
