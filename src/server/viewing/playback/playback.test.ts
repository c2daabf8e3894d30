import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest, PlayerJson, VideoDetails } from '#schemas/wire/viewing/playback.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let guest: Record<string, string>;
let signedIn: Record<string, string>;
async function renewTokens(): Promise<void> {
  guest = bearer(await server.guest());
  signedIn = bearer(
    (await (await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }))).json()) as Tokens,
  );
}
beforeAll(async () => {
  server = await openTestServer();
  await renewTokens();
});
afterAll(() => server.close());

async function ask<T>(path: string, headers: Record<string, string> = guest, method = 'GET') {
  const answer = await server.call(path, { method, headers });
  return { status: answer.status, body: (await answer.json()) as T };
}
const details = (id: number, headers = guest, kind = 'vod') =>
  ask<VideoDetails>(`/api/v4/${kind}/${id}?includePlaybackDetails=URL`, headers);
const manifest = (id: number, headers = guest, kind = 'video') =>
  ask<Manifest & Problem>(`/api/v5/manifest/${kind}/${id}`, headers, 'POST');
const inKorea = () => ({ ...guest, 'x-country': 'KP' });

describe('title details', () => {
  test('the details of a video contain metadata and a signed stream address @play-03', async () => {
    const { body } = await details(ids.free);
    expect(body).toMatchObject({
      id: 1,
      type: 'VOD',
      title: 'Title 1',
      accessLevel: 'GRANTED',
      onlinePlayback: 'AVAILABLE',
      thumbnailUrl: expect.stringMatching(/^\/images\/north\/pictures\/1\.svg\?v=[0-9a-f]{8}$/),
    });
    expect(body.playerUrlCallback).toMatch(/^http:\/\/north\.localhost\/api\/v2\/player\//);
    expect((await ask<VideoDetails>(`/api/v4/vod/${ids.free}`)).body).not.toHaveProperty('playerUrlCallback');
    for (const version of ['v2', 'v3']) expect((await ask(`/api/${version}/vod/${ids.free}`)).status).toBe(200);
  });

  test.each([
    ['that needs sign-in', ids.onSignIn, { accessLevel: 'GRANTED_ON_SIGN_IN', onlinePlayback: 'AVAILABLE' }],
    ['that needs a purchase', ids.denied, { accessLevel: 'DENIED', onlinePlayback: 'AVAILABLE' }],
    ['that cannot be played yet', ids.notYet, { accessLevel: 'GRANTED', onlinePlayback: 'NOT_AVAILABLE' }],
  ])(
    'the details of a video %s, requested by a guest, contain no stream address @play-03',
    async (_name, id, expected) => {
      const { status, body } = await details(id);
      expect(status).toBe(200);
      expect(body).toMatchObject(expected);
      expect(body).not.toHaveProperty('playerUrlCallback');
    },
  );

  test.each([
    ['yet to begin', ids.coming],
    ['already over', ids.over],
  ])(
    'an event that is %s answers 404 on the v4 event endpoint, but has details on the v2 endpoint @play-03',
    async (_what, id) => {
      expect((await ask<Problem>(`/api/v4/event/${id}`)).body).toMatchObject({
        status: 404,
        messages: ['videoIsNotLive'],
      });
      expect((await ask<VideoDetails>(`/api/v2/event/${id}`)).body).toMatchObject({ id, type: 'LIVE' });
    },
  );

  test("finds the recording of an ended event by the event's id @live-02", async () => {
    expect((await ask<VideoDetails>(`/api/v4/vods/live/${ids.over}`)).body).toMatchObject({
      id: ids.recording,
      type: 'VOD',
    });
    expect((await ask(`/api/v2/event/${ids.over}`)).body).toMatchObject({ hasRecording: true });
    expect((await ask(`/api/v2/event/${ids.coming}`)).body).not.toHaveProperty('hasRecording');
    for (const id of [ids.coming, ids.free, 999]) expect((await ask(`/api/v4/vods/live/${id}`)).status).toBe(404);
  });

  test('marks a geoblocked video in blocked countries and plays it elsewhere @play-03', async () => {
    expect((await details(ids.blocked, inKorea())).body).toMatchObject({ geoBlocked: true });
    expect((await details(ids.blocked, inKorea())).body).not.toHaveProperty('playerUrlCallback');
    expect((await details(ids.blocked)).body).not.toHaveProperty('geoBlocked');
    expect((await details(ids.blocked)).body).toHaveProperty('playerUrlCallback');
  });

  test('signed-in viewers may play titles that need sign-in @play-03', async () => {
    expect((await details(ids.onSignIn, signedIn)).body).toMatchObject({
      accessLevel: 'GRANTED',
      playerUrlCallback: expect.any(String),
    });
  });

  test.each([999, ids.series, 'x', 0, -1, 99999999999])(
    'answers 404 to a request for the details of the missing video %s @play-03',
    async (id) => {
      expect((await ask(`/api/v4/vod/${id}`)).status).toBe(404);
    },
  );
});

describe('manifest endpoint', () => {
  test('the manifest endpoint returns the stream address and echoes the Google PAL context @play-03', async () => {
    const answer = await server.call(`/api/v5/manifest/video/${ids.free}`, {
      method: 'POST',
      headers: { ...guest, 'content-type': 'application/json' },
      body: '{"googlePalContextId":"pal-1","other":{"any":1}}',
    });
    expect(await answer.json()).toMatchObject({
      accessLevel: 'GRANTED',
      onlinePlayback: 'AVAILABLE',
      googlePalContextId: 'pal-1',
      requestedAt: server.clock.now(),
    });
  });

  test('the v2 manifest endpoint without a request body returns the same as v5 @play-03', async () => {
    const older = (id: number, headers = guest, kind = 'video') =>
      ask<Manifest & Problem>(`/api/v2/manifest/${kind}/${id}?includePlaybackDetails=URL`, headers);
    const [one, other] = [await older(ids.free), await manifest(ids.free)];
    expect(one.status).toBe(200);
    expect(Object.keys(one.body)).toEqual(Object.keys(other.body));
    expect((await ask<PlayerJson>(new URL(one.body.playerUrlCallback).pathname, {})).status).toBe(200);
    expect((await older(ids.onSignIn)).body).toMatchObject({ status: 401, messages: ['signInToWatch'] });
    expect((await older(ids.coming, guest, 'event')).body).toMatchObject({ status: 404, messages: ['videoIsNotLive'] });
    expect((await older(999)).status).toBe(404);
  });

  test.each([
    ['needs sign-in', () => manifest(ids.onSignIn), 401, 'UNAUTHORIZED', 'signInToWatch'],
    ['needs a purchase', () => manifest(ids.denied, signedIn), 403, 'FORBIDDEN', 'purchaseNeeded'],
    ['is blocked in the viewer’s country', () => manifest(ids.blocked, inKorea()), 403, 'FORBIDDEN', 'outside-region'],
    ['cannot be played yet', () => manifest(ids.notYet), 409, 'CONFLICT', 'notAvailableYet'],
    ['is an event that has not begun', () => manifest(ids.coming, guest, 'event'), 404, 'NOT_FOUND', 'videoIsNotLive'],
    ['is an event that is over', () => manifest(ids.over, guest, 'event'), 404, 'NOT_FOUND', 'videoIsNotLive'],
  ])(
    'the manifest endpoint answers with a specific error for a title that %s @play-03',
    async (_name, call, status, code, message) => {
      const { body } = await call();
      expect(body).toMatchObject({ status, code, messages: [message] });
    },
  );

  test("a live event's stream is limited to the realm's DVR window and the event's start @play-03", async () => {
    server.clock.set('2026-07-13T20:30:00Z');
    await renewTokens();
    const { body } = await manifest(ids.weekly, guest, 'event');
    const { pathname } = new URL(body.playerUrlCallback);
    const from = Date.parse('2026-07-13T20:00:00Z') / 1000;
    const { duration: _none, ...streams } = (await ask<PlayerJson>(pathname, {})).body;
    expect(_none).toBeUndefined();
    expect(streams).toMatchObject({
      type: 'LIVE',
      live: true,
      eventId: ids.weekly,
      hlsUrl: `http://north.localhost/media/film/live/master.m3u8?dw=30&from=${from}`,
      dashUrl: 'https://live.test/dw=30/manifest.mpd',
      subtitles: [],
      annotations: null,
    });
    const isOn = { type: 'LIVE', live: true, onlinePlayback: 'AVAILABLE' };
    expect((await details(ids.weekly, guest, 'event')).body).toMatchObject(isOn);
    expect((await ask(`/api/v2/event/${ids.weekly}`)).body).toMatchObject(isOn);
    server.clock.set(START);
    await renewTokens();
  });

  test('the older stream endpoints (v2, v3) answer 403 with a translated message for a title that cannot be played @play-03', async () => {
    expect((await ask(`/api/v2/stream/vod/${ids.free}`)).body).toEqual({ playerUrlCallback: expect.any(String) });
    expect((await ask(`/api/v3/stream/vod/${ids.onSignIn}`, signedIn)).status).toBe(200);
    const refused = await ask<Problem>(`/api/v2/stream/vod/${ids.blocked}`, { ...inKorea(), 'accept-language': 'es' });
    expect(refused.body).toMatchObject({ status: 403, messages: [expect.stringMatching(/ /)] });
    expect((await ask<Problem>(`/api/v2/stream/event/${ids.coming}`)).body.messages).toEqual([
      'This event isn’t live right now.',
    ]);
    expect((await ask<Problem>(`/api/v2/stream?eventId=${ids.coming}`)).status).toBe(403);
  });
});

describe('signed stream address', () => {
  const address = async (id: number = ids.free) => new URL((await details(id)).body.playerUrlCallback ?? '');

  test('a request to a stream address needs no token and returns absolute URLs of streams and subtitles @play-03', async () => {
    const { pathname } = await address();
    const { status, body } = await ask<PlayerJson>(pathname, {});
    expect(status).toBe(200);
    const subtitle = { language: 'en', format: 'vtt', url: 'http://north.localhost/media/film/en.vtt' };
    expect(body).toMatchObject({
      type: 'VOD',
      live: false,
      hls: [{ url: 'http://north.localhost/media/film/master.m3u8', subtitles: [subtitle] }],
      dash: [{ url: 'http://north.localhost/media/film/manifest.mpd', subtitles: [subtitle] }],
      hlsUrl: 'http://north.localhost/media/film/master.m3u8',
      subtitles: [{ ...subtitle, lang: 'en' }],
      annotations: { titles: 'http://north.localhost/media/film/chapters.vtt' },
      skipMarkers: [],
      thumbnailUrl: expect.stringMatching(/^http:\/\/north\.localhost\/images\//),
    });
  });

  test('a stream address expires after ten minutes @play-03', async () => {
    const { pathname } = await address();
    server.clock.advance(599_000);
    expect((await ask(pathname, {})).status).toBe(200);
    server.clock.advance(1000);
    expect((await ask(pathname, {})).status).toBe(403);
    await renewTokens();
  });

  test('rejects forged stream addresses and those with another kind of token @play-03', async () => {
    const { pathname } = await address();
    const access = guest['authorization']?.replace('Bearer ', '');
    for (const token of [`${pathname}x`, '/api/v2/player/x', `/api/v2/player/${access}`])
      expect((await ask(token, {})).status, token).toBe(403);
    const asAccess = { authorization: `Bearer ${pathname.split('/').at(-1)}` };
    expect((await ask('/api/v1/view?type=home', asAccess)).status).toBe(401);
  });

  test('a stream address is rejected on another realm’s host @play-03 @realm-02', async () => {
    const { pathname } = await address();
    expect((await server.call(pathname, { realm: 'south' })).status).toBe(403);
    expect((await server.call(pathname, { headers: { realm: 'south' } })).status).toBe(403);
    expect((await server.call(pathname, { origin: 'http://127.0.0.1' })).status).toBe(200);
  });
});
