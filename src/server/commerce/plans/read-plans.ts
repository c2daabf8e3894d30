import { localise } from '#schemas/localise.ts';
import type { Licence } from '#schemas/generated/types.ts';
import type { Licence as WireLicence } from '#schemas/wire/commerce/licences.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { messagesOf } from '../../definitions/labels/messages.ts';
import { readLicences } from './licences.ts';
import type { OfferView } from './offer.ts';
import { toLicence } from './to-licence.ts';
import { type PlanItem, toPlan } from './to-plan.ts';

/** What reading offers needs of a request: the realm, and for whom and when licences are offered. */
export type OfferReader = Pick<RealmContext, 'db' | 'log' | 'realm'> & OfferView;

/** Which licences to list: those with these ids, in this order, then those of these families; without both, all. */
export interface PlanSelection {
  licenceIds?: readonly number[] | undefined;
  families?: readonly string[] | undefined;
}

/** Creates the reader of a request, which sees offers of the present. */
export const createOfferReader = ({ db, log, realm, locale, country, clock }: RealmContext): OfferReader => ({
  db,
  log,
  realm,
  locale,
  country,
  now: clock.now(),
});

function selectLicences(offered: readonly Licence[], { licenceIds, families }: PlanSelection): readonly Licence[] {
  if (!licenceIds && !families) return offered;
  const named = (licenceIds ?? []).flatMap((id) => offered.filter((licence) => licence.id === id));
  const ofFamilies = offered.filter(({ family }) => family !== undefined && families?.includes(family));
  return [...new Set([...named, ...ofFamilies])];
}

/** Reads the licences that the realm offers, in a form and in the viewer's language. Withdrawn ones are left out. */
async function readOffered<T>(
  reader: OfferReader,
  selection: PlanSelection,
  convert: (licence: Licence, view: OfferView) => T,
): Promise<T[]> {
  const { db, realm, locale } = reader;
  const { licences } = await readLicences(db, realm);
  const { t } = await messagesOf(reader, realm, locale);
  const offered = licences.filter(({ withdrawn }) => !withdrawn);
  return selectLicences(offered, selection).map((licence) => localise(convert(licence, reader), t));
}

/**
 * Reads the plans of a page. Licences that do not exist or are withdrawn are left out. Opens its own transactions, so it
 * must not be called inside one.
 */
export const readPlans = (reader: OfferReader, selection: PlanSelection = {}): Promise<PlanItem[]> =>
  readOffered(reader, selection, toPlan);

/** Reads the offered licences in the form of the API. The same rules as for `readPlans`. */
export const readOfferedLicences = (reader: OfferReader): Promise<WireLicence[]> => readOffered(reader, {}, toLicence);
