import type { Tx } from '../../platform/db/scope.ts';
import { endPurchaseAccess } from '../subscriptions/purchase-access.ts';
import { type Attempt, findReportedAttempt } from './attempts.store.ts';
import { bookDispute } from './book-refund.ts';
import { advanceDispute } from './dispute-state.ts';
import { type Dispute, insertDispute, updateDispute } from './disputes.store.ts';
import { lockPayment } from './lock-payment.ts';
import type { DisputeReport } from './provider.ts';
import { hasAttemptWithoutReference } from './refundable-attempts.store.ts';
import type { PaymentHooks } from './settle.ts';

/** A provider's report about a dispute and where it applies. */
interface DisputeEvidence {
  realm: string;
  provider: string;
  report: DisputeReport;
  /** The provider's key of the event. */
  eventKey: string;
  /** Milliseconds since 1970. */
  now: number;
  hooks: PaymentHooks | undefined;
}

/** What a report about a dispute changed. `waits`: handle the report again later. */
export type DisputeSettlement =
  | { kind: 'unknown' | 'waits' }
  | {
      kind: 'unchanged' | 'dispute-opened' | 'dispute-updated' | 'dispute-won' | 'dispute-lost';
      attempt: Attempt;
      accountId: string | null;
    };

const KINDS = { OPEN: 'dispute-opened', WON: 'dispute-won', LOST: 'dispute-lost' } as const;

/**
 * Applies a provider's report to its dispute, in any order and any number of times: books it, and takes the licences of
 * the purchase away if the dispute is lost. An open dispute changes no access.
 */
export async function settleDispute(tx: Tx, evidence: DisputeEvidence): Promise<DisputeSettlement> {
  const { realm, provider, report, eventKey, now, hooks } = evidence;
  const { paymentReference, reference } = report;
  const found = await findReportedAttempt(tx, realm, provider, { attemptId: undefined, reference: paymentReference });
  const payment = found && (await lockPayment(tx, realm, found.id));
  if (!payment) return { kind: (await hasAttemptWithoutReference(tx, realm, provider)) ? 'waits' : 'unknown' };
  const { attempt, purchase, captured, disputes, isSale } = payment;
  const { accountId } = purchase;
  if (!captured) return { kind: 'waits' };
  const known = disputes.find((dispute) => dispute.reference === reference);
  const state = known ? advanceDispute(known.state, report.state) : report.state;
  if (known && state === known.state) {
    const isUpdate = report.state === 'OPEN' && state === 'OPEN';
    if (isUpdate) await hooks?.onDispute(tx, purchase, known, { attempt, isNew: false, eventKey });
    return { kind: isUpdate ? 'dispute-updated' : 'unchanged', attempt, accountId };
  }
  const after: Dispute = known
    ? { ...known, state }
    : await insertDispute(
        tx,
        realm,
        {
          attemptId: attempt.id,
          purchaseId: purchase.id,
          provider,
          reference,
          money: report.money ?? captured,
          state,
        },
        now,
      );
  if (known) await updateDispute(tx, realm, after, now);
  await bookDispute(tx, purchase, after, { from: known?.state, to: state, postedAt: now });
  const isRevoked =
    state === 'LOST' &&
    isSale &&
    (await endPurchaseAccess(tx, { realm, purchaseId: purchase.id }, 'revoked', {
      now,
      why: `Lost dispute ${after.id}`,
    })) > 0;
  await hooks?.onDispute(tx, purchase, after, { attempt, isNew: !known, eventKey, isRevoked });
  return { kind: KINDS[state], attempt, accountId };
}
