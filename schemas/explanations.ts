import type { explain } from './explain.ts';
import type { Guard } from './guard.ts';
import { type GuardedSchema, unexplained } from './unexplained.ts';
import type { Checked } from './validate.ts';

let known: typeof explain | undefined;

/**
 * Loads what finds out why a guard says no. It is large and hardly ever needed: a browser loads it with the first fault.
 * Where a fault must be told at once (servers, previews, tests) it is loaded beforehand.
 */
export async function loadExplanations(): Promise<typeof explain> {
  known ??= (await import('./explain.ts')).explain;
  return known;
}

/** Checks one value by its guard; `base` is where it stands in its document. */
export function checkBy<T>(guard: Guard<T>, schema: GuardedSchema, value: unknown, base = ''): Checked<T> {
  if (guard(value)) return { ok: true, value };
  if (known) return { ok: false, issues: known(schema, value, base) };
  const explained = async () => (await loadExplanations())(schema, value, base);
  return { ok: false, issues: [{ ...unexplained(schema, value, base), explain: explained }] };
}
