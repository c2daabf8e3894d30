import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../value-at.ts';
import { matchItems } from './match-items.ts';
import { mergeDocuments } from './merge-documents.ts';
import { isSame } from './same.ts';

const row = (bucketId: string, more: object = {}) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId, name: bucketId, ...more },
});
const text = (words: string) => ({ $type: 'textBlock', $zone: 'list', attributes: { text: words } });
const page = (...elements: unknown[]) => ({ version: '1.1', title: 'Home', elements });
const base = page(row('a'), text('One'), row('b'), text('Two'));

describe('merge of two versions with changes at different places @edit-05', () => {
  test.each([
    ['two properties', { ...base, title: 'Mine' }, { ...base, description: 'Yours' }],
    [
      'two elements',
      page(row('a', { name: 'Mine' }), text('One'), row('b'), text('Two')),
      page(row('a'), text('One'), row('b'), text('Yours')),
    ],
    [
      'one element, in two properties',
      page(row('a', { name: 'Mine' }), text('One'), row('b'), text('Two')),
      page(row('a', { minItems: 3 }), text('One'), row('b'), text('Two')),
    ],
    [
      'an element that one moved and the other changed',
      page(row('b'), row('a'), text('One'), text('Two')),
      page(row('a'), text('One'), row('b', { name: 'Yours' }), text('Two')),
    ],
    [
      'an element that one removed, and the next one that the other changed',
      page(text('One'), row('b'), text('Two')),
      page(row('a'), text('One'), row('b'), text('Two, longer')),
    ],
  ])('merges the changes of two versions without a conflict: %s', (_what, ours, theirs) => {
    const { merged, conflicts } = mergeDocuments(base, ours, theirs);
    expect(conflicts).toEqual([]);
    const both = JSON.stringify(merged);
    for (const version of [ours, theirs])
      for (const word of ['Mine', 'Yours', 'minItems', 'longer'])
        if (JSON.stringify(version).includes(word)) expect(both).toContain(word);
    expect(mergeDocuments(base, theirs, ours).conflicts).toEqual([]);
  });

  test('merges a row’s new identifier in one version with its new position in the other', () => {
    const [mine, yours] = [row('b', { bucketId: 'renamed' }), row('b')];
    const ours = page(row('a'), text('One'), mine, text('Two'));
    const theirs = page(yours, row('a'), text('One'), text('Two'));
    for (const [one, other] of [
      [ours, theirs],
      [theirs, ours],
    ])
      expect(mergeDocuments(base, one, other)).toEqual({
        merged: page(mine, row('a'), text('One'), text('Two')),
        conflicts: [],
      });
  });

  test('merges equal added items into one and includes different ones, each after the item that precedes it', () => {
    const ours = page(row('a'), row('new'), text('Mine'), text('One'), row('b'), text('Two'), text('At the end'));
    const theirs = page(row('a'), row('new'), text('One'), row('b'), text('Two'), text('Theirs at the end'));
    const { merged, conflicts } = mergeDocuments(base, ours, theirs);
    expect(conflicts).toEqual([]);
    expect((merged as typeof base).elements).toEqual([
      row('a'),
      row('new'),
      text('Mine'),
      text('One'),
      row('b'),
      text('Two'),
      text('At the end'),
      text('Theirs at the end'),
    ]);
  });

  test('merges a reordered list in one version with an added item in the other', () => {
    expect(mergeDocuments([3, 1, 2], [1, 2, 3], [3, 1, 2, 4])).toEqual({ merged: [1, 2, 4, 3], conflicts: [] });
  });
});

describe('merge of two versions with conflicting changes at the same place @edit-05', () => {
  test('reports different changes of the same value in two versions as a conflict', () => {
    const ours = page(row('a', { name: 'Mine' }), text('One'), row('b'), text('Two'));
    const theirs = page(text('First'), row('a', { name: 'Yours' }), text('One'), row('b'), text('Two'));
    expect(mergeDocuments(base, ours, theirs)).toEqual({
      merged: page(text('First'), row('a', { name: 'Mine' }), text('One'), row('b'), text('Two')),
      conflicts: [{ pointer: '/elements/1/attributes/name', base: 'a', ours: 'Mine', theirs: 'Yours' }],
    });
  });

  test('retains an item that one version removed and the other changed, and reports a conflict', () => {
    const without = page(text('One'), row('b'), text('Two'));
    const changed = page(row('a', { name: 'Yours' }), text('One'), row('b'), text('Two'));
    for (const [ours, theirs] of [
      [without, changed],
      [changed, without],
    ]) {
      const { merged, conflicts } = mergeDocuments(base, ours, theirs);
      expect(merged).toEqual(changed);
      expect(conflicts).toMatchObject([{ pointer: '/elements/0' }]);
    }
  });

  test('reports two different reorderings of a list as a conflict', () => {
    const { merged, conflicts } = mergeDocuments([1, 2, 3], [3, 2, 1], [2, 1, 3, 4]);
    expect(conflicts).toMatchObject([{ pointer: '' }]);
    expect([...(merged as number[])].sort()).toEqual([1, 2, 3, 4]);
  });

  test('reports two different new documents as a conflict', () => {
    expect(mergeDocuments(undefined, { a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({
      merged: { a: 1, b: 2 },
      conflicts: [{ pointer: '/b', base: undefined, ours: 2, theirs: 3 }],
    });
  });
});

test.each([
  ['an added first item', 'none, 1 and 2', ['a', 'b'], ['x', 'a', 'b'], [undefined, 0, 1]],
  ['a changed item', '1, 2 and 3', ['a', 'b', 'c'], ['a', 'B', 'c'], [0, 1, 2]],
  ['a moved item among equal ones', '1, 3 and none', ['a', 'a', 'b'], ['a', 'b'].concat('a'), [0, 2, undefined]],
  [
    'a changed item that moved and an added one',
    '2 and none',
    [{ id: 1 }, { id: 2 }],
    [{ id: 2, x: 1 }, { id: 3 }],
    [1, undefined],
  ],
])(
  'in a version of a list with %s, finds the old positions of the items: %s',
  (_change, _positions, before, after, expected) => {
    expect(matchItems(before, after)).toEqual(expected);
  },
);

const json: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 4 });

test('returns the changed version if the other is unchanged, and either one if both are equal @edit-05', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      expect(isSame(mergeDocuments(one, one, other).merged, other)).toBe(true);
      expect(isSame(mergeDocuments(one, other, one).merged, other)).toBe(true);
      expect(mergeDocuments(one, other, other)).toEqual({ merged: other, conflicts: [] });
    }),
  );
});

test('each conflict points to a value of our version, or to a value that only their version has @edit-05', () => {
  fc.assert(
    fc.property(json, json, json, (first, ours, theirs) => {
      const { merged, conflicts } = mergeDocuments(first, ours, theirs);
      for (const conflict of conflicts.filter((one) => !Array.isArray(one.ours)))
        expect(valueAt(merged, conflict.pointer)).toEqual(
          conflict.ours === undefined ? conflict.theirs : conflict.ours,
        );
    }),
  );
});

test('merges both changes if two versions change different properties of an object @edit-05', () => {
  const names = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), json);
  const others = fc.dictionary(fc.constantFrom('e', 'f', 'g', 'h'), json);
  fc.assert(
    fc.property(names, names, others, others, (mine, myNext, yours, yourNext) => {
      const { merged, conflicts } = mergeDocuments(
        { ...mine, ...yours },
        { ...myNext, ...yours },
        { ...mine, ...yourNext },
      );
      expect(conflicts).toEqual([]);
      expect(isSame(merged, { ...myNext, ...yourNext })).toBe(true);
    }),
  );
});
