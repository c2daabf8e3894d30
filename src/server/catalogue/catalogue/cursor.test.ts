import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const cursor = { k: 1_800_000_000_000, i: 7, n: 10, t: 1_800_000_000_001 };
const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('decoding an encoded cursor returns the same cursor @page-09', () => {
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
  expect(readCursor(writeCursor({ k: -8.64e15, i: 0, n: 0, t: 8.64e15 }))).toEqual({
    k: -8.64e15,
    i: 0,
    n: 0,
    t: 8.64e15,
  });
  expect(readCursor(undefined)).toBeUndefined();
});

test.each<[string, string]>([
  ['an empty text', ''],
  ['a text that is not an encoded cursor', 'next please'],
  ['a number instead of an object', text(7)],
  ['a missing field', text({ k: 1, i: 2, n: 3 })],
  ['a text instead of a number', text({ ...cursor, i: '7; drop table content' })],
  ['a fraction as id', text({ ...cursor, i: 0.5 })],
  ['a negative count', text({ ...cursor, n: -1 })],
  ['a time after the largest date', text({ ...cursor, t: 8.64e15 + 1 })],
  ['a time before the smallest date', text({ ...cursor, k: -8.64e15 - 1 })],
  ['a number beyond the safe integers', text({ ...cursor, k: 2 ** 60 })],
])('rejects a paging cursor that this server did not create: %s @page-09', (_which, sent) =>
  expect(() => readCursor(sent)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' })),
);
