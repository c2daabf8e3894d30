import { RE2JS } from 're2js';

/** A pattern of a definition that is longer is not tried. */
const longestPattern = 200;
/** A value that is longer is not tried either. */
const longestValue = 10_000;

const compiled = new Map<string, RE2JS | undefined>();

function compile(pattern: string): RE2JS | undefined {
  if (pattern.length > longestPattern) return undefined;
  try {
    return RE2JS.compile(pattern);
  } catch {
    // Not RE2's syntax: look-aheads, back-references, or a mistake.
    return undefined;
  }
}

function find(pattern: string): RE2JS | undefined {
  if (!compiled.has(pattern)) {
    // A server meets the patterns of many realms; it need not keep all of them for ever.
    if (compiled.size > 500) compiled.clear();
    compiled.set(pattern, compile(pattern));
  }
  return compiled.get(pattern);
}

/** Whether a definition's pattern can be used. */
export const isPattern = (pattern: string): boolean => find(pattern) !== undefined;

/**
 * Whether the whole value matches a definition's pattern, in time that grows with the value's length and no faster.
 * A pattern that cannot be used matches everything: the field works without it.
 */
export const matches = (pattern: string, value: string): boolean =>
  value.length <= longestValue && (find(pattern)?.matches(value) ?? true);
