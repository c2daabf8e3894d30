import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';
import { realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as { videos: object[] };
  const [first] = catalogue.videos;
  const premiereRelease = { type: 'PREMIERE', scheduledAt: '2026-07-12T20:00:00Z' };
  const hourly = { type: 'PREMIERE', scheduledAt: '2026-07-12T20:45:00Z', repeatsEveryMinutes: 60 };
  catalogue.videos[0] = { ...first, premiereRelease, audioTracks: ['en', 'ar'] };
  catalogue.videos[1] = { ...catalogue.videos[1], premiereRelease: hourly, duration: 600 };
  const { folder } = await writeRealm('north', { 'catalogue/all.json': catalogue });
  await loadRealm(server.context, folder, { moved: true });
  await rm(folder, { recursive: true });
});
afterAll(() => server.close());

async function details(id = 1): Promise<VideoDetails> {
  const headers = bearer(await server.guest());
  const answer = await server.call(`/api/v4/vod/${id}?includePlaybackDetails=URL`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as VideoDetails;
}

test('a video is listed with its date before its premiere, but cannot be played until then @card-01', async () => {
  server.clock.set(START);
  const before = await details();
  expect(before).toMatchObject({
    onlinePlayback: 'NOT_AVAILABLE',
    audioTracks: ['en', 'ar'],
    premiereRelease: { type: 'PREMIERE', scheduledAt: '2026-07-12T20:00:00Z' },
    startDate: Date.parse('2026-07-12T20:00:00Z'),
  });
  expect(before.playerUrlCallback).toBeUndefined();
  server.clock.set('2026-07-12T19:59:59.999Z');
  const last = await details();
  expect([last.onlinePlayback, last.playerUrlCallback]).toEqual(['NOT_AVAILABLE', undefined]);
  server.clock.set('2026-07-12T20:00:00Z');
  const after = await details();
  expect(after.onlinePlayback).toBe('AVAILABLE');
  expect(after.startDate).toBeUndefined();
  expect(after.playerUrlCallback).toBeDefined();
});

test.each([
  ['before the first start', '2026-07-12T20:00:00Z', '2026-07-12T20:45:00', 'NOT_AVAILABLE'],
  ['at the first start', '2026-07-12T20:45:00Z', '2026-07-12T20:45:00', 'AVAILABLE'],
  ['at the end of the first run', '2026-07-12T20:55:00Z', '2026-07-12T21:45:00', 'NOT_AVAILABLE'],
  ['days later, during a run', '2026-07-15T07:54:59Z', '2026-07-15T07:45:00', 'AVAILABLE'],
])(
  'a video with a repeating premiere reports the current or next start time: %s @card-01',
  async (_when, now, at, onlinePlayback) => {
    server.clock.set(now);
    const found = await details(2);
    expect(found.onlinePlayback).toBe(onlinePlayback);
    expect(found.premiereRelease).toEqual({ type: 'PREMIERE', scheduledAt: `${at}.000Z` });
  },
);
