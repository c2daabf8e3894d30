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
const findingsOfPrices = (...prices: object[]) => findingsOfOne({ prices });
const findingsOfDiscount = (changes: Values) => findingsOfOne({ discounts: [{ ...discount, ...changes }] });

test('reports nothing about complete licences @lic-06 @def-13', () => {
  const licences = [
    { ...monthly, family: 'pass', rank: 1, trialDetails: { period: 'P7D' }, discounts: [discount] },
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
  expect(findingsOf({ licences, entitlements: [{ id: 'final', name: 'Final' }] }, { videos })).toEqual([]);
});

const at = '/licences/0';
test.each<[string, Diagnostic[], string, string]>([
  [
    'two licences with one id',
    findingsOf({ licences: [monthly, { ...monthly, prices: [{ ...price, sku: 'other' }] }] }),
    'error licences.json /licences/1/id duplicate-id',
    'a number that no other licence has',
  ],
  [
    'a sku of two prices',
    findingsOf({ licences: [monthly, { ...monthly, id: 2 }] }),
    'error licences.json /licences/1/prices/0/sku duplicate-id',
    '/licences/0/prices/0/sku has it',
  ],
  [
    'a subscription without a period',
    findingsOfOne({ purchaseStrategy: { type: 'SUBSCRIPTION' } }),
    `error licences.json ${at}/purchaseStrategy required`,
    'subscriptionPeriod',
  ],
  [
    'a fixed date without the date',
    findingsOfOne({ purchaseStrategy: { type: 'FIXED_DATE' } }),
    `error licences.json ${at}/purchaseStrategy required`,
    'endsAt',
  ],
  ['a rank without a family', findingsOfOne({ rank: 2 }), `error licences.json ${at} required`, '“family”'],
  [
    'two licences of a family with one rank',
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
    'a trial of a licence that is no subscription',
    findingsOfOne({ purchaseStrategy: { type: 'PPV' }, trialDetails: { period: 'P7D' } }),
    `error licences.json ${at}/trialDetails trial`,
    'found PPV',
  ],
  [
    'a price per week of a monthly licence',
    findingsOfOne({ defaultMarketingPricePeriod: 'P1W' }),
    `warning licences.json ${at}/defaultMarketingPricePeriod marketing-period`,
    'P1M can be converted to',
  ],
  [
    'an unknown currency',
    findingsOfPrices({ ...price, currency: 'EUX' }),
    `error licences.json ${at}/prices/0/currency currency`,
    '"EUX"',
  ],
  [
    'an amount with more decimal digits than its currency has',
    findingsOfPrices({ ...price, currency: 'JPY', scale: 2 }),
    `error licences.json ${at}/prices/0/scale scale`,
    'at most 0 decimal digits',
  ],
  [
    'period amounts without the licence’s own period',
    findingsOfPrices({ ...price, periodAmounts: [{ period: 'P1Y', amount: 9900 }] }),
    `error licences.json ${at}/prices/0/periodAmounts period-amount`,
    'P1M',
  ],
  [
    'two amounts of one period',
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
    'two default prices',
    findingsOfPrices(price, { ...price, sku: 'other', currency: 'USD' }),
    `error licences.json ${at}/prices/1/default one-price`,
    `${at}/prices/0 is it`,
  ],
  [
    'a country of two prices',
    findingsOfPrices(
      { ...price, countries: ['DE'] },
      { sku: 'de', currency: 'EUR', amount: 1, countries: ['FR', 'DE'] },
    ),
    `error licences.json ${at}/prices/1/countries/1 one-price`,
    '"DE"',
  ],
  [
    'a country that does not exist',
    findingsOfPrices({ ...price, countries: ['UK'] }),
    `error licences.json ${at}/prices/0/countries/0 country`,
    '"UK"',
  ],
  [
    'no default price',
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
    'a discount without a time',
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
    'a percentage with three decimals',
    findingsOfDiscount({ percentage: 12.345 }),
    `error licences.json ${at}/discounts/0/percentage percentage`,
    '12.345',
  ],
  [
    'an amount discount without a currency',
    findingsOfDiscount({ type: 'amount', amount: 100 }),
    `error licences.json ${at}/discounts/0 required`,
    '“currency”',
  ],
  [
    'an amount discount in a currency without a price',
    findingsOfDiscount({ type: 'amount', amount: 100, currency: 'USD' }),
    `error licences.json ${at}/discounts/0/currency currency`,
    '(EUR)',
  ],
  [
    'two discounts of a licence with one id',
    findingsOfOne({ discounts: [discount, discount] }),
    `error licences.json ${at}/discounts/1/id duplicate-id`,
    '"opening"',
  ],
  [
    'an unknown entitlement of a licence',
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
    'an entitlement with the name of the implicit one',
    findingsOf({ licences: [monthly], entitlements: [{ id: 'CATALOGUE', name: 'All' }] }),
    'error licences.json /entitlements/0/id duplicate-id',
    '"CATALOGUE"',
  ],
  [
    'an unknown entitlement of a title',
    findingsOf(undefined, { videos: [{ ...film, id: 1, entitlements: ['final'] }] }),
    'error catalogue/all.json /videos/0/entitlements/0 reference',
    'licences.json',
  ],
  [
    'entitlements of a title that needs no licence',
    findingsOf(
      { licences: [monthly] },
      { videos: [{ ...film, id: 1, access: 'GRANTED', entitlements: ['CATALOGUE'] }] },
    ),
    'warning catalogue/all.json /videos/0/entitlements not-needed',
    'set the access to DENIED',
  ],
  [
    'a title that only a withdrawn licence opens',
    findingsOf({ licences: [{ ...monthly, withdrawn: true }] }, { videos: [{ ...film, id: 1 }] }),
    'warning catalogue/all.json /videos/0/access not-for-sale',
    'grants CATALOGUE',
  ],
  [
    'an episode that no licence opens, because its series needs an entitlement',
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
])('reports %s with its file and JSON pointer @lic-06 @def-13', (_what, findings, expected, said) => {
  expect(findings.map(place)).toEqual([expected]);
  expect(findings[0] && findingLine(findings[0])).toContain(said);
});

test('does not warn about titles that need a licence in a realm that sells none @lic-06', () => {
  expect(findingsOf(undefined, { videos: [{ ...film, id: 1 }] })).toEqual([]);
});
