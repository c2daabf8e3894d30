import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Gift, Licence } from '#schemas/generated/types.ts';
import { validate as isLicence } from '#schemas/generated/validators/definitions/licence.js';
import { describeValue } from '#schemas/issue.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import { formatPeriod, parsePeriod } from '../../commerce/domain/period.ts';
import { isConvertible } from '../../commerce/plans/marketing-price.ts';
import { findBillingPeriod } from '../../commerce/plans/offer.ts';
import { isComplete, type RealmBundle } from './bundle.ts';
import { discountMistakes, priceMistakes, reductionMistakes } from './check-prices.ts';
import { createDuplicateError, createError, createReferenceError, warning } from './mistakes.ts';

/** Reports what the way of buying a licence needs or excludes. `at` is the licence's JSON pointer. */
function strategyMistakes(file: string, at: string, { purchaseStrategy, trialDetails }: Licence): Diagnostic[] {
  const { type, subscriptionPeriod, endsAt } = purchaseStrategy;
  const here = `${at}/purchaseStrategy`;
  const isSubscription = type === 'SUBSCRIPTION';
  return [
    ...(isSubscription && subscriptionPeriod === undefined
      ? [createError(file, here, 'required', 'a “subscriptionPeriod” such as P1M', 'nothing')]
      : []),
    ...(type === 'FIXED_DATE' && endsAt === undefined
      ? [createError(file, here, 'required', 'an “endsAt”, the moment at which the access ends', 'nothing')]
      : []),
    ...(trialDetails && !isSubscription
      ? [createError(file, `${at}/trialDetails`, 'trial', 'no trial, because only a SUBSCRIPTION has one', type)]
      : []),
  ];
}

/** Reports an offer at cancellation of a licence that does not renew, and a discount without its size. */
function offerMistakes(file: string, at: string, { cancellationOffer, purchaseStrategy }: Licence): Diagnostic[] {
  if (!cancellationOffer) return [];
  const here = `${at}/cancellationOffer`;
  return [
    ...(purchaseStrategy.type === 'SUBSCRIPTION'
      ? []
      : [createError(file, here, 'offer', 'no offer, because only a SUBSCRIPTION renews', purchaseStrategy.type)]),
    ...reductionMistakes(file, `${here}/discount`, cancellationOffer.discount),
  ];
}

/**
 * Reports a price migration of a licence that does not renew or has no price. Whether the version was raised with the price
 * cannot be checked, because the folder has no former price.
 */
function migrationMistakes(file: string, at: string, licence: Licence): Diagnostic[] {
  const { priceMigration, purchaseStrategy, type, prices = [] } = licence;
  if (!priceMigration) return [];
  const here = `${at}/priceMigration`;
  if (purchaseStrategy.type !== 'SUBSCRIPTION') {
    const expected = 'no price migration, because only a SUBSCRIPTION renews';
    return [createError(file, here, 'migration', expected, purchaseStrategy.type)];
  }
  if (type === 'FREE')
    return [createError(file, here, 'migration', 'no price migration, because the licence costs nothing', type)];
  return prices.length > 0
    ? []
    : [createError(file, here, 'migration', 'a price to which viewers are moved', 'a licence without prices')];
}

/** Warns about a period for which the price cannot be advertised. */
function marketingFindings(file: string, at: string, licence: Licence): Diagnostic[] {
  const { defaultMarketingPricePeriod: advertised, purchaseStrategy } = licence;
  if (advertised === undefined) return [];
  const billed = findBillingPeriod(licence);
  if (billed && isConvertible(billed, parsePeriod(advertised))) return [];
  const expected = billed
    ? `a period that ${formatPeriod(billed)} can be converted to: days and weeks, or months and years`
    : 'no such period, because only a SUBSCRIPTION has a price per period';
  const found = billed ? describeValue(advertised) : purchaseStrategy.type;
  return [warning(file, `${at}/defaultMarketingPricePeriod`, 'marketing-period', expected, found)];
}

/** Reports a rank without a family, and a rank that another licence of the family has. */
function rankMistakes(file: string, licences: readonly Licence[]): Diagnostic[] {
  return licences.flatMap(({ family, rank }, index) => {
    const at = `/licences/${index}`;
    if (rank === undefined) return [];
    if (family === undefined)
      return [createError(file, at, 'required', 'a “family”, because a rank counts within one', 'nothing')];
    const first = licences.findIndex((other) => other.family === family && other.rank === rank);
    if (first === index) return [];
    const expected = `a rank that no other licence of the family ${family} has (/licences/${first} has it)`;
    return [createError(file, `${at}/rank`, 'rank', expected, describeValue(rank))];
  });
}

/** Reports licences or gifts with the same id, and prices with the same sku in any of them. */
function doubleMistakes(file: string, licences: readonly Licence[], gifts: readonly Gift[]): Diagnostic[] {
  const ids = licences.map(({ id }) => id);
  const skus = [
    ...licences.map(({ prices = [] }, index) => ({ prices, at: `/licences/${index}` })),
    ...gifts.map(({ prices }, index) => ({ prices, at: `/gifts/${index}` })),
  ].flatMap(({ prices, at }) => prices.map(({ sku }, place) => ({ sku, pointer: `${at}/prices/${place}/sku` })));
  const placeOf = new Map(skus.toReversed().map(({ sku, pointer }) => [sku, pointer]));
  return [
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) < index
        ? [createDuplicateError(file, `/licences/${index}/id`, 'a number that no other licence has', id)]
        : [],
    ),
    ...gifts.flatMap(({ id }, index) =>
      gifts.findIndex((other) => other.id === id) < index
        ? [createDuplicateError(file, `/gifts/${index}/id`, 'an id that no other gift has', id)]
        : [],
    ),
    ...skus.flatMap(({ sku, pointer }) => {
      const first = placeOf.get(sku);
      return first === pointer
        ? []
        : [createDuplicateError(file, pointer, `a sku that no other price has (${first} has it)`, sku)];
    }),
  ];
}

/**
 * Reports a gift of a licence that is missing or free, and of a time for a single title, and checks its prices. `at` is the gift's
 * JSON pointer.
 */
function giftMistakes(file: string, at: string, gift: Gift, licences: readonly Licence[] | undefined): Diagnostic[] {
  const { licenceId, prices } = gift;
  const licence = licences?.find(({ id }) => id === licenceId);
  const here = `${at}/licenceId`;
  const isForFree = prices.some(({ amount }) => amount === 0);
  return [
    ...(licences && !licence
      ? [createReferenceError(file, here, 'the number of a licence in licences.json', licenceId)]
      : []),
    ...(licence?.type === 'FREE'
      ? [createError(file, here, 'free-gift', 'a licence that is not FREE, because a free one is no gift', 'FREE')]
      : []),
    ...(prices.some((price) => price.default)
      ? []
      : [createError(file, `${at}/prices`, 'default-price', 'a default price: mark one with “default”: true', 'none')]),
    ...prices.flatMap(({ periodAmounts }, index) =>
      periodAmounts
        ? [
            createError(
              file,
              `${at}/prices/${index}/periodAmounts`,
              'period-amount',
              'no amounts by period, because a gift is paid once: write its “amount” only',
              'periodAmounts',
            ),
          ]
        : [],
    ),
    ...(isForFree ? [createError(file, `${at}/prices`, 'free-gift', 'prices above 0', '0')] : []),
    ...priceMistakes(file, at, { ...gift, id: licenceId, purchaseStrategy: { type: 'FIXED_DATE' } }).filter(
      ({ rule }) => rule !== 'default-price',
    ),
  ];
}

/** Checks each licence and gift, and all of them against each other. */
function listFindings(
  file: string,
  licences: readonly Licence[],
  { gifts, isComplete: areAllKnown }: { gifts: readonly Gift[]; isComplete: boolean },
): Diagnostic[] {
  return [
    ...doubleMistakes(file, licences, gifts),
    ...gifts.flatMap((gift, index) => giftMistakes(file, `/gifts/${index}`, gift, areAllKnown ? licences : undefined)),
    ...rankMistakes(file, licences),
    ...licences.flatMap((licence, index) => {
      const at = `/licences/${index}`;
      return [
        ...strategyMistakes(file, at, licence),
        ...marketingFindings(file, at, licence),
        ...priceMistakes(file, at, licence),
        ...discountMistakes(file, at, licence),
        ...offerMistakes(file, at, licence),
        ...migrationMistakes(file, at, licence),
      ];
    }),
  ];
}

/** Checks the realm's licences and gifts. */
export function licenceFindings({ licences: source }: RealmBundle): Diagnostic[] {
  if (!source) return [];
  const { licences, gifts = [] } = source.document;
  // A damaged document has licences that are not known here.
  return listFindings(source.file, licences, { gifts, isComplete: isComplete(source, '/licences') });
}

/** Selects the licences of a draft that are valid by their schema and have no error by the rules above. */
export function selectValidLicences(values: readonly unknown[]): Licence[] {
  const licences = values.filter((value): value is Licence => isLicence(value));
  const places = listFindings(documentFile('licences', 'licences'), licences, { gifts: [], isComplete: true })
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer }) => Number(pointer.split('/')[2]));
  return licences.filter((_licence, index) => !places.includes(index));
}
