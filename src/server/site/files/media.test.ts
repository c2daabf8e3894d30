import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RealmConfig } from '../../platform/env.ts';
import { answerProblem } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { mediaRoutes } from './media.routes.ts';
import { readRange } from './send-file.ts';

describe('range requests (RFC 9110, section 14)', () => {
  test.each([
    ['a request without a Range header selects the whole file', undefined, { kind: 'all' }],
    ['the Range header “bytes=0-3” selects the bytes 0 to 3', 'bytes=0-3', { kind: 'part', start: 0, end: 3 }],
    ['the Range header “bytes=4-” selects the bytes 4 to 9', 'bytes=4-', { kind: 'part', start: 4, end: 9 }],
    ['the Range header “bytes=-3” selects the bytes 7 to 9', 'bytes=-3', { kind: 'part', start: 7, end: 9 }],
    ['the Range header “bytes=-99” selects the bytes 0 to 9', 'bytes=-99', { kind: 'part', start: 0, end: 9 }],
    ['the Range header “bytes=8-99” selects the bytes 8 to 9', 'bytes=8-99', { kind: 'part', start: 8, end: 9 }],
    ['the Range header “bytes=10-” is unsatisfiable (416)', 'bytes=10-', { kind: 'none' }],
    ['the Range header “bytes=-0” is unsatisfiable (416)', 'bytes=-0', { kind: 'none' }],
    ['the Range header “bytes=3-3” selects the byte 3', 'bytes=3-3', { kind: 'part', start: 3, end: 3 }],
    ['the Range header “ bytes=0-3 ” selects the bytes 0 to 3', ' bytes=0-3 ', { kind: 'part', start: 0, end: 3 }],
    ['the Range header “x-bytes=0-3” is ignored', 'x-bytes=0-3', { kind: 'all' }],
    ['the Range header “bytes=0-3x” is ignored', 'bytes=0-3x', { kind: 'all' }],
    ['the Range header “” is ignored', '', { kind: 'all' }],
    ['the Range header “bytes=5-2” is ignored', 'bytes=5-2', { kind: 'all' }],
    ['the Range header “bytes=0-1,3-4” is ignored', 'bytes=0-1,3-4', { kind: 'all' }],
    ['the Range header “lines=1-2” is ignored', 'lines=1-2', { kind: 'all' }],
    ['the Range header “bytes=-” is ignored', 'bytes=-', { kind: 'all' }],
    ['the Range header “bytes=x” is ignored', 'bytes=x', { kind: 'all' }],
  ])('for a file of 10 bytes, %s', (_result, header, expected) => {
    expect(readRange(header, 10)).toEqual(expected);
  });
});

describe('media files', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-media-'));
  const app = new Hono<RealmEnv>();
  beforeAll(async () => {
    await mkdir(path.join(folder, 'film'));
    await writeFile(path.join(folder, 'film/v.mp4'), '0123456789');
    await writeFile(path.join(folder, 'film/master.m3u8'), '#EXTM3U');
    await writeFile(path.join(folder, 'film/film.json'), '{}');
    await writeFile(path.join(folder, 'film/empty.mp4'), '');
    for (const name of ['subtitles.vtt', 'poster.jpg', 'film.mpd', '.hidden.mp4', 'a b.mp4'])
      await writeFile(path.join(folder, 'film', name), 'x');
    await writeFile(path.join(folder, 'secret.mp4'), 'secret');
    await mkdir(path.join(folder, '.film'));
    await writeFile(path.join(folder, '.film/v.mp4'), 'secret');
    app.onError((error, http) => {
      http.set('requestId', 'id');
      return answerProblem(error, http);
    });
    app.route('/', mediaRoutes({ config: { mediaFolder: folder } as RealmConfig }));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const get = async (file: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await app.request(`/media/${file}`, { headers, method });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };

  test('serves media files completely or in ranges, to pages of any origin (CORS) @play-03', async () => {
    const whole = await get('film/v.mp4');
    expect([whole.status, whole.text, whole.headers.get('content-type')]).toEqual([200, '0123456789', 'video/mp4']);
    expect(whole.headers.get('access-control-allow-origin')).toBe('*');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const part = await get('film/v.mp4', { range: 'bytes=2-4' });
    expect([part.status, part.text, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
      '3',
    ]);
    const beyond = await get('film/v.mp4', { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect((await get('film/master.m3u8')).headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const head = await get('film/v.mp4', {}, 'HEAD');
    expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '10']);
    const etag = whole.headers.get('etag') ?? '';
    expect((await get('film/v.mp4', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('film/v.mp4', { range: 'bytes=2-4', 'if-range': '"other"' })).status).toBe(200);
  });

  test('serves media files with the content type of their extension, and forbids sniffing', async () => {
    const types = {
      'subtitles.vtt': 'text/vtt; charset=utf-8',
      'poster.jpg': 'image/jpeg',
      'film.mpd': 'application/dash+xml',
    };
    for (const [name, type] of Object.entries(types)) {
      const { status, headers } = await get(`film/${name}`);
      expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
        200,
        type,
        'nosniff',
      ]);
    }
  });

  test('resumes the download of a media file by range if the ETag still matches', async () => {
    const { headers } = await get('film/v.mp4');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-z]+-[0-9a-z]+"$/);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('access-control-expose-headers')).toBe('Content-Length, Content-Range');
    expect(headers.get('content-range')).toBeNull();
    expect((await get('film/v.mp4', { range: 'bytes=2-4', 'if-range': etag })).status).toBe(206);
  });

  test('serves an empty media file', async () => {
    const { status, text, headers } = await get('film/empty.mp4');
    expect([status, text, headers.get('content-length')]).toEqual([200, '', '0']);
  });

  // Paths that must not be reachable. All but the first three exist on disk.
  test.each([
    'film/none.mp4',
    'none/v.mp4',
    'film/film.mp5',
    'film/film.json',
    '..%2fsecret.mp4',
    'film/..%2f..%2fsecret.mp4',
    '%2e%2e/secret.mp4',
    'film/v.mp4%00.vtt',
    '.film/v.mp4',
    'film/.hidden.mp4',
    'film/a%20b.mp4',
    'film/..%2fsecret.mp4',
    'film/v.mp4%2f..%2f..%2fsecret.mp4',
    'film%2f..%2ffilm/v.mp4',
    '%2ffilm/v.mp4',
    'film/.%2fv.mp4',
  ])('answers 404 to a request for the media file %s, which is missing, hidden or outside the folder', async (file) => {
    expect((await get(file)).status).toBe(404);
  });
});
