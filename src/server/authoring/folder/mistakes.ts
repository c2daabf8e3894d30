import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { describeValue, errorAt } from '#schemas/issue.ts';
import { nearest } from '#schemas/nearest.ts';

/** A reference that leads nowhere. `names` are those that lead somewhere, for the one that was probably meant. */
export function mistake(
  file: string,
  pointer: string,
  expected: string,
  found: unknown,
  names?: Iterable<string>,
): Diagnostic {
  const near = names && typeof found === 'string' ? nearest(found, names) : undefined;
  const issue = errorAt(pointer, 'reference', expected, describeValue(found));
  return diagnosticOf(file, { ...issue, ...(near !== undefined && { near }) });
}

/** A file that cannot be taken as it is. */
export const fileMistake = (file: string, rule: string, expected: string, found: string): Diagnostic =>
  diagnosticOf(file, errorAt('', rule, expected, found));

/** Something that a realm must not go on air with; `found` in words. */
export const fault = (file: string, pointer: string, rule: string, expected: string, found: string): Diagnostic =>
  diagnosticOf(file, errorAt(pointer, rule, expected, found));

/** Something that works, but hardly as it was meant. */
export const warning = (
  file: string,
  pointer: string,
  rule: string,
  expected: string,
  found: string,
  near?: string,
): Diagnostic =>
  diagnosticOf(file, {
    ...errorAt(pointer, rule, expected, found),
    severity: 'warning',
    ...(near !== undefined && { near }),
  });

/** A name that is given twice where it must be unique. */
export const double = (file: string, pointer: string, expected: string, found: unknown): Diagnostic =>
  fault(file, pointer, 'duplicate-id', expected, describeValue(found));
