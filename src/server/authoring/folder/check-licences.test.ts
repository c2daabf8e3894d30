import { expect, test } from 'vitest';
import { type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import { entitlementFindings } from './check-entitlements.ts';
import { licenceFindings } from './check-licences.ts';
import { documentsSet } from './documents-set.ts';

type Values = Readonly<Record<string, unknown>>;

const monthly = {
  id: 1,
  name: 'Monthly',
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
  prices: [{ sku: 'monthly-eur', currency: 'EUR', amount: 999, default: true }],
};
const price = { ...monthly.prices[0] };
const discount = { id: 'opening', type: 'percentage', percentage: 20, periods: 3 };
const migration = { priceMigration: { version: 1, from: '2027-01-01T00:00:00Z' } };
const film = { title: 'Film', duration: 60, publishedAt: '2026-01-01', access: 'DENIED', media: 'film' };

/** Findings about licences and the titles that they open. */
function findingsOf(licences: Values | undefined, catalogue: Values = {}): Diagnostic[] {
  const { bundle, shape } = documentsSet(
    [
      { kind: 'catalogue', name: 'all', value: { version: '1.0', ...catalogue } },
      ...(licences ? [{ kind: 'licences' as const, name: 'licences', value: { version: '1.0', ...licences } }] : []),
    ],
    { files: [] },
  );
  expect(shape.filter(({ document }) => document !== 'realm.json' && document !== 'theme.json')).toEqual([]);
  return [...licenceFindings(bundle), ...entitlementFindings(bundle)];
}

const place = ({ severity, document, pointer, rule }: Diagnostic) => `${severity} ${document} ${pointer} ${rule}`;
/** Findings about the monthly licence with other properties. */
const findingsOfOne = (changes: Values) => findingsOf({ licences: [{ ...monthly, ...changes }] });
const gift = {
  id: 'three-months',
  name: 'Three months',
  licenceId: 1,
  period: 'P3M',
  prices: [{ sku: 'gift', currency: 'EUR', amount: 2699, default: true }],
};
const findingsOfGift = (changes: Values) => findingsOf({ licences: [monthly], gifts: [{ ...gift, ...changes }] });
const findingsOfPrices = (...prices: object[]) => findingsOfOne({ prices });
const findingsOfDiscount = (changes: Values) => findingsOfOne({ discounts: [{ ...discount, ...changes }] });

test('reports no errors or warnings for complete licences @lic-06 @def-13', () => {
  const licences = [
    {
      ...monthly,
      family: 'pass',
      rank: 1,
      trialDetails: { period: 'P7D' },
      discounts: [discount],
      cancellationOffer: { discount: { type: 'amount', amounts: [{ currency: 'EUR', amount: 200 }] }, periods: 3 },
      priceMigration: { version: 1, from: '2027-01-01T00:00:00Z' },
    },
    {
      id: 2,
      name: 'Yearly',
      family: 'pass',
      rank: 2,
      purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P12M' },
      prices: [{ ...price, sku: 'yearly', periodAmounts: [{ period: 'P1Y', amount: 9900 }] }],
      discounts: [{ id: 'ten', type: 'amount', amount: 1000, currency: 'EUR', from: '2026-01-01T00:00:00Z' }],
    },
    { id: 3, name: 'Trial', type: 'FREE', purchaseStrategy: { type: 'FIXED_DATE', endsAt: '2027-01-01T00:00:00Z' } },
    {
      id: 4,
      name: 'Final',
      purchaseStrategy: { type: 'PPV' },
      entitlements: ['final'],
      prices: [{ sku: 'final-jpy', currency: 'JPY', amount: 100_000, scale: 2, default: true }],
    },
  ];
  const videos = [
    { ...film, id: 1 },
    { ...film, id: 2, entitlements: ['final'] },
    { ...film, id: 3, access: 'GRANTED' },
  ];
  const gifts = [gift, { ...gift, id: 'final', licenceId: 4, prices: [{ ...gift.prices[0], sku: 'gift-final' }] }];
  expect(findingsOf({ licences, gifts, entitlements: [{ id: 'final', name: 'Final' }] }, { videos })).toEqual([]);
});

const at = '/licences/0';
test.each<[string, Diagnostic[], string, string]>([
  [
    'two licences with the same id',
    findingsOf({ licences: [monthly, { ...monthly, prices: [{ ...price, sku: 'other' }] }] }),
    'error licences.json /licences/1/id duplicate-id',
    'a number that no other licence has',
  ],
  [
    'two prices with the same SKU (product code)',
    findingsOf({ licences: [monthly, { ...monthly, id: 2 }] }),
    'error licences.json /licences/1/prices/0/sku duplicate-id',
    '/licences/0/prices/0/sku has it',
  ],
  [
    'a subscription without a billing period',
    findingsOfOne({ purchaseStrategy: { type: 'SUBSCRIPTION' } }),
    `error licences.json ${at}/purchaseStrategy required`,
    'subscriptionPeriod',
  ],
  [
    'a licence that ends at a fixed date without that date',
    findingsOfOne({ purchaseStrategy: { type: 'FIXED_DATE' } }),
    `error licences.json ${at}/purchaseStrategy required`,
    'endsAt',
  ],
  [
    'a licence with a rank but without the licence family in which it is ranked',
    findingsOfOne({ rank: 2 }),
    `error licences.json ${at} required`,
    '“family”',
  ],
  [
    'two licences of one licence family with the same rank',
    findingsOf({
      licences: [
        { ...monthly, family: 'pass', rank: 1 },
        { ...monthly, id: 2, prices: [{ ...price, sku: 'other' }], family: 'pass', rank: 1 },
      ],
    }),
    'error licences.json /licences/1/rank rank',
    'no other licence of the family pass has',
  ],
  [
    'a trial period of a licence that is not a subscription',
    findingsOfOne({ purchaseStrategy: { type: 'PPV' }, trialDetails: { period: 'P7D' } }),
    `error licences.json ${at}/trialDetails trial`,
    'found PPV',
  ],
  [
    'a gift of an unknown licence',
    findingsOfGift({ licenceId: 7 }),
    'error licences.json /gifts/0/licenceId reference',
    'the number of a licence in licences.json',
  ],
  [
    'a gift of a free licence',
    findingsOf({ licences: [{ id: 1, name: 'Free', type: 'FREE', purchaseStrategy: { type: 'PPV' } }], gifts: [gift] }),
    'error licences.json /gifts/0/licenceId free-gift',
    'a licence that is not FREE',
  ],
  [
    'two gifts with the same id',
    findingsOf({ licences: [monthly], gifts: [gift, { ...gift, prices: [{ ...gift.prices[0], sku: 'other' }] }] }),
    'error licences.json /gifts/1/id duplicate-id',
    'an id that no other gift has',
  ],
  [
    'a gift without a default price',
    findingsOfGift({ prices: [{ sku: 'gift', currency: 'BRL', amount: 999, countries: ['BR'] }] }),
    'error licences.json /gifts/0/prices default-price',
    '“default”: true',
  ],
  [
    'a gift for nothing',
    findingsOfGift({ prices: [{ ...gift.prices[0], amount: 0 }] }),
    'error licences.json /gifts/0/prices free-gift',
    'prices above 0',
  ],
  [
    'a gift with amounts by billing period',
    findingsOfGift({ prices: [{ ...gift.prices[0], periodAmounts: [{ period: 'P1M', amount: 999 }] }] }),
    'error licences.json /gifts/0/prices/0/periodAmounts period-amount',
    'write its “amount” only',
  ],
  [
    'a gift with the sku of a licence',
    findingsOfGift({ prices: [{ ...gift.prices[0], sku: 'monthly-eur' }] }),
    'error licences.json /gifts/0/prices/0/sku duplicate-id',
    '/licences/0/prices/0/sku has it',
  ],
  [
    'a gift with a price in an unknown currency',
    findingsOfGift({ prices: [{ ...gift.prices[0], currency: 'XYZ' }] }),
    'error licences.json /gifts/0/prices/0/currency currency',
    'the code of a currency',
  ],
  [
    'an offer at cancellation of a licence that is not a subscription',
    findingsOfOne({
      purchaseStrategy: { type: 'PPV' },
      cancellationOffer: { discount: { type: 'percentage', percentage: 50 }, periods: 3 },
    }),
    `error licences.json ${at}/cancellationOffer offer`,
    'found PPV',
  ],
  [
    'an offer at cancellation without the size of its discount',
    findingsOfOne({ cancellationOffer: { discount: { type: 'percentage' }, periods: 3 } }),
    `error licences.json ${at}/cancellationOffer/discount required`,
    'a “percentage”',
  ],
  [
    'a monthly licence that advertises its price per week',
    findingsOfOne({ defaultMarketingPricePeriod: 'P1W' }),
    `warning licences.json ${at}/defaultMarketingPricePeriod marketing-period`,
    'P1M can be converted to',
  ],
  [
    'a price in an unknown currency',
    findingsOfPrices({ ...price, currency: 'EUX' }),
    `error licences.json ${at}/prices/0/currency currency`,
    '"EUX"',
  ],
  [
    'a price with more decimal digits than its currency has',
    findingsOfPrices({ ...price, currency: 'JPY', scale: 2 }),
    `error licences.json ${at}/prices/0/scale scale`,
    'at most 0 decimal digits',
  ],
  [
    'a price with amounts per period, but none for the licence’s billing period',
    findingsOfPrices({ ...price, periodAmounts: [{ period: 'P1Y', amount: 9900 }] }),
    `error licences.json ${at}/prices/0/periodAmounts period-amount`,
    'P1M',
  ],
  [
    'a price with two amounts for the same billing period',
    findingsOfPrices({
      ...price,
      periodAmounts: [
        { period: 'P1M', amount: 999 },
        { period: 'P1M', amount: 899 },
      ],
    }),
    `error licences.json ${at}/prices/0/periodAmounts/1/period duplicate-id`,
    'P1M',
  ],
  [
    'a licence with two default prices',
    findingsOfPrices(price, { ...price, sku: 'other', currency: 'USD' }),
    `error licences.json ${at}/prices/1/default one-price`,
    `${at}/prices/0 is it`,
  ],
  [
    'a country that is listed in two prices of a licence',
    findingsOfPrices(
      { ...price, countries: ['DE'] },
      { sku: 'de', currency: 'EUR', amount: 1, countries: ['FR', 'DE'] },
    ),
    `error licences.json ${at}/prices/1/countries/1 one-price`,
    '"DE"',
  ],
  [
    'a price for a country that does not exist',
    findingsOfPrices({ ...price, countries: ['UK'] }),
    `error licences.json ${at}/prices/0/countries/0 country`,
    '"UK"',
  ],
  [
    'a licence without a default price',
    findingsOfPrices({ ...price, default: false, countries: ['DE'] }),
    `warning licences.json ${at}/prices default-price`,
    'a price of 0 that cannot be bought',
  ],
  [
    'a free licence with a price',
    findingsOfOne({ type: 'FREE' }),
    `error licences.json ${at}/prices/0/amount free-price`,
    'found 999',
  ],
  [
    'a discount without a number of periods and without dates',
    findingsOfDiscount({ periods: undefined }),
    `error licences.json ${at}/discounts/0 required`,
    '“from” and “until”',
  ],
  [
    'a percentage discount without a percentage',
    findingsOfDiscount({ percentage: undefined }),
    `error licences.json ${at}/discounts/0 required`,
    'a “percentage”',
  ],
  [
    'a discount percentage with three decimal places',
    findingsOfDiscount({ percentage: 12.345 }),
    `error licences.json ${at}/discounts/0/percentage percentage`,
    '12.345',
  ],
  [
    'a discount by a fixed amount without a currency',
    findingsOfDiscount({ type: 'amount', amount: 100 }),
    `error licences.json ${at}/discounts/0 required`,
    '“currency”',
  ],
  [
    'a discount by a fixed amount in a currency in which the licence has no price',
    findingsOfDiscount({ type: 'amount', amount: 100, currency: 'USD' }),
    `error licences.json ${at}/discounts/0/currency currency`,
    '(EUR)',
  ],
  [
    'two discounts of a licence with the same id',
    findingsOfOne({ discounts: [discount, discount] }),
    `error licences.json ${at}/discounts/1/id duplicate-id`,
    '"opening"',
  ],
  [
    'a price migration of a licence that does not renew',
    findingsOfOne({ ...migration, purchaseStrategy: { type: 'PPV' } }),
    `error licences.json ${at}/priceMigration migration`,
    'only a SUBSCRIPTION renews',
  ],
  [
    'a price migration of a free licence',
    findingsOfOne({ ...migration, type: 'FREE', prices: [] }),
    `error licences.json ${at}/priceMigration migration`,
    'costs nothing',
  ],
  [
    'a price migration of a licence without prices',
    findingsOfOne({ ...migration, prices: [] }).filter(({ rule }) => rule !== 'default-price'),
    `error licences.json ${at}/priceMigration migration`,
    'a licence without prices',
  ],
  [
    'a licence that grants an unknown entitlement',
    findingsOfOne({ entitlements: ['CATALOGUE', 'final'] }),
    `error licences.json ${at}/entitlements/1 reference`,
    '"final"',
  ],
  [
    'an entitlement that no licence grants',
    findingsOf({ licences: [monthly], entitlements: [{ id: 'final', name: 'Final' }] }),
    'warning licences.json /entitlements/0/id unused-entitlement',
    'Grant it in a licence',
  ],
  [
    'an entitlement with the reserved id CATALOGUE',
    findingsOf({ licences: [monthly], entitlements: [{ id: 'CATALOGUE', name: 'All' }] }),
    'error licences.json /entitlements/0/id duplicate-id',
    '"CATALOGUE"',
  ],
  [
    'a title that requires an unknown entitlement',
    findingsOf(undefined, { videos: [{ ...film, id: 1, entitlements: ['final'] }] }),
    'error catalogue/all.json /videos/0/entitlements/0 reference',
    'licences.json',
  ],
  [
    'a title that requires entitlements although it needs no licence',
    findingsOf(
      { licences: [monthly] },
      { videos: [{ ...film, id: 1, access: 'GRANTED', entitlements: ['CATALOGUE'] }] },
    ),
    'warning catalogue/all.json /videos/0/entitlements not-needed',
    'set the access to DENIED',
  ],
  [
    'a title to which only a withdrawn licence gives access',
    findingsOf({ licences: [{ ...monthly, withdrawn: true }] }, { videos: [{ ...film, id: 1 }] }),
    'warning catalogue/all.json /videos/0/access not-for-sale',
    'grants CATALOGUE',
  ],
  [
    'an episode to which no available licence gives access, because its series requires an entitlement',
    findingsOf(
      {
        entitlements: [{ id: 'final', name: 'Final' }],
        licences: [
          monthly,
          { ...monthly, id: 2, prices: [{ ...price, sku: 'two' }], entitlements: ['final'], withdrawn: true },
        ],
      },
      {
        series: [
          {
            id: 1,
            title: 'Series',
            access: 'GRANTED',
            entitlements: ['final'],
            seasons: [{ id: 2, title: 'One', seasonNumber: 1, episodes: [{ ...film, id: 3 }] }],
          },
        ],
      },
    ).filter(({ rule }) => rule !== 'not-needed'),
    'warning catalogue/all.json /series/0/seasons/0/episodes/0/access not-for-sale',
    'grants final',
  ],
])(
  'reports the file and JSON pointer of the error or warning: %s @lic-06 @def-13',
  (_what, findings, expected, said) => {
    expect(findings.map(place)).toEqual([expected]);
    expect(findings[0] && findingLine(findings[0])).toContain(said);
  },
);

test('does not warn about titles that require a licence in a realm without licences @lic-06', () => {
  expect(findingsOf(undefined, { videos: [{ ...film, id: 1 }] })).toEqual([]);
});
