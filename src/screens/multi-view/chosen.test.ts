import { expect, test } from 'vitest';
import { type Chosen, getIdsByPlace, readChosen, withEvent, withEventAt, withoutEvent, writeChosen } from './chosen.ts';

const four: Chosen = { ids: [1, 2, 3, 4], main: 3, layout: 'quad' };

test.each([
  ['', { ids: [1], main: 1, layout: undefined }],
  ['with=2,3,4&layout=quad&main=3', four],
  ['with=2,2,1,x,-5,0,1.5,99999999999,3', { ids: [1, 2, 3], main: 1, layout: undefined }],
  ['with=2,3,4,5,6', { ids: [1, 2, 3, 4], main: 1, layout: undefined }],
  ['with=2&main=9&layout=nine', { ids: [1, 2], main: 1, layout: undefined }],
])(
  'parses selected events, main event and layout from the multi-view query “?%s” and ignores invalid values @multi-01',
  (query, chosen) => expect(readChosen(1, new URLSearchParams(query), 4)).toEqual(chosen),
);

test('writes the selected multi-view events to the URL, from which the same selection is parsed @multi-01', () => {
  const { eventId, query } = writeChosen(four);
  expect(query).toEqual({ with: '2,3,4', layout: 'quad', main: '3' });
  expect(readChosen(eventId, new URLSearchParams(query as Record<string, string>), 4)).toEqual(four);
  expect(writeChosen({ ids: [1], main: 1, layout: undefined }).query).toEqual({});
});

test('swaps the positions of the main multi-view event and the first one, and moves no other event @multi-01', () => {
  expect(getIdsByPlace(four)).toEqual([3, 2, 1, 4]);
  expect(getIdsByPlace({ ...four, main: 1 })).toEqual([1, 2, 3, 4]);
});

test('adds, removes and replaces events of the multi-view selection @multi-01', () => {
  expect(withEvent(four, 5).ids).toEqual([1, 2, 3, 4, 5]);
  expect(withEvent(four, 2)).toEqual(four);
  expect(withoutEvent(four, 2)).toEqual({ ...four, ids: [1, 3, 4] });
  // If the main event is removed, the visible event after it becomes the main one.
  expect(withoutEvent(four, 3)).toEqual({ ...four, ids: [1, 2, 4], main: 2 });
  expect(withoutEvent({ ids: [1], main: 1, layout: undefined }, 1).ids).toEqual([1]);
  expect(withEventAt(four, 9, 3)).toEqual({ ...four, ids: [1, 2, 9, 4], main: 9 });
  expect(withEventAt(four, 1, 3)).toEqual(four);
});
