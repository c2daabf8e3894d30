import { findAttempt } from './attempts.store.ts';
import { createDueRefund } from './create-refund.ts';
import { logSettlement } from './log-settlement.ts';
import { getProvider, type PaymentContext } from './payment-context.ts';
import type { PaymentProvider, RefundOrder, RefundReport } from './provider.ts';
import { listAttemptsToRefund } from './refundable-attempts.store.ts';
import { claimDueRefunds, type Refund } from './refunds.store.ts';
import { runEach } from './run-each.ts';
import { type RefundSettlement, settleRefund } from './settle-refund.ts';

/** Number of refunds or payments per batch. */
const BATCH_SIZE = 20;
/**
 * Time in milliseconds after the first call in which a refund without an answer is sent again. Providers remember an
 * idempotency key for 24 hours; a later call could give the money back twice.
 */
const RESEND_TIMEOUT_MS = 72_000_000;

/**
 * Asks the provider about a refund that was sent before, and sends it again if its answer was lost.
 * @returns undefined if there is nothing to do but wait
 */
async function askOrResend(
  { realm, clock, log }: PaymentContext,
  provider: PaymentProvider,
  refund: Refund,
  order: RefundOrder,
): Promise<RefundReport | undefined> {
  const report = await provider.readRefund(order, refund.reference ?? undefined);
  // The provider has acknowledged the refund, or made it itself, and will report its result.
  if (report || refund.reference !== null || refund.reason === 'PROVIDER') return report;
  if (clock.now() < (refund.sentAt ?? 0) + RESEND_TIMEOUT_MS) return provider.refundPayment(order);
  log.error(
    { realm, provider: provider.name, refund: refund.id },
    'A refund has no answer and is not sent again, because the money could be given back twice. Compare the provider',
  );
  return undefined;
}

/**
 * Calls the provider about a claimed refund outside of transactions, and records the answer. A call that fails leaves the
 * refund UNKNOWN, because the money may have been given back.
 */
async function callAboutRefund(context: PaymentContext, refund: Refund): Promise<RefundSettlement | undefined> {
  const { realm, run, clock, hooks, log } = context;
  const provider = getProvider(context, refund.provider);
  const attempt = await run((tx) => findAttempt(tx, realm, refund.attemptId));
  if (!attempt) return undefined;
  const { id: refundId, money } = refund;
  const payment = { attemptId: attempt.id, reference: attempt.reference ?? undefined };
  const order: RefundOrder = { refundId, payment, money };
  let report: RefundReport | undefined;
  try {
    report =
      refund.checks === 1 && refund.reason !== 'PROVIDER'
        ? await provider.refundPayment(order)
        : await askOrResend(context, provider, refund, order);
  } catch (error) {
    log.warn({ realm, provider: provider.name, refund: refundId, err: error }, 'The answer to a refund is missing');
    report = {
      refundId,
      reference: undefined,
      paymentReference: payment.reference,
      money: undefined,
      result: 'UNKNOWN',
    };
  }
  if (!report) return undefined;
  const answer = { ...report, refundId };
  const settlement = await run((tx) =>
    settleRefund(tx, { realm, provider: provider.name, report: answer, now: clock.now(), hooks }),
  );
  logSettlement(context, provider.name, settlement);
  return settlement;
}

/** Sends one refund, unless another instance has claimed it. */
export async function sendRefund(context: PaymentContext, id: string): Promise<void> {
  const { realm, run, clock, providers } = context;
  const scope = { providers: [...providers.keys()], now: clock.now(), limit: 1 };
  const [claimed] = await run((tx) => claimDueRefunds(tx, realm, scope, { id }));
  if (claimed) await callAboutRefund(context, claimed);
}

/**
 * Adds the refunds of payments that must be given back, sends refunds that were not sent, and asks the providers about
 * those without a result. Safe on several instances at the same time: each claims other refunds.
 */
export async function sendRefunds(context: PaymentContext): Promise<void> {
  const { realm, run, clock, providers } = context;
  const attempts = await run((tx) => listAttemptsToRefund(tx, realm, BATCH_SIZE));
  await runEach(context, attempts, (id) => run((tx) => createDueRefund(tx, realm, id, clock.now())));
  for (;;) {
    const scope = { providers: [...providers.keys()], now: clock.now(), limit: BATCH_SIZE };
    const claimed = await run((tx) => claimDueRefunds(tx, realm, scope));
    await runEach(context, claimed, (refund) => callAboutRefund(context, refund));
    if (claimed.length < BATCH_SIZE) return;
  }
}
