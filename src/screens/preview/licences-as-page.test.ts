import { expect, test } from 'vitest';
import { licencesAsPage, toDrawnPlan, toWrittenLicence } from './licences-as-page.ts';

const licence = (id: unknown, more: object = {}) => ({ id, name: `Licence ${String(id)}`, ...more });
const plans = (...ids: number[]) => ({ $type: 'plans', attributes: { plans: ids.map((id) => ({ id, price: {} })) } });

/** The first two licences are no plans: the first one is withdrawn, and the server finds the second one invalid. */
const draft = { licences: [licence(1, { withdrawn: true }), licence(2), licence(30), licence(4)] };
const page = { elements: [plans(30), plans(4)] };

test('previews the licences of a draft as plans in their order, without withdrawn ones @edit-01 @lic-06', () => {
  const drawn = licencesAsPage(draft);
  expect(drawn.licences).toEqual(draft.licences.slice(1));
  expect(drawn.page).toEqual({
    version: '1.0',
    elements: [{ $type: 'plans', $zone: 'list', attributes: { source: { licenceIds: [2, 30, 4] } } }],
  });
});

test('previews 120 licences in several plan blocks of at most 50 licences each @edit-01 @lic-06', () => {
  const { page: drawn } = licencesAsPage({ licences: Array.from({ length: 120 }, (_, index) => licence(index + 1)) });
  const { elements } = drawn as { elements: { attributes: { source: { licenceIds: number[] } } }[] };
  const ids = elements.map(({ attributes }) => attributes.source.licenceIds);
  expect(ids.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(ids.flat()).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
});

test('the preview leaves out licences without a numeric id and the second licence with the same id @edit-01 @lic-06', () => {
  const copy = licence(4, { name: 'Copy' });
  const licences = ['x', null, {}, licence('5'), licence(4), copy];
  expect(licencesAsPage({ licences }).licences).toEqual([licence(4)]);
  expect(toDrawnPlan({ licences }, page, '/licences/5')).toBe('/licences/5');
  for (const document of ['x', { licences: 'x' }, { licences: [] }])
    expect(licencesAsPage(document)).toEqual({ page: { version: '1.0', elements: [] }, licences: [] });
});

test.each([
  ['/licences/2', '/elements/0/attributes/plans/0'],
  ['/licences/3/prices/0/amount', '/elements/1/attributes/plans/0'],
])(
  'maps the JSON pointer %s of a licence to the pointer %s of its plan although earlier licences are left out @edit-04 @lic-06',
  (written, drawn) => {
    expect(toDrawnPlan(draft, page, written)).toBe(drawn);
  },
);

test.each(['/licences/0', '/licences/1/name', '/licences/9', '/licences', '/entitlements/0', ''])(
  'leaves the JSON pointer “%s” unchanged, because no plan in the preview belongs to it @edit-04 @lic-06',
  (pointer) => expect(toDrawnPlan(draft, page, pointer)).toBe(pointer),
);

test.each([
  ['/elements/0/attributes/plans/0', '/licences/2'],
  ['/elements/1/attributes/plans/0/name', '/licences/3/name'],
  ['/elements/1/attributes/plans/0/price/amount', '/licences/3'],
  ['/elements/1/attributes/plans/7', '/licences'],
  ['/elements/1', '/licences'],
  ['/elements', '/licences'],
  ['/entitlements/0/name', '/entitlements/0/name'],
  ['', ''],
])(
  'maps the JSON pointer “%s” in the preview page to the pointer “%s” in the licences @edit-04 @lic-06',
  (drawn, written) => {
    expect(toWrittenLicence(draft, page, drawn)).toBe(written);
  },
);
