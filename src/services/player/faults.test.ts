import { expect, test } from 'vitest';
import { ProblemError } from '../api/problem-error.ts';
import { toPlayerFault } from './faults.ts';

test.each([
  [403, 'FORBIDDEN', 'outside-region'],
  [409, 'CONFLICT', 'notAvailableYet'],
  [409, 'CONFLICT', 'noLongerAvailable'],
] as const)(
  'shows the server’s rejection with status %s and code %s as the message %s @def-21',
  (status, code, message) => {
    const error = new ProblemError({ status, code, messages: [message], requestId: 'id' });
    expect(toPlayerFault(error, false)).toMatchObject({ title: message, retry: false });
  },
);
