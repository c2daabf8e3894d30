import { expect, test } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#schemas/wire/endpoints.ts';
import { createApi, type RequestTimeouts } from './client.ts';
import { ProblemError } from './problem-error.ts';

const apiOver = (respond: (request: Request) => Response | Promise<Response>, limits?: RequestTimeouts) =>
  createApi({
    ...(limits && { limits }),
    fetch: async (request) => respond(request),
    origin: 'http://apex.localhost',
    headers: () => ({ realm: 'apex' }),
  });

test('the API client puts path parameters, query and body where the endpoint table defines them', async () => {
  const asked: string[] = [];
  const api = apiOver(
    (request) => (
      asked.push(`${request.method} ${request.url} ${request.headers.get('realm')}`), Response.json({ contentList: [] })
    ),
  );
  await api.call('GET /api/v4/content/{section}/bucket/{bucketId}', {
    params: { section: 'late night', bucketId: 'a/b' },
    query: { rpp: 5 },
  });
  expect(asked).toEqual(['GET http://apex.localhost/api/v4/content/late%20night/bucket/a%2Fb?rpp=5 apex']);
});

test('the API client throws a ProblemError with the code and messages of an error response', async () => {
  const api = apiOver(() =>
    Response.json(
      { status: 404, code: 'NOT_FOUND', messages: ['failedAuthentication'], requestId: 'r1' },
      { status: 404 },
    ),
  );
  const error = await api
    .call('POST /api/v2/login', { body: { id: 'a', secret: 'b' } })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProblemError);
  expect((error as ProblemError).problem).toMatchObject({
    status: 404,
    messages: ['failedAuthentication'],
    requestId: 'r1',
  });
});

test.each([
  ['a failed connection', () => Promise.reject(new TypeError('network')), 0],
  ['an error response that is not JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
])('the API client throws a ProblemError for %s', async (_what, respond, status) => {
  const error = await apiOver(respond)
    .call('GET /api/v2/session')
    .catch((caught: unknown) => caught);
  expect((error as ProblemError).problem.status).toBe(status);
});

/** Simulates a server that never responds; like the browser's fetch, it rejects when the request is aborted. */
const hangs = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('the API client times out a hanging request, and a read earlier than a write @def-17', async () => {
  const api = apiOver(hangs, { read: 5, write: 60_000 });
  const error = await api.call('GET /api/v2/session').catch((caught: unknown) => caught);
  expect((error as ProblemError).problem).toMatchObject({ status: 0, code: 'SERVICE_UNAVAILABLE' });
  expect((error as ProblemError).cause).toMatchObject({ name: 'TimeoutError' });
  const posted = api.call('POST /api/v2/login', { body: { id: 'a', secret: 'b' } });
  expect(await Promise.race([posted, Promise.resolve('waits')])).toBe('waits');
});

test('settled() of the API client waits for pending writes whether they succeed or fail, but not for reads', async () => {
  const answers = new Map<string, PromiseWithResolvers<Response>>();
  const api = apiOver(({ method }) => {
    const answer = Promise.withResolvers<Response>();
    answers.set(method, answer);
    return answer.promise;
  });
  void api.call('GET /api/v2/session');
  await api.settled(60_000);
  const saved = api.call('DELETE /api/v2/playback-sessions/{id}', { params: { id: 'a' } }).catch(() => 'refused');
  // Requests made in reaction to a response count as pending as well.
  const followed = saved.then(() => api.call('POST /api/v2/logout'));
  const order: string[] = [];
  void followed.then(() => order.push('followed'));
  const settled = api.settled(60_000).then(() => order.push('settled'));
  answers.get('DELETE')?.resolve(new Response('{}', { status: 503 }));
  expect(await saved).toBe('refused');
  await expect.poll(() => answers.has('POST')).toBe(true);
  expect(order).toEqual([]);
  answers.get('POST')?.resolve(new Response(null, { status: 204 }));
  await settled;
  expect(order).toEqual(['followed', 'settled']);
});

test('settled() of the API client stops waiting for a hanging write after the requested time', async () => {
  const api = apiOver(hangs, { read: 60_000, write: 60_000 });
  void api.call('POST /api/v2/logout').catch(() => undefined);
  await api.settled(5);
});

test('the API client treats a response body that breaks off like a network error', async () => {
  const broken = new ReadableStream({ start: (piece) => piece.error(new TypeError('network error')) });
  const error = await apiOver(() => new Response(broken))
    .call('GET /api/v2/session')
    .catch((caught: unknown) => caught);
  expect((error as ProblemError).problem.status).toBe(0);
});

test.each(['<!doctype html><title>It works</title>', '{"realm": "ap', ''])(
  'the API client reports a complete response that is not JSON (%j) as status 503',
  async (text) => {
    const error = await apiOver(() => new Response(text))
      .call('GET /api/v2/session')
      .catch((caught: unknown) => caught);
    expect((error as ProblemError).problem.status).toBe(503);
  },
);

test('the API client ensures a session before exactly those requests whose endpoint requires a session', async () => {
  const names = Object.keys(endpoints) as EndpointName[];
  const made: string[] = [];
  let asked: EndpointName = 'GET /api/v1/init';
  const { call } = createApi({
    fetch: async () => new Response(null, { status: 204 }),
    origin: 'http://apex.localhost',
    headers: () => ({}),
    session: {
      ensure: async () => void made.push(asked),
      recover: async () => undefined,
      mark: () => 0,
    },
  });
  for (const name of names) {
    asked = name;
    await (call as (name: EndpointName, input: object) => Promise<unknown>)(name, {});
  }
  const needed = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
    ([, { session }]) => session !== 'none' && session !== 'ticket',
  );
  expect(made).toEqual(needed.map(([name]) => name));
});

test('the API client renews the session after a 401 and retries the request once @auth-01', async () => {
  const recovered: number[] = [];
  let statuses = [401, 204];
  let made = 0;
  const { call } = createApi({
    fetch: async () => {
      made += 1;
      return new Response(null, { status: statuses.shift() ?? 401 });
    },
    origin: 'http://apex.localhost',
    headers: () => ({}),
    session: { ensure: async () => undefined, recover: async (since) => void recovered.push(since), mark: () => 7 },
  });
  await call('DELETE /api/v2/user/email-change');
  expect([made, recovered]).toEqual([2, [7]]);
  statuses = [401, 401, 204];
  await expect(call('DELETE /api/v2/user/email-change')).rejects.toThrow(ProblemError);
  expect([made, recovered]).toEqual([4, [7, 7]]);
  // Requests to the session endpoints are not retried: the session service handles their errors itself.
  statuses = [401];
  await expect(call('POST /api/v2/session')).rejects.toThrow(ProblemError);
  expect([made, recovered]).toEqual([5, [7, 7]]);
});
