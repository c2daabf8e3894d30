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
    ['nothing that a caller writes counts without a trusted proxy', 0, forwarded, 'http://inner:3000'],
    ['a trusted proxy tells', 1, forwarded, 'https://lumen.example'],
    ['its port too', 1, { 'x-forwarded-host': 'lumen.example:8443' }, 'http://lumen.example:8443'],
    ['a proxy that tells the scheme alone', 1, { 'x-forwarded-proto': 'https' }, 'https://inner:3000'],
    ['a proxy that tells nothing', 1, {}, 'http://inner:3000'],
    ['a proxy that tells an empty name', 1, { 'x-forwarded-host': ' ' }, 'http://inner:3000'],
    ['a plain scheme', 1, { 'x-forwarded-proto': 'http' }, 'http://inner:3000'],
    ['another scheme', 1, { 'x-forwarded-proto': 'javascript' }, 'http://inner:3000'],
    ['the scheme’s own port is none', 1, { ...forwarded, 'x-forwarded-host': 'a.example:443' }, 'https://a.example'],
    [
      'nor is the plain one of a hop inside',
      1,
      { ...forwarded, 'x-forwarded-host': 'a.example:80' },
      'https://a.example',
    ],
    ['a port told by itself is nobody’s', 1, { ...forwarded, 'x-forwarded-port': '1234' }, 'https://lumen.example'],
    ['an address of version 6', 1, { 'x-forwarded-host': '[2001:DB8::1]:8443' }, 'http://[2001:db8::1]:8443'],
    ['capitals are no other name', 1, { 'x-forwarded-host': 'Lumen.Example' }, 'http://lumen.example'],
    ['the scheme that the proxy itself has added', 1, { 'x-forwarded-proto': 'http, https' }, 'https://inner:3000'],
    ['of two proxies the outer one’s', 2, { 'x-forwarded-proto': 'http, https, http' }, 'https://inner:3000'],
    ['of two proxies of which one tells', 2, { 'x-forwarded-proto': 'https' }, 'https://inner:3000'],
  ])('determines the public origin of a request: %s', async (_what, trusted, headers, origin) => {
    const answer = await seen({ trusted, headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2', ...headers } });
    expect([answer.origin, answer.url]).toEqual([origin, `${origin}/a?b=c`]);
  });

  test('the public origin is http if the proxy was called over http, even if the inner request uses https', async () =>
    expect((await seen({ url: 'https://inner/', trusted: 1, headers: { 'x-forwarded-proto': 'http' } })).origin).toBe(
      'http://inner',
    ));

  test('removes forwarded headers before handlers see them, from trusted proxies too', async () => {
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
  ])('rejects the invalid forwarded host %s', async (host) => {
    const answer = await ask({ trusted: 1, headers: { 'x-forwarded-host': host } });
    expect(answer.status).toBe(400);
    // No trusted proxy is configured here, so the header is ignored.
    expect((await seen({ headers: { 'x-forwarded-host': host } })).origin).toBe('http://inner:3000');
  });

  test('rejects a request whose own Host header is too long', async () =>
    expect((await ask({ url: `http://${'x'.repeat(300)}/` })).status).toBe(400));
});

describe('address of a caller for rate limits @door-11', () => {
  const proxy = '10.0.0.1';
  const networks = ['10.0.0.0/8', '192.0.2.0/24', 'fd00::/8', '127.0.0.1'];
  test.each<[string, TrustedProxies, string, string, string]>([
    ['without a proxy it is the connection’s', 0, '1.1.1.1, 2.2.2.2', '9.9.9.9', '9.9.9.9'],
    ['behind one what that one has added', 1, '1.1.1.1, 2.2.2.2', proxy, '2.2.2.2'],
    ['behind two what the outer one has added', 2, '6.6.6.6, 1.1.1.1, 2.2.2.2', proxy, '1.1.1.1'],
    ['behind two of which one was passed by', 2, '2.2.2.2', proxy, '2.2.2.2'],
    ['a proxy that tells none', 1, '', proxy, proxy],
    ['a proxy that tells nonsense', 1, '1.1.1.1, unknown', proxy, proxy],
    ['an outer one that tells nonsense', 2, '1.1.1.1, unknown, 2.2.2.2', proxy, '2.2.2.2'],
    ['with a port behind it', 1, '2.2.2.2:4711', proxy, '2.2.2.2'],
    ['of version 6', 1, '2001:DB8:0::7', proxy, '2001:db8::7'],
    ['of version 6 with a port behind it', 1, '[2001:db8::7]:4711', proxy, '2001:db8::7'],
    ['of version 4 within 6', 1, '::ffff:2.2.2.2', proxy, '2.2.2.2'],
    ['in one of few digits, which is none', 1, '2.2', proxy, proxy],
    ['from a network that is trusted', networks, '1.1.1.1, 2.2.2.2', proxy, '2.2.2.2'],
    ['past every proxy of such a network', networks, '6.6.6.6, 1.1.1.1, 192.0.2.9, 10.3.3.3', proxy, '1.1.1.1'],
    ['of version 4 within 6 as a connection has it', networks, '1.1.1.1', '::ffff:10.0.0.1', '1.1.1.1'],
    ['of version 6', networks, '2001:db8::7, fd00::2', 'fd00::1', '2001:db8::7'],
    ['from elsewhere nothing counts', networks, '1.1.1.1', '9.9.9.9', '9.9.9.9'],
    ['where all are proxies it is the first', networks, '10.9.9.9, 10.3.3.3', proxy, '10.9.9.9'],
  ])('determines the caller’s IP address: %s', async (_what, trusted, list, peer, address) => {
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
