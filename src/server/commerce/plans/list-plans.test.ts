import { expect, test } from 'vitest';
import type { Licence } from '#schemas/generated/types.ts';
import { listPlans } from './list-plans.ts';

const view = { locale: 'en_US', country: 'DE', now: Date.parse('2026-11-30T12:00:00Z') };

const licence = (id: number, more: Partial<Licence> = {}): Licence => ({
  id,
  name: `Licence ${id}`,
  purchaseStrategy: { type: 'PPV' },
  prices: [{ sku: `sku-${id}`, currency: 'EUR', amount: 999, default: true }],
  ...more,
});
const licences = [
  licence(1, { family: 'pass' }),
  licence(2, { family: 'pass', withdrawn: true }),
  licence(3),
  licence(4),
];
const listIds = (selection: Parameters<typeof listPlans>[1]) =>
  listPlans(licences, selection, view).map(({ id }) => id);

test.each<[string, Parameters<typeof listPlans>[1], number[]]>([
  ['all offered licences, if the page selects none', {}, [1, 3, 4]],
  ['the licences with the selected ids, in the order of the ids', { licenceIds: [4, 1] }, [4, 1]],
  ['no selected licence that is withdrawn or unknown', { licenceIds: [2, 99, 3] }, [3]],
  ['the offered licences of the selected families', { families: ['pass'] }, [1]],
  [
    'licences selected by id before licences selected by family, without duplicates',
    { licenceIds: [3, 1], families: ['pass'] },
    [3, 1],
  ],
])('lists the plans of a page: %s @lic-06', (_name, selection, ids) => expect(listIds(selection)).toEqual(ids));

test('lists at most 50 plans of a page', () => {
  const many = Array.from({ length: 60 }, (_, index) => licence(index + 1));
  expect(listPlans(many, {}, view)).toHaveLength(50);
});
