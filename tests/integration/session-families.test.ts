import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type HostProcess, startHost } from '../support/host-process.ts';
import { viewer, writeRealm } from '../support/realm-folder.ts';

// Two programs over one database, as a load balancer distributes the tabs of one browser.
let database: TestDatabase;
let realm: { folder: string; remove: () => Promise<void> };
const programs: HostProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await writeRealm('north');
  for (let index = 0; index < 2; index++)
    programs.push(
      await startHost({
        DATABASE_URL: database.url,
        PLAYBILL_REALMS: realm.folder,
        PLAYBILL_SECRET: 'one secret that both of the programs share',
        PLAYBILL_RATE_LIMIT_FACTOR: '0',
      }),
    );
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await database.drop();
  await realm.remove();
});

/** The value of a cookie that a response sets. */
const cookieIn = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(/[=;]/)[1] ?? '';

const post = (program: HostProcess | undefined, path: string, body: object, cookie = '') => {
  if (!program) throw new Error('There are no two programs');
  const headers = {
    'content-type': 'application/json',
    'x-playbill-session': 'cookie',
    origin: `http://north.localhost:${program.port}`,
    cookie,
  };
  return program.ask('north', path, { method: 'POST', headers, body: JSON.stringify(body) });
};

test('concurrent renewals of a session at two instances all get the same successor token, fifty times in a row @auth-01', async () => {
  const login = await post(programs[0], '/api/v2/login', { id: viewer.email, secret: viewer.password });
  let token = cookieIn(login.headers, 'playbill-refresh');
  for (let round = 0; round < 50; round++) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        post(programs[tab % 2], '/api/v2/token/refresh', {}, `playbill-refresh=${token}`),
      ),
    );
    expect([...new Set(answers.map(({ status }) => status))], `round ${round}`).toEqual([201]);
    const successors = new Set(answers.map(({ headers }) => cookieIn(headers, 'playbill-refresh')));
    expect(successors.size).toBe(1);
    const before = token;
    [token = ''] = successors;
    expect(token).not.toBe(before);
  }
  const rows = await database.query('select generation, ended_at from sessions where generation > 0');
  expect(rows).toEqual([{ generation: 50, ended_at: null }]);
});
