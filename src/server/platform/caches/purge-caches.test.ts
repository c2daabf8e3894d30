import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { editors } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { openStudio } from '../../../../tests/support/studio.ts';
import { findRealm, type RealmRecord } from '../realms/realms.store.ts';
import { purgeCaches } from './purge-caches.ts';

let server: TestServer;
let cache: Server;
const told: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
let status = 200;

beforeAll(async () => {
  cache = createServer(({ method, url, headers }, response) => {
    told.push({ method, url, headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
  const { port } = cache.address() as AddressInfo;
  server = await openTestServer({ egress: ['127.0.0.1'], cachePurge: [`http://127.0.0.1:${port}/.purge`] });
});
afterAll(async () => {
  await server.close();
  cache.close();
});
beforeEach(() => {
  told.length = 0;
  status = 200;
});

const north = async () => (await findRealm(server.context.db, 'north')) as RealmRecord;

test('sends the CDN a purge request with the cache keys of published pages; a rejected request fails the job for a retry @cache-03', async () => {
  await purgeCaches.run(server.context, await north(), { keys: ['north/page/more', 'north/pages'] });
  expect(told).toMatchObject([
    {
      method: 'POST',
      url: '/.purge',
      headers: { 'surrogate-key': 'north/page/more north/pages', 'fastly-soft-purge': '1' },
    },
  ]);
  // The job queue retries a job that throws, with backoff.
  status = 403;
  await expect(purgeCaches.run(server.context, await north(), { keys: ['north'] })).rejects.toThrow('answered 403');
});

test('a publication enqueues a CDN purge: of a page, with the page’s keys; of a menu, with the realm’s key @cache-03', async () => {
  const enqueue = vi.spyOn(server.context.jobs, 'enqueue');
  const keys = () =>
    enqueue.mock.calls.flatMap(([, job, , payload]) =>
      (job as unknown) === purgeCaches ? [(payload as { keys: string[] }).keys] : [],
    );
  const edda = await openStudio(server, editors.edda);
  const publish = async (kind: string, name: string, change: (source: string) => string) => {
    const { published } = await edda('GET', `documents/${kind}/${name}`);
    const source = change(published?.source ?? '');
    const { revision } = await edda('PUT', `documents/${kind}/${name}/draft`, { source, base: published?.revision });
    return edda('POST', `documents/${kind}/${name}/publish`, { base: revision });
  };
  await publish('page', 'more', (source) => source.replace('"More"', '"Other"'));
  await publish('menu', 'web', (source) => source.replace('t:greeting', 'Start'));
  expect(keys()).toEqual([['north/page/more', 'north/pages'], ['north']]);
  // A publication that was rejected must not enqueue a purge.
  const { status: refused } = await publish('page', 'more', () => '{"version":"1.0"}');
  expect([refused, keys().length]).toEqual([422, 2]);
  enqueue.mockRestore();
});

test('the header Surrogate-Key of a response lists the realm, pages and titles from which the response was built @cache-03', async () => {
  const headers = bearer(await server.guest());
  const keysOf = async (path: string) => (await server.call(path, { headers })).headers.get('surrogate-key');
  expect(await keysOf('/api/v1/view?type=section&id=more')).toBe('north north/page/more');
  expect(await keysOf('/api/v1/view?type=series&id=2001')).toContain('north/title/2001');
  expect(await keysOf('/api/v2/menu-items')).toBe('north');
});
