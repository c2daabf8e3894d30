import type { Licence, PlanItem, PlanSource } from '#schemas/generated/types.ts';
import type { Licence as WireLicence } from '#schemas/wire/commerce/licences.ts';
import { localise } from '#schemas/localise.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import type { OfferView } from './offer.ts';
import { toLicence } from './to-licence.ts';
import { toPlan } from './to-plan.ts';

/** Number of plans that a block takes, by its schema. */
const MAX_PLANS = 50;

/** Selects the licences with these ids, in this order, then those of these families; without both, all. */
function selectLicences(offered: readonly Licence[], { licenceIds, families }: PlanSource): readonly Licence[] {
  if (!licenceIds && !families) return offered;
  const named = (licenceIds ?? []).flatMap((id) => offered.filter((licence) => licence.id === id));
  const ofFamilies = offered.filter(({ family }) => family !== undefined && families?.includes(family));
  return [...new Set([...named, ...ofFamilies])];
}

/** Whether an offered licence has a price of its own for some countries. */
export const hasLocalPrices = (licences: readonly Licence[]): boolean =>
  listOffered(licences).some(({ prices = [] }) => prices.some(({ countries = [] }) => countries.length > 0));

const listOffered = (licences: readonly Licence[]) => licences.filter(({ withdrawn }) => !withdrawn);

/**
 * Lists the plans of a page. Licences that do not exist or are withdrawn are left out. Texts may name labels.
 * @param licences all licences of the realm
 */
export const listPlans = (licences: readonly Licence[], selection: PlanSource, view: OfferView): PlanItem[] =>
  selectLicences(listOffered(licences), selection)
    .slice(0, MAX_PLANS)
    .map((licence) => toPlan(licence, view));

/** Returns the offered licences in the form of the API, with the caller's prices and texts. */
export async function readOfferedLicences(context: RealmContext): Promise<WireLicence[]> {
  const { realm, locale, country, clock } = context;
  const { t } = await messagesFor(context);
  const view = { locale, country, now: clock.now() };
  return localise(
    listOffered(realm.licences).map((licence) => toLicence(licence, view)),
    (key) => t(key),
  );
}
