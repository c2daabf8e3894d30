import { describeValue, issueLine } from '#schemas/issue.ts';

/** A reference that leads nowhere, as a line for the author. */
export const mistake = (file: string, pointer: string, expected: string, found: unknown): string =>
  `${file}: ${issueLine({ pointer, rule: 'reference', expected, found: describeValue(found) })}`;
