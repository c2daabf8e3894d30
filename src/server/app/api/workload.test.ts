import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { type Endpoint, forAll } from '#schemas/wire/endpoint.ts';
import { endpoints } from '#schemas/wire/endpoints.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { answerProblem } from '../../platform/http/problems.ts';
import { type RealmEnv, requestContext } from '../../platform/http/request-context.ts';
import { createLimits } from '../../platform/limits/limits.ts';
import { bindEndpoints } from './bind.ts';

const said = { summary: 'Planted', status: 200, answer: z.object({ done: z.boolean() }) } as const;
const table = {
  'GET /api/v1/slow': { ...forAll, ...said },
  'GET /api/v1/fast': { ...forAll, ...said },
  'GET /api/v1/play': { ...forAll, workload: 'playback', ...said },
  'GET /api/v1/renew': { ...forAll, workload: 'session', ...said },
  'GET /api/v1/counted': { ...forAll, workload: 'last', ...said },
  'GET /api/v1/hashed': { ...forAll, workload: 'password', ...said },
} as const satisfies Record<string, Endpoint>;

let server: TestServer;
let app: Hono<RealmEnv>;
let isLate = false;
let held = Promise.withResolvers<void>();
let refused: string[] = [];
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  isLate = false;
  held = Promise.withResolvers();
  refused = [];
  const context = {
    ...server.context,
    limits: createLimits(6, { isLate: () => isLate, onRefused: (kind) => refused.push(kind) }),
  };
  const fast = async () => ({ done: true });
  app = new Hono<RealmEnv>();
  app.onError(answerProblem);
  app.use(requestContext(context));
  app.route(
    '/',
    bindEndpoints(context, table, {
      'GET /api/v1/slow': async () => {
        await held.promise;
        return { done: true };
      },
      'GET /api/v1/fast': fast,
      'GET /api/v1/play': fast,
      'GET /api/v1/renew': fast,
      'GET /api/v1/counted': fast,
      'GET /api/v1/hashed': async () => {
        await held.promise;
        return { done: true };
      },
    }),
  );
});

const ask = async (path: string, env: Partial<RealmEnv['Bindings']> = {}, signal?: AbortSignal) =>
  app.request(`http://north.localhost/api/v1/${path}`, signal ? { signal } : {}, env);
const from = (address: string) => ({ caller: { address, secure: false } });

test('during a flood of calls, answers playback and session calls, and rejects the excess calls of the flood with 503 @load-02', async () => {
  // One network may use at most half of the queue, so calls beyond that are rejected.
  const flood = [...'ab'].flatMap((end) =>
    Array.from({ length: 210 }, () => ask('slow', from(`192.0.2${end === 'a' ? '' : '5'}.1`))),
  );
  const { status, headers } = await Promise.race(flood);
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('cache-control')).toBe('private, no-store');
  for (const path of ['play', 'renew', 'counted']) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  // Calls that a page makes in process while it is rendered bypass the limits.
  expect((await ask('fast', { inProcess: true })).status).toBe(200);
  held.resolve();
  const statuses = (await Promise.all(flood)).map((answer) => answer.status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(new Set(refused)).toEqual(new Set(['usual']));
});

test('serves a call of another network before the remaining calls of a flooding network @load-02', async () => {
  const flood = Array.from({ length: 300 }, () => ask('slow', from('192.0.2.1')));
  await Promise.race(flood);
  const other = ask('slow', from('198.51.100.7'));
  held.resolve();
  expect((await other).status).toBe(200);
  await Promise.all(flood);
});

test('of concurrent sign-ins, hashes 16 passwords at once, queues 32 sign-ins and rejects the others with 429 @auth-02', async () => {
  const flood = Array.from({ length: 60 }, (_, index) => ask('hashed', from(`192.0.2.${index}`)));
  const first = await Promise.race(flood);
  expect(first.status).toBe(429);
  expect(await first.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', messages: ['tooManyRequests'] });
  expect(Number(first.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('fast')).status).toBe(200);
  held.resolve();
  const statuses = (await Promise.all(flood)).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(48);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12);
});

test('while the event loop is late, rejects deferrable calls with 503 and answers playback calls @load-02', async () => {
  isLate = true;
  expect([(await ask('counted')).status, (await ask('play')).status]).toEqual([503, 200]);
});

test('the endpoint table assigns playback, session and password endpoints to the workload class of that name @load-02', () => {
  const calls = (workload: string) =>
    Object.entries<Endpoint>(endpoints)
      .filter(([, line]) => line.workload === workload)
      .map(([name]) => name);
  expect(calls('playback')).toEqual(
    expect.arrayContaining(['POST /api/v5/manifest/video/{id}', 'GET /api/v2/player/{signed}']),
  );
  expect(calls('session')).toEqual(expect.arrayContaining(['POST /api/v2/token/refresh', 'POST /api/v2/session']));
  expect(calls('password')).toEqual(expect.arrayContaining(['POST /api/v2/login', 'POST /api/v2/user']));
  expect(calls('last')).toEqual(['POST /api/v2/analytics/events', 'PUT /api/v2/epg']);
});
