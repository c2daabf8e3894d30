import { expect, test } from 'vitest';
import { getRowKey, getRowState } from './use-row.ts';

const _ = false;
test.each([
  // Columns: last request failed, request running, pages loaded, has a source, near the viewport, expected state.
  [_, _, true, true, _, 'ready'],
  [_, _, true, _, _, 'ready'],
  [_, _, _, _, _, 'ready'],
  [_, _, _, true, _, 'waiting'],
  [_, _, _, true, true, 'loading'],
  [_, true, _, true, true, 'loading'],
  [_, true, true, true, true, 'loading'],
  [true, _, _, true, true, 'failed'],
  [true, _, true, true, true, 'failed'],
  [true, true, true, true, true, 'retrying'],
] as const)(
  'row with failed request: %s, running request: %s, page loaded: %s, source: %s, near viewport: %s has the state %s @def-17',
  (failed, busy, some, asks, near, state) => expect(getRowState({ failed, busy, some, asks, near })).toBe(state),
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
