import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerProblem } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { refuseUnknown } from './unknown.ts';

const app = new Hono<RealmEnv>();
app.onError((error, http) => answerProblem(error, http));
app.all(
  '*',
  refuseUnknown(['GET /api/v4/vod/{id}', 'POST /api/v4/vod/{id}', 'GET /api/v1/a.json', 'GET /api/v1/{a}/b']),
);

test.each([
  ['GET', '/api/v4/nothing', 404, 'without an Allow header', null],
  ['DELETE', '/api/v4/vod/7', 405, 'with the header “Allow: GET, POST”', 'GET, POST'],
  ['DELETE', '/api/v4/vod/7/', 405, 'with the header “Allow: GET, POST”', 'GET, POST'],
  ['DELETE', '/api/v4/vod/7/more', 404, 'without an Allow header', null],
  ['DELETE', '/x/api/v4/vod/7', 404, 'without an Allow header', null],
  ['DELETE', '/api/v4/vod/', 404, 'without an Allow header', null],
  ['POST', '/api/v1/a.json', 405, 'with the header “Allow: GET”', 'GET'],
  ['POST', '/api/v1/aXjson', 404, 'without an Allow header', null],
  ['POST', '/api/v1/x/b', 405, 'with the header “Allow: GET”', 'GET'],
  // The request matches an endpoint whose handler answers 404, so the response has no Allow header.
  ['GET', '/api/v4/vod/7', 404, 'without an Allow header', null],
])('answers the unknown path or unsupported method %s %s with %i, %s', async (method, path, status, _header, allow) => {
  const answer = await app.request(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
});
