import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editors, realmFiles } from '../../../../tests/support/realm-folder.ts';
import { bearer, openTestServer, START, type TestServer } from '../../../../tests/support/realm-server.ts';
import { headOf, openStudio, type Studio } from '../../../../tests/support/studio.ts';

let server: TestServer;
let edda: Studio;
beforeAll(async () => {
  server = await openTestServer();
  edda = await openStudio(server, editors.edda);
});
afterAll(() => server.close());

const SETTINGS = 'documents/realm/realm';
const folder = realmFiles('north')['realm.json'] as { name: string; hosts: string[] };
const settings = (changes: object = {}) => JSON.stringify({ ...folder, ...changes });
const save = async (path: string, source: string) =>
  edda('PUT', `${path}/draft`, { source, base: await headOf(edda, path) });

/** Saves a text and publishes it. */
async function publish(path: string, source: string) {
  const { revision } = await save(path, source);
  return edda('POST', `${path}/publish`, { base: revision });
}
const asked = async (path: string, realm = 'north'): Promise<Record<string, unknown>> => {
  const answer = await server.call(path, { realm, headers: bearer(await server.guest(realm)) });
  return { ...((await answer.json()) as Record<string, unknown>), status: answer.status };
};
const shown = () => asked('/api/v2/realm-settings/realm/north');

describe('realm settings', () => {
  test('publishes realm settings, adds them to the history and rolls them back, like pages @edit-05', async () => {
    const published = await publish(SETTINGS, settings({ name: 'North by night', search: { enabled: true } }));
    expect(published.status).toBe(200);
    expect(await shown()).toMatchObject({ name: 'North by night', search: { enabled: true } });
    const { revisions = [] } = await edda('GET', `${SETTINGS}/history`);
    expect(revisions.map(({ state }) => state)).toEqual(['PUBLISHED', 'DRAFT', 'LOADED']);
    const back = await edda('POST', `${SETTINGS}/roll-back`, { to: 1, base: published.revision });
    expect(back.status).toBe(200);
    expect(await shown()).toMatchObject({ name: folder.name, search: { enabled: false } });
  });

  test('the studio lists the realm settings with their draft; viewers do not see the draft @edit-05', async () => {
    await save(SETTINGS, settings({ name: 'Secret plan' }));
    expect(await shown()).toMatchObject({ name: folder.name });
    const { documents = [] } = await edda('GET', 'documents');
    expect(documents.find(({ kind }) => kind === 'realm')).toMatchObject({ name: 'realm', draft: {} });
  });

  test('serves a realm at a newly published host name at once, and no longer at the removed host name @realm-01 @edit-05', async () => {
    const at = async (host: string) => (await server.call(`/api/v2/realm-settings/domain/${host}`)).status;
    expect(await at('new.north.test')).toBe(404);
    await publish(SETTINGS, settings({ hosts: ['north.localhost', 'new.north.test'] }));
    expect(await at('new.north.test')).toBe(200);
    expect(await at('www.north.test')).toBe(404);
    await publish(SETTINGS, settings());
    expect(await at('www.north.test')).toBe(200);
    expect(await at('new.north.test')).toBe(404);
  });

  test.each([
    ['a changed realm id', { id: 'south' }, '/id'],
    ['a host name that another realm uses', { hosts: ['north.localhost', 'south.localhost'] }, '/hosts/1'],
    ['a form that does not exist', { registrationForm: 'nothing' }, '/registrationForm'],
    ['a language without labels', { languages: ['en_US', 'es_ES', 'fi_FI'] }, '/languages/2'],
    ['a number instead of a name', { name: 7 }, '/name'],
  ])('rejects realm settings with %s and changes nothing @edit-04 @edit-05', async (_what, changes, pointer) => {
    const before = await shown();
    const refused = await publish(SETTINGS, settings(changes));
    expect(refused).toMatchObject({ status: 422, code: 'DEFINITION_INVALID' });
    expect(refused.details?.diagnostics).toEqual(
      expect.arrayContaining([expect.objectContaining({ document: 'realm.json', pointer, severity: 'error' })]),
    );
    expect(await shown()).toEqual(before);
  });

  test('reports errors that new realm settings cause in another document, with the file name of that document @edit-04', async () => {
    const refused = await publish(SETTINGS, settings({ languages: ['en_US'] }));
    expect(refused.details?.diagnostics).toMatchObject([{ document: 'labels/es_ES.json', pointer: '/locale' }]);
  });

  test('publishes realm settings at a scheduled time, like pages @edit-05', async () => {
    const { revision } = await save(SETTINGS, settings({ name: 'North tomorrow' }));
    const at = new Date(Date.parse(START) + 3_600_000).toISOString();
    const { schedule } = await edda('PUT', `${SETTINGS}/schedule`, { base: revision, at });
    expect(schedule).toMatchObject({ revision, at });
    expect((await edda('DELETE', `${SETTINGS}/schedule`, { at })).status).toBe(204);
  });
});

describe('external pages, consent terms and licences', () => {
  const texts = (words: string) =>
    JSON.stringify({ version: '1.0', texts: [{ key: 'terms', title: 't:greeting', text: `<p>${words}</p>` }] });
  const page = async () => (await asked('/api/v1/view?type=text&id=terms')) as { status: number; elements?: unknown[] };

  test('creates, publishes and rolls back an external page @edit-05 @rte-12', async () => {
    const path = 'documents/texts/texts';
    expect((await page()).status).toBe(404);
    expect((await edda('PUT', 'documents/texts/second/draft', { source: texts('x'), base: 0 })).status).toBe(404);
    const first = await edda('PUT', `${path}/draft`, { source: texts('Be kind.'), base: 0 });
    await edda('POST', `${path}/publish`, { base: first.revision });
    expect((await page()).elements).toMatchObject([{ attributes: { title: 'Hello', text: '<p>Be kind.</p>' } }]);
    await publish(path, texts('Be kinder.'));
    expect((await page()).elements).toMatchObject([{ attributes: { text: '<p>Be kinder.</p>' } }]);
    await edda('POST', `${path}/roll-back`, { to: 2, base: await headOf(edda, path) });
    expect((await page()).elements).toMatchObject([{ attributes: { text: '<p>Be kind.</p>' } }]);
    const refused = await publish(path, texts('Be kind.').replace('t:greeting', 't:nothing'));
    expect(refused.details?.diagnostics).toMatchObject([{ document: 'texts.json', pointer: '/texts/0/title' }]);
  });

  test('publishes new consent terms; the consent prompt then asks viewers to accept them @edit-05', async () => {
    const term = { fieldName: 'terms', fieldType: 'BINARY_CHOICE', label: 'Terms', text: 'I agree.', required: true };
    const path = 'documents/consent/terms';
    const { revision } = await edda('PUT', `${path}/draft`, {
      source: JSON.stringify({ version: '1.0', terms: [term] }),
      base: 0,
    });
    expect((await asked('/api/v2/consent-prompt'))['fields']).toEqual([]);
    expect((await edda('POST', `${path}/publish`, { base: revision })).status).toBe(200);
    expect((await asked('/api/v2/consent-prompt'))['fields']).toMatchObject([{ fieldName: 'terms', text: 'I agree.' }]);
  });

  test('publishes new licences, which viewers can then list, and rejects a licence with an error @edit-05 @lic-06', async () => {
    const licence = {
      id: 1,
      name: 't:greeting',
      purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
      prices: [{ sku: 'monthly', currency: 'EUR', amount: 999, default: true }],
    };
    const path = 'documents/licences/licences';
    const source = (changes: object = {}) => JSON.stringify({ version: '1.0', licences: [{ ...licence, ...changes }] });
    const { revision } = await edda('PUT', `${path}/draft`, { source: source(), base: 0 });
    expect((await asked('/api/v2/licence'))['licences']).toEqual([]);
    expect((await edda('POST', `${path}/publish`, { base: revision })).status).toBe(200);
    expect((await asked('/api/v2/licence'))['licences']).toMatchObject([{ id: 1, name: 'Hello' }]);
    const refused = await publish(path, source({ rank: 1 }));
    expect(refused.details?.diagnostics).toMatchObject([{ document: 'licences.json', pointer: '/licences/0' }]);
    expect((await asked('/api/v2/licence'))['licences']).toMatchObject([{ id: 1, name: 'Hello' }]);
  });
});
