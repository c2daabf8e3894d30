import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editors } from '../../../../tests/support/realm-folder.ts';
import { openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';
import { headOf, MORE, more, openStudio, seen, type Studio, text } from '../../../../tests/support/studio.ts';
import { loadRealm } from '../../app/load-realm.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { publishScheduled } from './publish-scheduled.job.ts';

const HOUR = 3_600_000;

let server: TestServer;
let edda: Studio;
let otto: Studio;
const title = async () => (await seen(server, 'more')).page.title;
const inHours = (hours: number) => new Date(server.clock.now() + hours * HOUR).toISOString();
const history = async () => (await edda('GET', `${MORE}/history`)).revisions ?? [];

/** Signs in again, because tokens expire sooner than the hours that the tests skip. */
async function signIn(): Promise<void> {
  edda = await openStudio(server, editors.edda);
  otto = await openStudio(server, editors.otto);
}
/** Runs the job for page `more` as a worker would. */
async function runJob(context = server.context): Promise<void> {
  const realm = await findRealm(context.db, 'north');
  if (realm) await publishScheduled.run(context, realm, { kind: 'page', name: 'more' });
}
/** Advances the server's clock and runs the publication job. */
async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  await runJob();
  await signIn();
}

beforeAll(async () => {
  server = await openTestServer({}, { ownFolders: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(START);
  await loadRealm(server.context, server.folders['north'] ?? '');
  await signIn();
  const { draft, schedule } = await edda('GET', MORE);
  if (schedule) await edda('DELETE', `${MORE}/schedule`, { at: schedule.at });
  if (draft) await edda('DELETE', `${MORE}/draft`, { base: draft.revision });
});

/** Saves a draft and schedules it in an hour. */
async function scheduled(source: string): Promise<number> {
  const { revision = 0 } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf(edda) });
  const made = await edda('PUT', `${MORE}/schedule`, { base: revision, at: inHours(1), note: 'For tonight' });
  expect(made).toMatchObject({ status: 200, diagnostics: [], schedule: { revision, at: inHours(1) } });
  return revision;
}

describe('scheduled publication', () => {
  test('publishes a draft at the scheduled time, with the editor who set the schedule as author @edit-05', async () => {
    const before = await title();
    const revision = await scheduled(text('Tonight'));
    expect((await otto('GET', MORE)).schedule).toEqual({
      revision,
      at: inHours(1),
      scheduledAt: new Date(START).toISOString(),
      scheduledBy: editors.edda.name,
      note: 'For tonight',
    });
    const { documents } = await otto('GET', 'documents');
    expect(documents?.find(({ name }) => name === 'more')?.schedule).toEqual({
      revision,
      at: inHours(1),
      isRefused: false,
    });
    await pass(HOUR - 1);
    expect(await title()).toBe(before);
    await pass(1);
    expect(await title()).toBe('Tonight');
    expect((await history())[0]).toMatchObject({
      state: 'PUBLISHED',
      savedBy: editors.edda.name,
      of: revision,
      note: 'For tonight',
    });
    expect(await edda('GET', MORE)).not.toHaveProperty('schedule');
  });

  test('publishes a scheduled draft only once if several workers run the job concurrently @edit-05', async () => {
    const revision = await scheduled(text('Once'));
    server.clock.advance(HOUR);
    await Promise.all(Array.from({ length: 4 }, () => runJob()));
    await signIn();
    // Only one of the concurrent jobs has published the draft; the others found nothing to do.
    expect((await history()).filter(({ of }) => of === revision)).toHaveLength(1);
    expect(await title()).toBe('Once');
  });

  test('rejects moving or cancelling a scheduled publication if the request states an outdated time @edit-05', async () => {
    const before = await title();
    const base = await scheduled(text('Moved'));
    const unseen = await otto('PUT', `${MORE}/schedule`, { base, at: inHours(5) });
    expect(unseen).toMatchObject({ status: 409, code: 'CONFLICT' });
    const moved = await otto('PUT', `${MORE}/schedule`, { base, at: inHours(3), replaces: inHours(1) });
    expect(moved).toMatchObject({ status: 200, schedule: { scheduledBy: editors.otto.name } });
    expect((await edda('DELETE', `${MORE}/schedule`, { at: inHours(1) })).status).toBe(409);
    expect((await edda('DELETE', `${MORE}/schedule`, { at: inHours(3) })).status).toBe(204);
    expect((await edda('DELETE', `${MORE}/schedule`, { at: inHours(3) })).status).toBe(409);
    await pass(4 * HOUR);
    expect(await title()).toBe(before);
  });

  test('removes the schedule of a draft when the draft is published or discarded @edit-05', async () => {
    const base = await scheduled(text('By hand'));
    await edda('POST', `${MORE}/publish`, { base });
    expect(await edda('GET', MORE)).not.toHaveProperty('schedule');
    const second = await scheduled(text('Not after all'));
    await edda('DELETE', `${MORE}/draft`, { base: second });
    expect(await edda('GET', MORE)).not.toHaveProperty('schedule');
  });

  test.each([
    ['a time in the past', { hours: -1 }, 400],
    ['the current time', { hours: 0 }, 400],
  ])('rejects %s as the scheduled time of a publication @edit-05', async (_what, { hours }, status) => {
    const { revision } = await edda('PUT', `${MORE}/draft`, { source: text('x'), base: await headOf(edda) });
    expect((await edda('PUT', `${MORE}/schedule`, { base: revision, at: inHours(hours) })).status).toBe(status);
  });

  test('rejects scheduling a publication without a draft, of an outdated draft or of an invalid draft @edit-05', async () => {
    expect((await edda('PUT', `${MORE}/schedule`, { base: await headOf(edda), at: inHours(1) })).status).toBe(400);
    const source = JSON.stringify({ ...more('x'), colour: 'red' });
    const { revision = 0 } = await edda('PUT', `${MORE}/draft`, { source, base: await headOf(edda) });
    expect(await edda('PUT', `${MORE}/schedule`, { base: revision, at: inHours(1) })).toMatchObject({
      status: 422,
      details: { diagnostics: [{ pointer: '/colour', rule: 'additionalProperties' }] },
    });
    const overtaken = await otto('PUT', `${MORE}/schedule`, { base: revision - 1, at: inHours(1) });
    expect(overtaken).toMatchObject({ status: 409, details: { theirs: { revision } } });
  });
});

describe('rejected scheduled publication', () => {
  const refusalOf = async () => (await edda('GET', MORE)).schedule?.refusal;

  test('does not publish a scheduled draft that another editor has since replaced, and keeps both drafts @edit-05', async () => {
    const before = await title();
    const base = await scheduled(text('Overtaken'));
    const later = await otto('PUT', `${MORE}/draft`, { source: text('Later'), base });
    await pass(HOUR);
    await runJob();
    expect(await title()).toBe(before);
    expect(await refusalOf()).toMatchObject({
      refusedAt: new Date(server.clock.now()).toISOString(),
      messages: [`${editors.otto.name} has changed this document in between`],
    });
    const reported = (await history()).filter(({ state }) => state === 'NOT_PUBLISHED');
    expect(reported[0]).toMatchObject({ of: base, note: expect.stringContaining(editors.otto.name) });
    expect((await edda('GET', MORE)).draft?.revision).toBe(later.revision);
    const { documents } = await edda('GET', 'documents');
    expect(documents?.find(({ name }) => name === 'more')?.schedule?.isRefused).toBe(true);
    // The history entry of the rejection has no text to roll back to, and the next publication deletes the notice.
    const back = await edda('POST', `${MORE}/roll-back`, { to: reported[0]?.revision, base: later.revision });
    expect(back.status).toBe(404);
    await otto('POST', `${MORE}/publish`, { base: later.revision });
    expect(await refusalOf()).toBeUndefined();
  });

  test('does not publish a scheduled draft if the page has been rolled back since @edit-05', async () => {
    const base = await scheduled(text('Not now'));
    const loaded = (await history()).find(({ state }) => state === 'LOADED');
    await otto('POST', `${MORE}/roll-back`, { to: loaded?.revision, base });
    await pass(HOUR);
    expect((await refusalOf())?.messages[0]).toContain(editors.otto.name);
    expect(await title()).not.toBe('Not now');
  });

  test('does not publish a scheduled draft that is invalid at the scheduled time, and reports the errors @edit-05', async () => {
    const before = await title();
    await scheduled(JSON.stringify(more('t:greeting')));
    const path = 'documents/labels/en_US';
    const { published } = await edda('GET', path);
    // The label is removed directly in the database, because the studio would reject the removal of a label that is
    // used.
    const { labels } = JSON.parse(published?.source ?? '{}') as { labels: Record<string, string> };
    const write = async (texts: Record<string, string>) => {
      await server.database.query(
        "update definitions set document = jsonb_set(document, '{labels}', $1) where kind = 'labels' and name = 'en_US'",
        [JSON.stringify(texts)],
      );
      await server.database.query('update realms set revision = revision + 1');
    };
    const { greeting: _, ...others } = labels;
    await write(others);
    await pass(HOUR);
    await write(labels);
    expect((await refusalOf())?.diagnostics).toMatchObject([{ pointer: '/title', rule: 'reference' }]);
    expect(await title()).toBe(before);
  });

  test('retries a scheduled publication after an unexpected error @edit-05', async () => {
    await scheduled(text('Second try'));
    server.clock.advance(HOUR);
    const { context } = server;
    const clock = {
      now: () => {
        throw new Error('The clock broke');
      },
    };
    await expect(runJob({ ...context, clock })).rejects.toThrow('The clock broke');
    expect(await title()).not.toBe('Second try');
    await runJob();
    expect(await title()).toBe('Second try');
  });
});
