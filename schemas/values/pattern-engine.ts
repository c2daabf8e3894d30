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
    // Not supported by RE2: look-arounds, back-references, or a syntax error.
    return undefined;
  }
}

function find(pattern: string): RE2JS | undefined {
  if (!compiled.has(pattern)) {
    // Bounds the cache, because a server sees the patterns of many realms.
    if (compiled.size > 500) compiled.clear();
    compiled.set(pattern, compile(pattern));
  }
  return compiled.get(pattern);
}

/** Whether a definition's pattern is supported. */
export const isPattern = (pattern: string): boolean => find(pattern) !== undefined;

/**
 * Whether the whole value matches a definition's pattern, in linear time. An unsupported pattern matches everything, so
 * that its field works without it.
 */
export const matches = (pattern: string, value: string): boolean =>
  value.length <= longestValue && (find(pattern)?.matches(value) ?? true);
