import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Manifest, PlayerJson } from '#schemas/wire/viewing/playback.ts';
import { ids, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { exportRealm } from '../../app/export-realm.ts';
import { RealmFolderError } from '../../authoring/folder/bundle.ts';
import { loadRealm } from '../../app/load-realm.ts';

const night = { duration: 600, mp4: 'media/night.mp4', subtitles: [{ language: 'en', url: 'media/night.en.srt' }] };
const streams = { hls: 'media/day/master.m3u8', dash: 'media/day/manifest.mpd' };
const media = realmFiles('north')['media.json'] as { media: { film: object } };
const films = {
  'media.json': { version: '1.0', media: { film: { ...media.media.film, ...night, hls: undefined, dash: undefined } } },
  'media/night.mp4': Buffer.from('0123456789'),
  'media/night.en.srt': '1\r\n00:00:01,500 --> 00:00:03,000\r\nGood night.\r\n',
};
const southFilms = {
  'media.json': { version: '1.0', media: { film: { ...media.media.film, ...streams } } },
  'media/day/master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv.m3u8\n',
  'media/day/v.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\n1.m4s\n#EXTINF:4,\n2.ts\n',
  'media/day/init.mp4': 'i',
  'media/day/1.m4s': 'one',
  'media/day/2.ts': 'two',
  'media/day/manifest.mpd': '<MPD/>',
};

let server: TestServer;
let folder: string;
const made: (() => Promise<void>)[] = [];
async function write(realm: string, files: object): Promise<string> {
  const written = await writeRealm(realm, files as Record<string, unknown>);
  made.push(written.remove);
  return written.folder;
}
beforeAll(async () => {
  server = await openTestServer();
  folder = await write('north', films);
  await loadRealm(server.context, folder, { moved: true });
  await loadRealm(server.context, await write('south', southFilms), { moved: true });
});
afterAll(async () => {
  await server.close();
  for (const remove of made) await remove();
});

async function playerOf(realm: string): Promise<PlayerJson> {
  const headers = bearer(await server.guest(realm));
  const named = await server.call(`/api/v5/manifest/video/${ids.free}`, { realm, headers, method: 'POST' });
  const { playerUrlCallback } = (await named.json()) as Manifest;
  return (await (await server.call(new URL(playerUrlCallback).pathname, { realm })).json()) as PlayerJson;
}
const get = async (address: string, headers: Record<string, string> = {}, realm = 'north') => {
  const answer = await server.call(address, { headers, realm });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const MP4 = '/files/north/media/night.mp4';

describe("video files in a realm's folder", () => {
  test('the streams of a title with one MP4 file are that file and its subtitles @realm-05', async () => {
    const { hls, dash, mp4, subtitles } = await playerOf('north');
    expect([hls, dash]).toEqual([[], []]);
    expect(mp4?.map(({ url }) => url)).toEqual([
      expect.stringMatching(/^http:\/\/north\.localhost\/files\/north\/media\/night\.mp4\?v=[0-9a-f]{8}$/),
    ]);
    expect(subtitles).toMatchObject([{ format: 'vtt', url: expect.stringContaining('/media/night.en.srt?v=') }]);
    const { pathname, search } = new URL(mp4?.[0]?.url ?? '');
    const answer = await get(pathname + search);
    expect([answer.status, answer.text]).toEqual([200, '0123456789']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test("serves a realm's videos in ranges, with content type, ETag and Content-Security-Policy @realm-05", async () => {
    const whole = await get(MP4);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('access-control-allow-origin')).toBe('*');
    expect(whole.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    const part = await get(MP4, { range: 'bytes=2-4' });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get(MP4, { range: 'bytes=10-' })).status).toBe(416);
    const etag = whole.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{16}"$/);
    expect((await get(MP4, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(MP4, { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
  });

  test('serves HLS and DASH files with their content types @realm-05', async () => {
    const { hls, dash } = await playerOf('south');
    expect([hls[0]?.url, dash[0]?.url]).toEqual([
      expect.stringMatching(/\/files\/south\/media\/day\/master\.m3u8\?v=/),
      expect.stringMatching(/\/files\/south\/media\/day\/manifest\.mpd\?v=/),
    ]);
    const types = {
      'master.m3u8': 'application/vnd.apple.mpegurl',
      'init.mp4': 'video/mp4',
      '1.m4s': 'video/iso.segment',
      '2.ts': 'video/mp2t',
      'manifest.mpd': 'application/dash+xml',
    };
    for (const [file, type] of Object.entries(types)) {
      const { status, headers } = await get(`/files/south/media/day/${file}`, {}, 'south');
      expect([status, headers.get('content-type')]).toEqual([200, type]);
    }
    const segment = await get('/files/south/media/day/1.m4s', {}, 'south');
    expect(segment.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('serves SubRip subtitles as WebVTT @realm-05', async () => {
    const { text, headers } = await get('/files/north/media/night.en.srt');
    expect(headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(text).toBe('WEBVTT\n\n00:00:01.500 --> 00:00:03.000\nGood night.\n');
  });

  test('answers 404 to requests for a video on another realm’s host, and to path traversal @realm-05', async () => {
    expect((await get(MP4, {}, 'south')).status).toBe(404);
    expect((await get('/files/south/media/night.mp4', {}, 'south')).status).toBe(404);
    for (const file of ['../known.json', '%2e%2e/known.json', '..%2f..%2fknown.json', 'night.mp4/..', 'known.json'])
      expect((await get(`/files/north/media/${file}`)).status, file).toBe(404);
    expect((await get('/images/north/media/night.mp4')).status).toBe(404);
  });

  test('an export of a realm contains its videos and can be loaded without changes @realm-05', async () => {
    const out = mkdtempSync(path.join(os.tmpdir(), 'playbill-films-'));
    made.push(() => rm(out, { recursive: true }));
    await exportRealm(server.context, 'north', out, { overwrite: false });
    expect(await readFile(path.join(out, 'media/night.mp4'), 'utf8')).toBe('0123456789');
    expect(await readFile(path.join(out, 'media/night.en.srt'), 'utf8')).toContain('00:00:01,500');
    const again = await loadRealm(server.context, out);
    expect([again.changed, again.kept]).toEqual([[], []]);
  });

  test('a reload of a realm publishes a changed video file and does not copy unchanged ones @realm-05', async () => {
    const kept = path.join(server.context.config.filmFolder ?? '', 'north');
    const blobs = async () => (await readdir(kept, { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name));
    const before = await blobs();
    const facts = await stat(path.join(kept, before[0] ?? ''));
    await writeFile(path.join(folder, 'media/night.mp4'), 'another film');
    await loadRealm(server.context, folder);
    expect((await get(MP4)).text).toBe('another film');
    const after = await blobs();
    expect(after).toHaveLength(before.length + 1);
    expect((await stat(path.join(kept, before[0] ?? ''))).ino).toBe(facts.ino);
  });

  test('the first load after a day deletes video files that are no longer referenced @realm-05', async () => {
    const kept = path.join(server.context.config.filmFolder ?? '', 'north');
    const files = async () => (await readdir(kept, { recursive: true })).filter((name) => /[0-9a-f]{64}/.test(name));
    await writeFile(path.join(folder, 'media/night.mp4'), 'a last film');
    await loadRealm(server.context, folder);
    const marks = (await files()).filter((name) => name.endsWith('.unnamed'));
    expect(marks.length).toBeGreaterThan(0);
    await loadRealm(server.context, folder);
    expect(await files()).toEqual(expect.arrayContaining(marks));
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const mark of marks) await utimes(path.join(kept, mark), longAgo, longAgo);
    await loadRealm(server.context, folder);
    // Only the video and its subtitles are left.
    expect(await files()).toHaveLength(2);
    expect((await get(MP4)).text).toBe('a last film');
  });

  test('rejects a realm folder with a symbolic link that points outside the folder @realm-05', async () => {
    const linked = await write('north', films);
    await symlink('/etc/passwd', path.join(linked, 'media/passwd.mp4'));
    const refused = await loadRealm(server.context, linked).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RealmFolderError);
    expect(String(refused)).toContain('media/passwd.mp4: expected a file, or a symbolic link to a file of this folder');
  });
});
