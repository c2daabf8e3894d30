import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bucket } from '#schemas/wire/catalogue/bucket.ts';
import { realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

const START_OF_WEEK = '2026-07-06T00:00:00Z';
const programme = (id: number, hours: number) => ({
  id,
  offset: hours * 3600,
  duration: 3600,
  episode: `Programme ${id}`,
});
/** A daily channel with two programmes. */
const channel = (id: number, more: object = {}) => ({
  id,
  title: `Channel ${id}`,
  access: 'GRANTED',
  startsAt: START_OF_WEEK,
  duration: 86_400,
  repeatsEvery: 1,
  programmes: [programme(id * 10, 0), programme(id * 10 + 1, 1)],
  ...more,
});
const channels = Array.from({ length: 27 }, (_, index) => channel(7001 + index));

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const { 'catalogue/all.json': all } = realmFiles('north') as { 'catalogue/all.json': { events: object[] } };
  const { folder, remove } = await writeRealm('north', {
    'catalogue/all.json': {
      ...all,
      events: [
        ...all.events,
        ...channels,
        channel(7999, { repeatsEvery: undefined, startsAt: '2020-01-01T00:00:00Z' }),
      ],
    },
    'pages/guide.json': {
      version: '1.0',
      title: 'Guide',
      elements: [
        {
          $type: 'bucket',
          $zone: 'list',
          attributes: {
            bucketId: 'channels',
            exid: 'channels',
            name: 'Channels',
            type: 'EPG',
            source: { type: 'EPG' },
          },
        },
      ],
    },
  });
  await loadRealm(server.context, folder, { moved: true }).finally(remove);
});
afterAll(() => server.close());

const row = async (query: string): Promise<Bucket> => {
  const answer = await server.call(`/api/v4/content/guide/bucket/channels?${query}`, {
    headers: bearer(await server.guest()),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Bucket;
};

test('a row of channels (source EPG) lists channels in guide order with their current and next programme @def-12', async () => {
  server.clock.set('2026-07-08T00:30:00Z');
  const first = await row('rpp=25');
  expect(first.contentList?.map(({ id, type }) => [id, type])).toEqual(
    channels.slice(0, 25).map(({ id }) => [id, 'EPG']),
  );
  expect(first.contentList?.[0]?.programmingInfo).toMatchObject({
    currentProgramme: { id: 70_010, startDate: '2026-07-08T00:00:00Z' },
    nextProgramme: { id: 70_011 },
  });
  const rest = await row(`rpp=25&lastSeen=${first.paging?.lastSeen}`);
  expect(rest.contentList?.map(({ id }) => id)).toEqual([7026, 7027]);
  expect(rest.paging?.moreDataAvailable).toBe(false);
});
