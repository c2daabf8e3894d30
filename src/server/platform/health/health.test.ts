import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { createRealmApp } from '../../app/api/app.ts';
import { connectDatabase } from '../db/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the server answers liveness and readiness probes with 200 @srv-05', async () => {
  expect((await server.call('/healthz')).status).toBe(200);
  const ready = await server.call('/readyz', { origin: 'http://10.1.2.3' });
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready', realms: 2, database: expect.stringMatching(/^[0-9a-f]{16}$/) });
});

test('the answers to health probes contain neither realm ids nor host names @door-14', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect(await (await server.call(path, { origin: 'http://10.1.2.3' })).text()).not.toMatch(/north|south|localhost/);
});

test('without a database, the server is alive but not ready, and answers calls with 503 @srv-05', async () => {
  const db = connectDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none', onError: () => undefined });
  const app = createRealmApp({ ...server.context, db });
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
  const answer = await app.request('http://north.localhost/api/v1/init');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', messages: [] });
  await db.close();
});

test('the server logs one line per request, with the request’s id and without secrets @srv-05', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const app = createRealmApp({ ...server.context, log: pino({ level: 'trace' }, stream) });
  const tokens = await server.guest();
  const call = (path: string, init: RequestInit = {}) => app.request(`http://north.localhost${path}`, init);
  await call('/api/v1/view?type=home&secret=in-the-query', {
    headers: { ...bearer(tokens), 'x-request-id': 'request-0001' },
  });
  await call('/api/v2/login', json({ id: viewer.email, secret: 'in-the-body' }));
  await call('/api/v2/player/in.the.path');
  await call('/api/v3/user/watchlist/a-secret-of-a-list/7/save', { method: 'POST' });
  await call('/api/v1/profile/confirm-reset/a-code-of-a-mail', { method: 'POST' });
  await call('/api/v2/impersonate/a-link-of-support', { method: 'POST' });
  await call('/api/v2/user/activate/a-link-of-a-newcomer', { method: 'POST' });
  const records = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request');
  expect(records).toMatchObject([
    {
      requestId: 'request-0001',
      method: 'GET',
      path: '/api/v1/view',
      status: 200,
      realm: 'north',
      ms: expect.any(Number),
    },
    { method: 'POST', path: '/api/v2/login', status: 404 },
    { method: 'GET', path: '/api/v2/player/…', status: 403 },
    { method: 'POST', path: '/api/v3/user/watchlist/…/7/save', status: 401 },
    { method: 'POST', path: '/api/v1/profile/confirm-reset/…', status: 404 },
    { method: 'POST', path: '/api/v2/impersonate/…', status: 401 },
    { method: 'POST', path: '/api/v2/user/activate/…', status: 404 },
  ]);
  for (const secret of [
    'in-the-query',
    'in-the-body',
    'in.the.path',
    'a-secret-of-a-list',
    'a-code-of-a-mail',
    'a-link-of-a-newcomer',
    'a-link-of-support',
    tokens.authorisationToken,
    viewer.email,
  ])
    expect(lines.join('\n')).not.toContain(secret);
});

test('during shutdown, the readiness probe reports that the server is not ready @srv-05', async () => {
  const closing = await openTestServer();
  closing.stopTaking();
  const answer = await closing.call('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'closing' });
  expect((await closing.call('/api/v1/init')).status).toBe(200);
  await closing.close();
});
