import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { trustedProxy } from './trusted-proxy.ts';
import { getCallerAddress, getPublicOrigin } from './origin.ts';
import { answerProblem } from './problems.ts';
import type { RealmEnv } from './request-context.ts';
import type { TrustedProxies } from '../network/trusted-proxies.ts';

/** The request as handlers see it: URL, origin, caller's address, headers and body. */
interface Seen {
  url: string;
  origin: string;
  address?: string;
  headers: Record<string, string>;
  body: string;
}

interface Asked extends RequestInit {
  url?: string;
  trusted?: TrustedProxies;
  /** IP address of the connection. */
  peer?: string;
  inProcess?: boolean;
}

async function ask({ url = 'http://inner:3000/a?b=c', trusted = 0, peer, inProcess, ...init }: Asked) {
  const app = new Hono<RealmEnv>();
  app.onError((error, http) => answerProblem(error, http));
  app.use(trustedProxy(trusted));
  app.all('*', async (http) =>
    http.json({
      url: http.req.url,
      origin: getPublicOrigin(http.req.raw).origin,
      address: getCallerAddress(http),
      headers: Object.fromEntries(http.req.raw.headers),
      body: await http.req.text(),
    }),
  );
  const env = {
    ...(peer !== undefined && { incoming: { socket: { remoteAddress: peer } } }),
    ...(inProcess && { inProcess }),
  };
  return app.fetch(new Request(url, init), env);
}
const seen = async (asked: Asked) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Seen;
};
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'lumen.example' };

describe('public origin of a request @door-15', () => {
  test.each<[string, TrustedProxies, Record<string, string>, string]>([
    ['ignores forwarded headers without a trusted proxy', 0, forwarded, 'http://inner:3000'],
    ['uses the forwarded scheme and host of a trusted proxy', 1, forwarded, 'https://lumen.example'],
    [
      'uses the port of the forwarded host',
      1,
      { 'x-forwarded-host': 'lumen.example:8443' },
      'http://lumen.example:8443',
    ],
    [
      'uses the host of the request URL if the proxy sends only a scheme',
      1,
      { 'x-forwarded-proto': 'https' },
      'https://inner:3000',
    ],
    ['uses the scheme and host of the request URL if the proxy sends no headers', 1, {}, 'http://inner:3000'],
    ['ignores an empty forwarded host', 1, { 'x-forwarded-host': ' ' }, 'http://inner:3000'],
    ['accepts the forwarded scheme http', 1, { 'x-forwarded-proto': 'http' }, 'http://inner:3000'],
    [
      'ignores a forwarded scheme other than http and https',
      1,
      { 'x-forwarded-proto': 'javascript' },
      'http://inner:3000',
    ],
    ['omits the default port of https', 1, { ...forwarded, 'x-forwarded-host': 'a.example:443' }, 'https://a.example'],
    [
      'omits port 80 of an internal proxy for an https origin',
      1,
      { ...forwarded, 'x-forwarded-host': 'a.example:80' },
      'https://a.example',
    ],
    ['ignores the header X-Forwarded-Port', 1, { ...forwarded, 'x-forwarded-port': '1234' }, 'https://lumen.example'],
    [
      'accepts an IPv6 address with a port as forwarded host',
      1,
      { 'x-forwarded-host': '[2001:DB8::1]:8443' },
      'http://[2001:db8::1]:8443',
    ],
    ['converts the forwarded host to lower case', 1, { 'x-forwarded-host': 'Lumen.Example' }, 'http://lumen.example'],
    [
      'with one proxy, uses the last of two forwarded schemes',
      1,
      { 'x-forwarded-proto': 'http, https' },
      'https://inner:3000',
    ],
    [
      'with two proxies, uses the scheme that the outer proxy added',
      2,
      { 'x-forwarded-proto': 'http, https, http' },
      'https://inner:3000',
    ],
    [
      'with two proxies of which one sends a scheme, uses that scheme',
      2,
      { 'x-forwarded-proto': 'https' },
      'https://inner:3000',
    ],
  ])('determines the public origin of a request: %s', async (_what, trusted, headers, origin) => {
    const answer = await seen({ trusted, headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2', ...headers } });
    expect([answer.origin, answer.url]).toEqual([origin, `${origin}/a?b=c`]);
  });

  test('the public origin is http if the proxy was called over http, even if the inner request uses https', async () =>
    expect((await seen({ url: 'https://inner/', trusted: 1, headers: { 'x-forwarded-proto': 'http' } })).origin).toBe(
      'http://inner',
    ));

  test('removes the forwarded headers of trusted and untrusted proxies before request handlers run', async () => {
    const headers = { ...forwarded, 'x-forwarded-for': '1.1.1.1', 'x-forwarded-port': '1', forwarded: 'for=1.1.1.1' };
    for (const trusted of [0, 1])
      expect(Object.keys((await seen({ trusted, headers: { ...headers, cookie: 'a=b' } })).headers)).toEqual([
        'cookie',
        'host',
      ]);
  });

  test('passes the body and the other headers of a proxied request on to handlers', async () => {
    const answer = await seen({ trusted: 1, method: 'POST', body: 'a body', headers: { ...forwarded, 'x-own': '1' } });
    expect([answer.body, answer.headers['x-own'], answer.headers['host']]).toEqual(['a body', '1', 'lumen.example']);
  });

  test.each([
    ['//evil.example/x?a=//b', '/evil.example/x?a=//b'],
    ['//', '/'],
    ['/\\evil.example', '/evil.example'],
    ['///a', '/a'],
  ])('redirects the path %s to %s on the same host, and rejects a POST to it', async (path, target) => {
    for (const way of [{}, { trusted: 1, headers: forwarded }]) {
      const answer = await ask({ url: `http://inner${path}`, ...way });
      expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
      expect((await ask({ url: `http://inner${path}`, ...way, method: 'POST', body: 'a' })).status).toBe(400);
    }
  });

  test('ignores forwarded headers and addresses of in-process requests', async () => {
    const { origin, address } = await seen({ inProcess: true, trusted: 1, headers: forwarded, peer: '10.0.0.1' });
    expect([origin, address]).toEqual(['http://inner:3000', undefined]);
  });

  test.each([
    'a b',
    'user@lumen.example',
    'user:word@lumen.example',
    'lumen.example/path',
    'lumen.example?x',
    'lumen.example#x',
    'lumen.example\\x',
    'evil.example, lumen.example',
    'lumen.example:99999',
    'lumen.example:none',
    'lumen.example:',
    '[::1',
    '[nonsense]',
    '<script>',
    '-.example',
    'ü.example',
    'x'.repeat(300),
    `${'x.'.repeat(150)}example`,
  ])('rejects the invalid host in the header X-Forwarded-Host of a trusted proxy: %s', async (host) => {
    const answer = await ask({ trusted: 1, headers: { 'x-forwarded-host': host } });
    expect(answer.status).toBe(400);
    // No trusted proxy is configured here, so the header is ignored.
    expect((await seen({ headers: { 'x-forwarded-host': host } })).origin).toBe('http://inner:3000');
  });

  test('rejects a request with a Host header that is too long', async () =>
    expect((await ask({ url: `http://${'x'.repeat(300)}/` })).status).toBe(400));
});

describe('address of a caller for rate limits @door-11', () => {
  const proxy = '10.0.0.1';
  const networks = ['10.0.0.0/8', '192.0.2.0/24', 'fd00::/8', '127.0.0.1'];
  test.each<[string, TrustedProxies, string, string, string]>([
    ['without a proxy, the address of the connection', 0, '1.1.1.1, 2.2.2.2', '9.9.9.9', '9.9.9.9'],
    ['behind one proxy, the last address in the list', 1, '1.1.1.1, 2.2.2.2', proxy, '2.2.2.2'],
    ['behind two proxies, the address that the outer proxy added', 2, '6.6.6.6, 1.1.1.1, 2.2.2.2', proxy, '1.1.1.1'],
    ['behind two configured proxies but only one in the list, its only address', 2, '2.2.2.2', proxy, '2.2.2.2'],
    ['the proxy’s address if the proxy sends no list', 1, '', proxy, proxy],
    ['the proxy’s address if the last item of the list is not an address', 1, '1.1.1.1, unknown', proxy, proxy],
    [
      'the outer proxy’s address if that proxy added an item that is not an address',
      2,
      '1.1.1.1, unknown, 2.2.2.2',
      proxy,
      '2.2.2.2',
    ],
    ['removes the port of an IPv4 address', 1, '2.2.2.2:4711', proxy, '2.2.2.2'],
    ['normalises an IPv6 address', 1, '2001:DB8:0::7', proxy, '2001:db8::7'],
    ['removes brackets and port of an IPv6 address', 1, '[2001:db8::7]:4711', proxy, '2001:db8::7'],
    ['converts an IPv4 address mapped to IPv6', 1, '::ffff:2.2.2.2', proxy, '2.2.2.2'],
    ['the proxy’s address if the list contains an IPv4 address with only two parts', 1, '2.2', proxy, proxy],
    [
      'behind a proxy of a trusted network, the last address in the list',
      networks,
      '1.1.1.1, 2.2.2.2',
      proxy,
      '2.2.2.2',
    ],
    [
      'skips all proxies of trusted networks in the list',
      networks,
      '6.6.6.6, 1.1.1.1, 192.0.2.9, 10.3.3.3',
      proxy,
      '1.1.1.1',
    ],
    [
      'recognises a trusted proxy whose IPv4 address is mapped to IPv6',
      networks,
      '1.1.1.1',
      '::ffff:10.0.0.1',
      '1.1.1.1',
    ],
    ['skips proxies of a trusted IPv6 network', networks, '2001:db8::7, fd00::2', 'fd00::1', '2001:db8::7'],
    ['ignores the list of a proxy outside the trusted networks', networks, '1.1.1.1', '9.9.9.9', '9.9.9.9'],
    [
      'the first address if all addresses of the list are trusted proxies',
      networks,
      '10.9.9.9, 10.3.3.3',
      proxy,
      '10.9.9.9',
    ],
  ])('determines the caller’s IP address from X-Forwarded-For: %s', async (_what, trusted, list, peer, address) => {
    const headers: Record<string, string> = list === '' ? {} : { 'x-forwarded-for': list };
    expect((await seen({ trusted, peer, headers })).address).toBe(address);
  });

  test('ignores forwarded scheme and host from untrusted proxy addresses', async () => {
    const headers = { ...forwarded, 'x-forwarded-for': '1.1.1.1', 'x-forwarded-port': '9' };
    expect((await seen({ trusted: networks, peer: '9.9.9.9', headers })).origin).toBe('http://inner:3000');
    expect((await seen({ trusted: networks, headers })).origin).toBe('http://inner:3000');
    expect((await seen({ trusted: networks, peer: proxy, headers })).origin).toBe('https://lumen.example');
  });

  test('returns no caller address for in-process requests', async () =>
    expect((await seen({})).address).toBeUndefined());
});
