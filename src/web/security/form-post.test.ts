import { expect, test } from 'vitest';
import { isSameOriginRequest } from '#server/platform/http/same-origin.ts';
import { acceptPost } from './form-post.ts';

const ORIGIN = 'https://apex.example';
const FORM = 'application/x-www-form-urlencoded';
const post = (headers: Record<string, string>, body: BodyInit = 'id=a') =>
  new Request(`${ORIGIN}/login`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

test.each<[string, string, Record<string, string>, boolean]>([
  ['accepts', 'a page of this site', { 'sec-fetch-site': 'same-origin', origin: ORIGIN }, true],
  ['accepts', 'a page of this site in an older browser', { origin: ORIGIN }, true],
  ['rejects', 'another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  ['rejects', 'another site that gives this origin', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
  ['rejects', 'a host of another realm', { 'sec-fetch-site': 'same-site', origin: 'https://lumen.example' }, false],
  ['rejects', 'a URL typed by the user', { 'sec-fetch-site': 'none' }, false],
  ['rejects', 'another site in an older browser', { origin: 'https://evil.example' }, false],
  ['rejects', 'another scheme', { origin: 'http://apex.example' }, false],
  ['rejects', 'an opaque origin', { origin: 'null' }, false],
  ['rejects', 'a client without browser headers', {}, false],
])('%s a form post from %s @page-12', (_verdict, _from, headers, taken) =>
  expect(isSameOriginRequest(post(headers), ORIGIN)).toBe(taken),
);

const status = async (request: Request) => {
  const accepted = await acceptPost(request, ORIGIN, {});
  return accepted instanceof Response ? accepted.status : await accepted.text();
};

test('accepts URL-encoded form posts and rejects posts of another content type with status 415 @page-12', async () => {
  expect(await status(post({ origin: ORIGIN, 'content-type': FORM }, 'id=a&secret=%C3%A9'))).toBe('id=a&secret=%C3%A9');
  expect(await status(post({ origin: ORIGIN, 'content-type': `${FORM};charset=UTF-8` }))).toBe('id=a');
  expect(await status(post({ 'content-type': FORM }))).toBe(403);
  expect(await status(post({ origin: ORIGIN, 'content-type': 'application/json' }, '{}'))).toBe(415);
  for (const type of [`x-${FORM}`, `${FORM}x;charset=UTF-8`, `${FORM}x`])
    expect(await status(post({ origin: ORIGIN, 'content-type': type }))).toBe(415);
  expect(await status(post({ origin: ORIGIN, 'content-type': `${FORM} ; charset=UTF-8` }))).toBe('id=a');
  expect(await status(post({ origin: ORIGIN, 'content-type': 'multipart/form-data; boundary=x' }))).toBe(415);
});

test('rejects form posts over 64 kB, with or without Content-Length, without reading the body @page-12', async () => {
  const headers = { origin: ORIGIN, 'content-type': FORM };
  expect(await status(post({ ...headers, 'content-length': '70000' }))).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(97));
    },
  });
  expect(await status(post(headers, endless))).toBe(413);
  expect(sent).toBeLessThan(200_000);
});
