import { afterAll, beforeAll, expect, test } from 'vitest';
import { synthesise } from '../../scripts/realm/synth/synth-command.ts';
import { bearer, openTestServer, type TestServer } from '../support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await synthesise(server.context, 50, 'search');
});
afterAll(() => server.close());

test('search is enabled in the synthetic benchmark realm and finds the realm’s titles @srch-02', async () => {
  const settings = await server.database.query(
    "select settings -> 'search' as search from realms where realm = 'synth'",
  );
  expect(JSON.stringify(settings)).toContain('{"enabled":true}');
  const answer = await server.call('/api/v1/view/search?query=the', {
    realm: 'synth',
    headers: bearer(await server.guest('synth')),
  });
  const page = (await answer.json()) as { elements: { attributes: { totalResults?: number } }[] };
  expect(page.elements[0]?.attributes.totalResults).toBeGreaterThan(10);
});
