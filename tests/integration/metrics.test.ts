import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHost } from '#web/app.ts';
import { openMetrics } from '#web/listen/metrics-server.ts';
import type { AppSource } from '#web/pages/renderer.ts';
import { publishScheduled } from '#server/authoring/studio/publish-scheduled.job.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

let server: TestServer;
let metrics: { port: number; close: () => void };
let host: ReturnType<typeof createHost>;

/** A page that sends one API request, like a real one. */
const source: AppSource = {
  dev: true,
  manifest: {},
  build: 'a-build',
  headScripts: async () => '',
  load: async () => ({
    render: async (request, { fetch, headers }) => {
      await fetch(new Request(new URL('/api/v1/init?section=home', request.url), { headers }));
      if (request.url.endsWith('/broken')) throw new Error('No page');
      return { status: 200, isShared: true, isWhole: true, html: new TextEncoder().encode('<head></head>') };
    },
    isPersonal: () => false,
    getPaymentPage: () => undefined,
    siteOf: () => ({}) as never,
    themeCss: () => '',
  }),
};

beforeAll(async () => {
  server = await openTestServer();
  metrics = await openMetrics(server.context.metrics, { port: 0, host: '127.0.0.1', build: source.build });
  host = createHost({
    source,
    realm: (request, env) => server.app.fetch(request, env as object),
    dist: 'dist',
    trustProxy: 0,
    metrics: server.context.metrics,
    log: { warn: () => undefined, error: () => undefined },
  });
});
afterAll(async () => {
  metrics.close();
  await server.close();
});

const ask = async (path: string, init?: RequestInit) => host.fetch(new Request(`http://north.localhost${path}`, init));
const scrape = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();

/** Sum of a metric's series that match some labels; 0 if none. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}): number {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const fits = lines.filter((line) =>
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)),
  );
  return fits.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test('metrics count requests by route, never by URL, and count requests for pages separately @srv-05', async () => {
  const before = await scrape();
  await ask('/');
  await ask('/series/12345/a-secret-name');
  await ask('/api/v1/init?section=home');
  await ask('/api/v2/nowhere/a-secret-name');
  await ask('/broken');
  const after = await scrape();
  const more = (name: string, labels: Record<string, string>) =>
    valueOf(after, name, labels) - valueOf(before, name, labels);
  const requests = 'playbill_http_requests_total';
  expect(more(requests, { route: 'page', status: '2xx', caller: 'network' })).toBe(2);
  expect(more(requests, { route: 'page', status: '5xx', caller: 'network' })).toBe(1);
  expect(more(requests, { route: '/api/v1/init', status: '2xx', caller: 'page' })).toBe(3);
  expect(more(requests, { route: '/api/v1/init', caller: 'network' })).toBe(1);
  expect(more(requests, { route: 'none', status: '4xx', method: 'GET' })).toBe(1);
  expect(more('playbill_problems_total', { code: 'NOT_FOUND' })).toBe(1);
  expect(more('playbill_http_request_duration_seconds_count', { route: 'page' })).toBe(3);
  expect(more('playbill_page_render_duration_seconds_count', { outcome: 'ok' })).toBe(2);
  expect(more('playbill_page_render_duration_seconds_count', { outcome: 'failed' })).toBe(1);
  expect(more('playbill_database_transaction_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThan(3);
  expect(more('playbill_database_query_duration_seconds_count', { outcome: 'ok' })).toBeGreaterThan(3);
  expect(after).not.toContain('a-secret-name');
  expect(after).not.toContain('north');
});

test('metrics count images as rendered or found in the cache @srv-05', async () => {
  const { path } = (await inRealm(server.context.db, 'north', (tx) =>
    tx.selectFrom('assets').select('path').where('content_type', 'like', 'image/%').executeTakeFirstOrThrow(),
  )) as { path: string };
  for (let times = 0; times < 2; times++) expect((await ask(`/images/north/${path}?w=320`)).status).toBe(200);
  const text = await scrape();
  expect(valueOf(text, 'playbill_pictures_total', { outcome: 'rendered' })).toBe(1);
  expect(valueOf(text, 'playbill_pictures_total', { outcome: 'found' })).toBe(1);
  expect(valueOf(text, 'playbill_picture_render_duration_seconds_count')).toBe(1);
});

test('metrics report the process, its database connections and the job queue @srv-05', async () => {
  const text = await scrape();
  expect(valueOf(text, 'playbill_build_info', { build: 'a-build', node: process.version })).toBe(1);
  expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(valueOf(text, 'playbill_database_connections', { state: 'total' })).toBeGreaterThan(0);
  expect(text).toContain(`playbill_queue_jobs{job="${publishScheduled.name}",state="waiting"} 0`);
});

test('metrics count jobs by name and outcome @srv-05', async () => {
  const { context } = server;
  // Nothing is scheduled under that name, so the job succeeds at once.
  await inRealm(context.db, 'north', (tx) =>
    context.jobs.enqueue(tx, publishScheduled, 'north', { kind: 'page', name: 'none' }),
  );
  const worker = await server.startWorker();
  try {
    await vi.waitFor(
      async () =>
        expect(
          valueOf(await scrape(), 'playbill_jobs_total', { job: publishScheduled.name, outcome: 'ok' }),
        ).toBeGreaterThan(0),
      { timeout: 20_000 },
    );
  } finally {
    await worker.stop();
  }
});

test('serves only /metrics at the metrics port @srv-05', async () => {
  for (const path of ['/', '/healthz', '/metrics/x'])
    expect((await fetch(`http://127.0.0.1:${metrics.port}${path}`)).status).toBe(404);
  expect((await ask('/metrics')).headers.get('content-type')).toContain('text/html');
});
