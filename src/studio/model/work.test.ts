import { expect, test } from 'vitest';
import type { DocumentVersion } from '#schemas/wire/authoring/studio.ts';
import { restoreWork, newestOf, startFrom, workOn } from './work.ts';

const version = (revision: number, source: string, state: DocumentVersion['state'] = 'PUBLISHED'): DocumentVersion => ({
  revision,
  source,
  state,
  savedAt: '2026-01-01T00:00:00Z',
  savedBy: 'Edda Editor',
});
const page = { kind: 'page', name: 'home' } as const;

test('opens a document in the studio with the draft, else with the published version, else empty @edit-05', () => {
  const published = version(3, 'three');
  expect(startFrom({ ...page, published, draft: version(4, 'four', 'DRAFT') })).toEqual({
    text: 'four',
    saved: 'four',
    base: 4,
  });
  expect(startFrom({ ...page, published })).toEqual({ text: 'three', saved: 'three', base: 3 });
  expect(startFrom(page)).toEqual({ text: '', saved: '', base: 0 });
});

test('ignores a draft that is older than the last import of the realm’s definitions @edit-05', () => {
  expect(
    newestOf({ ...page, published: version(5, 'five', 'LOADED'), draft: version(4, 'four', 'DRAFT') })?.source,
  ).toBe('five');
});

test('continues unsaved work with the revision on which that work is based @edit-05', () => {
  const start = { text: 'theirs', saved: 'theirs', base: 7 };
  expect(restoreWork(start, { text: 'mine', base: 6 })).toEqual({ text: 'mine', saved: 'theirs', base: 6 });
  expect(restoreWork(start, { text: 'theirs', base: 6 })).toBe(start);
  expect(restoreWork(start, undefined)).toBe(start);
});

test('after a merge, the other editor’s version is the base and differences from it are unsaved @edit-05', () => {
  expect(workOn(version(4, 'theirs'), 'both')).toEqual({ text: 'both', saved: 'theirs', base: 4 });
});
