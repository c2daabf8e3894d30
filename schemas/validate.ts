import type { Issue } from './issue.ts';
import { toIssue } from './to-issue.ts';
import type { Validator } from './validator.ts';

/** A valid value, possibly with warnings, or the issues of an invalid one. */
export type Checked<T> = { ok: true; value: T; issues?: Issue[] } | { ok: false; issues: Issue[] };

/** Validates one value; `base` is its JSON pointer in the document. */
export function check<T>(validator: Validator<T>, value: unknown, base = ''): Checked<T> {
  if (validator(value)) return { ok: true, value };
  return { ok: false, issues: (validator.errors ?? []).map((error) => toIssue(error, value, base)) };
}
