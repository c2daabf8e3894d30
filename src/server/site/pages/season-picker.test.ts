import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeriesBlock } from '#schemas/generated/types.ts';
import { loadLongSeries, long } from '../../../../tests/support/long-series.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  await loadLongSeries(server);
  headers = bearer(await server.guest());
});
afterAll(() => server.close());

const view = (query: string) => server.call(`/api/v1/view?${query}`, { headers });
const picker = async (query: string) => {
  const page = (await (await view(query)).json()) as { elements: { $type: string; attributes: SeriesBlock }[] };
  const found = page.elements.find(({ $type }) => $type === 'series')?.attributes;
  return { seasonId: found?.seasonId, ids: found?.seasons.items.map(({ id }) => id) };
};

test.each([
  ['the first season', 0, 0, 25],
  ['the eighth season', 7, 7, 25],
  ['a season in the middle', 30, 25, 25],
  ['the last season', 59, 25, 0],
])('the season picker has up to 25 seasons on each side of %s @ser-02', async (_name, index, before, after) => {
  const seasonId = long.seasons[index];
  expect(await picker(`type=season&id=${seasonId}`)).toEqual({
    seasonId,
    ids: long.seasons.slice(index - before, index + 1 + after),
  });
});

test('a series page shows the requested season, by default the first @ser-01', async () => {
  expect((await picker(`type=series&id=${long.series}`)).seasonId).toBe(long.seasons[0]);
  expect(await picker(`type=series&id=${long.series}&seasonId=${long.seasons[30]}`)).toEqual({
    seasonId: long.seasons[30],
    ids: long.seasons.slice(5, 56),
  });
});

test('a series page answers 404 for a season of another series @ser-01', async () =>
  expect((await view(`type=series&id=${long.series}&seasonId=${ids.season}`)).status).toBe(404));
