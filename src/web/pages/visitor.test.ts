import { expect, test } from 'vitest';
import { createVisitor } from './visitor.ts';

const ORIGIN = 'http://apex.localhost:3000';

/** Creates a visitor whose API answers with the given Set-Cookie headers in turn, and records the requests' headers. */
function visit(headers: Record<string, string>, ...setCookies: string[][]) {
  const asked: Headers[] = [];
  const visitor = createVisitor(new Request(`${ORIGIN}/account`, { headers }), ORIGIN, async (request) => {
    asked.push(request.headers);
    const answer = new Headers();
    for (const line of setCookies[asked.length - 1] ?? []) answer.append('set-cookie', line);
    return new Response(null, { headers: answer });
  });
  const call = (more: Record<string, string> = {}) =>
    visitor.fetch(new Request(`${ORIGIN}/api/v2/session`, { method: 'POST', headers: more }));
  return { asked, visitor, call };
}

test('page rendering forwards the viewer’s cookies and location to the API with this site’s origin @page-12', async () => {
  const { asked, call } = visit({
    cookie: 'playbill-access=a=b; playbill-refresh=r',
    'cf-ipcountry': 'BR',
    authorization: 'Bearer stolen',
    origin: 'https://evil.example',
    realm: 'other',
    'content-type': 'application/x-www-form-urlencoded',
  });
  await call({ realm: 'apex' });
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    cookie: 'playbill-access=a=b; playbill-refresh=r',
    'cf-ipcountry': 'BR',
    origin: ORIGIN,
    realm: 'apex',
    'x-playbill-session': 'cookie',
  });
});

test('page rendering applies cookies set by the API to the next call and returns the last of each name @page-12', async () => {
  const { asked, visitor, call } = visit(
    { cookie: 'playbill-access=old; playbill-signed-in=1' },
    ['playbill-access=new; Path=/; HttpOnly', 'playbill-signed-in=; Path=/; Max-Age=0'],
    ['playbill-access=newer; Path=/; HttpOnly'],
  );
  await call();
  await call();
  await call();
  expect(asked.map((headers) => headers.get('cookie'))).toEqual([
    'playbill-access=old; playbill-signed-in=1',
    'playbill-access=new',
    'playbill-access=newer',
  ]);
  expect(visitor.cookies()).toEqual([
    'playbill-access=newer; Path=/; HttpOnly',
    'playbill-signed-in=; Path=/; Max-Age=0',
  ]);
});

test('page rendering drops headers for caching, ranges and encoding, and forwards all others to the API @page-12', async () => {
  const own = {
    'accept-encoding': 'br',
    'accept-language': 'ar',
    'if-none-match': '"x"',
    'if-modified-since': 'x',
    'sec-fetch-site': 'same-origin',
    'content-length': '7',
    range: 'bytes=0-1',
    te: 'trailers',
    'x-playbill-session': 'cookie-per-realm',
  };
  const others = { 'x-accept': '1', hosts: '2', 'x-range': '3', ranged: '4', 'x-playbill-session-id': '5', tea: '6' };
  const { asked, call } = visit({ ...own, ...others });
  await call();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ ...others, origin: ORIGIN, 'x-playbill-session': 'cookie' });
});

test('parses cookies with any spacing and does not change their values @page-12', async () => {
  const { asked, call } = visit({ cookie: 'a=1;b=x=y==;  c=; ' }, [
    'd=p=q=; Path=/;Max-Age=60',
    'a=; Path=/;max-age=0;HttpOnly',
    'b=kept; Max-Age=0600',
  ]);
  await call();
  await call();
  expect(asked.map((headers) => headers.get('cookie'))).toEqual(['a=1; b=x=y==; c=', 'b=kept; c=; d=p=q=']);
});

test('page rendering sends no Cookie header to the API if there are no cookies', async () => {
  const { asked, call } = visit({});
  await call();
  expect(asked[0]?.has('cookie')).toBe(false);
});
