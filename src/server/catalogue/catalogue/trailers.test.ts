import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Card } from '#schemas/generated/types.ts';
import { ids, viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function trailersFor(who: Tokens) {
  const row = '/api/v4/content/home/bucket/all?rpp=100';
  const answer = (await (await server.call(row, { headers: bearer(who) })).json()) as { contentList: Card[] };
  return answer.contentList.find(({ id }) => id === ids.denied)?.trailers;
}

test("a title's card contains the trailers with their access level for the viewer @card-09", async () => {
  const trailer = { id: ids.onSignIn, title: `Title ${ids.onSignIn}` };
  expect(await trailersFor(await server.guest())).toEqual([{ ...trailer, accessLevel: 'GRANTED_ON_SIGN_IN' }]);
  const signedIn = await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }));
  expect(await trailersFor((await signedIn.json()) as Tokens)).toEqual([{ ...trailer, accessLevel: 'GRANTED' }]);
});
