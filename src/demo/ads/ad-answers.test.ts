import path from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerProblem } from '#server/platform/http/problems.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { createAdAnswers } from './ad-answers.ts';

const mediaFolder = path.join(import.meta.dirname, '../../../fixtures/media');
const app = new Hono<RealmEnv>();
app.onError((error, http) => {
  http.set('requestId', 'id');
  return answerProblem(error, http);
});
app.route('/', createAdAnswers(mediaFolder));

test('a VAST response has absolute URLs, allows any origin (CORS) and is not cached @play-12', async () => {
  const answer = await app.request('http://apex.test:8080/media/ads/ring-of-salt.xml?givn=1');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(text).toContain('>http://apex.test:8080/media/ring-of-salt/preview.mp4</MediaFile>');
  expect(text).not.toContain('{origin}');
  expect(text).toContain('skipoffset="00:00:03"');
  expect(await (await app.request('/media/ads/harbour-lights.xml')).text()).not.toContain('skipoffset');
});

test.each(['none.xml', 'ring-of-salt.mp4', 'ring-of-salt', '..%2fthe-walkout%2ffilm.json', '.xml'])(
  'answers 404 for the unknown ad URL %s @play-12',
  async (file) => expect((await app.request(`/media/ads/${file}`)).status).toBe(404),
);
