import { describeValue, errorAt, type Issue, pointerTo } from '#schemas/issue.ts';
import type { ParsedForm } from '#schemas/parse-form.ts';

type Engine = typeof import('#schemas/values/pattern-engine.ts');

let loaded: Engine | undefined;

/** The pattern engine, where a form with a pattern has loaded it. */
export const patternEngine = (): Engine | undefined => loaded;

/** Loads the pattern engine. Without it patterns are not asked; the server asks them in any case. */
export async function loadPatternEngine(): Promise<Error[]> {
  try {
    loaded = await import('#schemas/values/pattern-engine.ts');
    return [];
  } catch (cause) {
    return [new Error('The code for patterns could not be loaded', { cause })];
  }
}

/** The patterns of a form that the engine cannot use, each at its place. Such a field works without its pattern. */
export function patternIssues({ fields, pointers }: ParsedForm): Issue[] {
  return fields.flatMap((field, index): Issue[] => {
    const pattern = 'pattern' in field ? field.pattern : undefined;
    if (pattern === undefined || !loaded || loaded.isPattern(pattern)) return [];
    const pointer = pointerTo(pointers[index] ?? '', 'pattern');
    // The field works without it.
    const issue = errorAt(pointer, 'pattern-syntax', 'a pattern in RE2 syntax', describeValue(pattern));
    return [{ ...issue, severity: 'warning' }];
  });
}
