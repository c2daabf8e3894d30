import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { compiled, type HostProcess, startHost } from '../support/host-process.ts';
import { type InstanceClient, signInAt } from '../support/instance-client.ts';
import { editors, realmFiles, viewer, writeRealm } from '../support/realm-folder.ts';
import { bearer } from '../support/realm-server.ts';
import { MORE, text } from '../support/studio.ts';

// Three instances with the roles all, web and jobs, started concurrently on one empty database.
let database: TestDatabase;
let all: HostProcess;
let web: HostProcess;
let jobs: HostProcess;
const started: HostProcess[] = [];
let realm: { folder: string; remove: () => Promise<void> };
let settings: Record<string, string>;
let guest: InstanceClient;
let edda: InstanceClient;

beforeAll(async () => {
  database = await createTestDatabase();
  realm = await writeRealm('north');
  await writeEdition('one');
  settings = {
    DATABASE_URL: database.url,
    PLAYBILL_REALMS: realm.folder,
    PLAYBILL_SECRET: 'one secret that all of the instances share',
  };
  const roles = ['all', 'web', 'jobs'].map((role) => startHost({ ...settings, PLAYBILL_ROLE: role }));
  started.push(...(await Promise.allSettled(roles)).flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
  [all, web, jobs] = await Promise.all(roles as [Promise<HostProcess>, Promise<HostProcess>, Promise<HostProcess>]);
  guest = await signInAt(all);
  edda = await signInAt(all, editors.edda, 'studio');
});
afterAll(async () => {
  await Promise.all([...started, web].map((instance) => instance?.stop()));
  await database.drop();
  await realm.remove();
});

/**
 * Loads the realm folder in a separate process. With `--theirs`, the folder replaces edits that were published in the
 * meantime.
 */
function load() {
  const command = path.join(import.meta.dirname, '../../src/server/app/command.ts');
  const child = spawn(process.execPath, [command, 'load', realm.folder, '--theirs'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      PLAYBILL_DATA: `${realm.folder}-data`,
      NODE_COMPILE_CACHE: compiled,
      ...settings,
    },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { ended, kill: () => child.kill('SIGKILL') };
}

/** Everything that an instance caches by revision, as viewers see it. */
async function shownBy(instance: HostProcess): Promise<string> {
  const answers = await Promise.all(
    [
      '/api/v2/realm-settings/realm/north',
      '/api/v2/label/north',
      '/api/v2/menu-items?targetPlatform=WEB',
      '/api/v1/view?type=section&id=more',
      '/api/v1/view/search?query=edition',
      '/api/v1/view/content-grid?',
      '/sitemap.xml',
    ].map((address) => guest.get(instance, address)),
  );
  const wrong = answers.filter(({ status }) => status !== 200).map(({ status, text: said }) => `${status} ${said}`);
  expect(wrong).toEqual([]);
  return answers.map(({ text: said }) => said.replaceAll(String(instance.port), '')).join('\n');
}

/** Writes the realm folder in another edition, visible in name, label, page and title. */
async function writeEdition(edition: string): Promise<void> {
  const files = realmFiles('north') as Record<string, Record<string, unknown>>;
  const changes: Record<string, object> = {
    'realm.json': { ...files['realm.json'], name: `Realm of edition ${edition}`, search: { enabled: true } },
    'labels/en_US.json': {
      ...files['labels/en_US.json'],
      labels: { ...(files['labels/en_US.json']?.['labels'] as object), greeting: `Hello of edition ${edition}` },
    },
    'pages/more.json': { ...files['pages/more.json'], title: `Page of edition ${edition}` },
    'catalogue/edition.json': {
      version: '1.0',
      videos: [
        {
          id: 9001,
          title: `Title of edition ${edition}`,
          duration: 60,
          publishedAt: '2026-02-01',
          access: 'GRANTED',
          media: 'film',
        },
      ],
    },
  };
  for (const [name, content] of Object.entries(changes))
    await writeFile(path.join(realm.folder, name), JSON.stringify(content));
}

/** Saves a draft and returns its revision. */
async function draft(instance: HostProcess, title: string): Promise<number> {
  const { draft: before, published } = await edda.studio(instance, 'GET', MORE);
  const base = Math.max(before?.revision ?? 0, published?.revision ?? 0);
  const { revision = 0, status } = await edda.studio(instance, 'PUT', `${MORE}/draft`, { source: text(title), base });
  expect(status).toBe(200);
  return revision;
}
const titleAt = async (instance: HostProcess) =>
  (await guest.get(instance, '/api/v1/view?type=section&id=more')).json<{ title: string }>().title;
const publications = async (instance = all) =>
  ((await edda.studio(instance, 'GET', `${MORE}/history`)).revisions ?? []).filter(
    ({ state }) => state === 'PUBLISHED',
  );

test('a sign-in at one instance is valid at the others, and a sign-out ends it everywhere @srv-03 @auth-01', async () => {
  const vera = await signInAt(web, viewer);
  const known = async (instance: HostProcess) => (await vera.get(instance, '/api/v1/view?type=section&id=more')).status;
  expect([await known(all), await known(web)]).toEqual([200, 200]);
  const out = await all.ask('north', '/api/v2/logout', { method: 'POST', headers: bearer(vera.tokens) });
  expect(out.status).toBeLessThan(300);
  expect([await known(all), await known(web)]).toEqual([401, 401]);
});

test('a page published at one instance is visible in the next response of the others @srv-03 @edit-02', async () => {
  for (const [here, there] of [
    [all, web],
    [web, all],
  ] as const) {
    const title = `Published by ${here.port}`;
    expect(await shownBy(there)).not.toContain(title);
    const base = await draft(here, title);
    expect((await edda.studio(here, 'POST', `${MORE}/publish`, { base })).status).toBe(200);
    expect(await titleAt(there)).toBe(title);
  }
});

test('all instances show the new data of a reloaded realm everywhere; a killed reload leaves one complete version @srv-03 @realm-04', async () => {
  await Promise.all([all, web].map(shownBy));
  await writeEdition('two');
  expect(await load().ended).toBe(0);
  for (const instance of [all, web]) {
    const shown = await shownBy(instance);
    for (const what of ['Realm', 'Hello', 'Page', 'Title']) expect(shown).toContain(`${what} of edition two`);
  }
  await writeEdition('three');
  // Killed at an arbitrary moment; viewers must see one complete edition.
  const killed = load();
  await vi
    .waitFor(
      async () => {
        const [row] = await database.query<{ busy: boolean }>(
          "select exists (select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and query ilike 'insert into%') as busy",
        );
        if (!row?.busy) throw new Error('not yet');
      },
      { timeout: 5000, interval: 1 },
    )
    .catch(() => undefined);
  killed.kill();
  await killed.ended;
  const editions = await Promise.all(
    [all, web].map(async (one) => [...new Set((await shownBy(one)).match(/of edition \w+/g))]),
  );
  expect(editions[0]).toHaveLength(1);
  expect(editions[1]).toEqual(editions[0]);
  expect(await load().ended).toBe(0);
  expect(await shownBy(web)).toContain('Title of edition three');
});

test('a job that a web instance enqueues runs once at another instance, even if a worker is killed @srv-03 @edit-05', async () => {
  const before = (await publications()).length;
  const base = await draft(web, 'On time');
  const at = new Date(Date.now() + 1500).toISOString();
  expect((await edda.studio(web, 'PUT', `${MORE}/schedule`, { base, at })).status).toBe(200);
  await jobs.kill();
  await vi.waitFor(async () => expect(await titleAt(web)).toBe('On time'), { timeout: 30_000, interval: 200 });
  expect((await publications()).length - before).toBe(1);
  expect((await edda.studio(all, 'GET', MORE)).schedule).toBeUndefined();
});

test('a killed instance loses no acknowledged write and repeats none @srv-03', async () => {
  const acknowledged: number[] = [];
  const tokens: InstanceClient[] = [];
  const before = (await publications()).length;
  let begun = 0;
  const publish = async () => {
    for (;;) {
      const base = await draft(web, `Try ${++begun}`);
      const { status } = await edda.studio(web, 'POST', `${MORE}/publish`, { base });
      if (status !== 200) throw new Error(`Publishing answered ${status}`);
      acknowledged.push(base);
    }
  };
  const signIn = async () => {
    for (;;) tokens.push(await signInAt(web));
  };
  const ended = Promise.allSettled([publish(), signIn()]);
  await vi.waitFor(() => expect([acknowledged.length > 2, tokens.length > 5]).toEqual([true, true]), {
    timeout: 30_000,
    interval: 5,
  });
  await web.kill();
  await ended;
  for (const { get } of tokens) expect((await get(all, '/api/v2/label/north')).status).toBe(200);
  const made = await publications();
  // The last publication may have succeeded without its response arriving.
  expect([0, 1]).toContain(made.length - before - acknowledged.length);
  expect(new Set(made.map(({ revision }) => revision)).size).toBe(made.length);
  expect(await titleAt(all)).toMatch(/^Try \d+$/);
  web = await startHost({ ...settings, PLAYBILL_ROLE: 'web' });
  expect(await titleAt(web)).toBe(await titleAt(all));
});

test('another worker repeats a job whose worker was killed, with a single effect @srv-03 @edit-05', async () => {
  const before = (await publications()).length;
  await all.stop();
  const first = await startHost({ ...settings, PLAYBILL_ROLE: 'jobs' });
  started.push(first);
  const base = await draft(web, 'Begun twice');
  const at = new Date(Date.now() + 2000).toISOString();
  const release = await database.holdWrites('definitions');
  expect((await edda.studio(web, 'PUT', `${MORE}/schedule`, { base, at })).status).toBe(200);
  // The job runs until it waits for the lock, before it publishes anything.
  await vi.waitFor(
    async () => {
      const waiting = await database.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(waiting).toHaveLength(1);
    },
    { timeout: 60_000, interval: 50 },
  );
  await first.kill();
  await release();
  started.push(await startHost({ ...settings, PLAYBILL_ROLE: 'jobs' }));
  await vi.waitFor(async () => expect(await titleAt(web)).toBe('Begun twice'), { timeout: 110_000, interval: 500 });
  expect((await publications(web)).length - before).toBe(1);
});
