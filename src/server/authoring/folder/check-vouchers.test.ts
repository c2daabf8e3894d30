import { expect, test } from 'vitest';
import { type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import { voucherFindings } from './check-vouchers.ts';
import { documentsSet } from './documents-set.ts';

type Values = Readonly<Record<string, unknown>>;

const licences = [
  {
    id: 1,
    name: 'Monthly',
    family: 'pass',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    prices: [{ sku: 'monthly-eur', currency: 'EUR', amount: 999, default: true }],
  },
  {
    id: 2,
    name: 'Final',
    purchaseStrategy: { type: 'PPV' },
    prices: [{ sku: 'final-eur', currency: 'EUR', amount: 1999, default: true }],
  },
];
const campaign = { id: 'one', name: 'One', code: 'WELCOME-20', discount: { type: 'percentage', percentage: 20 } };

function findingsOf(...campaigns: Values[]): Diagnostic[] {
  const { bundle, shape } = documentsSet(
    [
      { kind: 'licences', name: 'licences', value: { version: '1.0', licences } },
      { kind: 'vouchers', name: 'vouchers', value: { version: '1.0', campaigns } },
    ],
    { files: [] },
  );
  expect(shape.filter(({ document }) => document === 'vouchers.json')).toEqual([]);
  return voucherFindings(bundle);
}
/** Findings about the campaign with other properties. */
const findingsOfOne = (changes: Values) => findingsOf({ ...campaign, ...changes });
const ofAmounts = (...amounts: object[]) => findingsOfOne({ discount: { type: 'amount', amounts } });
const { code: _code, ...withoutCode } = campaign;

test('reports no errors for complete voucher campaigns @gift-02', () => {
  expect(
    findingsOf(
      campaign,
      { ...withoutCode, id: 'two', uniqueCodes: true, licences: [1], families: ['pass'], countries: ['PT'] },
      {
        id: 'three',
        name: 'Three',
        code: 'THREE',
        discount: { type: 'amount', amounts: [{ currency: 'EUR', amount: 500 }], periods: 3 },
        validFrom: '2026-01-01T00:00:00Z',
        validUntil: '2027-01-01T00:00:00Z',
      },
    ),
  ).toEqual([]);
});

test.each<[string, Diagnostic[], string]>([
  [
    'two campaigns with the same id',
    findingsOf(campaign, { ...campaign, code: 'OTHER' }),
    '/campaigns/1/id duplicate-id',
  ],
  [
    'codes that differ in case and hyphens only',
    findingsOf(campaign, { ...campaign, id: 'two', code: 'welcome20' }),
    '/campaigns/1/code duplicate-id',
  ],
  ['a campaign without a code', findingsOf(withoutCode), '/campaigns/0 required'],
  ['a shared code beside unique codes', findingsOfOne({ uniqueCodes: true }), '/campaigns/0 required'],
  [
    'a discount without a percentage',
    findingsOfOne({ discount: { type: 'percentage' } }),
    '/campaigns/0/discount required',
  ],
  ['a discount without amounts', findingsOfOne({ discount: { type: 'amount' } }), '/campaigns/0/discount required'],
  [
    'a percentage with three decimals',
    findingsOfOne({ discount: { type: 'percentage', percentage: 12.345 } }),
    '/campaigns/0/discount/percentage percentage',
  ],
  [
    'an unknown currency',
    ofAmounts({ currency: 'EUX', amount: 1 }),
    '/campaigns/0/discount/amounts/0/currency currency',
  ],
  [
    'two amounts of a currency',
    ofAmounts({ currency: 'EUR', amount: 1 }, { currency: 'EUR', amount: 2 }),
    '/campaigns/0/discount/amounts/1/currency duplicate-id',
  ],
  ['an unknown licence', findingsOfOne({ licences: [7] }), '/campaigns/0/licences/0 reference'],
  ['an unknown family', findingsOfOne({ families: ['pas'] }), '/campaigns/0/families/0 reference'],
  ['a country that does not exist', findingsOfOne({ countries: ['QQ'] }), '/campaigns/0/countries/0 country'],
  [
    'an end before the beginning',
    findingsOfOne({ validFrom: '2026-02-01T00:00:00Z', validUntil: '2026-01-01T00:00:00Z' }),
    '/campaigns/0/validUntil order',
  ],
  [
    'periods of licences without any',
    findingsOfOne({ licences: [2], discount: { type: 'percentage', percentage: 20, periods: 3 } }),
    '/campaigns/0/discount unused-periods',
  ],
])('reports %s @gift-02', (_what, findings, place) => {
  expect(findings.map(({ pointer, rule }) => `${pointer} ${rule}`)).toEqual([place]);
  expect(findings.map(findingLine).join()).toContain('vouchers.json');
});
