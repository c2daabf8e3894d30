import { describeValue, errorAt, type Issue } from '#schemas/issue.ts';

/** Issue for an element that threw while rendering. */
export const thrownIssue = (pointer: string, error: unknown): Issue =>
  errorAt(
    pointer,
    'throws',
    'an element that can be drawn',
    `an error: ${error instanceof Error ? error.message : describeValue(error)}`,
  );
