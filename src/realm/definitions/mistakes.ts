import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { describeValue, errorAt } from '#schemas/issue.ts';

/** A reference that leads nowhere. */
export const mistake = (file: string, pointer: string, expected: string, found: unknown): Diagnostic =>
  diagnosticOf(file, errorAt(pointer, 'reference', expected, describeValue(found)));

/** A file that cannot be taken as it is. */
export const fileMistake = (file: string, rule: string, expected: string, found: string): Diagnostic =>
  diagnosticOf(file, errorAt('', rule, expected, found));
