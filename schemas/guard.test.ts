import { describe, expect, test } from 'vitest';
import { isList, isMap, isNumber, isRecord, isText, isWhole } from './guard.ts';

describe('helper functions for type guards @def-03', () => {
  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['an object with a property', { a: 1 }],
    ['an object without a prototype', Object.create(null)],
  ])('the object guard accepts %s', (_name, value) => expect(isRecord(value)).toBe(true));
  test.each<[string, unknown]>([
    ['a null value', null],
    ['a missing value', undefined],
    ['a list', []],
    ['a text', 'x'],
    ['a number', 7],
    ['a function', () => 1],
  ])('the object guard rejects %s', (_name, value) => expect(isRecord(value)).toBe(false));

  test('the string guard accepts only texts within length limits', () => {
    expect(['', 'ab', 'abc', 'abcd', 7, null].map((value) => isText(value, 3))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['a', 'ab', 'abc'].map((value) => isText(value, 9, 2))).toEqual([false, true, true]);
    expect(isText('x'.repeat(100_000))).toBe(true);
  });

  test('the number guards accept only numbers and integers within limits', () => {
    expect([0, 1, 2, 3, 4].map((value) => isNumber(value, 1, 3))).toEqual([false, true, true, true, false]);
    expect([-1e9, 0.5, 1e9].every((value) => isNumber(value))).toBe(true);
    for (const none of [Number.NaN, Infinity, '1', null, undefined, []]) expect(isNumber(none)).toBe(false);
    expect([1, 2.5, 3, 4].map((value) => isWhole(value, 1, 3))).toEqual([true, false, true, false]);
    expect([isWhole(0, 1), isWhole('1'), isWhole(-7)]).toEqual([false, false, true]);
  });

  test('the list guard accepts only lists of valid items within length limits', () => {
    expect([[], [1], [1, 2], [1, 2, 3]].map((value) => isList(value, undefined, 2, 1))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isList([1, 2], (item) => isNumber(item))).toBe(true);
    expect(isList([1, 'x'], (item) => isNumber(item))).toBe(false);
    for (const none of [null, {}, 'ab', { length: 0 }]) expect(isList(none)).toBe(false);
  });

  test('the map guard accepts only maps of valid keys and values within size limits', () => {
    const short = (key: unknown) => String(key).length === 1;
    expect(isMap({ a: 1, b: 2 }, short, isNumber)).toBe(true);
    expect(isMap({ a: 1, long: 2 }, short, isNumber)).toBe(false);
    expect(isMap({ a: 1, b: 'x' }, short, isNumber)).toBe(false);
    expect([isMap({ long: 'x' }), isMap({ long: 1 }, undefined, isNumber), isMap({ a: 'x' }, short)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isMap({ long: 'x' }, undefined, isNumber), isMap({ long: 1 }, short)]).toEqual([false, false]);
    expect([isMap({ a: 1, b: 2 }, undefined, undefined, 2), isMap({ a: 1, b: 2 }, undefined, undefined, 1)]).toEqual([
      true,
      false,
    ]);
    for (const none of [null, [], 'x']) expect(isMap(none)).toBe(false);
  });
});
