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

test('previews more licences than one block of plans takes in several blocks @edit-01 @lic-06', () => {
  const { page: drawn } = licencesAsPage({ licences: Array.from({ length: 120 }, (_, index) => licence(index + 1)) });
  const { elements } = drawn as { elements: { attributes: { source: { licenceIds: number[] } } }[] };
  const ids = elements.map(({ attributes }) => attributes.source.licenceIds);
  expect(ids.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(ids.flat()).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
});

test('leaves values without a number as id, and the second licence of an id, out of the preview @edit-01 @lic-06', () => {
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
])('maps the licence %s to its plan %s, behind licences that are left out @edit-04 @lic-06', (written, drawn) => {
  expect(toDrawnPlan(draft, page, written)).toBe(drawn);
});

test.each(['/licences/0', '/licences/1/name', '/licences/9', '/licences', '/entitlements/0', ''])(
  'maps %s to no plan, because it has none @edit-04 @lic-06',
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
])('maps the place %s in the page to the place %s in the licences @edit-04 @lic-06', (drawn, written) => {
  expect(toWrittenLicence(draft, page, drawn)).toBe(written);
});
