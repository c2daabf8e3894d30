import { expect, test, vi } from 'vitest';
import { createBrandingFiles } from './branding-files.ts';

const settings = {
  logos: { main: '/images/apex/logo.svg', small: '/images/apex/mark.png' },
  fontFiles: { bold: '/files/apex/bold.woff2', elsewhere: 'https://fonts.example/thin.woff2' },
};
const origin = 'http://apex.example';
const asking = (path: string, accept: string) => new Request(`${origin}${path}`, { headers: { accept } });
const away = () => new Response(null, { status: 503 });
const answering = (answer: () => Response) => vi.fn(async (_request: Request) => answer());
const asked = (fetch: ReturnType<typeof answering>) => fetch.mock.calls.map(([{ url }]) => url);
const own = ['/images/apex/logo.svg', '/images/apex/mark.png', '/files/apex/bold.woff2'].map((path) => origin + path);

test('serves a prefetched logo while the realm server is down, in any accepted format @out-01', async () => {
  const files = createBrandingFiles();
  files.expect(settings);
  const fetch = answering(() => new Response('drawn', { headers: { 'content-type': 'image/png' } }));
  await files.learn(settings, origin, fetch);
  expect(asked(fetch)).toEqual(own);
  const kept = await files.pass(asking('/images/apex/mark.png', 'image/avif,image/webp,*/*'), away);
  expect([kept.status, kept.headers.get('content-type'), await kept.text()]).toEqual([200, 'image/png', 'drawn']);
  expect((await files.pass(asking('/images/apex/other.png', '*/*'), away)).status).toBe(503);
});

test('fetches each logo file once, and again only after a failed request', async () => {
  const files = createBrandingFiles();
  files.expect(settings);
  await files.learn(
    settings,
    origin,
    answering(() => {
      throw new Error('away');
    }),
  );
  await files.learn(settings, origin, answering(away));
  const fetch = answering(() => new Response(null, { status: 404 }));
  await files.learn(settings, origin, fetch);
  await files.learn(settings, origin, fetch);
  expect(asked(fetch)).toEqual(own);
});
