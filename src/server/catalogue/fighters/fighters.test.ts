import { afterAll, beforeAll, expect, test } from 'vitest';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { fighterRecords } from '../../authoring/load/fighter-records.ts';
import { replaceFighters } from './fighters.store.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  headers = bearer(await server.guest());
  const record = { wins: 1, losses: 0, noContests: 0 };
  const fighters = Array.from({ length: 5 }, (_, index) => ({
    id: `fm${index}`,
    name: `Fighter ${index}`,
    record,
    weightClass: 't:greeting',
    bouts: [
      { opponentId: `fm${(index + 1) % 5}`, outcome: 'win' as const, method: 'KO/TKO' as const, round: 1 },
      { opponent: 'Somebody Else', outcome: 'noContest' as const, method: 'unknown' as const },
    ],
    titles: [ids.free],
    translations: { es_ES: { name: `Luchador ${index}` } },
  }));
  await inRealm(server.context.db, 'north', (tx) =>
    replaceFighters(
      tx,
      'north',
      fighterRecords({ version: '1.0', fighters }, () => undefined),
    ),
  );
});
afterAll(() => server.close());

const ask = async (path: string, more: Record<string, string> = {}) => {
  const answer = await server.call(path, { headers: { ...headers, ...more } });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('lists fighters page by page in the order of the realm’s fighters file, without their bouts @page-04', async () => {
  const first = await ask('/api/v2/fighters?rpp=3');
  const { fighters, paging } = first.body as { fighters: object[]; paging: { lastSeen: string } };
  const rest = await ask(`/api/v2/fighters?rpp=3&lastSeen=${paging.lastSeen}`);
  const all = [...fighters, ...(rest.body['fighters'] as object[])] as { fighterId: string; bouts?: unknown }[];
  expect(all.map(({ fighterId }) => fighterId)).toEqual(['fm0', 'fm1', 'fm2', 'fm3', 'fm4']);
  expect(all.every(({ bouts }) => bouts === undefined)).toBe(true);
  expect(rest.body['paging']).toEqual({ moreDataAvailable: false });
});

test('a fighter has related titles and bouts with translated opponent names @page-08 @i18n-01', async () => {
  const { body } = await ask('/api/v2/fighters/fm0', { 'accept-language': 'es' });
  expect(body).toMatchObject({
    name: 'Luchador 0',
    weightClass: 'Hola',
    bouts: [
      { opponent: 'Luchador 1', opponentId: 'fm1', outcome: 'win', method: 'KO/TKO', round: 1 },
      { opponent: 'Somebody Else', outcome: 'noContest', method: 'unknown' },
    ],
    contentList: [{ id: ids.free }],
  });
});

test('the API and the page of an unknown fighter answer 404', async () => {
  expect((await ask('/api/v2/fighters/nobody')).status).toBe(404);
  expect((await ask('/api/v1/view?type=fighter&id=nobody')).status).toBe(404);
  expect((await ask('/api/v1/view?type=fighter&id=fm1')).body).toMatchObject({ title: 'Fighter 1' });
});
