import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

const secret = `whsec_${Buffer.from('a secret that nobody knows').toString('base64')}`;
const posts: { headers: Record<string, string>; body: string }[] = [];
/** Status codes with which the webhook answers the next requests; 204 when the list is empty. */
const statuses: number[] = [];
const other = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  posts.push({ headers: request.headers as Record<string, string>, body });
  response.writeHead(statuses.shift() ?? 204).end();
});
let server: TestServer;
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  server = await openTestServer({
    egress: ['127.0.0.1'],
    secrets: { PLAYBILL_SECRET_NORTH__EVENTS: secret },
  });
  // The server's clock is set to the real time, because the library that verifies signatures compares their time with
  // the real clock.
  server.clock.set(new Date().toISOString());
  const { port } = other.address() as AddressInfo;
  const webhook = { url: `http://127.0.0.1:${port}/hook`, secret: 'events' };
  await loadAccounts(server, 'north', { analytics: { sinks: ['http'], webhook } });
});
afterAll(async () => {
  await server.close();
  other.close();
});

const event = () => ({
  type: 'pageView',
  at: server.clock.now(),
  realm: 'north',
  locale: 'en_US',
  userType: 'guest',
  page: { id: randomUUID(), type: 'other', route: 'HOME' },
});
const send = async (events: object[]) =>
  (await server.call('/api/v2/analytics/events', { ...json({ events }), address: '203.0.113.9' })).status;
const waiting = () =>
  server.database.query<{ data: { payload: { events: unknown[] } } }>(
    "select data from pgboss.job where name = 'forward-events' and state < 'active'",
  );

test('forwards analytics events to the webhook as a signed batch, and retries until accepted @ana-02', async () => {
  const events = [event(), event()];
  statuses.push(503);
  expect(await send([...events, { type: 'nonsense' }])).toBe(204);
  expect((await waiting()).map(({ data }) => data.payload.events)).toEqual([events]);
  const worker = await server.startWorker();
  try {
    await vi.waitFor(() => expect(posts).toHaveLength(2), { timeout: 20_000 });
  } finally {
    await worker.stop();
  }
  const [first, second] = posts;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(new Webhook(secret).verify(second?.body ?? '', second?.headers ?? {})).toEqual({ realm: 'north', events });
  expect(() => new Webhook(`whsec_${btoa('another')}`).verify(second?.body ?? '', second?.headers ?? {})).toThrow();
});

test('does not forward rejected analytics events, and does not reveal the webhook to viewers @ana-02', async () => {
  const flood = Array.from({ length: 50 }, event);
  for (let times = 0; times < 21; times++) await send(flood);
  // One of the 20 batches may have counted towards the previous minute, so the limit is not exact.
  expect((await waiting()).flatMap(({ data }) => data.payload.events).length).toBeLessThanOrEqual(1000);
  const { analytics } = (await (await server.call('/api/v2/realm-settings/realm/north')).json()) as {
    analytics: unknown;
  };
  expect(analytics).toEqual({ sinks: ['http'] });
});

test('rejects an analytics webhook in a realm without the http sink @ana-02', async () => {
  const webhook = { url: 'https://example.org', secret: 'events' };
  const load = loadAccounts(server, 'north', { analytics: { sinks: ['console'], webhook } });
  await expect(load).rejects.toThrow('/analytics/sinks');
});
