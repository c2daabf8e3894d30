import { expect, test } from 'vitest';
import type { DocumentVersion } from '#schemas/wire/studio.ts';
import { goOnFrom, newestOf, startFrom, workOn } from './work.ts';

const version = (revision: number, source: string, state: DocumentVersion['state'] = 'PUBLISHED'): DocumentVersion => ({
  revision,
  source,
  state,
  savedAt: '2026-01-01T00:00:00Z',
  savedBy: 'Edda Editor',
});
const page = { kind: 'page', name: 'home' } as const;

test('an editor starts from the draft, else from what viewers see, else from nothing @edit-05', () => {
  const published = version(3, 'three');
  expect(startFrom({ ...page, published, draft: version(4, 'four', 'DRAFT') })).toEqual({
    text: 'four',
    saved: 'four',
    base: 4,
  });
  expect(startFrom({ ...page, published })).toEqual({ text: 'three', saved: 'three', base: 3 });
  expect(startFrom(page)).toEqual({ text: '', saved: '', base: 0 });
});

test('a draft that a load has overtaken is not what an editor starts from @edit-05', () => {
  expect(
    newestOf({ ...page, published: version(5, 'five', 'LOADED'), draft: version(4, 'four', 'DRAFT') })?.source,
  ).toBe('five');
});

test('unsaved work goes on from the revision that it began with @edit-05', () => {
  const start = { text: 'theirs', saved: 'theirs', base: 7 };
  expect(goOnFrom(start, { text: 'mine', base: 6 })).toEqual({ text: 'mine', saved: 'theirs', base: 6 });
  expect(goOnFrom(start, { text: 'theirs', base: 6 })).toBe(start);
  expect(goOnFrom(start, undefined)).toBe(start);
});

test('what was put together goes on from theirs, and is unsaved where it is more @edit-05', () => {
  expect(workOn(version(4, 'theirs'), 'both')).toEqual({ text: 'both', saved: 'theirs', base: 4 });
});
