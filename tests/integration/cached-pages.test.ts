import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { viewer } from '../support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../support/realm-server.ts';
import { MORE, openStudio, text } from '../support/studio.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const ORIGIN = 'http://north.localhost';

let server: TestServer;
let host: ReturnType<typeof createHost>;
/** While this promise is set, responses of the view API are delayed until it resolves. */
let held: Promise<void> | undefined;
let calls: string[] = [];

beforeAll(async () => {
  await buildIfStale();
  server = await openTestServer();
  host = createHost({
    source: await builtApp(dist),
    realm: async (request) => {
      calls.push(new URL(request.url).pathname);
      if (held && request.url.includes('/api/v1/view')) await held;
      return server.app.fetch(request, {});
    },
    dist,
    trustProxy: 0,
    pageCacheMegabytes: 16,
    metrics: server.context.metrics,
    log: { warn: () => undefined, error: () => undefined },
  });
});
afterAll(() => server.close());

const ask = async (pathname: string, init: RequestInit = {}) => {
  calls = [];
  return host.fetch(new Request(`${ORIGIN}${pathname}`, init));
};
const views = () => calls.filter((one) => one.startsWith('/api/v1/'));

/** Session cookies of the realm's viewer. */
async function cookies(): Promise<string> {
  const answer = await server.call('/api/v2/login', {
    ...json({ id: viewer.email, secret: viewer.password }),
    headers: { 'content-type': 'application/json', 'x-playbill-session': 'cookie', origin: ORIGIN },
  });
  expect(answer.status).toBe(201);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

test('serves a cached page, identical for guests and viewers, without API requests @load-03 @srv-04', async () => {
  const first = await ask('/section/more');
  expect(first.status).toBe(200);
  const html = await first.text();
  const again = await ask('/section/more?utm_source=mail', { headers: { cookie: await cookies() } });
  expect(await again.text()).toBe(html);
  expect([views(), again.headers.get('set-cookie')]).toEqual([[], null]);
  const policy = (answer: Response) => answer.headers.get('content-security-policy');
  expect(policy(again)).toBe(policy(first));
});

test('renders personal pages for each request, never from the cache @load-03 @srv-04', async () => {
  const cookie = await cookies();
  const mine = await ask('/account', { headers: { cookie } });
  expect(await mine.text()).toContain('Vera Viewer');
  expect(mine.headers.get('cache-control')).toBe('private, no-store');
  const guests = await ask('/account');
  expect(await guests.text()).not.toContain('Vera Viewer');
});

test('shows published changes of a cached page with the next request @load-03', async () => {
  const edda = await openStudio(server);
  const publish = async (title: string) => {
    const { draft, published } = await edda('GET', MORE);
    const base = Math.max(draft?.revision ?? 0, published?.revision ?? 0);
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text(title), base });
    expect((await edda('POST', `${MORE}/publish`, { base: revision })).status).toBe(200);
  };
  const shown = async () => (await (await ask('/section/more')).text()).includes('Seen by all at once');
  expect(await shown()).toBe(false);
  await publish('Seen by all at once');
  // The host caches the realm's revision for some milliseconds.
  await vi.waitFor(async () => expect(await shown()).toBe(true), { interval: 10 });
  expect(views()).not.toEqual([]);
  expect(await shown()).toBe(true);
  expect(views()).toEqual([]);
});

test('never caches a page that does not exist @load-03', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await ask('/section/none')).status).toBe(404);
    expect(views()).not.toEqual([]);
  }
});

test('stops rendering a page when the client disconnects @load-02', async () => {
  const release = Promise.withResolvers<void>();
  held = release.promise;
  const reader = new AbortController();
  const answer = ask('/section/more?tab=other', { signal: reader.signal });
  await vi.waitFor(() => expect(views()).toEqual(['/api/v1/view']));
  const { pageRender } = server.context.metrics;
  const drawn = async () =>
    (await pageRender.get()).values.find(
      ({ labels, metricName }) => labels.outcome === 'ok' && metricName?.endsWith('_count'),
    )?.value ?? 0;
  const before = await drawn();
  reader.abort();
  release.resolve();
  held = undefined;
  expect((await answer).status).toBe(499);
  expect(await drawn()).toBe(before);
});
