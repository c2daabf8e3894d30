import { describe, expect, test } from 'vitest';
import type { AnyCall } from './call.ts';
import { addressOf, callerAddress, originOf } from './origin.ts';

const alone = { trustProxy: false };
const behind = { trustProxy: true };
const asked = (headers: Record<string, string>) => new Request('http://inner:3000/a?b=c', { headers });

describe('where a caller thinks that it is', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'lumen.example' };
  test.each<[string, { trustProxy: boolean }, Record<string, string>, string]>([
    ['nothing that a caller writes counts without a trusted proxy', alone, forwarded, 'http://inner:3000'],
    ['a trusted proxy tells', behind, forwarded, 'https://lumen.example'],
    ['its port too', behind, { 'x-forwarded-host': 'lumen.example:8443' }, 'http://lumen.example:8443'],
    ['a proxy that tells the scheme alone', behind, { 'x-forwarded-proto': 'https' }, 'https://inner:3000'],
    ['a proxy that tells nothing', behind, {}, 'http://inner:3000'],
    ['a proxy that tells an empty name', behind, { 'x-forwarded-host': ' ' }, 'http://inner:3000'],
    ['a plain scheme', behind, { 'x-forwarded-proto': 'http' }, 'http://inner:3000'],
    ['another scheme', behind, { 'x-forwarded-proto': 'javascript' }, 'http://inner:3000'],
    [
      'of a list what the proxy itself has added',
      behind,
      { 'x-forwarded-proto': 'http, https', 'x-forwarded-host': 'evil.example, lumen.example' },
      'https://lumen.example',
    ],
  ])('%s', (_what, trust, headers, origin) => expect(originOf(asked(headers), trust).origin).toBe(origin));

  test('plain http to a proxy is that, however it asks itself', () =>
    expect(originOf(new Request('https://inner/', { headers: { 'x-forwarded-proto': 'http' } }), behind).origin).toBe(
      'http://inner',
    ));

  test('only an origin: no path of the request is in it', () =>
    expect(originOf(asked({}), alone).href).toBe('http://inner:3000/'));

  test('a forwarded host that is none is refused', () =>
    expect(() => originOf(asked({ 'x-forwarded-host': 'a b' }), behind)).toThrow(
      expect.objectContaining({ code: 'BAD_REQUEST' }),
    ));
});

describe('the address of a caller, by which attempts to sign in are counted', () => {
  const spoofed = asked({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2' });
  test.each<[string, Request, string | undefined, { trustProxy: boolean }, string | undefined]>([
    ['without a proxy it is the connection’s', spoofed, '9.9.9.9', alone, '9.9.9.9'],
    ['behind one it is what the proxy has added', spoofed, '9.9.9.9', behind, '2.2.2.2'],
    ['a proxy that tells none', asked({}), '9.9.9.9', behind, '9.9.9.9'],
    ['within the process', asked({}), undefined, alone, undefined],
  ])('%s', (_what, request, connection, trust, address) => expect(addressOf(request, connection, trust)).toBe(address));

  test('is read of a call', () => {
    const call = (env: unknown) =>
      ({ context: { config: alone }, http: { req: { raw: asked({}) }, env } }) as unknown as AnyCall;
    expect(callerAddress(call({ incoming: { socket: { remoteAddress: '9.9.9.9' } } }))).toBe('9.9.9.9');
    for (const env of [undefined, {}, { incoming: {} }]) expect(callerAddress(call(env))).toBeUndefined();
  });
});
