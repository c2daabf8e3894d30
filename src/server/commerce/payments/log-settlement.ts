import type { Logger } from 'pino';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { DisputeSettlement } from './settle-dispute.ts';
import type { RefundSettlement } from './settle-refund.ts';
import type { Settlement } from './settle.ts';

/** Where a settlement is logged and counted. */
interface SettlementLog {
  realm: string;
  log: Logger;
  metrics: Pick<Metrics, 'paymentReports'>;
}

/** What the log says about a report that needs a person. */
const PROBLEMS: Readonly<Record<string, string>> = {
  mismatch: 'A report differs from the payment that it names, and was put aside. Compare the payment at the provider',
  'refund-mismatch':
    'A report about a refund differs from our records, and was put aside. Compare the payment at the provider',
  'refund-failed': 'A refund has failed: the money was not given back. Refund it in another way',
  'dispute-opened': 'A payment is disputed. Answer the dispute at the provider',
  'dispute-lost': 'A dispute was lost',
};

/** Names the object that a settlement is about. */
function describe(settlement: Settlement | RefundSettlement | DisputeSettlement): object {
  if ('refund' in settlement) {
    const { id: refund, attemptId: attempt, purchaseId: purchase } = settlement.refund;
    return { refund, attempt, purchase };
  }
  if (!('attempt' in settlement)) return {};
  const { id: attempt, purchaseId: purchase } = settlement.attempt;
  return { attempt, purchase, ...('mismatches' in settlement && { mismatches: settlement.mismatches }) };
}

/** Logs and counts what a report changed. Call it after the transaction, which may run twice. */
export function logSettlement(
  { log, metrics, realm }: SettlementLog,
  provider: string,
  settlement: Settlement | RefundSettlement | DisputeSettlement,
): void {
  const { kind } = settlement;
  metrics.paymentReports.inc({ provider, outcome: kind });
  if (kind === 'unknown') return log.warn({ realm, provider }, 'A report about an unknown payment was kept');
  if (kind === 'waits') return log.warn({ realm, provider }, 'A report is about a payment that has no result yet');
  if (kind === 'refund-due')
    return log.warn({ realm, provider, ...describe(settlement) }, 'A payment was taken that will be refunded');
  if (kind === 'plan-ended')
    return log.warn({ realm, provider, ...describe(settlement) }, 'A card was stored for a plan that has ended');
  const problem = PROBLEMS[kind];
  if (problem !== undefined) log.error({ realm, provider, ...describe(settlement) }, problem);
}
