import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas/wire/endpoints.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
type Json = Record<string, unknown>;
let document: { openapi: string; paths: Record<string, Record<string, Json>>; components: { schemas: Json } };
beforeAll(async () => {
  server = await openTestServer();
  document = (await (await server.call('/api/openapi.json')).json()) as typeof document;
});
afterAll(() => server.close());

test('the OpenAPI document describes exactly the endpoints of the endpoint table @srv-01', () => {
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(Object.keys(endpoints).sort());
  const operationIds = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => operation['operationId']),
  );
  expect(new Set(operationIds).size).toBe(operationIds.length);
});

test.each(Object.keys(endpoints))('the server routes the endpoint %s of the OpenAPI document @srv-01', async (name) => {
  const [method = '', path = ''] = name.split(' ');
  const answer = await server.call(path.replace(/\{\w+\}/g, '1'), { method, headers: { realm: 'north' } });
  expect(answer.status).not.toBe(405);
  // The handler itself has answered 404: a path without a handler would be answered 404 without messages.
  if (answer.status === 404) expect(((await answer.json()) as { messages: string[] }).messages).not.toEqual([]);
});

/** Collects every `$ref` in a value. */
function references(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === '$ref' && typeof part === 'string' ? [part] : references(part),
  );
}

test('every reference in the OpenAPI document resolves, including those to JSON Schemas of pages and other documents @srv-01', () => {
  const found = references(document);
  expect(found).toContain('#/components/schemas/Page');
  for (const reference of found) {
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((value, token) => (value as Json | undefined)?.[token], document);
    expect(target, reference).toBeDefined();
  }
});

test('the OpenAPI document describes the security and the error responses of endpoints that require a token @srv-01', () => {
  const view = document.paths['/api/v1/view']?.['get'] as {
    security: unknown[];
    responses: Json;
    parameters: { name?: string }[];
  };
  expect(view.security).toHaveLength(2);
  expect(Object.keys(view.responses)).toEqual(expect.arrayContaining(['200', '401', '404', 'default']));
  expect(view.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['type', 'id', 'timezone']));
  expect(document.paths['/api/v2/login']).toMatchObject({ post: { security: [] } });
});
