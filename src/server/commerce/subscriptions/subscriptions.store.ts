import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';
import { applyEvent, getNextActionAt } from '../domain/lifecycle.ts';
import type { LifecycleRefusal, Subscription, SubscriptionEvent } from '../domain/subscription.ts';

/** A licence that an account holds or held. */
export interface HeldSubscription {
  id: string;
  /** The purchase that granted it; null for a licence that was not bought. */
  purchaseId: string | null;
  subscription: Subscription;
}

/** Key of a subscription. */
interface SubscriptionKey {
  realm: string;
  id: string;
}

/** An event that is not possible in the state of its subscription. */
export class SubscriptionRefusedError extends Error {
  override name = 'SubscriptionRefusedError';
  readonly refusal: LifecycleRefusal;

  constructor(event: SubscriptionEvent, refusal: LifecycleRefusal) {
    super(`A subscription cannot take the event ${event.kind}: ${JSON.stringify(refusal)}.`);
    this.refusal = refusal;
  }
}

/** Applies an event. @throws SubscriptionRefusedError if it is not possible */
function requireTransition(before: Subscription | undefined, event: SubscriptionEvent): Subscription {
  const transition = applyEvent(before, event);
  if (!transition.isAllowed) throw new SubscriptionRefusedError(event, transition.refusal);
  return transition.next;
}

const toDate = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));

const insertEvent = (tx: Tx, { realm, id }: SubscriptionKey, position: number, event: SubscriptionEvent) =>
  tx
    .insertInto('subscription_events')
    .values({
      realm,
      subscription_id: id,
      position,
      event: JSON.stringify(event),
      recorded_at: new Date(event.at),
    })
    .execute();

/** Locks the subscriptions of an account, so that changes from several tabs apply one after another. */
export async function lockAccountSubscriptions(tx: Tx, realm: string, accountId: string): Promise<void> {
  await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Lists the subscriptions of an account, also those that ended. Their order is not defined. */
export async function listSubscriptions(tx: Tx, realm: string, accountId: string): Promise<HeldSubscription[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select(['id', 'purchase_id', 'state'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .execute();
  // Only this file writes the column, always a Subscription.
  return rows.map(({ id, purchase_id, state }) => ({
    id,
    purchaseId: purchase_id,
    subscription: state as Subscription,
  }));
}

/**
 * Lists the subscriptions whose current period a purchase paid, also those that ended. Their order is not defined.
 */
export async function listSubscriptionsOfPurchase(
  tx: Tx,
  realm: string,
  purchaseId: string,
): Promise<HeldSubscription[]> {
  const rows = await tx
    .selectFrom('subscriptions')
    .select(['id', 'purchase_id', 'state'])
    .where('realm', '=', realm)
    .where((eb) => {
      const current = sql<string | null>`state ->> 'currentPurchaseId'`;
      return eb.or([
        eb(current, '=', purchaseId),
        // A renewal has paid the period, so the purchase of the beginning no longer decides.
        eb.and([eb('purchase_id', '=', purchaseId), eb(current, 'is', null)]),
      ]);
    })
    .execute();
  // Only this file writes the column, always a Subscription.
  return rows.map(({ id, purchase_id, state }) => ({
    id,
    purchaseId: purchase_id,
    subscription: state as Subscription,
  }));
}

/** Lists the events of a subscription in the order in which they were recorded. */
export async function listSubscriptionEvents(tx: Tx, { realm, id }: SubscriptionKey): Promise<SubscriptionEvent[]> {
  const rows = await tx
    .selectFrom('subscription_events')
    .select('event')
    .where('realm', '=', realm)
    .where('subscription_id', '=', id)
    .orderBy('position')
    .execute();
  // Only this file writes the column.
  return rows.map(({ event }) => event as SubscriptionEvent);
}

/**
 * Adds a subscription with its first event.
 * @param owner with the purchase that grants it; null for a licence that was not bought
 * @throws SubscriptionRefusedError for an invalid purchase, such as one that ends before it begins
 */
export async function addSubscription(
  tx: Tx,
  { realm, accountId, purchaseId = null }: { realm: string; accountId: string; purchaseId?: string | null },
  event: Extract<SubscriptionEvent, { kind: 'purchased' }>,
): Promise<HeldSubscription> {
  const subscription = requireTransition(undefined, event);
  const id = randomUUID();
  await tx
    .insertInto('subscriptions')
    .values({
      realm,
      id,
      account_id: accountId,
      purchase_id: purchaseId,
      state: JSON.stringify(subscription),
      event_count: 1,
      next_action_at: toDate(getNextActionAt(subscription)),
    })
    .execute();
  await insertEvent(tx, { realm, id }, 1, event);
  return { id, purchaseId, subscription };
}

/**
 * Records an event of a subscription and returns the new state; undefined for an unknown id. Locks the subscription, so
 * that concurrent events apply one after another. An event of a server whose clock is behind is recorded at the time of
 * the latest event.
 * @param nextActionAt when the clock changes the subscription next, if only the caller knows; milliseconds since 1970
 * @throws SubscriptionRefusedError if the event is not possible in the current state
 */
export async function addSubscriptionEvent(
  tx: Tx,
  { realm, id }: SubscriptionKey,
  event: Exclude<SubscriptionEvent, { kind: 'purchased' }>,
  nextActionAt?: number,
): Promise<Subscription | undefined> {
  const row = await tx
    .selectFrom('subscriptions')
    .select(['state', 'event_count'])
    .where('realm', '=', realm)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const before = row.state as Subscription;
  const recorded = { ...event, at: Math.max(event.at, before.changedAt) };
  const next = requireTransition(before, recorded);
  const position = row.event_count + 1;
  await insertEvent(tx, { realm, id }, position, recorded);
  await tx
    .updateTable('subscriptions')
    .set({
      state: JSON.stringify(next),
      event_count: position,
      next_action_at: toDate(nextActionAt ?? getNextActionAt(next)),
    })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
  return next;
}

/** A subscription with its owner. */
export interface OwnedSubscription extends HeldSubscription {
  accountId: string;
}

/** Locks a subscription until the transaction ends, and returns it; undefined for an unknown id. */
export async function lockSubscription(tx: Tx, { realm, id }: SubscriptionKey): Promise<OwnedSubscription | undefined> {
  const row = await tx
    .selectFrom('subscriptions')
    .select(['account_id', 'purchase_id', 'state'])
    .where('realm', '=', realm)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id,
      accountId: row.account_id,
      purchaseId: row.purchase_id,
      // Only this file writes the column.
      subscription: row.state as Subscription,
    }
  );
}

/** Sets when the clock changes a subscription next. @param at milliseconds since 1970; undefined for never */
export async function setNextActionAt(tx: Tx, { realm, id }: SubscriptionKey, at: number | undefined): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ next_action_at: toDate(at) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}

/**
 * Claims subscriptions that the clock changes now, those waiting longest first, and returns their ids. Other instances skip
 * them until the claim ends, so that the work of a process that ended is repeated.
 * @param now milliseconds since 1970
 */
export async function claimDueSubscriptions(
  tx: Tx,
  realm: string,
  { now, claimedUntil, limit }: { now: number; claimedUntil: number; limit: number },
): Promise<string[]> {
  const rows = await tx
    .updateTable('subscriptions')
    .set({ next_action_at: new Date(claimedUntil) })
    .where('realm', '=', realm)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('subscriptions')
        .select('id')
        .where('realm', '=', realm)
        .where('next_action_at', '<=', new Date(now))
        .orderBy('next_action_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
