import { expect, test } from 'vitest';
import { createVisitor } from './visitor.ts';

const ORIGIN = 'http://apex.localhost:3000';

/** A visitor over an API that answers `setCookies` one after the other, and what the API was asked with. */
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

test('asks as the viewer: with the request’s cookies, from this origin, and where the viewer is @page-12', async () => {
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

test('what the API sets on the way counts for the next call, and goes to the browser once @page-12', async () => {
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

test('what belongs to the page’s own request goes no further, and nothing else stays behind @page-12', async () => {
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

test('cookies are read however they are written, and kept as they are @page-12', async () => {
  const { asked, call } = visit({ cookie: 'a=1;b=x=y==;  c=; ' }, [
    'd=p=q=; Path=/;Max-Age=60',
    'a=; Path=/;max-age=0;HttpOnly',
    'b=kept; Max-Age=0600',
  ]);
  await call();
  await call();
  expect(asked.map((headers) => headers.get('cookie'))).toEqual(['a=1; b=x=y==; c=', 'b=kept; c=; d=p=q=']);
});

test('without cookies none are sent', async () => {
  const { asked, call } = visit({});
  await call();
  expect(asked[0]?.has('cookie')).toBe(false);
});
