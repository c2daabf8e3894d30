import type { CancellationOffer } from '#schemas/wire/commerce/licences.ts';
import { localise } from '#schemas/localise.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { writeMails } from '../../identity/mail/write-mails.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { findNextDiscount } from '../domain/cancellation-offer.ts';
import { toJsonMoney } from '../domain/money.ts';
import type { Subscription } from '../domain/subscription.ts';
import {
  addSubscriptionEvent,
  type HeldSubscription,
  listSubscriptions,
  lockAccountSubscriptions,
} from '../subscriptions/subscriptions.store.ts';
import { toOfferDiscount } from '../subscriptions/to-offer-discount.ts';
import { findOpenOffer, type OpenOffer } from './find-open-offer.ts';

type Names =
  | 'GET /api/v2/promotions/cancellation/{id}/verify'
  | 'POST /api/v2/promotions/cancellation/{id}/redeem'
  | 'POST /api/v2/promotions/cancellation/{id}/refuse';

/** A licence that the caller holds: its subscriptions, and the one that has an offer. */
interface HeldOffer {
  held: readonly HeldSubscription[];
  open: { one: HeldSubscription; offer: OpenOffer } | undefined;
}

/**
 * Finds the offer of the caller's licence. Of several subscriptions to it the one that was bought last is meant.
 * @throws ProblemError 404 for a licence that the caller does not hold
 */
async function findHeldOffer(tx: Tx, context: AccountContext, licenceId: number): Promise<HeldOffer> {
  const { realm, caller } = context;
  const all = await listSubscriptions(tx, realm.id, caller.id);
  const held = all
    .filter(({ subscription }) => subscription.licenceId === licenceId)
    .sort((a, b) => b.subscription.purchasedAt - a.subscription.purchasedAt);
  if (held.length === 0) throw new ProblemError('NOT_FOUND', ['planNotHeld']);
  for (const one of held) {
    const offer = await findOpenOffer(tx, context, one, all);
    if (offer) return { held, open: { one, offer } };
  }
  return { held, open: undefined };
}

/** Describes the offer of the caller's licence. @throws ProblemError 404 for a licence that the caller does not hold */
async function describeOffer(context: AccountContext, licenceId: number): Promise<CancellationOffer> {
  const { db, realm } = context;
  const { open } = await inRealm(db, realm.id, (tx) => findHeldOffer(tx, context, licenceId));
  if (!open) return { eligible: false };
  const { terms, text, at, price, reducedPrice } = open.offer;
  const { t } = await messagesFor(context);
  const name = text === undefined ? undefined : localise(text, (key) => t(key));
  const { discount, periods } = terms;
  return {
    eligible: true,
    discount: { ...omitUndefined({ name }), ...toOfferDiscount({ discount, periods, hasBegun: false }), from: at },
    price: toJsonMoney(price),
    reducedPrice: toJsonMoney(reducedPrice),
  };
}

/** Whether an offer was redeemed already, such as by the first press of a double click. */
const isRedeemed = (subscription: Subscription): boolean =>
  subscription.renewal === 'AUTO' && findNextDiscount(subscription) !== undefined;

/** Whether an offer was refused already. A redeemed one cannot be refused. */
const isRefused = (subscription: Subscription): boolean =>
  subscription.offer !== undefined && findNextDiscount(subscription) === undefined;

/** Emails the price of the next payments. Runs in the transaction of the redemption. */
async function mailRedemption(
  tx: Tx,
  context: AccountContext,
  { one, offer }: NonNullable<HeldOffer['open']>,
): Promise<void> {
  const { realm, caller, locale } = context;
  const licence = realm.licences.find(({ id }) => id === one.subscription.licenceId);
  await writeMails(tx, context, realm.id, {
    kind: 'offerRedeemed',
    mails: [
      {
        accountId: caller.id,
        key: `${one.id} ${offer.redemption.next.changedAt}`,
        payload: {
          locale,
          origin: getSiteOrigin(context),
          name: licence?.name ?? '',
          at: offer.at,
          price: toJsonMoney(offer.price),
          reducedPrice: toJsonMoney(offer.reducedPrice),
          periods: offer.terms.periods,
        },
      },
    ],
  });
}

/**
 * Answers the offer of the caller's licence. The same answer again succeeds without an effect.
 * @throws ProblemError 404 for a licence that the caller does not hold, 409 for one without an offer
 */
async function answerOffer(context: AccountContext, licenceId: number, isAccepted: boolean): Promise<void> {
  const { db, realm, caller, clock } = context;
  await inRealm(db, realm.id, async (tx) => {
    await lockAccountSubscriptions(tx, realm.id, caller.id);
    const { held, open } = await findHeldOffer(tx, context, licenceId);
    if (!open) {
      const isMade = held.some(({ subscription }) => (isAccepted ? isRedeemed : isRefused)(subscription));
      if (isMade) return;
      throw new ProblemError('CONFLICT', ['planOfferClosed']);
    }
    const { one, offer } = open;
    const key = { realm: realm.id, id: one.id };
    if (!isAccepted) {
      const at = clock.now();
      await addSubscriptionEvent(tx, key, { kind: 'offer-refused', at, effectiveAt: at, by: 'viewer' });
      return;
    }
    for (const event of offer.redemption.events) await addSubscriptionEvent(tx, key, event);
    await mailRedemption(tx, context, open);
  });
}

export const cancellationOfferHandlers: Handlers<Names> = {
  'GET /api/v2/promotions/cancellation/{id}/verify': (call) => describeOffer(call, call.params.id),
  'POST /api/v2/promotions/cancellation/{id}/redeem': async (call) => {
    await answerOffer(call, call.params.id, true);
  },
  'POST /api/v2/promotions/cancellation/{id}/refuse': async (call) => {
    await answerOffer(call, call.params.id, false);
  },
};
