import { expect, test } from 'vitest';
import type { OutlineNode } from '../language/forms/outline.ts';
import { neighbourOf, placeIn, rowsOf } from './rows.ts';

const node = (pointer: string, zone?: string, children: OutlineNode[] = []): OutlineNode => ({
  pointer,
  part: 'element',
  kind: pointer,
  text: '',
  ...(zone !== undefined && { zone }),
  lists: [],
  children,
});
const outline = node('', undefined, [
  node('/elements/0', 'list', [node('/elements/0/attributes/elements/0'), node('/elements/0/attributes/elements/1')]),
  node('/elements/1', 'header'),
  node('/elements/2', 'list'),
]);
const rows = rowsOf(outline);
const row = (pointer: string) => {
  const found = rows.find((one) => one.node.pointer === pointer);
  if (!found) throw new Error(`There is no ${pointer}`);
  return found;
};

test('the studio lists the document’s parts in rendering order and marks the start of each page zone @edit-05', () => {
  expect(rows.map(({ node: { pointer }, level, zone }) => [pointer, level, zone])).toEqual([
    ['', 1, undefined],
    ['/elements/1', 2, 'header'],
    ['/elements/0', 2, 'list'],
    ['/elements/0/attributes/elements/0', 3, undefined],
    ['/elements/0/attributes/elements/1', 3, undefined],
    ['/elements/2', 2, undefined],
  ]);
});

test('the studio moves a part only within its list and page zone @edit-05', () => {
  expect(neighbourOf(row('/elements/0'), 1)?.pointer).toBe('/elements/2');
  expect(neighbourOf(row('/elements/2'), -1)?.pointer).toBe('/elements/0');
  expect(neighbourOf(row('/elements/1'), 1)).toBeUndefined();
  expect(neighbourOf(row('/elements/0/attributes/elements/1'), -1)?.pointer).toBe('/elements/0/attributes/elements/0');
  expect(placeIn('/elements/0/attributes/elements/1')).toEqual({ list: '/elements/0/attributes/elements', index: 1 });
});
