import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '#web/app.ts';
import { builtApp } from '#web/pages/built-app.ts';
import { buildIfStale } from '../../scripts/build.ts';
import { loadAccounts } from '../support/accounts-realm.ts';
import { newProfile, withProfiles } from '../support/profiles.ts';
import { ids } from '../support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../support/realm-server.ts';
import { newViewer } from '../support/sign-up.ts';

const dist = path.join(import.meta.dirname, '../../dist');
const ORIGIN = 'http://north.localhost';
/** A word that occurs in the titles that a child may not see, which are all titles but one. */
const WORD = 'Forbidden';

let server: TestServer;
let host: ReturnType<typeof createHost>;
/** Cookies of the simulated browser. */
let jar: Map<string, string>;

const keep = (answer: Response) => {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = '', ...flags] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (flags.includes('Max-Age=0')) jar.delete(name);
    else jar.set(name, value);
  }
};
const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
const post = async (address: string, body: object) => {
  const answer = await server.call(address, {
    ...json(body),
    headers: { 'content-type': 'application/json', 'x-playbill-session': 'cookie', origin: ORIGIN, cookie: cookie() },
  });
  expect(answer.ok, `${address} ${answer.status}`).toBe(true);
  keep(answer);
  return answer;
};
const open = async (address: string, headers: Record<string, string> = { cookie: cookie() }) => {
  const answer = await host.fetch(new Request(`${ORIGIN}${address}`, { headers }));
  return { status: answer.status, caching: answer.headers.get('cache-control'), html: await answer.text() };
};

let main: string;
let child: string;
beforeAll(async () => {
  await buildIfStale();
  server = await openTestServer();
  await loadAccounts(server, 'north', withProfiles);
  await server.database.query(
    `update contents set title = '${WORD} ' || id where id <> ${ids.free} and kind <> 'SEASON'`,
  );
  await server.database.query(
    `update contents set title = 'Good', body = body || '{"rating":"0"}' where id = ${ids.free}`,
  );
  host = createHost({
    source: await builtApp(dist),
    realm: async (request) => server.app.fetch(request, {}),
    dist,
    trustProxy: 0,
    pageCacheMegabytes: 16,
    log: { warn: () => undefined, error: () => undefined },
  });
  const own = await newViewer(server);
  child = await newProfile(server, own, { displayName: 'Kim', type: 'CHILD', category: '6' });
  jar = new Map([
    ['playbill-access', own.authorisationToken],
    ['playbill-refresh', own.refreshToken],
  ]);
  const profiles = await server.call('/api/v1/profile', {
    headers: { 'x-playbill-session': 'cookie', cookie: cookie() },
  });
  main = ((await profiles.json()) as { items: { profileId: string }[] }).items[0]?.profileId ?? '';
});
afterAll(() => server.close());

test('a child’s profile gets no page that is cached for guests, and its own pages are not cached @acct-02 @cache-01', async () => {
  const shown = await open('/', {});
  expect(shown.html).toContain(WORD);
  expect(shown.caching).toContain('s-maxage');
  const switched = await post(`/api/v1/profile/${child}`, { 'profile-id': child });
  expect(switched.headers.get('clear-site-data')).toBe('"cache"');
  expect(jar.get('playbill-child')).toBe('1');
  for (const address of ['/', '/section/more', '/browse', '/?utm_source=mail', '/?lang=es_ES']) {
    const seen = await open(address);
    expect(seen.status, address).toBe(200);
    expect(seen.html, address).not.toContain(WORD);
    expect(seen.caching, address).toBe('private, no-store');
  }
  expect((await open('/')).html).toContain('Good');
  expect((await open(`/video/${ids.onSignIn}`)).html).not.toContain(WORD);
  // Guests' pages are unchanged: a page rendered for a child did not enter the cache.
  expect((await open('/', {})).html).toContain(WORD);
  await post(`/api/v1/profile/${main}`, { 'profile-id': main });
  expect(jar.has('playbill-child')).toBe(false);
  expect((await open('/')).html).toContain(WORD);
});

test('clears the child marker cookie when the child’s session has ended @acct-02', async () => {
  await post(`/api/v1/profile/${child}`, { 'profile-id': child });
  await server.database.query("update sessions set ended_at = now(), end_reason = 'revoked'");
  const answer = await host.fetch(new Request(`${ORIGIN}/`, { headers: { cookie: cookie() } }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  keep(answer);
  expect(jar.has('playbill-child')).toBe(false);
});
