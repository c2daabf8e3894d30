import type { explain } from './explain.ts';
import type { Guard } from './guard.ts';
import { type GuardedSchema, unexplained } from './unexplained.ts';
import type { Checked } from './validate.ts';

let known: typeof explain | undefined;

/**
 * Loads the code that explains why a guard rejects a value. The code is large and rarely needed, so browsers load it
 * only when the first invalid value occurs. Servers, previews and tests load it in advance.
 */
export async function loadExplanations(): Promise<typeof explain> {
  known ??= (await import('./explain.ts')).explain;
  return known;
}

/** Validates a value by its guard; `base` is its JSON pointer in the document. */
export function checkBy<T>(guard: Guard<T>, schema: GuardedSchema, value: unknown, base = ''): Checked<T> {
  if (guard(value)) return { ok: true, value };
  if (known) return { ok: false, issues: known(schema, value, base) };
  const explained = async () => (await loadExplanations())(schema, value, base);
  return { ok: false, issues: [{ ...unexplained(schema, value, base), explain: explained }] };
}
