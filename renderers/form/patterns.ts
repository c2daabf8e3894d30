import { describeValue, errorAt, type Issue, pointerTo } from '#schemas/issue.ts';
import type { ParsedForm } from '#schemas/parse-form.ts';

type Engine = typeof import('#schemas/values/pattern-engine.ts');

let loaded: Engine | undefined;

/** The regular expression engine; undefined unless a form with a pattern has loaded it. */
export const patternEngine = (): Engine | undefined => loaded;

/**
 * Loads the regular expression engine. Without it the browser skips patterns; the server always checks them. Returns
 * load errors.
 */
export async function loadPatternEngine(): Promise<Error[]> {
  try {
    loaded = await import('#schemas/values/pattern-engine.ts');
    return [];
  } catch (cause) {
    return [new Error('The code for patterns could not be loaded', { cause })];
  }
}

/** Issues for patterns of a form that the engine does not support. The fields work without their pattern. */
export function patternIssues({ fields, pointers }: ParsedForm): Issue[] {
  return fields.flatMap((field, index): Issue[] => {
    const pattern = 'pattern' in field ? field.pattern : undefined;
    if (pattern === undefined || !loaded || loaded.isPattern(pattern)) return [];
    const pointer = pointerTo(pointers[index] ?? '', 'pattern');
    // A warning, because the field works without its pattern.
    const issue = errorAt(pointer, 'pattern-syntax', 'a pattern in RE2 syntax', describeValue(pattern));
    return [{ ...issue, severity: 'warning' }];
  });
}
