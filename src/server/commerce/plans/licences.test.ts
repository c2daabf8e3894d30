import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Licence } from '#schemas/wire/commerce/licences.ts';
import { ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

const COUNTRY = 'x-country';
const HOUR_MS = 3_600_000;

const licences = [
  {
    id: 1,
    name: 't:plans.monthly',
    family: 'pass',
    rank: 1,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    trialDetails: { period: 'P7D' },
    included: ['t:plans.live'],
    prices: [
      { sku: 'monthly-eur', currency: 'EUR', amount: 999, default: true },
      { sku: 'monthly-brl', currency: 'BRL', amount: 2990, countries: ['BR'] },
    ],
    discounts: [
      { id: 'noon', type: 'percentage', percentage: 20, from: '2026-07-11T13:00:00Z', until: '2026-07-11T14:00:00Z' },
    ],
  },
  {
    id: 2,
    name: 'Yearly',
    family: 'pass',
    rank: 2,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
    prices: [{ sku: 'yearly-brl', currency: 'BRL', amount: 29_900, countries: ['BR'] }],
  },
  {
    id: 3,
    name: 'Old pass',
    family: 'pass',
    rank: 3,
    withdrawn: true,
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
    prices: [{ sku: 'old-eur', currency: 'EUR', amount: 4900, default: true }],
  },
  {
    id: 4,
    name: 'Final night',
    purchaseStrategy: { type: 'PPV' },
    prices: [{ sku: 'final-eur', currency: 'EUR', amount: 1999, default: true }],
  },
];

let server: TestServer;
let guest: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const labels = realmFiles('north')['labels/en_US.json'] as { labels: object };
  const { folder } = await writeRealm('north', {
    'licences.json': { version: '1.0', licences },
    'labels/en_US.json': {
      ...labels,
      labels: { ...labels.labels, 'plans.monthly': 'Every month', 'plans.live': 'All live' },
    },
  });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
  guest = bearer(await server.guest());
});
afterAll(() => server.close());

const ask = async <T>(path: string, country?: string) => {
  const answer = await server.call(path, {
    headers: { ...guest, ...(country !== undefined && { [COUNTRY]: country }) },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
};
const listLicences = async (country?: string) =>
  (await ask<{ licences: Licence[] }>('/api/v2/licence', country)).licences;
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('lists the offered licences for guests in their language, without withdrawn ones @lic-01', async () => {
  const list = await listLicences('DE');
  expect(idsOf(list)).toEqual([1, 2, 4]);
  expect(list[0]).toMatchObject({
    name: 'Every month',
    rank: 1,
    trialDetails: { period: 'P7D' },
    included: ['All live'],
  });
});

test('a licence has the price for the viewer’s country, or else the default price, or else no price @lic-05', async () => {
  const priceOf = ({ skuLicence }: Licence) => skuLicence && [skuLicence.price.currency, skuLicence.transactionAmount];
  expect((await listLicences('BR')).map(priceOf)).toEqual([
    ['BRL', 2990],
    ['BRL', 29_900],
    ['EUR', 1999],
  ]);
  expect((await listLicences('DE')).map(priceOf)).toEqual([['EUR', 999], undefined, ['EUR', 1999]]);
});

test('a page without a known country marks prices as provisional, and the plans endpoint returns local prices @lic-05', async () => {
  interface Plans {
    isProvisional?: boolean;
    plans: { id: number; name: string; price: { currency: string } }[];
  }
  const view = async (country?: string) => {
    const page = await ask<{ elements: { $type: string; attributes: Plans }[] }>(
      `/api/v1/view?type=interstitial&id=${ids.denied}`,
      country,
    );
    return page.elements.find(({ $type }) => $type === 'plans')?.attributes;
  };
  expect((await view())?.isProvisional).toBe(true);
  expect((await view('BR'))?.isProvisional).toBeUndefined();
  const local = await ask<Plans>('/api/v1/view/plans?licenceId=4&licenceId=1', 'BR');
  expect(local.plans.map(({ name, price }) => [name, price.currency])).toEqual([
    ['Final night', 'EUR'],
    ['Every month', 'BRL'],
  ]);
});

test('groups licences by family, and returns only the families of the requested licences @lic-01', async () => {
  const families = async (query = '') => {
    const { licenceFamilies } = await ask<{ licenceFamilies: { name: string; licences: Licence[] }[] }>(
      `/api/v2/licence-family${query}`,
    );
    return licenceFamilies.map((family) => [family.name, idsOf(family.licences)]);
  };
  expect(await families()).toEqual([
    ['pass', [1, 2]],
    ['Final night', [4]],
  ]);
  expect(await families('?licenceId=2')).toEqual([['pass', [1, 2]]]);
  expect(await families('?licenceId=4&licenceId=99')).toEqual([['Final night', [4]]]);
});

test('the interstitial page of a title that requires a purchase shows the plans that give access to the title @page-07 @lic-06', async () => {
  interface View {
    elements: { $type: string; attributes: { plans?: { id: number; price: object }[] } }[];
  }
  const page = await ask<View>(`/api/v1/view?type=interstitial&id=${ids.denied}`, 'BR');
  const plans = page.elements.find(({ $type }) => $type === 'plans')?.attributes.plans;
  expect(plans?.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(plans?.[0]?.price).toEqual({ amount: 2990, scale: 2, currency: 'BRL' });
  const free = await ask<View>(`/api/v1/view?type=interstitial&id=${ids.free}`);
  expect(free.elements.map(({ $type }) => $type)).toEqual(['hero']);
});

test('reduces the price of a licence only between start and end of the discount @lic-03', async () => {
  const monthly = async () => {
    const [first] = await listLicences('DE');
    return [first?.skuLicence?.transactionAmount, first?.discounts.map(({ state }) => state)];
  };
  expect(await monthly()).toEqual([999, ['upcoming']]);
  const waitForAnHour = async () => {
    server.clock.advance(HOUR_MS);
    guest = bearer(await server.guest());
  };
  await waitForAnHour();
  expect(await monthly()).toEqual([799, ['active']]);
  await waitForAnHour();
  expect(await monthly()).toEqual([999, []]);
});

test('the list of licences is empty in a realm that sells nothing @lic-01', async () => {
  const answer = await server.call('/api/v2/licence', { realm: 'south', headers: bearer(await server.guest('south')) });
  expect(await answer.json()).toEqual({ licences: [] });
});
