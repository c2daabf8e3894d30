import type { Licence } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { findNextDiscount, findRedemption } from '../domain/cancellation-offer.ts';
import { isEntitled, viewLicence } from '../domain/licence-view.ts';
import { findMigration, getAnswer } from '../domain/price-migration.ts';
import type { PriceMigrationChange, Subscription } from '../domain/subscription.ts';
import { listEffectiveLicences } from '../entitlements/entitlements.ts';
import { toLicence } from '../plans/to-licence.ts';
import { canChangePlan, listAnswers, listChanges } from './list-changes.ts';
import type { HeldSubscription } from './subscriptions.store.ts';
import { toOfferDiscount } from './to-offer-discount.ts';

/** Returns the licence that replaces that of a subscription when its paid time ends; undefined for none. */
const findPlannedLicence = ({ change }: Subscription, licences: readonly Licence[]): Licence | undefined =>
  change.kind === 'DOWNGRADE_AT_END' ? licences.find(({ id }) => id === change.licenceId) : undefined;

/** Converts the question about a new price for the holder of a licence. */
function toPriceMigration(question: PriceMigrationChange): NonNullable<LicenceStatus['priceMigration']> {
  const { priceVersion: version, priceFrom: appliesAt, oldPrice, newPrice, terms, withoutAnswer } = question;
  return {
    version,
    oldPrice,
    newPrice,
    period: terms.period,
    appliesAt,
    answerBy: appliesAt,
    ...omitUndefined({ answer: getAnswer(question) }),
    withoutAnswer,
  };
}

/** Converts an account's subscriptions for their owner, the latest purchase first. Abandoned purchases are left out. */
export async function describeUserLicences(
  context: ViewerContext,
  held: readonly HeldSubscription[],
): Promise<LicenceStatus[]> {
  const { realm, clock, locale, country } = context;
  const now = clock.now();
  const { t } = await messagesFor(context);
  const latestFirst = held.toSorted((a, b) => b.subscription.purchasedAt - a.subscription.purchasedAt);
  const subscriptions = latestFirst.map(({ subscription }) => subscription);
  const effective = new Set(listEffectiveLicences(subscriptions, realm.licences, now));
  const licences = latestFirst.flatMap((one) => {
    const { subscription } = one;
    const licence = realm.licences.find(({ id }) => id === subscription.licenceId);
    const view = licence && viewLicence(subscription, licence.type ?? 'STANDARD', now);
    if (!licence || !view) return [];
    // Of two live subscriptions to one licence, only one is marked.
    const isEffective = isEntitled(subscription, now) && effective.delete(licence);
    const changes = listChanges(one, held, realm.licences, now);
    const terms = licence.cancellationOffer;
    const hasOffer = changes.includes('CANCEL') && terms && findRedemption(subscription, terms, now) !== undefined;
    const migration = findMigration(subscription);
    const isOpen = migration && listAnswers(one, held, realm.licences, now).length > 0;
    const planned = findPlannedLicence(subscription, realm.licences);
    // A discount ends with its licence.
    const nextDiscount = subscription.renewal === 'AUTO' && !planned ? findNextDiscount(subscription) : undefined;
    const offerView = { locale, country, now };
    return [
      {
        licence: toLicence(licence, offerView),
        ...view,
        isEffective,
        changes,
        canChangePlan: canChangePlan(one, held, realm.licences, offerView),
        ...(hasOffer && { hasCancellationOffer: true as const }),
        ...(nextDiscount && { nextDiscount: toOfferDiscount(nextDiscount) }),
        ...(isOpen && { priceMigration: toPriceMigration(migration) }),
        ...(planned && {
          plannedChange: { licence: toLicence(planned, offerView), effectiveAt: subscription.paidUntil ?? now },
        }),
      },
    ];
  });
  return localise(licences, (key) => t(key));
}
