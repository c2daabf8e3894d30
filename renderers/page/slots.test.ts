import { expect, test } from 'vitest';
import { errorAt } from '#schemas/issue.ts';
import type { ValidElement } from '#schemas/parse-page.ts';
import { toPageSlots } from './slots.ts';

const valid = (position: number, $type: string, attributes: object): ValidElement => ({
  pointer: `/elements/${position}`,
  element: { $type, $zone: 'list', attributes },
});
const keys = (...elements: ValidElement[]) => toPageSlots({ elements, issues: [] }).map(({ key }) => key);

test('an element has the same React key when other elements are inserted before the element @edit-01', () => {
  const before = keys(valid(0, 'bucket', { bucketId: 'new' }), valid(1, 'bucket', { bucketId: 7 }));
  const after = keys(
    valid(0, 'textBlock', { text: 'Hello' }),
    valid(1, 'bucket', { bucketId: 'new' }),
    valid(2, 'bucket', { bucketId: 7 }),
  );
  expect(after.slice(1)).toEqual(before);
});

test('adds a number to the React keys of elements with equal identifiers', () => {
  expect(keys(valid(0, 'textBlock', {}), valid(1, 'textBlock', {}))).toEqual(['textBlock  0', 'textBlock  1']);
});

test('reserves one position for an invalid element, and only one for an element and its fallback @def-06 @def-15', () => {
  const warning = { ...errorAt('/elements/0/$type', 'fallback', 'a', 'b'), severity: 'warning' as const };
  const slots = toPageSlots({
    elements: [valid(0, 'textBlock', {}), valid(2, 'textBlock', {})],
    issues: [warning, errorAt('/elements/1/attributes', 'type', 'a', 'b')],
  });
  expect(slots.map(({ position, valid: drawn }) => [position, Boolean(drawn)])).toEqual([
    [0, true],
    [1, false],
    [2, true],
  ]);
});
