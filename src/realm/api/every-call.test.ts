import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import { hostile } from '../../../tests/fuzz/hostile.ts';
import { editors, ids, viewer } from '../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../tests/support/realm-server.ts';
import type { Tokens } from '#schemas/wire/session.ts';

let server: TestServer;
let tokens: Record<'viewer' | 'editor', Tokens>;

const signIn = async ({ email, password }: { email: string; password: string }) =>
  (await (await server.call('/api/v2/login', json({ id: email, secret: password }))).json()) as Tokens;

beforeAll(async () => {
  server = await openTestServer();
  tokens = { viewer: await signIn(viewer), editor: await signIn(editors.edda) };
});
afterAll(() => server.close());

const lines = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, endpoint };
});

/** What is sent where a call expects a word or a number, beside what breaks pages. */
const values = [
  "'; drop table accounts; --",
  "1' or '1'='1",
  '1) union select secret_hash from accounts --',
  '\u0000',
  '-1',
  '1e400',
  '99999999999999999999',
  '%',
  '../../../../etc/passwd',
  'constructor',
  ...hostile.filter((text) => text.length < 200),
];
const bodies = (value: string): unknown[] => [value, [value], { [value]: value }, null, 7];

async function statusOf(path: string, init: RequestInit, sent: string): Promise<string | undefined> {
  const { status } = await server.call(path, init);
  return status >= 500 ? `${status} for ${JSON.stringify(sent)}` : undefined;
}

test('whatever stands in a path, a query or a body, no call fails for it, and all tables are still there', async () => {
  const failures: string[] = [];
  for (const { name, method, path, endpoint } of lines)
    for (const [index, value] of values.entries()) {
      const own = index % 2 === 0 ? tokens.viewer : tokens.editor;
      // In turn alone in the path and, behind a path that leads somewhere, everywhere else.
      const filled = path.replaceAll(
        /\{(\w+)\}/g,
        index % 3 === 0 ? String(ids.free) : encodeURIComponent(value.toWellFormed()),
      );
      const query = new URLSearchParams(Object.keys(endpoint.query?.shape ?? {}).map((key) => [key, value]));
      const body = bodies(value)[index % 5];
      const init = {
        method,
        headers: { ...bearer(own), ...(method !== 'GET' && { 'content-type': 'application/json' }) },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      };
      const failed = await statusOf(`${filled}?${query}`, init, value);
      if (failed) failures.push(`${name}: ${failed}`);
    }
  expect(failures).toEqual([]);
  const kept = await server.database.query<{ kept: number }>(
    `select count(*)::int as kept from accounts where realm = 'north' and password_hash is not null`,
  );
  expect(kept[0]?.kept).toBeGreaterThanOrEqual(3);
});

const changing = lines
  .filter(({ method }) => method !== 'GET')
  .map(({ name, method, path }) => ({ name, method, path }));

test.each(changing)(
  '$name is not taken with a cookie from a page of another site @auth-01',
  async ({ method, path }) => {
    const cookie = (['viewer', 'editor'] as const).map((who) => `playbill-access=${tokens[who].authorisationToken}`);
    for (const origin of [
      'https://evil.test',
      'null',
      'http://south.localhost',
      'http://north.localhost.evil.test',
      // Some browsers name none: then nothing says where it comes from.
      undefined,
    ])
      for (const [index, own] of cookie.entries()) {
        const answer = await server.call(path.replace('{realm}', 'north').replaceAll(/\{\w+\}/g, String(ids.free)), {
          method,
          headers: {
            cookie: own,
            ...(origin !== undefined && { origin }),
            'x-playbill-session': 'cookie',
            // What a form may send without asking first.
            'content-type': index === 0 ? 'application/json' : 'text/plain',
          },
          body: '{}',
        });
        expect([origin, answer.status]).toEqual([origin, 403]);
      }
  },
);
