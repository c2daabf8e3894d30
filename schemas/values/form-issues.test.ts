import { expect, test } from 'vitest';
import { formIssues } from './form-issues.ts';

test('the check of a form’s fields reports only errors that the schema of a single field cannot detect @def-01', () => {
  const rules = (...fields: unknown[]) => formIssues(fields).map(({ rule, pointer }) => `${rule} ${pointer}`);
  expect(
    rules(
      null,
      { id: 'a', type: 'password' },
      { id: 'b', type: 'confirmPassword', of: 'a' },
      { id: 'c', type: 'text', pattern: '[a-z]' },
      { type: 7, id: 7 },
      { type: 7, id: 7 },
      { id: 'd', type: 'address' },
    ),
  ).toEqual([]);
  expect(
    rules(
      { id: 'a', type: 'text', pattern: '(?=x)' },
      { id: 'a', type: 'password' },
      { id: 'b', of: 'none' },
      { id: 'c', of: 'b' },
      { id: 'd', type: 'address' },
      { id: 'e', type: 'address' },
      // The schema already rejects a pattern that is too long.
      { id: 'f', pattern: `(?=x)${'x'.repeat(200)}` },
    ),
  ).toEqual([
    'pattern-syntax /fields/0/pattern',
    'duplicate-id /fields/1/id',
    'reference /fields/2/of',
    'reference /fields/3/of',
    'one-address /fields/5/type',
  ]);
});
