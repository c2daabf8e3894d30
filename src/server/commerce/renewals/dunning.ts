import { writeMails } from '../../identity/mail/write-mails.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import {
  decideDunningStep,
  DEFAULT_DUNNING_POLICY,
  type DunningStep,
  getGraceEnd,
  listDunningEvents,
} from '../domain/dunning.ts';
import type { DeclineClass, SubscriptionEndReason } from '../domain/subscription.ts';
import { findRefusal, type NextEvent } from '../domain/transitions.ts';
import type { Attempt } from '../payments/attempts.store.ts';
import { findPurchase } from '../payments/purchases.store.ts';
import {
  addSubscriptionEvent,
  listSubscriptionEvents,
  lockSubscription,
  type OwnedSubscription,
} from '../subscriptions/subscriptions.store.ts';

/** Returns the class of a failed charge. One that waited for the payer until it was canceled needs the payer. */
export const getDeclineClass = ({ state, decline }: Attempt): DeclineClass =>
  state === 'CANCELLED' || decline?.class === 'authentication_required'
    ? 'authentication-required'
    : (decline?.class ?? 'technical');

/** Returns when a step of the dunning is due; undefined for none. */
export function getStepTime(step: DunningStep): number | undefined {
  if (step.kind === 'none') return undefined;
  return step.kind === 'retry' || step.kind === 'end' ? step.at : step.until;
}

/** Reads the step that the unpaid period of a subscription needs next. @param now milliseconds since 1970 */
export const readDunningStep = async (tx: Tx, realm: string, id: string, now: number): Promise<DunningStep> =>
  decideDunningStep(listDunningEvents(await listSubscriptionEvents(tx, { realm, id })), now);

/** Reads what a mail about a subscription begins with: language and site of its purchase, and the name of the licence. */
export async function readMailFacts(tx: Tx, { realm }: RealmContext, { purchaseId, subscription }: OwnedSubscription) {
  const purchase = purchaseId === null ? undefined : await findPurchase(tx, realm.id, purchaseId);
  const licence = realm.licences.find(({ id }) => id === subscription.licenceId);
  return {
    locale: purchase?.locale ?? realm.settings.defaultLocale,
    origin: purchase?.siteOrigin ?? '',
    name: licence?.name ?? '',
    licenceId: subscription.licenceId,
  };
}

/** Records that the charge of a resume failed: the subscription stays paused, and an email says so. */
async function recordResumeFailure(tx: Tx, context: RealmContext, held: OwnedSubscription, now: number): Promise<void> {
  const { realm } = context;
  const key = { realm: realm.id, id: held.id };
  await addSubscriptionEvent(tx, key, { kind: 'resume-failed', at: now, effectiveAt: now, by: 'provider' });
  const payload = await readMailFacts(tx, context, held);
  const mail = { accountId: held.accountId, key: `${held.id} ${now}`, payload };
  await writeMails(tx, context, realm.id, { kind: 'resumeFailed', mails: [mail] });
}

/**
 * Records that the charge of a renewal failed, or that nothing could be charged: an event with the grace time, the time of
 * the next charge, and an email that says what the account can do. A subscription that was canceled or has ended meanwhile
 * stays as it is. Runs in the transaction that stores the failure.
 */
export async function recordRenewalFailure(
  tx: Tx,
  context: RealmContext,
  subscriptionId: string,
  failure: DeclineClass | 'no-instrument',
): Promise<void> {
  const { realm, clock } = context;
  const declineClass = failure === 'no-instrument' ? 'hard' : failure;
  const key = { realm: realm.id, id: subscriptionId };
  const held = await lockSubscription(tx, key);
  if (!held) return;
  const { changedAt, paidUntil = 0, pause } = held.subscription;
  const now = Math.max(clock.now(), changedAt);
  if (pause === 'RESUME_REQUESTED') return recordResumeFailure(tx, context, held, now);
  const earlier = listDunningEvents(await listSubscriptionEvents(tx, key));
  const happened = [...earlier, { kind: 'charge-failed', at: now, declineClass } as const];
  const step = decideDunningStep(happened, now);
  const graceUntil = getGraceEnd(happened, DEFAULT_DUNNING_POLICY) ?? now;
  const event: NextEvent = {
    kind: 'renewal-failed',
    declineClass,
    graceUntil,
    at: now,
    effectiveAt: Math.max(now, paidUntil),
    by: 'provider',
  };
  if (findRefusal(held.subscription, event)) return;
  await addSubscriptionEvent(tx, key, event, getStepTime(step));
  // A fault of the provider is soon repeated, and the account can do nothing about it.
  const isOwnFault = declineClass === 'technical' && step.kind === 'retry';
  if (isOwnFault || step.kind === 'none' || step.kind === 'end') return;
  await writeMails(tx, context, realm.id, {
    kind: 'renewalFailed',
    mails: [
      {
        accountId: held.accountId,
        key: `${subscriptionId} ${paidUntil} ${step.kind}`,
        payload: {
          ...(await readMailFacts(tx, context, held)),
          step: step.kind,
          ...omitUndefined({ graceUntil: graceUntil > now ? graceUntil : undefined }),
          ...(step.kind === 'retry' && { retryAt: step.at }),
          ...(failure === 'no-instrument' && { hasNoInstrument: true as const }),
        },
      },
    ],
  });
}

/**
 * Ends a subscription at the present time. An email says so if the account did not end it itself.
 * @throws SubscriptionRefusedError for a reason that is not possible in its state
 */
export async function endSubscription(
  tx: Tx,
  context: RealmContext,
  held: OwnedSubscription,
  { reason, why, isPriceUnanswered }: { reason: SubscriptionEndReason; why?: string; isPriceUnanswered?: true },
): Promise<void> {
  const { realm, clock } = context;
  const at = Math.max(clock.now(), held.subscription.changedAt);
  const key = { realm: realm.id, id: held.id };
  await addSubscriptionEvent(tx, key, {
    kind: 'ended',
    reason,
    at,
    effectiveAt: at,
    by: 'system',
    ...omitUndefined({ why }),
  });
  if (reason !== 'unpaid' && why === undefined) return;
  await writeMails(tx, context, realm.id, {
    kind: 'planEnded',
    mails: [
      {
        accountId: held.accountId,
        key: `${held.id} ${at}`,
        payload: {
          ...(await readMailFacts(tx, context, held)),
          isUnpaid: reason === 'unpaid',
          ...omitUndefined({ isPriceUnanswered }),
        },
      },
    ],
  });
}
