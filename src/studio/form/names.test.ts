import { expect, test } from 'vitest';
import type { FoundMistake } from '../language/check.ts';
import { labelOf, problemsAt, problemsWithin } from './names.ts';

test.each([
  ['title', 'Title'],
  ['portraitImageUrl', 'Portrait image URL'],
  ['$zone', 'Zone'],
  ['heroId', 'Hero ID'],
  ['_blank', ' blank'],
])('the studio’s form shows the property %s with the label “%s” @edit-05', (name, label) =>
  expect(labelOf(name).trim()).toBe(label.trim()),
);

const at = (pointer: string, rule: string, expected: string): FoundMistake => ({
  severity: 'error',
  document: 'page home',
  pointer,
  rule,
  expected,
  found: 'none',
  fix: '',
});

test('the studio’s form shows an error at its field, and a missing property at the field that is missing @edit-05', () => {
  const type = at('/elements/1/attributes/title', 'type', 'a text');
  const absent = at('/elements/1/attributes', 'required', 'a property “background”');
  const other = at('/elements/10/attributes/title', 'type', 'a text');
  const found = [type, absent, other];
  expect(problemsAt(found, '/elements/1/attributes/title')).toEqual([type]);
  expect(problemsAt(found, '/elements/1/attributes/background')).toEqual([absent]);
  expect(problemsAt(found, '/elements/1/attributes')).toEqual([]);
  expect(problemsWithin(found, '/elements/1')).toBe(2);
});
