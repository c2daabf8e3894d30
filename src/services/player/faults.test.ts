import { expect, test } from 'vitest';
import { ProblemError } from '../api/problem-error.ts';
import { faultOf } from './faults.ts';

test.each([
  [403, 'FORBIDDEN', 'outside-region'],
  [409, 'CONFLICT', 'notAvailableYet'],
  [409, 'CONFLICT', 'noLongerAvailable'],
] as const)('a refusal of the server by %s %s is said as it was told: %s @def-21', (status, code, message) => {
  const error = new ProblemError({ status, code, messages: [message], requestId: 'id' });
  expect(faultOf(error, false)).toMatchObject({ title: message, retry: false });
});
