import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { describeValue, errorAt } from '#schemas/issue.ts';
import { nearest } from '#schemas/nearest.ts';

/** Creates the finding for a broken reference. `names` are the valid targets, for a suggestion. */
export function createReferenceError(
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

/** Creates the finding for an invalid file. */
export const fileMistake = (file: string, rule: string, expected: string, found: string): Diagnostic =>
  diagnosticOf(file, errorAt('', rule, expected, found));

/** Creates an error, which prevents publishing. `found` describes the invalid value. */
export const createError = (file: string, pointer: string, rule: string, expected: string, found: string): Diagnostic =>
  diagnosticOf(file, errorAt(pointer, rule, expected, found));

/** Creates a warning: the document can be published, but probably does not do what its author intends. */
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

/** Creates the finding for a duplicate of a name that must be unique. */
export const createDuplicateError = (file: string, pointer: string, expected: string, found: unknown): Diagnostic =>
  createError(file, pointer, 'duplicate-id', expected, describeValue(found));
