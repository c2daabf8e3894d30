import { expect, test } from 'vitest';
import { watchMissing } from './missing-segments.ts';

test('a segment is missing that is not there twice, a second apart, in any rendition @play-11', () => {
  let now = 0;
  const tell = watchMissing(() => now);
  const answer = { type: 'video', start: 4, end: 6, status: 404 };
  expect(tell(answer)).toBeUndefined();
  now = 900;
  expect(tell(answer)).toBeUndefined();
  expect(tell({ ...answer, type: 'audio' })).toBeUndefined();
  now = 1000;
  expect(tell({ ...answer, status: 410 })).toMatchObject({ kind: 'segment', status: 410, until: 6 });
});

test('one that came late is not @play-11', () => {
  let now = 0;
  const tell = watchMissing(() => now);
  const answer = { type: 'video', start: 4, end: 6, status: 404 };
  tell(answer);
  now = 2000;
  tell({ ...answer, status: 200 });
  expect(tell(answer)).toBeUndefined();
  expect(tell({ ...answer, start: 6, end: 8, status: 503 })).toBeUndefined();
});
