import { expect, test } from 'vitest';
import { type Endpoint, type EndpointName, endpoints } from '#schemas/wire/endpoints.ts';
import { createApi, type Limits } from './client.ts';
import { ProblemError } from './problem-error.ts';

const apiOver = (respond: (request: Request) => Response | Promise<Response>, limits?: Limits) =>
  createApi({
    ...(limits && { limits }),
    fetch: async (request) => respond(request),
    origin: 'http://apex.localhost',
    headers: () => ({ realm: 'apex' }),
  });

test('parameters, query and body go where the table says', async () => {
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

test('a problem of the server is an error with its code and words', async () => {
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
  ['no answer', () => Promise.reject(new TypeError('network')), 0],
  ['an answer that is no JSON', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
])('%s is a problem too', async (_what, respond, status) => {
  const error = await apiOver(respond)
    .call('GET /api/v2/session')
    .catch((caught: unknown) => caught);
  expect((error as ProblemError).problem.status).toBe(status);
});

/** A server that never answers, over a fetch that heeds the request's signal as the browser's does. */
const hangs = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a call that hangs is given up when its time is over, sooner when it only reads @def-17', async () => {
  const api = apiOver(hangs, { read: 5, write: 60_000 });
  const error = await api.call('GET /api/v2/session').catch((caught: unknown) => caught);
  expect((error as ProblemError).problem).toMatchObject({ status: 0, code: 'SERVICE_UNAVAILABLE' });
  expect((error as ProblemError).cause).toMatchObject({ name: 'TimeoutError' });
  const posted = api.call('POST /api/v2/login', { body: { id: 'a', secret: 'b' } });
  expect(await Promise.race([posted, Promise.resolve('waits')])).toBe('waits');
});

test('changes that are on their way can be waited for, however they end; what is only read is not', async () => {
  const answers = new Map<string, PromiseWithResolvers<Response>>();
  const api = apiOver(({ method }) => {
    const answer = Promise.withResolvers<Response>();
    answers.set(method, answer);
    return answer.promise;
  });
  void api.call('GET /api/v2/session');
  await api.settled(60_000);
  const saved = api.call('DELETE /api/v2/playback-sessions/{id}', { params: { id: 'a' } }).catch(() => 'refused');
  // What an answer brings about counts as well.
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

test('a change that hangs is waited for no longer than was said', async () => {
  const api = apiOver(hangs, { read: 60_000, write: 60_000 });
  void api.call('POST /api/v2/logout').catch(() => undefined);
  await api.settled(5);
});

test('an answer that stops in its middle is a problem as one that never came', async () => {
  const broken = new ReadableStream({ start: (piece) => piece.error(new TypeError('network error')) });
  const error = await apiOver(() => new Response(broken))
    .call('GET /api/v2/session')
    .catch((caught: unknown) => caught);
  expect((error as ProblemError).problem.status).toBe(0);
});

test.each(['<!doctype html><title>It works</title>', '{"realm": "ap', ''])(
  'an answer that is whole and no JSON, %j, is a problem of the server',
  async (text) => {
    const error = await apiOver(() => new Response(text))
      .call('GET /api/v2/session')
      .catch((caught: unknown) => caught);
    expect((error as ProblemError).problem.status).toBe(503);
  },
);

test('a session is made sure of before each call that the endpoint table asks one for, and no other', async () => {
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

test('a call that is refused for want of a session is made once more after that was renewed, and no third time @auth-01', async () => {
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
  // Those of the session itself are the session's matter.
  statuses = [401];
  await expect(call('POST /api/v2/session')).rejects.toThrow(ProblemError);
  expect([made, recovered]).toEqual([5, [7, 7]]);
});
