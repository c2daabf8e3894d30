import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest, PlayerJson } from '#schemas/wire/viewing/playback.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { createDemoApp } from '../../src/demo/demo-app.ts';
import { createGateway } from '../../src/demo/gateway/gateway.ts';
import { type LabRealm, writeLabRealm } from '../support/lab-realm/lab-realm.ts';
import { labTitle, type LabTitle, labTitles } from '../support/lab-realm/titles.ts';
import { bearer, openTestServer, START, type TestServer } from '../support/realm-server.ts';

let lab: LabRealm;
let server: TestServer;
/** Packages the lab’s live and looped streams, which the server does not have. */
let demo: Hono<RealmEnv>;
let guest: Record<string, string>;
beforeAll(async () => {
  lab = await writeLabRealm(Date.parse(START));
  server = await openTestServer({ realmFolders: [lab.folder], mediaFolder: lab.mediaFolder });
  const { clock, keys } = server.context;
  demo = createDemoApp({
    mediaFolder: lab.mediaFolder,
    mailFolder: lab.folder,
    clock,
    getContentSecret: async () => keys.content,
    gateway: createGateway({ merchants: [], clock, browserOrigin: 'http://gateway.localhost', bankKey: '' }),
  });
  guest = bearer(await server.guest('lab'));
});
afterAll(async () => {
  await server.close();
  await lab.remove();
});

const ask = async (address: string, init: RequestInit = {}) => {
  const { href, pathname, search } = new URL(address, 'http://lab.localhost');
  const answer = await server.call(`${pathname}${search}`, { ...init, realm: 'lab' });
  if (answer.status !== 404 || !pathname.startsWith('/media/')) return answer;
  return demo.request(href, init, { caller: { address: '127.0.0.1', secure: false } });
};
const calls = { VIDEO: 'video', EPISODE: 'video', EVENT: 'event' } as const;

async function manifestOf({ id, kind }: LabTitle): Promise<Manifest> {
  const answer = await ask(`/api/v5/manifest/${calls[kind]}/${id}`, {
    method: 'POST',
    headers: { ...guest, 'content-type': 'application/json' },
    body: '{"googlePalContextId":"pal"}',
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Manifest;
}
const streamsOf = async (title: LabTitle): Promise<PlayerJson> =>
  (await (await ask((await manifestOf(title)).playerUrlCallback)).json()) as PlayerJson;

const firstOf = (playlist: string) => playlist.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';

/** Requests a stream from its manifest to its first segment and returns the statuses. */
async function playsFrom(url: string): Promise<number[]> {
  const manifest = await ask(url);
  if (!manifest.ok) return [manifest.status];
  const text = await manifest.text();
  if (url.includes('.mpd')) {
    const [, init = ''] = /initialization="([^"]+)"/.exec(text) ?? [];
    return [manifest.status, (await ask(new URL(init, url).href)).status];
  }
  const list = new URL(firstOf(text), url).href;
  const playlist = await (await ask(list)).text();
  const [, init = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist) ?? [];
  const parts = [init, firstOf(playlist)].map((part) => new URL(part, list).href);
  return [manifest.status, ...(await Promise.all(parts.map(async (part) => (await ask(part)).status)))];
}

const isAway = (url: string) => url.includes('/nowhere/');

test.each(labTitles.map((title) => [title.name, title] as const))(
  'the streams of the test title %s are available from the manifest to the first segment @play-03',
  async (_name, title) => {
    const { hls, dash, mp4 = [], duration, audioOnly } = await streamsOf(title);
    for (const { url } of [...hls, ...dash])
      expect(new Set(await playsFrom(url)), url).toEqual(new Set([isAway(url) ? 404 : 200]));
    for (const { url } of mp4) expect((await ask(url)).status, url).toBe(200);
    expect(hls.length + dash.length + mp4.length).toBeGreaterThan(0);
    if (title.kind !== 'EVENT') expect(duration).toBe(title.duration);
    expect(audioOnly).toBe(title.audioOnly);
  },
);

test('each title of the lab realm has the streams and properties of its test case @play-03', async () => {
  const formats = async (name: string) => {
    const { hls, dash } = await streamsOf(labTitle(name));
    return [hls.length, dash.length];
  };
  const expected: Record<string, number[]> = {
    both: [1, 1],
    hls: [1, 0],
    dash: [0, 1],
    'aes-128': [1, 0],
    'second-address': [2, 2],
    'no-address': [1, 0],
    'live-hls': [1, 0],
    'live-dash': [0, 1],
    'low-latency-dash': [0, 1],
    'channel-6': [1, 1],
  };
  for (const [name, lengths] of Object.entries(expected)) expect(await formats(name), name).toEqual(lengths);
  expect((await streamsOf(labTitle('watermark'))).watermark).toMatchObject({ text: 'Lab', position: 'BOTTOM_LEFT' });
  expect((await streamsOf(labTitle('languages'))).subtitles.map(({ lang }) => lang)).toEqual([
    'x_klingon',
    'zxx',
    'ar',
  ]);
  expect((await streamsOf(labTitle('episode-1'))).skipMarkers.map(({ type }) => type)).toEqual([
    'RECAP',
    'INTRO',
    'CREDITS',
  ]);
  expect((await streamsOf(labTitle('live-dash'))).dash[0]?.url).toContain('dw=30');
  expect((await streamsOf(labTitle('hls'))).cmcd).toBe(true);
});

test('returns ad breaks in the manifest and in each stream, with the context id for the ad library @play-12', async () => {
  const units = [
    {
      adFormat: 'PREROLL',
      adTagUrl: 'http://lab.localhost/media/ads/ring-of-salt.xml?givn=pal',
      insertionType: 'CSAI',
      provider: 'house',
    },
    {
      adFormat: 'MIDROLL',
      adTagUrl: 'http://lab.localhost/media/ads/harbour-lights.xml?givn=pal',
      insertionType: 'CSAI',
      offset: 20,
    },
  ];
  const title = labTitle('ads');
  expect((await manifestOf(title)).adsConfiguration).toEqual({ adUnits: units });
  const { hls, dash, googlePalContextId } = await streamsOf(title);
  expect([hls[0]?.adUnits, dash[0]?.adUnits, googlePalContextId]).toEqual([units, units, 'pal']);
  expect(await manifestOf(labTitle('hls'))).not.toHaveProperty('adsConfiguration');
  for (const name of ['ads', 'ads-empty', 'ads-malformed', 'ads-circle', 'ads-wrapped', 'ads-away']) {
    const { adTagUrl = '' } = (await manifestOf(labTitle(name))).adsConfiguration?.adUnits[0] ?? {};
    const answer = await ask(adTagUrl);
    expect(answer.status, name).toBe(name === 'ads-away' ? 404 : 200);
    const [, next = ''] = /<VASTAdTagURI>([^<]+)</.exec(await answer.text()) ?? [];
    if (next !== '') expect((await ask(next)).status, next).toBe(200);
  }
});

test('issues a Clear Key licence with the token of a stream with several key systems @play-04', async () => {
  const drm = (await streamsOf(labTitle('several-systems'))).hls[0]?.drm;
  expect(drm?.keySystems).toEqual(['WIDEVINE', 'PLAYREADY', 'FAIRPLAY', 'CLEARKEY']);
  const manifest = await (await ask('/media/the-walkout/cbcs/lab/clearkey/60/manifest.mpd')).text();
  const [, uuid = ''] = /cenc:default_KID="([^"]+)"/.exec(manifest) ?? [];
  const kid = Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url');
  const answer = await ask(drm?.url ?? '', {
    method: 'POST',
    headers: { authorization: `Bearer ${drm?.jwtToken}` },
    body: JSON.stringify({ kids: [kid] }),
  });
  expect(await answer.json()).toMatchObject({ keys: [{ kid }] });
});
