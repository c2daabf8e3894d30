import type { Issue } from './issue.ts';
import { toIssue } from './to-issue.ts';
import type { Validator } from './validator.ts';

/** A value that passed, perhaps with warnings, or what is wrong with it. */
export type Checked<T> = { ok: true; value: T; issues?: Issue[] } | { ok: false; issues: Issue[] };

/** Checks one value; `base` is where it stands in its document. */
export function check<T>(validator: Validator<T>, value: unknown, base = ''): Checked<T> {
  if (validator(value)) return { ok: true, value };
  return { ok: false, issues: (validator.errors ?? []).map((error) => toIssue(error, value, base)) };
}
