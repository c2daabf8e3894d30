import { expect, test } from 'vitest';
import { getRowKey, getRowState } from './use-row.ts';

const _ = false;
test.each([
  // Columns: row in words, expected state, last request failed, request running, pages loaded, has a source, near.
  ['a loaded page and a source, away from the viewport', 'ready', _, _, true, true, _],
  ['a loaded page and no source, away from the viewport', 'ready', _, _, true, _, _],
  ['no source, away from the viewport', 'ready', _, _, _, _, _],
  ['a source, away from the viewport', 'waiting', _, _, _, true, _],
  ['a source, near the viewport', 'loading', _, _, _, true, true],
  ['a running request and a source, near the viewport', 'loading', _, true, _, true, true],
  ['a running request, a loaded page and a source, near the viewport', 'loading', _, true, true, true, true],
  ['a failed request and a source, near the viewport', 'failed', true, _, _, true, true],
  ['a failed request, a loaded page and a source, near the viewport', 'failed', true, _, true, true, true],
  [
    'a failed request, a running request, a loaded page and a source, near the viewport',
    'retrying',
    true,
    true,
    true,
    true,
    true,
  ],
] as const)('a row with %s, has the state %s @def-17', (_row, state, failed, busy, some, asks, near) =>
  expect(getRowState({ failed, busy, some, asks, near })).toBe(state),
);

const page = { sectionId: 'home', bucketId: 'new' };
const going = { contentList: [], paging: { moreDataAvailable: true, lastSeen: 'a' } };

test('requests 10 titles for each further page of a row, and 25 for a row of the TV guide @card-04', () => {
  expect(getRowKey(page, 0, null)).toEqual(['row', { ...page, count: 10 }]);
  expect(getRowKey({ ...page, type: 'VOD_VIDEO' }, 1, going)).toEqual(['row', { ...page, count: 10, lastSeen: 'a' }]);
  expect(getRowKey({ ...page, type: 'EPG' }, 1, going)).toEqual(['row', { ...page, count: 25, lastSeen: 'a' }]);
  expect(getRowKey(page, 2, { ...going, paging: { moreDataAvailable: false } })).toBeNull();
  expect(getRowKey({ bucketId: 'new' }, 0, null)).toBeNull();
});
