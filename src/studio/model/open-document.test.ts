import { expect, test } from 'vitest';
import type { Api } from '#services/api/client.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { DocumentVersion } from '#schemas/wire/authoring/studio.ts';
import { openDocument } from './open-document.ts';

const text = (changes: object = {}) => JSON.stringify({ version: '1.1', title: 'Home', elements: [], ...changes });

/** Fake server with one page, which another editor (Otto) saves as well. */
function world(kept: Record<string, string> = {}) {
  const versions: DocumentVersion[] = [];
  const add = (state: DocumentVersion['state'], source: string, savedBy: string) => {
    const savedAt = '2026-01-01T00:00:00Z';
    versions.push({ revision: versions.length + 1, state, source, savedBy, savedAt });
    return versions.length;
  };
  add('LOADED', text(), 'realm load');
  let isSignedOut = false;
  const newest = (...states: DocumentVersion['state'][]) => versions.findLast(({ state }) => states.includes(state));
  const stateOfPage = () => {
    const draft = newest('DRAFT', 'PUBLISHED');
    return {
      kind: 'page' as const,
      name: 'home',
      published: newest('LOADED', 'PUBLISHED'),
      ...(draft?.state === 'DRAFT' && { draft }),
    };
  };
  const refuse = (status: number, details?: object) => {
    throw new ProblemError({
      status,
      code: 'CONFLICT',
      messages: [],
      requestId: 'r',
      ...(details && { details }),
    } as never);
  };
  const call = async (
    name: string,
    { params, body }: { params: { revision?: number }; body?: Record<string, unknown> },
  ) => {
    if (isSignedOut) refuse(401);
    const head = versions.at(-1);
    const isOvertaken = body !== undefined && body['base'] !== head?.revision;
    if (isOvertaken) refuse(409, { theirs: head });
    if (name.startsWith('PUT')) return { revision: add('DRAFT', String(body?.['source']), 'Edda'), diagnostics: [] };
    if (name.startsWith('POST')) return { revision: add('PUBLISHED', head?.source ?? '', 'Edda'), diagnostics: [] };
    if (params.revision === undefined) return stateOfPage();
    const old = versions.find(({ revision }) => revision === params.revision);
    return old ?? refuse(404);
  };
  const items = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
  const document = openDocument({
    api: { call } as unknown as Api,
    realm: 'north',
    document: stateOfPage(),
    storage,
    onSignedOut: (error) => error instanceof ProblemError && error.problem.status === 401,
  });
  return {
    document,
    items,
    versions,
    otherSaves: (source: string) => add('DRAFT', source, 'Otto'),
    signOut: (ends: boolean) => {
      isSignedOut = ends;
    },
  };
}
const said = (source: string) => JSON.parse(source) as { title: string; description?: string };

test('shows a newer version to an editor without unsaved changes, also when the editor tries to publish @edit-05', async () => {
  const { document, otherSaves } = world();
  otherSaves(text({ title: 'Otto’s' }));
  await document.lookForOthers();
  expect([said(document.text.value).title, document.isUnsaved.value]).toEqual(['Otto’s', false]);
  expect(document.status.value?.text).toMatch(/^Otto has saved a newer version/);
  otherSaves(text({ title: 'Otto’s again' }));
  expect(await document.publish()).toBe(false);
  expect(said(document.text.value).title).toBe('Otto’s again');
  expect(document.overtaken.value).toBeUndefined();
  expect(document.status.value?.text).toMatch(/Look at it, then try again/);
  expect(await document.publish()).toBe(true);
});

test('merges changes of two editors in different parts of a document and saves them together @edit-05', async () => {
  const { document, otherSaves, versions } = world();
  document.text.value = text({ title: 'Edda’s' });
  otherSaves(text({ description: 'Otto’s' }));
  expect(await document.save()).toBe(true);
  expect(said(versions.at(-1)?.source ?? '')).toMatchObject({ title: 'Edda’s', description: 'Otto’s' });
  expect(document.status.value?.text).toBe('Draft saved as revision 3, together with what Otto changed in between.');
  expect(document.isUnsaved.value).toBe(false);
});

test('merges another editor’s version while the editor types, and keeps the typed text @edit-05', async () => {
  const { document, otherSaves } = world();
  document.text.value = text({ title: 'Edd' });
  otherSaves(text({ description: 'Otto’s' }));
  const looking = document.lookForOthers();
  document.text.value = text({ title: 'Edda types on' });
  await looking;
  expect(said(document.text.value)).toMatchObject({ title: 'Edda types on', description: 'Otto’s' });
  expect(document.isUnsaved.value).toBe(true);
});

test('saves no draft after a conflict until the editor has chosen a version @edit-05', async () => {
  const { document, otherSaves, versions } = world();
  document.text.value = text({ title: 'Edda’s', description: 'Only Edda’s' });
  otherSaves(text({ title: 'Otto’s' }));
  expect(await document.save()).toBe(false);
  expect([versions.length, said(document.text.value).title]).toEqual([2, 'Edda’s']);
  expect(document.overtaken.value?.by.savedBy).toBe('Otto');
  expect(document.compare()?.together.conflicts).toMatchObject([{ pointer: '/title' }]);
  document.decide(() => 'theirs');
  expect(said(document.text.value)).toMatchObject({ title: 'Otto’s', description: 'Only Edda’s' });
  expect(document.overtaken.value).toBeUndefined();
  expect(await document.save()).toBe(true);
});

test('merges versions once the text is valid JSON, but not while it is invalid @edit-05', async () => {
  const { document, otherSaves } = world();
  document.text.value = `${text({ title: 'Edda’s' })}x`;
  otherSaves(text({ description: 'Otto’s' }));
  await document.lookForOthers();
  expect(document.text.value).toMatch(/x$/);
  expect(document.overtaken.value?.by.savedBy).toBe('Otto');
  document.text.value = text({ title: 'Edda’s' });
  await document.lookForOthers();
  expect(said(document.text.value)).toMatchObject({ title: 'Edda’s', description: 'Otto’s' });
  expect(document.overtaken.value).toBeUndefined();
});

test('merges restored unsaved work with the changes saved since @edit-05', async () => {
  const work = JSON.stringify({ text: text({ title: 'Edda’s' }), base: 1 });
  const { document, otherSaves } = world({ 'playbill-studio:north:page:home': work });
  expect(document.isRestored.value).toBe(true);
  otherSaves(text({ description: 'Otto’s' }));
  await document.lookForOthers();
  expect(said(document.text.value)).toMatchObject({ title: 'Edda’s', description: 'Otto’s' });
  expect(document.isRestored.value).toBe(true);
});

test('reports the end of the editor’s session and keeps the typed text @edit-05', async () => {
  const { document, items, signOut } = world();
  signOut(true);
  document.text.value = text({ title: 'Edda’s' });
  expect(await document.save()).toBe(false);
  expect(document.status.value).toEqual({
    text: 'Your session has ended. Sign in again; your work is kept.',
    isProblem: true,
  });
  expect(said(document.text.value).title).toBe('Edda’s');
  expect([...items.values()].join()).toContain('Edda’s');
  signOut(false);
  expect(await document.save()).toBe(true);
});
