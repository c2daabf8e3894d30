import { listAddresses } from '../../identity/address/address.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import type { JsonMoney } from '../domain/money.ts';
import type { Subscription } from '../domain/subscription.ts';
import { findRefusal, type NextEvent } from '../domain/transitions.ts';
import { findOtherLivePurchase } from '../payments/attempts.store.ts';
import { findPurchase, listRenewals, type PurchaseGrant } from '../payments/purchases.store.ts';
import { readStateBefore } from '../subscriptions/read-state-before.ts';
import {
  addSubscriptionEvent,
  type HeldSubscription,
  listSubscriptions,
  lockAccountSubscriptions,
} from '../subscriptions/subscriptions.store.ts';
import {
  createPlanChangeEvent,
  decidePlanChange,
  getGrossPrice,
  type PlanChangeRefusal,
  type PlanHolding,
} from './plan-changes.ts';
import { recordPlanChange, recordPlanChangeDropped } from './record-plan-change.ts';

/** A change as the viewer asked for it. `price` is the one that the viewer saw, with tax. */
interface PlanChangeRequest {
  licenceId: number;
  price: JsonMoney;
}

const isSamePrice = (first: JsonMoney, second: JsonMoney): boolean =>
  first.amount === second.amount && first.scale === second.scale && first.currency === second.currency;

/** Compares subscriptions to one licence: negative if the first is the one that a request means. */
function compareHeld({ subscription: first }: HeldSubscription, { subscription: second }: HeldSubscription): number {
  const isRenewing = ({ life, renewal }: Subscription) => life !== 'ENDED' && renewal === 'AUTO';
  return Number(isRenewing(second)) - Number(isRenewing(first)) || second.purchasedAt - first.purchasedAt;
}

/**
 * Reads a plan of the caller with what its change depends on; undefined for a licence that the caller does not hold. Of
 * several subscriptions to it, one that renews is meant, else the one that was bought last.
 */
export async function findPlanHolding(
  tx: Tx,
  { realm, caller, clock, locale, country }: AccountContext,
  licenceId: number,
): Promise<PlanHolding | undefined> {
  const all = await listSubscriptions(tx, realm.id, caller.id);
  const [held] = all
    .filter(({ subscription }) => subscription.licenceId === licenceId && subscription.life !== 'ABANDONED')
    .toSorted(compareHeld);
  const licence = realm.licences.find(({ id }) => id === licenceId);
  if (!held || !licence) return undefined;
  const original = held.purchaseId === null ? undefined : await findPurchase(tx, realm.id, held.purchaseId);
  const [address] = await listAddresses(tx, realm.id, caller.id);
  // Renewals are taxed by the address alone, because they have no request.
  const taxCountry = address?.countryCode ?? 'ZZ';
  const view = { locale, country, now: clock.now() };
  return { held, licence, original, all, settings: realm.settings, taxCountry, view };
}

/** Whether a charge of the next period is prepared, whose licence and price can no longer change. */
async function hasPreparedRenewal(tx: Tx, realm: string, { id, subscription }: HeldSubscription): Promise<boolean> {
  const { paidUntil = 0 } = subscription;
  const renewals = await listRenewals(tx, realm, id);
  return renewals.some(({ state, renewal }) => state === 'OPEN' && (renewal?.start ?? 0) >= paidUntil);
}

/** Whether the change is planned already, such as by the first press of a double click. */
function isPlanned(holding: PlanHolding, { licenceId, price }: PlanChangeRequest): boolean {
  const { change } = holding.held.subscription;
  if (change.kind !== 'DOWNGRADE_AT_END' || change.licenceId !== licenceId) return false;
  return change.terms !== undefined && isSamePrice(getGrossPrice(change.terms, holding), price);
}

/** Whether the latest event of a trial of the caller changed it from one licence to another. */
async function hasChangedInTrial(
  tx: Tx,
  { realm, caller }: AccountContext,
  from: number,
  to: number,
): Promise<boolean> {
  const all = await listSubscriptions(tx, realm.id, caller.id);
  for (const { id, subscription } of all) {
    if (subscription.life !== 'TRIAL' || subscription.licenceId !== to) continue;
    const read = await readStateBefore(tx, { realm: realm.id, id });
    const isChange = read?.latest.kind === 'upgrade-requested' || read?.latest.kind === 'downgrade-requested';
    if (isChange && read.before.licenceId === from) return true;
  }
  return false;
}

const createRefusal = (label: PlanChangeRefusal) => new ProblemError('INVALID_TIER_CHANGE', [label]);

/**
 * Plans a change to a lower licence at the end of the paid time, or changes the licence of a trial at once. A change that
 * was made already succeeds without an effect.
 * @throws ProblemError 404 for a licence that the caller does not hold, 409 INVALID_TIER_CHANGE for a change that is not
 * possible, 409 CONFLICT if the price is not the one that the viewer saw
 */
export async function changePlan(
  tx: Tx,
  context: AccountContext,
  licenceId: number,
  request: PlanChangeRequest,
): Promise<void> {
  const { realm, caller, clock } = context;
  await lockAccountSubscriptions(tx, realm.id, caller.id);
  if (await hasChangedInTrial(tx, context, licenceId, request.licenceId)) return;
  const holding = await findPlanHolding(tx, context, licenceId);
  if (!holding) throw new ProblemError('NOT_FOUND', ['planNotHeld']);
  if (isPlanned(holding, request)) return;
  const { held } = holding;
  const target = realm.licences.find(({ id }) => id === request.licenceId);
  const decision = target ? decidePlanChange(holding, target) : 'planUnavailable';
  if (typeof decision === 'string') throw createRefusal(decision);
  if (decision.timing === 'CHECKOUT') throw createRefusal('planChangeCheckout');
  if (!isSamePrice(decision.price, request.price)) throw new ProblemError('CONFLICT', ['planChangePrice']);
  const event = createPlanChangeEvent(decision, held.subscription, clock.now());
  if (findRefusal(held.subscription, event)) throw createRefusal('planChangeRefused');
  if (await hasPreparedRenewal(tx, realm.id, held)) throw createRefusal('planChangeTooLate');
  // Its price and its receipt name the licence of now.
  const payer = { realm: realm.id, accountId: caller.id, basketId: '' };
  const isReplacing = ({ replaces }: PurchaseGrant) => replaces?.subscriptionId === held.id;
  if (await findOtherLivePurchase(tx, payer, isReplacing)) throw new ProblemError('CONFLICT', ['paymentInProgress']);
  const next = await addSubscriptionEvent(tx, { realm: realm.id, id: held.id }, event);
  if (next) await recordPlanChange(tx, context, { holding, option: decision, next });
}

/**
 * Drops a planned change of a licence, so that the licence renews as before. Without a planned change nothing happens.
 * @throws ProblemError 404 for a licence that the caller does not hold, 409 INVALID_TIER_CHANGE for a change that takes
 * effect now
 */
export async function dropPlanChange(tx: Tx, context: AccountContext, licenceId: number): Promise<void> {
  const { realm, caller, clock } = context;
  await lockAccountSubscriptions(tx, realm.id, caller.id);
  const holding = await findPlanHolding(tx, context, licenceId);
  if (!holding) throw new ProblemError('NOT_FOUND', ['planNotHeld']);
  const { held } = holding;
  if (held.subscription.change.kind !== 'DOWNGRADE_AT_END') return;
  const at = Math.max(clock.now(), held.subscription.changedAt);
  const event: NextEvent = { kind: 'change-dropped', at, effectiveAt: at, by: 'viewer' };
  if (findRefusal(held.subscription, event) || (await hasPreparedRenewal(tx, realm.id, held)))
    throw createRefusal('planChangeTooLate');
  const next = await addSubscriptionEvent(tx, { realm: realm.id, id: held.id }, event);
  if (next) await recordPlanChangeDropped(tx, context, holding, next);
}
