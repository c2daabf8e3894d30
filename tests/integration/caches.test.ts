import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRealm } from '#server/app/load-realm.ts';
import type { Worker } from '#server/platform/jobs/worker.ts';
import { type Origin, startOrigin } from '../support/cache-origin.ts';
import { asking, type CacheName, hasCache, type RunningCache, startCache } from '../support/caches.ts';
import { freePort } from '../support/free-port.ts';
import { editors, realmFiles, viewer, writeRealm } from '../support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../support/realm-server.ts';
import { openStudio } from '../support/studio.ts';

/** `PLAYBILL_TEST_CACHE=long` runs the full size of the promised hit rate, which takes minutes. */
const [ADDRESSES, REQUESTS] = process.env['PLAYBILL_TEST_CACHE'] === 'long' ? [500, 10_000] : [16, 1000];
const LONG_MS = 900_000;

const languages = ['en_US', 'es_ES', 'pt_PT', 'ar'];
/** Accept-Language headers as browsers send them, each with the language of the resulting page. */
const wishes: readonly [header: string, lang: string][] = [
  ['en-US,en;q=0.9', 'en-US'],
  ['en-GB,en-US;q=0.7,de;q=0.3', 'en-US'],
  ['es-MX,es;q=0.9,en;q=0.4', 'es-ES'],
  ['es', 'es-ES'],
  ['pt-BR,pt;q=0.8,en;q=0.5', 'pt-PT'],
  ['fr-FR,pt-PT;q=0.6', 'pt-PT'],
  ['ar-EG,ar;q=0.9', 'ar'],
  ['de-DE,de;q=0.9', 'en-US'],
];
const paths = [
  '/',
  '/section/more',
  '/series/2001',
  '/playlist/4001',
  '/live/5001',
  ...Array.from({ length: ADDRESSES - 5 }, (_, index) => `/video/${100 + (index % 30)}/by-name-${index}`),
];
const cookies = (turn: number) => `_ga=GA1.2.${turn}; theme=dark; __utmz=${turn * 7}`;

describe.each<CacheName>(['varnish', 'nginx'])('the HTTP cache %s with the configuration in deploy/', (name) => {
  let server: TestServer;
  let origin: Origin;
  let cache: RunningCache;
  let worker: Worker;
  let session: string;
  /** Requests the origin directly, bypassing the cache. */
  let askOrigin: RunningCache['ask'];

  const setUp = async () => {
    const [port, purge, behind] = [await freePort(), await freePort(), await freePort()];
    const host = `north.localhost:${port}`;
    server = await openTestServer({
      trustProxy: 1,
      egress: ['127.0.0.1'],
      cachePurge: name === 'varnish' ? [`http://127.0.0.1:${purge}/.purge`] : [],
    });
    const realm = { ...(realmFiles('north')['realm.json'] as object), languages };
    const { folder, remove } = await writeRealm('north', { 'realm.json': realm });
    await loadRealm(server.context, folder, { moved: true });
    await remove();
    origin = await startOrigin(server, { port: behind });
    askOrigin = asking({ port: behind, host });
    cache = await startCache(name, { port, purge, origin: behind, host });
    worker = await server.startWorker();
    const signedIn = await server.call('/api/v2/login', {
      ...json({ id: viewer.email, secret: viewer.password }),
      origin: `http://${host}`,
      headers: { 'content-type': 'application/json', 'x-playbill-session': 'cookie', origin: `http://${host}` },
    });
    session = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(session).toContain('playbill-access');
  };
  beforeAll(async () => {
    if (hasCache(name)) await setUp();
  });
  afterAll(async () => {
    await worker?.stop();
    await cache?.stop();
    await origin?.close();
    await server?.close();
  });
  const here = test.skipIf(!hasCache(name));
  const html = async (page: string, headers: Record<string, string> = {}) => {
    const { status, text } = await cache.ask(page, { headers });
    expect([page, status]).toEqual([page, 200]);
    return text;
  };

  here('a child’s profile gets no cached pages and adds no pages to the cache @acct-02 @cache-02', async () => {
    const page = '/video/107/of-a-child';
    await html(page);
    expect((await cache.ask(page)).wasKept).toBe(true);
    for (const cookie of ['playbill-child=1', '_ga=1; playbill-child=1', `playbill-child=1; ${session}`]) {
      const before = origin.asked();
      const answer = await cache.ask(page, { headers: { cookie } });
      expect([answer.status, answer.wasKept, answer.headers.get('cache-control')], cookie).toEqual([
        200,
        false,
        'private, no-store',
      ]);
      expect(origin.asked(), cookie).toBe(before + 1);
    }
    for (const cookie of ['playbill-child=0', 'my-playbill-child=1', 'theme=dark'])
      expect((await cache.ask(page, { headers: { cookie } })).wasKept, cookie).toBe(true);
  });

  here(
    'serves guests from the cache with any unrelated cookie and any form of Accept-Language @cache-01 @srv-04',
    async () => {
      // Warms the cache: each address once per language, regardless of the header's form.
      for (const page of paths)
        for (const language of ['en', 'es', 'pt', 'ar']) await html(page, { 'accept-language': language });
      const before = origin.asked();
      let missed = 0;
      const ask = async (turn: number) => {
        const page = paths[(turn * 7) % paths.length] as string;
        const [wish, lang] = wishes[(turn * 3) % wishes.length] as (typeof wishes)[number];
        const query = turn % 5 === 0 && name === 'varnish' ? `?utm_source=${turn}` : '';
        const headers = {
          'accept-language': wish,
          cookie: turn % 10 === 0 ? `${session}; ${cookies(turn)}` : cookies(turn),
        };
        const { status, text, wasKept } = await cache.ask(`${page}${query}`, { headers });
        if (!wasKept) missed += 1;
        expect([page, status, text.includes(`<html lang="${lang}"`)]).toEqual([page, 200, true]);
      };
      for (let turn = 0; turn < REQUESTS; turn += 8)
        await Promise.all(Array.from({ length: 8 }, (_, index) => ask(turn + index)));
      const hits = 1 - missed / REQUESTS;
      console.log(
        `${name}: ${REQUESTS} requests of ${paths.length} addresses in 4 languages: ${(hits * 100).toFixed(3)} % from what is kept, ${origin.asked() - before} came through.`,
      );
      expect(hits).toBeGreaterThanOrEqual(0.999);
    },
    LONG_MS,
  );

  here('caches images by format, whatever the form of the Accept header @cache-01', async () => {
    const typeFor = async (accept: string) =>
      (await cache.ask('/images/north/pictures/1.svg?w=200', { headers: { accept } })).headers.get('content-type');
    expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif');
    expect(await typeFor('image/webp,*/*;q=0.8')).toBe('image/webp');
    expect(await typeFor('*/*')).toBe('image/png');
    const before = origin.asked();
    expect(await typeFor('image/avif;q=1, image/webp, image/apng, image/svg+xml')).toBe('image/avif');
    expect(await typeFor('text/html,image/webp;q=0.9,image/avif;q=0')).toBe('image/webp');
    expect(await typeFor('image/png')).toBe('image/png');
    expect(origin.asked()).toBe(before);
  });

  here('never serves a viewer’s personal response to others @cache-02 @srv-04', async () => {
    const guest = await html('/section/more');
    for (const page of ['/account', '/section/more', '/video/100', '/account']) {
      const { text } = await cache.ask(page, { headers: { cookie: session } });
      expect(text.includes('Vera Viewer')).toBe(page === '/account');
    }
    expect((await cache.ask('/account')).text).not.toContain('Vera');
    expect(await html('/section/more')).toBe(guest);
    const own = await cache.ask('/api/v2/user/profile', {
      headers: { cookie: session, 'x-playbill-session': 'cookie' },
    });
    expect(own.text).toContain('Vera Viewer');
    expect((await cache.ask('/api/v2/user/profile', { headers: { 'x-playbill-session': 'cookie' } })).status).toBe(401);
    const { headers } = await cache.ask('/account', { headers: { cookie: session } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  here('caches pages of HTTP and HTTPS separately, each with its own canonical address @door-15', async () => {
    const canonical = (text: string) => /<link rel="canonical" href="(\w+):/.exec(text)?.[1];
    const https = { 'x-forwarded-proto': 'https' };
    expect(canonical(await html('/section/more'))).toBe('http');
    expect(canonical(await html('/section/more', https))).toBe('https');
    expect(canonical(await html('/section/more'))).toBe('http');
    for (const headers of [https, {}, { 'x-forwarded-proto': 'ftp' }])
      expect((await cache.ask('/section/more', { headers })).wasKept).toBe(true);
  });

  test.skipIf(!hasCache(name) || name === 'nginx')(
    'a published page replaces the cached one within two requests, and other pages stay cached @cache-03',
    async () => {
      const page = '/section/more';
      await html(page);
      await html('/video/101');
      const edda = await openStudio(server, editors.edda);
      const { published } = await edda('GET', 'documents/page/more');
      const source = (published?.source ?? '').replace('"More"', '"Newly published"');
      const { revision } = await edda('PUT', 'documents/page/more/draft', { source, base: published?.revision ?? 0 });
      await edda('POST', 'documents/page/more/publish', { base: revision });
      await expect.poll(() => html(page)).toContain('Newly published');
      expect((await cache.ask('/video/101')).wasKept).toBe(true);
      // Surrogate keys are internal and purge requests of viewers are rejected, even from this machine, where a TLS
      // proxy may run.
      expect((await cache.ask(page)).headers.get('surrogate-key')).toBeNull();
      for (const method of ['GET', 'POST'])
        expect((await cache.ask('/.purge', { method, headers: { 'surrogate-key': 'north' } })).status).toBe(405);
      await cache.ask('/video/101');
      expect((await cache.ask('/video/101')).wasKept).toBe(true);
    },
  );

  here('serves pages from the server’s memory through the cache while the database is down @cache-04', async () => {
    const page = '/video/125';
    expect((await askOrigin(page)).text).toContain('Title');
    origin.setAway(true);
    // Waits until the cache's health probe has marked the origin as down, if the cache has one.
    const before = origin.probed();
    if (name === 'varnish') await expect.poll(() => origin.probed(), { timeout: 60_000 }).toBeGreaterThan(before + 4);
    expect(await html(page)).toContain('Title');
    origin.setAway(false);
  });

  here('serves a stale page for a day while rendering fails, and answers 503 for uncached ones @cache-04', async () => {
    origin.keepFor(1);
    // The page enters the cache with an age of an hour: Varnish counts from the Age header, so the page is beyond the
    // ten minutes of stale-while-revalidate.
    origin.setAge(3600);
    const page = '/video/126';
    await html(page);
    origin.setAge(0);
    origin.setFailing(true);
    for (let turn = 0; turn < 3; turn += 1) expect(await html(page)).toContain('Title');
    expect((await cache.ask('/video/127')).status).toBe(503);
    origin.setFailing(false);
    await expect.poll(async () => (await cache.ask('/video/127')).status).toBe(200);
    origin.keepFor(60);
  });

  here('serves stale pages while the server is down, and caches no error response @cache-04', async () => {
    origin.keepFor(1);
    const page = '/video/120';
    await html(page);
    await origin.close();
    // Waits until the page is stale and still served.
    const isStale = async () => {
      const { status, headers } = await cache.ask(page);
      expect(status).toBe(200);
      return headers.get('x-cache') === 'STALE' || Number(headers.get('age')) > 1;
    };
    await expect.poll(isStale).toBe(true);
    expect(await html(page)).toContain('Title');
    const away = await cache.ask('/video/121');
    expect(away.status).toBeGreaterThanOrEqual(500);
    expect(await html('/')).toContain('Title 1');
    origin.keepFor(60);
    await origin.listen();
    await expect.poll(async () => (await cache.ask('/video/121')).status).toBe(200);
  });
});
