import { RE2JS } from 're2js';

/** Maximum length of a pattern. */
const longestPattern = 200;
/** Maximum length of a value. */
const longestValue = 10_000;

const compiled = new Map<string, RE2JS | undefined>();

function compile(pattern: string): RE2JS | undefined {
  if (pattern.length > longestPattern) return undefined;
  try {
    return RE2JS.compile(pattern);
  } catch {
    // RE2 does not support the pattern: it has look-arounds, back-references or a syntax error. Then there is no engine
    // for it.
    return undefined;
  }
}

function find(pattern: string): RE2JS | undefined {
  if (!compiled.has(pattern)) {
    // The number of cached patterns is limited, because a server sees the patterns of many realms.
    if (compiled.size > 500) compiled.clear();
    compiled.set(pattern, compile(pattern));
  }
  return compiled.get(pattern);
}

/** Whether a definition's pattern is supported. */
export const isPattern = (pattern: string): boolean => find(pattern) !== undefined;

/**
 * Whether a definition's pattern matches the complete value; takes linear time. An unsupported pattern matches
 * everything, so that its field can be used without it.
 */
export const matches = (pattern: string, value: string): boolean =>
  value.length <= longestValue && (find(pattern)?.matches(value) ?? true);
