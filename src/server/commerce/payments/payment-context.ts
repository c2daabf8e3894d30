import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { RunTransaction } from '../../platform/db/scope.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { PaymentKey, PaymentProvider, PaymentReport } from './provider.ts';
import { logSettlement } from './log-settlement.ts';
import { type PaymentHooks, settleAttempt, type Settlement } from './settle.ts';
import type { Attempt } from './attempts.store.ts';

/** What payments need of a request or job. */
export interface PaymentContext {
  realm: string;
  clock: Clock;
  log: Logger;
  metrics: Pick<Metrics, 'paymentReports'>;
  /** Opens the transactions; no call of a provider runs in one. */
  run: RunTransaction;
  /** The realm's payment providers by name. */
  providers: ReadonlyMap<string, PaymentProvider>;
  hooks?: PaymentHooks;
}

/** A payment provider that the realm does not have. */
export class ProviderMissingError extends Error {
  override name = 'ProviderMissingError';
}

/** Returns a provider of the realm. @throws ProviderMissingError */
export function getProvider({ providers, realm }: PaymentContext, name: string): PaymentProvider {
  const provider = providers.get(name);
  if (provider) return provider;
  throw new ProviderMissingError(`Realm ${realm} has no payment provider ${name}. Configure it, or offer another one.`);
}

const createUnknownReport = ({ attemptId, reference }: PaymentKey): PaymentReport => ({
  attemptId,
  reference,
  money: undefined,
  realm: undefined,
  accountId: undefined,
  result: { kind: 'UNKNOWN' },
});

/** Report of a payment that never reached its provider. Should it arrive after all, its success overrides the failure. */
export const createNotReceivedReport = (attemptId: string): PaymentReport => ({
  attemptId,
  reference: undefined,
  money: undefined,
  realm: undefined,
  accountId: undefined,
  result: { kind: 'FAILED', decline: 'technical', code: 'processing_error' },
});

/** Applies a report of a provider in a transaction of its own. */
export async function settleReport(context: PaymentContext, provider: string, report: PaymentReport) {
  const { realm, clock, hooks } = context;
  const settlement = await context.run((tx) => settleAttempt(tx, { realm, provider, report, now: clock.now(), hooks }));
  logSettlement(context, provider, settlement);
  return settlement;
}

/**
 * Calls a provider about an attempt and settles the answer. A call that fails, or an answer about another attempt,
 * leaves the attempt UNKNOWN, because the payment may have happened.
 * @returns undefined if the provider does not know the payment
 */
export async function callProvider(
  context: PaymentContext,
  attempt: Attempt,
  call: (provider: PaymentProvider, key: PaymentKey) => Promise<PaymentReport | undefined>,
): Promise<Settlement | undefined> {
  const provider = getProvider(context, attempt.provider);
  const key: PaymentKey = { attemptId: attempt.id, reference: attempt.reference ?? undefined };
  const ids = { realm: context.realm, provider: provider.name, attempt: attempt.id };
  let report: PaymentReport | undefined;
  try {
    report = await call(provider, key);
  } catch (error) {
    context.log.warn({ ...ids, err: error }, 'The answer of a payment provider is missing; it will be asked again');
    report = createUnknownReport(key);
  }
  if (!report) return undefined;
  if (report.attemptId !== undefined && report.attemptId !== attempt.id) {
    context.log.error({ ...ids, answered: report.attemptId }, 'A payment provider answered about another payment');
    report = createUnknownReport(key);
  }
  return settleReport(context, provider.name, { ...report, attemptId: attempt.id });
}
