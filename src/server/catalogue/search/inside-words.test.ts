import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card } from '#schemas/generated/types.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

const titles = [
  '東京物語',
  '東京・夜',
  '千と千尋の神隠し',
  '我不是药神',
  '𠮷野家の朝',
  'องค์บาก',
  'طريق الملح',
  'ملح البحر',
  'AC/DC Live',
  'M*A*S*H',
  'Mark and Sam Have Hats',
  'Spider-Man',
  'Batman Waits',
  "L'amour dure",
  'Un amour',
  'Palme d’Or',
  "Ocean's Eleven",
  'C++ for Poets',
  'C# for Poets',
  'C for Cats',
  'Cobalt',
  'The Glass Orchard',
  'The Orchard of Glass',
  'Glass, Then Orchard',
  'Grape Vineyards',
];

let server: TestServer;
let guest: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  const videos = titles.map((title, index) => ({
    id: 7001 + index,
    title,
    duration: 600,
    publishedAt: '2026-01-01',
    access: 'GRANTED',
    media: 'film',
    tags: [],
    ...(title === 'Cobalt' && { description: 'A salt road leads past the old mill. 小津安二郎の名作。' }),
  }));
  await loadAccounts(server, 'north', {}, { 'catalogue/search.json': { version: '1.0', videos } });
  guest = await server.guest();
});
afterAll(() => server.close());

/** Returns which of the titles above a query finds. */
async function find(query: string): Promise<string[]> {
  const answer = await server.call(`/api/v1/view/search?${new URLSearchParams({ query })}`, { headers: bearer(guest) });
  expect(answer.status, query).toBe(200);
  const page = (await answer.json()) as { elements: { attributes: { query?: string; cards?: Card[] } }[] };
  const list = page.elements.find(({ attributes }) => attributes.query !== undefined)?.attributes.cards ?? [];
  return list.map(({ title }) => title).filter((title) => titles.includes(title));
}

test.each<[query: string, found: string[], notFound?: string[]]>([
  // Writing systems without spaces between words.
  ['東京物語', ['東京物語']],
  ['物語', ['東京物語'], ['東京・夜']],
  ['京物', ['東京物語']],
  ['東京', ['東京物語', '東京・夜']],
  ['東京夜', ['東京・夜'], ['東京物語']],
  ['夜', ['東京・夜'], ['東京物語']],
  ['語', ['東京物語']],
  ['語物', [], ['東京物語']],
  ['神隠し', ['千と千尋の神隠し']],
  ['药神', ['我不是药神']],
  ['野家', ['𠮷野家の朝']],
  ['𠮷野', ['𠮷野家の朝']],
  ['บาก', ['องค์บาก']],
  ['安二郎', ['Cobalt']],
  // Words with the Arabic article, which may have prefixes.
  ['ملح', ['طريق الملح', 'ملح البحر']],
  ['الملح', ['طريق الملح', 'ملح البحر']],
  ['والملح', ['طريق الملح', 'ملح البحر']],
  ['بحر', ['ملح البحر'], ['طريق الملح']],
  // Special characters within a name.
  ['acdc', ['AC/DC Live']],
  ['ac/dc', ['AC/DC Live']],
  ['ac dc', ['AC/DC Live']],
  ['dc', ['AC/DC Live']],
  ['mash', ['M*A*S*H'], ['Mark and Sam Have Hats']],
  ['m*a*s*h', ['M*A*S*H'], ['Mark and Sam Have Hats']],
  ['spiderman', ['Spider-Man']],
  ['spiderm', ['Spider-Man']],
  ['spider-man', ['Spider-Man']],
  ['spider man', ['Spider-Man']],
  ['man spider', ['Spider-Man']],
  ['bat-man', ['Batman Waits']],
  ['bat man', ['Batman Waits']],
  // Words with a French elision, and apostrophes that are not elisions.
  ['amour', ["L'amour dure", 'Un amour']],
  ["l'amour", ["L'amour dure", 'Un amour']],
  ['lamour', ["L'amour dure"]],
  ['palme or', ['Palme d’Or']],
  ["d'or", ['Palme d’Or']],
  ['oceans', ["Ocean's Eleven"]],
  ["ocean's", ["Ocean's Eleven"]],
  // Special characters at the end of a name; they are ignored if no name contains them.
  ['c++', ['C++ for Poets'], ['C# for Poets', 'C for Cats', 'Cobalt']],
  ['C#', ['C# for Poets'], ['C++ for Poets', 'C for Cats']],
  ['c', ['C++ for Poets', 'C# for Poets', 'C for Cats', 'Cobalt']],
  ['poets c++', ['C++ for Poets'], ['C# for Poets']],
  ['vineyards++', ['Grape Vineyards']],
  // Phrases in quotes, whose words must follow each other.
  ['"glass orchard"', ['The Glass Orchard'], ['The Orchard of Glass', 'Glass, Then Orchard']],
  ['“glass orchard”', ['The Glass Orchard'], ['The Orchard of Glass']],
  ['«Orchard of Glass»', ['The Orchard of Glass'], ['The Glass Orchard']],
  ['"orchard" glass', ['The Glass Orchard', 'The Orchard of Glass', 'Glass, Then Orchard']],
  ['"the glass" orchard', ['The Glass Orchard'], ['The Orchard of Glass']],
  ['"glass orch', ['The Glass Orchard', 'The Orchard of Glass']],
  ['"grap"', [], ['Grape Vineyards']],
  ['"spiderman"', ['Spider-Man']],
  ['"東京物語"', ['東京物語']],
  ['"salt road"', ['Cobalt']],
  ['"road salt"', [], ['Cobalt']],
])('the search for the words “%s” finds the titles %j @srch-02', async (query, found, notFound = []) => {
  const listed = await find(query);
  expect(listed).toEqual(expect.arrayContaining(found));
  expect(listed.filter((title) => notFound.includes(title))).toEqual([]);
});

test('the search index also contains the search terms that the previous server version needs @srch-02', async () => {
  const rows = await server.database.query("select words::text from search_texts where title = '東京物語'");
  expect(JSON.stringify(rows)).toContain("'東京物語'");
});
