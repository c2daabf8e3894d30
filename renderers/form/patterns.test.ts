import { expect, test } from 'vitest';
import type { ParsedForm } from '#schemas/parse-form.ts';
import { loadPatternEngine, patternEngine, patternIssues } from './patterns.ts';

const form = {
  fields: [
    { id: 'a', type: 'text', pattern: '[a-z]+' },
    { id: 'b', type: 'text' },
    { id: 'c', type: 'text', pattern: '(?=x)y' },
    { id: 'd', type: 'email' },
  ],
  pointers: ['/fields/0', '/fields/1', '/fields/3', '/fields/4'],
} as unknown as ParsedForm;

test('reports an unusable pattern of a form field with a JSON pointer, and the field works without the pattern @def-06', async () => {
  expect(await loadPatternEngine()).toEqual([]);
  expect(patternEngine()?.matches('[a-z]+', 'abc')).toBe(true);
  expect(patternIssues(form)).toEqual([
    expect.objectContaining({ pointer: '/fields/3/pattern', rule: 'pattern-syntax', severity: 'warning' }),
  ]);
});
