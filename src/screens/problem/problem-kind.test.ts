import { expect, test } from 'vitest';
import { problemKind } from './problem-kind.ts';

test.each([
  [0, 'offline'],
  [403, 'refused'],
  [404, 'notFound'],
  [429, 'error'],
  [500, 'error'],
  [502, 'away'],
  [503, 'away'],
  [504, 'away'],
] as const)(
  'for the response status %i, shows the problem page of the kind “%s”, whatever the error code @rte-11',
  (status, kind) => {
    expect(problemKind({ status, code: 'SERVICE_UNAVAILABLE' })).toBe(kind);
  },
);
