import { expect, test, vi } from 'vitest';
import { createOtherLanguages } from './other-languages.ts';

const calls = ['http://apex.example/api/v2/label/apex', 'http://apex.example/api/v1/view?type=home'];
const drawn = {
  settings: { realm: 'apex', languages: ['en_US', 'ar', 'es_ES'] },
  revision: '1',
  language: 'en-US',
  calls,
};
const asked = (fetch: ReturnType<typeof answering>) =>
  fetch.mock.calls.map(([request]) => `${new URL(request.url).pathname} ${request.headers.get('accept-language')}`);
const answering = (status = 200) => vi.fn(async (_request: Request) => new Response('{}', { status }));

test('prefetches labels in the realm’s other languages once per revision @out-01', async () => {
  const learn = createOtherLanguages({ hasRoom: () => true });
  const fetch = answering();
  await learn({ ...drawn, fetch });
  expect(asked(fetch)).toEqual(['/api/v2/label/apex ar', '/api/v2/label/apex es-ES']);
  await learn({ ...drawn, language: 'ar', fetch });
  expect(fetch).toHaveBeenCalledTimes(2);
  await learn({ ...drawn, revision: '2', language: 'ar', fetch });
  expect(asked(fetch).slice(2)).toEqual(['/api/v2/label/apex en-US', '/api/v2/label/apex es-ES']);
});

test('retries failed requests for labels after the next rendered page', async () => {
  const learn = createOtherLanguages({ hasRoom: () => true });
  await learn({ ...drawn, fetch: answering(503) });
  await learn({ ...drawn, fetch: vi.fn(() => Promise.reject(new Error('away'))) });
  const fetch = answering();
  await learn({ ...drawn, fetch });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('does not retry a request for labels that was answered with 404', async () => {
  const learn = createOtherLanguages({ hasRoom: () => true });
  const fetch = answering(404);
  await learn({ ...drawn, fetch });
  await learn({ ...drawn, fetch });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([
  ['the cache is full', { hasRoom: () => false }, drawn],
  ['the realm’s revision is unknown', { hasRoom: () => true }, { ...drawn, revision: undefined }],
  ['the page used data that another page had loaded', { hasRoom: () => true }, { ...drawn, calls: calls.slice(1) }],
])('prefetches no labels of other languages when %s', async (_, room, page) => {
  const fetch = answering();
  await createOtherLanguages(room)({ ...page, fetch });
  expect(fetch).not.toHaveBeenCalled();
});
