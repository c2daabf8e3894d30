import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeRealm } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { createRealmApp } from '../../app/api/app.ts';
import { loadRealm } from '../../app/load-realm.ts';
import { PictureUnavailableError, type Pictures } from '../../platform/rendering/pictures.ts';
import { snapWidth, parseAcceptedFormats } from '../../platform/rendering/size.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  const photo = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const glass = await sharp({
    create: { width: 500, height: 300, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const { folder, remove } = await writeRealm('north', {
    'pictures/photo.png': photo,
    'pictures/glass.png': glass,
    'pictures/broken.png': photo,
    'assets/font.woff2': 'wOF2',
  });
  await loadRealm(server.context, folder, { moved: true }).finally(remove);
  // The database is changed directly, because a load would reject such a file. This simulates a file that was damaged
  // later.
  await server.database.query(
    "update assets set bytes = 'no picture' where realm = 'north' and path = 'pictures/broken.png'",
  );
});
afterAll(() => server.close());

const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await server.call(address, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, type: answer.headers.get('content-type'), cache: answer.headers.get('cache-control') };
};
const size = async (bytes: Buffer) => (await sharp(bytes).metadata()).width;

describe('width and format selection', () => {
  test.each([
    ['without a requested width', 1280, undefined],
    ['for the requested width “1”', 110, '1'],
    ['for the requested width “111”', 200, '111'],
    ['for the requested width “200”', 200, '200'],
    ['for the requested width “240”', 240, '240'],
    ['for the requested width “241”', 320, '241'],
    ['for the requested width “600”', 600, '600'],
    ['for the requested width “640”', 640, '640'],
    ['for the requested width “9999”', 3840, '9999'],
    ['for the requested width “-5”', 1280, '-5'],
    ['for the requested width “x”', 1280, 'x'],
    ['for the requested width “Infinity”', 1280, 'Infinity'],
  ])('%s, selects the available picture width %i', (_request, width, wish) => {
    expect(snapWidth(wish)).toBe(width);
  });
  test.each([
    ['for the header “Accept: image/avif,image/webp,*/*”', 'avif', 'image/avif,image/webp,*/*'],
    ['for the header “Accept: image/webp,*/*”', 'webp', 'image/webp,*/*'],
    ['for the header “Accept: image/avif;q=0, image/webp;q=0.8”', 'webp', 'image/avif;q=0, image/webp;q=0.8'],
    ['for the header “Accept: */*”', 'plain', '*/*'],
    ['without the header Accept', 'plain', undefined],
  ])('%s, selects the picture format “%s”', (_header, format, accept) => {
    expect(parseAcceptedFormats(accept)[0]).toBe(format);
  });
});

describe('pictures', () => {
  test.each([
    ['image/avif,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('serves pictures in the best format for the header “Accept: %s”', async (accept, expected) => {
    const { bytes, type, answer } = await get('/images/north/pictures/1.svg?w=320', { accept });
    expect(type).toBe(expected);
    expect(answer.headers.get('vary')).toContain('Accept');
    expect(await size(bytes)).toBe(320);
  });

  test('serves pictures in the next accepted format if AVIF is disabled', async () => {
    const config = { ...server.context.config, avif: false };
    const answer = await createRealmApp({ ...server.context, config }).request(
      'http://north.localhost/images/north/pictures/1.svg?w=320',
      { headers: { accept: 'image/avif,image/webp,*/*' } },
    );
    expect(answer.headers.get('content-type')).toBe('image/webp');
  });

  test('renders SVGs at the requested size, and never enlarges photos', async () => {
    expect(await size((await get('/images/north/pictures/1.svg?w=1600')).bytes)).toBe(1600);
    expect(await size((await get('/images/north/pictures/photo.png?w=1600')).bytes)).toBe(500);
    expect(await size((await get('/images/north/pictures/photo.png?w=320')).bytes)).toBe(320);
  });

  test('crops a picture to 1200 × 630 for link previews, and to no other shape @page-10', async () => {
    const sizeAt = async (query: string) => {
      const { width, height } = await sharp((await get(`/images/north/pictures/glass.png?${query}`)).bytes).metadata();
      return [width, height];
    };
    expect(await sizeAt('w=1200&h=630')).toEqual([1200, 630]);
    expect(await sizeAt('w=1200&h=631')).toEqual([500, 300]);
    expect(await sizeAt('w=320&h=630')).toEqual([320, 192]);
  });
  test('scaled pictures keep their transparency', async () => {
    expect((await get('/images/north/pictures/glass.png?w=320', { accept: '*/*' })).type).toBe('image/png');
  });

  test('pictures may be cached for a year if the URL contains a version, otherwise briefly', async () => {
    const [row] = await server.database.query<{ hash: string }>(
      "select hash from assets where realm = 'north' and path = 'pictures/1.svg'",
    );
    const version = row?.hash.slice(0, 8);
    const { answer, cache } = await get(`/images/north/pictures/1.svg?w=320&v=${version}`);
    expect(cache).toBe('public, max-age=31536000, immutable');
    expect((await get('/images/north/pictures/1.svg?w=320')).cache).toContain('max-age=60');
    expect((await get('/images/north/pictures/1.svg?w=320&v=00000000')).cache).toContain('max-age=60');
    expect(
      (await get('/images/north/pictures/1.svg?w=320', { 'if-none-match': answer.headers.get('etag') ?? '' })).answer
        .status,
    ).toBe(304);
  });

  test('renders a picture once for concurrent requests and caches it on disk', async () => {
    await Promise.all(
      Array.from({ length: 10 }, () => get('/images/north/pictures/photo.png?w=480', { accept: 'image/webp' })),
    );
    const files = await readdir(path.join(server.context.config.dataFolder, 'images'));
    expect(files.filter((name) => name.endsWith('-480.webp'))).toHaveLength(1);
    expect(files.filter((name) => name.includes('.new-'))).toEqual([]);
  });

  test('serves unchanged SVGs with a restrictive Content-Security-Policy', async () => {
    const { answer, type, bytes } = await get('/images/north/assets/logo.svg?format=svg');
    expect(type).toBe('image/svg+xml');
    expect(bytes.toString()).toContain('<svg');
    expect(answer.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '/images/north/pictures/none.svg',
    '/images/north/%00',
    '/images/%00/pictures/1.svg',
    '/images/nowhere/pictures/1.svg',
    '/images/north/assets/font.woff2',
    '/images/north/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/images/north/',
  ])('answers 404 to the invalid or missing picture URL %s', async (address) => {
    expect((await get(address)).answer.status).toBe(404);
  });

  test('answers 500 for a damaged picture', async () => {
    expect((await get('/images/north/pictures/broken.png')).answer.status).toBe(500);
  });
});

test('serves fonts unchanged', async () => {
  const { type, bytes, answer } = await get('/files/north/assets/font.woff2');
  expect([type, bytes.toString()]).toEqual(['font/woff2', 'wOF2']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get('/files/north/assets/none.woff2')).answer.status).toBe(404);
});

test('picture requests share the rendering capacity by network: one IPv6 /64 or one IPv4 address @load-01', async () => {
  const shares: string[] = [];
  const picture = { bytes: Buffer.from('picture'), contentType: 'image/webp' };
  const pictures: Pictures = {
    get: async ({ share }) => {
      shares.push(share);
      return { picture, isWished: true };
    },
  };
  const app = createRealmApp({ ...server.context, pictures });
  for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1', '192.0.2.7'])
    await app.request(
      'http://north.localhost/images/north/pictures/1.svg?w=240',
      {},
      { incoming: { socket: { remoteAddress } } },
    );
  expect(shares).toEqual(['2001:db8:1:2::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64', '192.0.2.7']);
});

test('answers a picture request with 499 without rendering after the client has disconnected', async () => {
  const gone = AbortSignal.abort(new Error('gone'));
  expect((await server.call('/images/north/pictures/1.svg?w=1080', { signal: gone })).status).toBe(499);
});

test('answers picture requests with 503 and Retry-After when overloaded, without logging errors', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
  const pictures: Pictures = { get: () => Promise.reject(new PictureUnavailableError()) };
  const app = createRealmApp({ ...server.context, pictures, log });
  const answer = await app.request('http://north.localhost/images/north/pictures/1.svg?w=240');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(lines).toEqual([]);
});
