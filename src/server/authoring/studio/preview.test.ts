import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { editors, ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';
import { openStudio, type Studio, type StudioAnswer } from '../../../../tests/support/studio.ts';
import { loadRealm } from '../../app/load-realm.ts';

const monthly = {
  id: 1,
  name: 'Monthly',
  purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
  trialDetails: { period: 'P7D' },
  prices: [
    { sku: 'monthly-eur', currency: 'EUR', amount: 999, default: true },
    { sku: 'monthly-brl', currency: 'BRL', amount: 2990, countries: ['BR'] },
  ],
};

let server: TestServer;
let edda: Studio;
beforeAll(async () => {
  server = await openTestServer();
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as { videos: { rating?: string }[] };
  ['U', '16', '12', 'PG'].forEach((rating, index) => Object.assign(catalogue.videos[index] ?? {}, { rating }));
  const { folder, remove } = await writeRealm('north', {
    'catalogue/all.json': catalogue,
    'licences.json': { version: '1.0', licences: [{ ...monthly, name: 'Published' }] },
  });
  await loadRealm(server.context, folder, { moved: true }).finally(remove);
  edda = await openStudio(server, editors.edda);
});
afterAll(() => server.close());

type Init = RequestInit & { realm?: string };

async function preview(path: string, ticket: string | undefined, init: Init = {}) {
  const headers = { ...(init.headers as object), ...(ticket !== undefined && { 'x-playbill-preview': ticket }) };
  const answer = await server.call(`/api/v2/preview/${path}`, { ...init, headers });
  return { ...((await answer.json()) as StudioAnswer), status: answer.status, headers: answer.headers };
}
const ticketFor = async (body: object) => (await edda('POST', 'preview-ticket', body)).ticket ?? '';
const more = { kind: 'page', name: 'more' } as const;

describe('preview ticket', () => {
  test('a preview ticket shows one revision only, without a sign-in, and the response is not cached @edit-02', async () => {
    const { revision } = await edda('PUT', 'documents/page/more/draft', { source: '{"draft":', base: 1 });
    const ticket = await ticketFor({ ...more, revision });
    await edda('PUT', 'documents/page/more/draft', { source: '{"later":', base: revision });
    const answer = await preview('document', ticket);
    expect(answer).toMatchObject({ status: 200, ...more, revision, source: '{"draft":' });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a preview ticket expires after 15 minutes @edit-02', async () => {
    const { ticket, expiresAt } = await edda('POST', 'preview-ticket', { ...more, revision: 1 });
    expect(expiresAt).toBe('2026-07-11T12:15:00.000Z');
    server.clock.advance(899_000);
    expect((await preview('document', ticket)).status).toBe(200);
    server.clock.advance(1000);
    expect((await preview('document', ticket)).status).toBe(401);
    expect((await preview('resolve', ticket, json({ elements: [], view: {} }))).status).toBe(401);
    server.clock.set(START);
  });

  test('rejects a preview ticket of another realm @edit-02 @realm-02', async () => {
    const ticket = await ticketFor({ ...more, revision: 1 });
    expect((await preview('document', ticket, { realm: 'south' })).status).toBe(403);
    expect((await preview('resolve', ticket, { ...json({ elements: [], view: {} }), realm: 'south' })).status).toBe(
      403,
    );
  });

  test('a preview ticket without a revision shows no stored page; for an unknown revision, no ticket is issued @edit-02', async () => {
    expect((await preview('document', await ticketFor(more))).status).toBe(403);
    expect((await edda('POST', 'preview-ticket', { ...more, revision: 999 })).status).toBe(404);
  });

  test('a preview ticket is accepted only for previews, which accept no other token @edit-02', async () => {
    const ticket = await ticketFor({ ...more, revision: 1 });
    for (const path of ['/api/v1/view?type=home', '/api/v2/studio/documents'])
      expect((await server.call(path, { headers: bearer({ authorisationToken: ticket }) })).status).toBe(401);
    expect((await server.call(`/api/v2/player/${ticket}`)).status).toBe(403);
    const login = await server.call('/api/v2/login', json({ id: editors.edda.email, secret: editors.edda.password }));
    const { authorisationToken } = (await login.json()) as Tokens;
    const [head, , signature] = ticket.split('.');
    const forged = Buffer.from('{"realm":"north","kind":"page","name":"home","revision":1,"aud":"preview"}');
    for (const bad of [undefined, '', 'x', authorisationToken, `${head}.${forged.toString('base64url')}.${signature}`])
      expect((await preview('document', bad)).status).toBe(401);
    expect((await preview('document', undefined, { headers: bearer({ authorisationToken }) })).status).toBe(401);
  });
});

test('a preview of a language’s edited labels returns the page with label keys, and the texts of all other labels @edit-01 @i18n-01', async () => {
  const ticket = await ticketFor({ kind: 'labels', name: 'es_ES' });
  const answer = await preview('behind', ticket, { headers: { 'accept-language': 'es' } });
  const { page, menu, texts } = answer as unknown as {
    page: { title: string; elements: { attributes: Record<string, unknown> }[] };
    menu: { items: { label: string }[] };
    texts: Record<string, string>;
  };
  expect(page.title).toBe('t:greeting');
  expect(page.elements[0]?.attributes).toMatchObject({ title: 't:greeting', text: 't:only' });
  expect(page.elements[1]?.attributes['contentList']).toHaveLength(10);
  expect(menu.items.map(({ label }) => label)).toEqual(['t:greeting']);
  expect(texts).toMatchObject({ greeting: 'Hello', signIn: 'Iniciar sesión' });
  expect((await preview('behind', undefined)).status).toBe(401);
});

describe('rows in the preview of a draft', () => {
  const row = (name: string, source: object) => ({
    $type: 'bucket',
    $zone: 'list',
    attributes: { bucketId: name, exid: name, name, type: 'MIXED', source },
  });
  const resolve = async (elements: unknown[], view: object = {}) =>
    preview('resolve', await ticketFor(more), json({ elements, view }));
  const cards = async (source: object, view: object = {}) => {
    const { elements } = await resolve([row('a', source)], view);
    return elements?.[0]?.attributes['contentList'] as Record<string, unknown>[];
  };
  const special = { type: 'IDS', ids: [ids.free, ids.onSignIn, ids.denied, ids.blocked] };

  test('a preview fills the rows of a draft with the same titles as on the published page, in the previewed language @edit-02', async () => {
    const headers = bearer(await server.guest());
    const home = realmFiles('north')['pages/home.json'] as { elements: unknown[] };
    for (const [locale, language] of [
      ['en_US', 'en'],
      ['es_ES', 'es'],
    ]) {
      const view = await server.call('/api/v1/view?type=home', {
        headers: { ...headers, 'accept-language': language ?? '' },
      });
      const { elements } = (await view.json()) as { elements: { attributes: { sectionId?: string } }[] };
      const drawn = (await resolve(home.elements, { locale })).elements ?? [];
      // The expected rows differ in one respect: they refer to the draft's page `more` instead of home.
      for (const { attributes } of elements) if (attributes.sectionId) attributes.sectionId = 'more';
      expect(withoutCursors(drawn)).toEqual(withoutCursors(elements));
    }
  });

  test('a preview shows for the titles in a draft’s rows whether the previewed audience and country may play them @edit-02', async () => {
    const facts = async (view: object) =>
      (await cards(special, view)).map(({ accessLevel, onlinePlayback }) => `${accessLevel} ${onlinePlayback}`);
    expect(await facts({ audience: 'GUEST' })).toEqual([
      'GRANTED AVAILABLE',
      'GRANTED_ON_SIGN_IN AVAILABLE',
      'DENIED AVAILABLE',
      'GRANTED AVAILABLE',
    ]);
    expect((await facts({ audience: 'SIGNED_IN' }))[1]).toBe('GRANTED AVAILABLE');
    expect((await facts({ audience: 'SIGNED_IN', country: 'KP' }))[3]).toBe('GRANTED NOT_AVAILABLE');
  });

  test('the preview of a draft for a child’s profile hides titles rated 12 and above @edit-02', async () => {
    const found = async (source: object, audience: string) =>
      (await cards(source, { audience })).map(({ id }) => Number(id));
    expect(await found(special, 'CHILD')).toEqual([ids.free, ids.blocked]);
    const all = { type: 'VIDEOS', tag: 'all', sort: 'MANUAL' };
    expect((await found(all, 'SIGNED_IN')).slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect((await found(all, 'CHILD')).slice(0, 3)).toEqual([1, 4, 5]);
  });

  test('a preview fills the rows of a draft with the live and upcoming events of the previewed time @edit-02', async () => {
    const live = (at?: string) => cards({ type: 'LIVE' }, { ...(at !== undefined && { at }) });
    expect(await live()).toEqual([]);
    expect(await live('2026-07-13T22:30:00+02:00')).toMatchObject([{ id: ids.weekly, live: true }]);
    expect(await cards({ type: 'UPCOMING' }, { at: '2026-12-24T00:00:00Z' })).toMatchObject([{ id: ids.weekly }]);
  });

  test('a preview returns the invalid elements of a draft unfilled, next to the filled valid elements @edit-02', async () => {
    let deep: unknown = 'bottom';
    for (let level = 0; level < 100; level++) deep = { deep };
    const answer = await resolve([
      null,
      7,
      'text',
      [],
      { $type: 'bucket' },
      row('bad', { type: 'NONSENSE' }),
      deep,
      { $type: 'newKind', $zone: 'list', attributes: { name: 't:greeting' } },
      row('good', { type: 'SERIES' }),
    ]);
    expect(answer.status).toBe(200);
    expect(answer.elements).toHaveLength(9);
    expect(answer.elements?.slice(0, 5)).toEqual([null, 7, 'text', [], { $type: 'bucket' }]);
    expect(answer.elements?.[5]?.attributes).toMatchObject({ bucketId: 'bad' });
    expect(answer.elements?.[5]?.attributes).not.toHaveProperty('contentList');
    expect(answer.elements?.[6]).toBeNull();
    expect(answer.elements?.[7]?.attributes).toEqual({ name: 'Hello' });
    expect(answer.elements?.[8]?.attributes['contentList']).toHaveLength(1);
  });

  test('rejects the preview of a draft with more than 500 elements or 2 MB @edit-02', async () => {
    expect((await resolve(Array(500).fill(7))).status).toBe(200);
    expect((await resolve(Array(501).fill(7))).status).toBe(400);
    expect((await resolve(['x'.repeat(2_000_000)])).status).toBe(413);
    const text = `{"elements":[${'['.repeat(200_000)}${']'.repeat(200_000)}],"view":{}}`;
    const answer = await preview('resolve', await ticketFor(more), { ...json({}), body: text });
    expect([answer.status, answer.elements]).toEqual([200, [null]]);
  });
});

describe('subscription plans in the preview of draft licences', () => {
  const resolve = async (licences: unknown[] | undefined, view: object = {}) => {
    const elements = [{ $type: 'plans', $zone: 'list', attributes: { source: {} } }];
    const ticket = await ticketFor({ kind: 'licences', name: 'licences' });
    const answer = await preview('resolve', ticket, json({ elements, ...(licences && { licences }), view }));
    expect(answer.status).toBe(200);
    return answer.elements?.[0]?.attributes['plans'] as Record<string, unknown>[];
  };
  const yearly = {
    ...monthly,
    id: 2,
    name: 'Yearly',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
    prices: [{ sku: 'yearly-eur', currency: 'EUR', amount: 9900, default: true }],
  };
  const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

  test('shows plans from the draft’s licences instead of the published ones @edit-01 @lic-06', async () => {
    expect(await resolve(undefined)).toMatchObject([{ name: 'Published' }]);
    expect(await resolve([yearly, { ...monthly, name: 'Draft' }])).toMatchObject([
      { id: 2, name: 'Yearly', period: 'P1Y', price: eur(9900) },
      { id: 1, name: 'Draft', period: 'P1M', price: eur(999), trialPeriod: 'P7D' },
    ]);
    expect(await resolve([{ ...yearly, withdrawn: true }])).toEqual([]);
  });

  test('shows the plans’ prices for the previewed country and texts in the previewed language @edit-02 @lic-05', async () => {
    const brl = { amount: 2990, scale: 2, currency: 'BRL' };
    expect(await resolve([monthly], { country: 'BR' })).toMatchObject([{ price: brl }]);
    expect(await resolve([monthly], { country: 'FR' })).toMatchObject([{ price: eur(999) }]);
    const named = { ...monthly, name: 't:signIn' };
    expect(await resolve([named], { locale: 'en_US' })).toMatchObject([{ name: 'Sign in' }]);
    expect(await resolve([named], { locale: 'es_ES' })).toMatchObject([{ name: 'Iniciar sesión' }]);
  });

  test('shows the discounts that are valid at the previewed time @edit-02 @lic-03', async () => {
    const discounts = [
      { id: 'noel', type: 'percentage', percentage: 20, from: '2026-12-24T00:00:00Z', until: '2026-12-27T00:00:00Z' },
    ];
    const at = (time: string) => resolve([{ ...monthly, discounts }], { at: time });
    expect(await at('2026-12-23T23:59:59Z')).toMatchObject([{ price: eur(999), discounts: [{ state: 'upcoming' }] }]);
    expect(await at('2026-12-25T00:00:00Z')).toMatchObject([
      { price: eur(799), fullPrice: eur(999), discounts: [{ state: 'active' }] },
    ]);
    expect(await at('2026-12-27T00:00:00Z')).toMatchObject([{ price: eur(999), discounts: [] }]);
  });

  test.each([
    ['a value that is no licence', 'text'],
    ['an invalid property', { ...monthly, id: 3, prices: 'none' }],
    ['an id that another licence has', { ...yearly, prices: [] }],
    [
      'an amount with more decimal digits than its currency has',
      { ...monthly, id: 3, prices: [{ sku: 'third', currency: 'EUR', amount: 9999, scale: 3, default: true }] },
    ],
    [
      'an unknown currency',
      { ...monthly, id: 3, prices: [{ sku: 'third', currency: 'XYZ', amount: 9999, default: true }] },
    ],
  ])('omits the plan of a licence with an error, and shows the others: %s @edit-02 @lic-06', async (_what, invalid) => {
    const shown = await resolve([yearly, invalid, monthly]);
    expect(shown.map(({ name }) => name)).toEqual(['Yearly', 'Monthly']);
  });

  test('shows the plan of a licence with only a warning (no price), as not purchasable @edit-02 @lic-06', async () => {
    expect(await resolve([{ ...yearly, prices: [] }])).toMatchObject([{ name: 'Yearly', isPurchasable: false }]);
  });
});

/** Replaces cursors by a constant before the comparison, because they contain the time of the request. */
function withoutCursors(elements: unknown): unknown {
  return JSON.parse(JSON.stringify(elements, (key, value: unknown) => (key === 'lastSeen' ? 'cursor' : value)));
}
