import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#schemas/wire/problem.ts';
import { realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { toProblem } from '../../platform/http/problems.ts';
import { loadRealm } from '../../app/load-realm.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const post = (body: BodyInit, type = 'application/json') =>
  server.call('/api/v2/login', { method: 'POST', headers: { 'content-type': type }, body });

describe('invalid requests', () => {
  test.each([
    ['malformed JSON', () => post('{'), 400, 'BAD_REQUEST'],
    ['invalid UTF-8', () => post(new Uint8Array([0x22, 0xff, 0x22])), 400, 'BAD_REQUEST'],
    ['JSON with the key __proto__', () => post('{"id":"a","secret":"b","__proto__":{"x":1}}'), 400, 'BAD_REQUEST'],
    ['an unknown property in the body', () => post('{"id":"a","secret":"b","role":"editor"}'), 400, 'BAD_REQUEST'],
    ['a list instead of an object', () => post('[]'), 400, 'BAD_REQUEST'],
    [
      'the content type of an HTML form',
      () => post('id=a&secret=b', 'application/x-www-form-urlencoded'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['the content type text/plain', () => post('{"id":"a","secret":"b"}', 'text/plain'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a body above 64 kB',
      () => post(JSON.stringify({ id: 'a'.repeat(70_000), secret: 'b' })),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'the character U+0000, which the database cannot store',
      () => post('{"id":"a\\u0000","secret":"b"}'),
      400,
      'BAD_REQUEST',
    ],
    ['an unknown path', () => server.call('/api/v9/nothing'), 404, 'NOT_FOUND'],
    ['a method that the endpoint does not support', () => server.call('/api/v2/login'), 405, 'METHOD_NOT_ALLOWED'],
  ])('answers an invalid request with an error status and problem details: %s', async (_name, call, status, code) => {
    const answer = await call();
    const problem = Problem.parse(await answer.json());
    expect([answer.status, problem.status, problem.code]).toEqual([status, status, code]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('stops reading an endless request body at 64 kB and answers 413', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1024;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    const answer = await server.call('/api/v2/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(100_000);
  });

  test('answers an unsupported method with 405 and lists the supported methods in the header Allow', async () => {
    expect((await server.call('/api/v2/session', { method: 'DELETE' })).headers.get('allow')).toBe('GET, POST');
  });
});

describe('error responses', () => {
  test('responses to internal errors reveal no details of the error', () => {
    const secret = Object.assign(new Error('relation "accounts" does not exist'), { code: '42P01' });
    expect(toProblem(secret, 'id')).toEqual({ status: 500, code: 'INTERNAL_ERROR', messages: [], requestId: 'id' });
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    expect(toProblem(away, 'id')).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  });

  test('answers with the request id that the client sent if it is valid, else with a new id @srv-05', async () => {
    const idOf = async (sent?: string) => {
      const answer = await server.call('/api/v1/view?type=home', {
        headers: sent === undefined ? {} : { 'x-request-id': sent },
      });
      const { requestId } = Problem.parse(await answer.json());
      expect(answer.headers.get('x-request-id')).toBe(requestId);
      return requestId;
    };
    expect(await idOf('trace-0123456789')).toBe('trace-0123456789');
    for (const bad of [undefined, 'x', '<script>alert(1)</script>', 'a'.repeat(100)])
      expect(await idOf(bad)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('CORS of the API', () => {
  const preflight = (origin: string, asked: string) =>
    server.call('/api/v1/view', {
      method: 'OPTIONS',
      origin: 'https://api.test',
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': asked },
    });

  test('allows pages on a realm’s hosts to send access tokens, but not cookies', async () => {
    const answer = await preflight(
      'https://www.north.test',
      'authorization,realm,x-api-key,cm-app-name,x-playbill-session,x-evil',
    );
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.north.test');
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, realm, x-api-key, cm-app-name');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  test.each([
    ['the origin https://evil.test', 'https://evil.test'],
    ['an opaque origin', 'null'],
    ['the origin https://www.north.test.evil.test', 'https://www.north.test.evil.test'],
  ] as const)('sends no CORS headers to %s', async (_name, origin) => {
    expect((await preflight(origin, 'authorization')).headers.has('access-control-allow-origin')).toBe(false);
    const answer = await server.call('/api/v1/init', { headers: { origin } });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  });

  test('does not let a realm’s page read another realm’s responses @realm-02', async () => {
    const read = async (realm: string) =>
      (
        await server.call('/api/v1/init', {
          origin: 'https://api.test',
          headers: { origin: 'https://www.north.test', realm },
        })
      ).headers.get('access-control-allow-origin');
    expect(await read('north')).toBe('https://www.north.test');
    expect(await read('south')).toBeNull();
  });
});

test('in a realm that requires an API key, rejects calls without the key and marks all responses as private', async () => {
  expect((await server.call('/api/v1/init')).headers.get('cache-control')).toBe('private, no-store');
  const settings = {
    ...(realmFiles('north')['realm.json'] as object),
    id: 'keyed',
    hosts: ['keyed.localhost'],
    apiKey: 'key-0123456789',
    apiKeyRequired: true,
  };
  const { folder, remove } = await writeRealm('keyed', { 'realm.json': settings });
  await loadRealm(server.context, folder).finally(remove);
  expect((await server.call('/api/v1/init', { realm: 'keyed' })).status).toBe(403);
  const answer = await server.call('/api/v1/init', { realm: 'keyed', headers: { 'x-api-key': 'key-0123456789' } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('key-0123456789');
  // A shared cache would serve the response to programs without the API key.
  const caching = async (realm: string, headers: Record<string, string> = {}) =>
    (await server.call('/api/v2/label', { realm, headers })).headers.get('cache-control');
  expect(await caching('north')).toContain('public');
  expect(await caching('keyed', { 'x-api-key': 'key-0123456789' })).toBe('private, no-store');
});

test('requires the API key from API clients and other sites, but not from the realm’s own pages @door-14', async () => {
  const status = async (headers: Record<string, string>) =>
    (await server.call('/api/v1/init', { realm: 'keyed', headers })).status;
  for (const headers of [
    {},
    { 'x-api-key': 'key-0123456788' },
    { 'x-api-key': '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.test' },
    { 'sec-fetch-site': 'same-site', origin: 'http://keyed.localhost' },
  ])
    expect(await status(headers as Record<string, string>), JSON.stringify(headers)).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await status({ origin: 'http://keyed.localhost' })).toBe(200);
});

test('rejects all API clients when the required API key is missing from the realm’s settings @door-14', async () => {
  await server.database.query(
    "update realms set settings = (settings::jsonb - 'apiKey')::json, revision = revision + 1 where realm = 'keyed'",
    [],
    'keyed',
  );
  for (const headers of [{}, { 'x-api-key': '' }, { 'x-api-key': 'key-0123456789' }])
    expect(
      (await server.call('/api/v1/init', { realm: 'keyed', headers: headers as Record<string, string> })).status,
    ).toBe(403);
});

test('accepts a call with a request body to an endpoint that expects no body', async () => {
  expect((await server.call('/api/v2/login/guest/checkin', json({ any: 'thing' }))).status).toBe(201);
});
