import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { studioRealms } from '#web/studio/studio-realms.ts';
import { openRealm } from '#server/app/open.ts';
import { logUnreadable, watchHosts } from '#server/platform/realms/hosts.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { openTestServer, type TestServer } from '../support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const nameOf = async (realm: string) => {
  const answer = await server.call(`/api/v2/realm-settings/realm/${realm}`, { realm });
  return answer.ok ? ((await answer.json()) as RealmSettings).name : answer.status;
};

const offered = async () => {
  const { realms } = await studioRealms(
    {
      api: async (request) => server.app.fetch(request),
      hosts: watchHosts(server.context.db, [], logUnreadable(server.context.log)),
      isComplete: true,
    },
    new URL('http://studio.localhost:3000/'),
  );
  return realms.map(({ id, origin }) => [id, origin]);
};

/** Damaged settings that were written to the database without validation. */
const damages = [
  ['null as settings', 'null'],
  ['a text as settings', '"nothing"'],
  ['a list as settings', '[]'],
  ['settings without properties', '{}'],
  ['settings of an unknown version', '{"version":"99.0","hosts":7}'],
  [
    'settings with values of wrong types',
    '{"version":"1.0","id":7,"name":null,"hosts":"south.localhost","languages":{},"defaultLocale":[],"logos":null}',
  ],
];

test.each(damages)(
  'damaged settings of one realm, %s in the database, do not affect server, other realms or studio @out-07',
  async (_name, damage) => {
    const told = async () =>
      Number(
        / (\d+)$/m.exec(
          await server.context.metrics.registry.getSingleMetricAsString('playbill_diagnostics_total'),
        )?.[1],
      );
    const before = await told();
    await server.database.query(
      "update realms set settings = $1::text::json, revision = revision + 1 where realm = 'south'",
      [damage],
      'south',
    );
    expect(await nameOf('north')).toBe('The north realm');
    expect((await server.call('/readyz')).status).toBe(200);
    // Viewers keep the last good settings, editors still find the realm in the studio, and a metric counts the fault.
    expect(await nameOf('south')).toBe('The south realm');
    expect(await offered()).toEqual([
      ['north', 'http://north.localhost:3000'],
      ['south', 'http://south.localhost:3000'],
    ]);
    expect(await told()).toBeGreaterThan(before);

    // A restart gives the same result.
    const again = await openRealm({ ...server.context.config }, { log: server.context.log });
    onTestFinished(again.close);
    expect(again.context.realms.map(({ id }) => id)).toEqual(['north', 'south']);
    expect((await again.app.request('http://north.localhost/api/v2/realm-settings/realm/north')).status).toBe(200);
  },
);

test('leaves out a realm that cannot be read; the server, other realms and the studio work @out-07', async () => {
  await server.database.query(
    `create function cannot_be_read(realm text) returns boolean language plpgsql as $$
       begin if realm = 'south' then raise 'invalid page in block 7'; end if; return true; end $$;
     create policy unreadable on realms as restrictive using (cannot_be_read(realm))`,
  );
  onTestFinished(async () => {
    await server.database.query('drop policy unreadable on realms; drop function cannot_be_read');
  });
  expect(await nameOf('south')).toBe(500);
  expect(await nameOf('north')).toBe('The north realm');
  expect(await offered()).toEqual([['north', 'http://north.localhost:3000']]);

  const logged = vi.spyOn(server.context.log, 'error');
  onTestFinished(() => logged.mockRestore());
  const look = watchHosts(server.context.db, [], logUnreadable(server.context.log));
  expect((await look()).map(({ id }) => id)).toEqual(['north']);
  await look();
  expect(logged).toHaveBeenCalledTimes(1);
  const again = await openRealm({ ...server.context.config }, { log: server.context.log });
  onTestFinished(again.close);
  expect(again.context.realms.map(({ id }) => id)).toEqual(['north']);
  expect(logged).toHaveBeenCalledWith(
    { realm: 'south', err: expect.objectContaining({ message: 'invalid page in block 7' }) },
    expect.stringContaining('is out'),
  );
  expect((await again.app.request('http://north.localhost/api/v2/realm-settings/realm/north')).status).toBe(200);
});
