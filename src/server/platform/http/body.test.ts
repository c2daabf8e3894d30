import { describe, expect, test } from 'vitest';
import { LARGEST_BODY, readBytes, readJson } from './body.ts';

const JSON_TYPE = 'application/json';
const post = (body: BodyInit | null, headers: Record<string, string> = { 'content-type': JSON_TYPE }) =>
  new Request('http://a/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

/** Creates a request whose body arrives in chunks of 10 bytes, and counts the chunks read. */
function inPieces(pieces: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent === pieces) return controller.close();
        sent += 1;
        controller.enqueue(new Uint8Array(10).fill(97));
      },
    },
    { highWaterMark: 0 },
  );
  return { request: post(body), sent: () => sent };
}

describe('reading a request body', () => {
  test.each([0, 1, 5])('reads a request body completely; number of chunks: %i', async (pieces) => {
    const { request } = inPieces(pieces);
    expect((await readBytes(request, 50))?.toString()).toBe('a'.repeat(pieces * 10));
  });

  test('stops reading a request body that is too long, with or without Content-Length', async () => {
    const endless = inPieces(Number.POSITIVE_INFINITY);
    expect(await readBytes(endless.request, 50)).toBeUndefined();
    expect(endless.sent()).toBeLessThan(10);
    const told = inPieces(1);
    told.request.headers.set('content-length', '51');
    expect(await readBytes(told.request, 50)).toBeUndefined();
    expect(told.sent()).toBe(0);
    const fits = inPieces(5);
    fits.request.headers.set('content-length', '50');
    expect(await readBytes(fits.request, 50)).toHaveLength(50);
  });

  test('returns no bytes for a request without a body', async () =>
    expect(await readBytes(post(null), 50)).toHaveLength(0));
});

const codeOf = (request: Request, largest?: number) =>
  readJson(request, largest).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );

describe('parsing a JSON body', () => {
  test.each(['application/json', 'Application/JSON', 'application/json; charset=utf-8', 'application/json ;x=y'])(
    'accepts a JSON body with the content type %s',
    async (type) => expect(await readJson(post('{"a":["é"]}', { 'content-type': type }))).toEqual({ a: ['é'] }),
  );

  test.each(['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', 'text/x-application/json'])(
    'rejects a body of content type %s, which other sites can send without a CORS preflight',
    async (type) => expect(await codeOf(post('{}', { 'content-type': type }))).toBe('UNSUPPORTED_MEDIA_TYPE'),
  );

  test('rejects a JSON body without a content type', async () =>
    expect(await codeOf(post(new TextEncoder().encode('{}'), {}))).toBe('UNSUPPORTED_MEDIA_TYPE'));

  test('accepts a request without a body', async () => expect(await readJson(post(null, {}))).toBeUndefined());

  test.each<[string, string]>([
    ['an object without its closing brace', '{'],
    ['a text that is no JSON', 'nothing'],
    ['an object that sets __proto__', '{"__proto__":{"isAdmin":true}}'],
    ['an object that sets constructor.prototype', '{"a":{"constructor":{"prototype":{"x":1}}}}'],
  ])('rejects the malformed or malicious JSON body: %s', async (_name, text) =>
    expect(await codeOf(post(text))).toBe('BAD_REQUEST'),
  );

  test('rejects a JSON body that is not UTF-8', async () =>
    expect(await codeOf(post(new Uint8Array([0x22, 0xff, 0x22])))).toBe('BAD_REQUEST'));

  test('rejects a JSON body above the size limit', async () => {
    const long = (bytes: number) => post(JSON.stringify('a'.repeat(bytes - 2)));
    expect(await codeOf(long(LARGEST_BODY))).toBeUndefined();
    expect(await codeOf(long(LARGEST_BODY + 1))).toBe('PAYLOAD_TOO_LARGE');
    expect(LARGEST_BODY).toBe(65_536);
    expect(await codeOf(long(11), 10)).toBe('PAYLOAD_TOO_LARGE');
  });
});
