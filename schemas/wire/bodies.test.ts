import { expect, test } from 'vitest';
import card from '../definitions/card.schema.json' with { type: 'json' };
import { GridQuery } from './catalogue/content.ts';
import { checkoutEndpoints } from './commerce/checkout-endpoints.ts';
import { licenceEndpoints } from './commerce/licence-endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { OwnerId, WatchlistItem, WatchlistItemsBody } from './viewing/lists.ts';
import { ReviewBody } from './viewing/reviews.ts';
import { DaysQuery } from './catalogue/screens.ts';
import { StudioRealms } from './authoring/studio-realms.ts';

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test.each([
  ['accepts', '2026-02-28', true],
  ['accepts', '2024-02-29T20:30', true],
  ['accepts', '2024-02-29T20:30:15', true],
  ['rejects', '2026-02-29', false],
  ['rejects', '2026-13-01', false],
  ['rejects', '2026-00-10', false],
  ['rejects', '2026-04-31T10:00', false],
  ['rejects', '2026-2-1', false],
  ['rejects', 'x2026-02-28', false],
  ['rejects', '2026-02-28T20:30Z', false],
])('%s a request for an agenda by days that starts at %s', (_verdict, from, taken) =>
  expect(takes(DaysQuery, { from })).toBe(taken),
);

test('rejects a grid’s filters if their total length does not fit into a URL @def-10', () => {
  expect(takes(GridQuery, { facet: ['a'.repeat(1500)] })).toBe(true);
  expect(takes(GridQuery, { facet: ['a'.repeat(1000), 'b'.repeat(500)] })).toBe(true);
  expect(takes(GridQuery, { facet: ['a'.repeat(1000), 'b'.repeat(501)] })).toBe(false);
});

test('limits the number of fields of a posted review @page-06 @def-10', () => {
  const fields = (count: number) => ({
    fields: Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 'x'])),
  });
  expect([0, 1, 30, 31].map((count) => takes(ReviewBody, fields(count)))).toEqual([false, true, true, false]);
});

test('accepts a card as a watchlist item only if the card’s id is a string', () => {
  const [example] = card.examples as Record<string, unknown>[];
  const item = { ...example, id: '12', contentType: 'VOD' };
  expect(takes(WatchlistItem, item)).toBe(true);
  const { contentType: _, ...without } = item;
  const { id: __, ...nameless } = item;
  for (const none of [
    without,
    nameless,
    { ...item, id: 12 },
    { ...item, id: 'x' },
    { ...item, title: 7 },
    null,
    'x',
    undefined,
  ])
    expect(takes(WatchlistItem, none), JSON.stringify(none)).toBe(false);
});

test('accepts only numeric title ids and opaque owner ids in watchlist requests @def-10', () => {
  const body = (id: string) => ({ content: [{ id, contentType: 'VOD' }] });
  expect(
    ['1', '9999999999', '0', '01', '-1', '1x', '', '99999999999'].map((id) => takes(WatchlistItemsBody, body(id))),
  ).toEqual([true, true, false, false, false, false, false, false]);
  expect(['me', 'a_B-9', '', '../x', 'a b', 'x'.repeat(81)].map((id) => takes(OwnerId, id))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('accepts only web origins as origins of realms in requests of the editor @def-11', () => {
  const realm = (origin: unknown) => ({
    realms: [{ id: 'a', name: 'A', languages: ['en_US'], defaultLocale: 'en_US', origin }],
    isComplete: true,
  });
  expect(['http://a.localhost:3000', 'https://a.example'].every((origin) => takes(StudioRealms, realm(origin)))).toBe(
    true,
  );
  for (const none of [
    'javascript:alert(1)',
    'ftp://a.example',
    'xhttps://a.example',
    'httpss://a.example',
    '/a',
    undefined,
  ])
    expect(takes(StudioRealms, realm(none)), String(none)).toBe(false);
  expect(takes(StudioRealms, { realms: [], demo: {} })).toBe(false);
});

test('reads a licence’s id in a path or query only as the server writes it @pay-02', () => {
  const endpoints: readonly Endpoint[] = Object.values({ ...checkoutEndpoints, ...licenceEndpoints });
  /** All numbers that the endpoints read from paths and queries with this text as id. */
  const readNumbers = (text: string) =>
    endpoints.flatMap(({ params, query }) => {
      const ids = { id: text, licenceId: text, cardId: text, code: text, realm: text, provider: text };
      const read = [params?.safeParse(ids).data, query?.safeParse({ licenceId: [text] }).data];
      return JSON.stringify(read).match(/(?<=[:[])\d+/g) ?? [];
    });
  expect(readNumbers('1')).toEqual(Array<string>(15).fill('1'));
  for (const text of ['0x1', '1e0', ' 1', '1 ', '1.0', '+1', '01', '0', '-1', '', '2147483648', '9'.repeat(30)])
    expect(readNumbers(text), text).toEqual([]);
});
