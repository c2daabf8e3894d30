import { errorAt, type Issue, pointerTo } from './issue.ts';

/** Size limits of definitions. A definition that exceeds them is cut or rejected; the check takes bounded time. */
export const limits = {
  /** Maximum number of elements of a page. */
  elements: 500,
  /** Maximum nesting of objects and lists. */
  depth: 32,
  /** Maximum length of a document as JSON, in UTF-16 code units. */
  documentSize: 2_000_000,
  /** Maximum number of values in a document: objects, lists, texts, numbers. */
  values: 200_000,
} as const;

/** Maximum number of reported issues of a document. */
const LISTED = 100;

/** Property names with a special meaning in JavaScript (prototype pollution). */
const unsafe: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns the issues of a value that exceeds the limits. Its running time is bounded, so that a hostile value costs no
 * more than a large one.
 */
export function limitIssues(document: unknown): Issue[] {
  const issues: Issue[] = [];
  const open: { value: object; pointer: string; depth: number }[] = [];
  let values = 0;
  const visit = (value: unknown, pointer: string, depth: number) => {
    values += 1;
    if (value === null || typeof value !== 'object') return;
    if (depth > limits.depth)
      issues.push(errorAt(pointer, 'depth', `at most ${limits.depth} levels`, `level ${depth}`));
    else open.push({ value, pointer, depth });
  };
  visit(document, '', 1);
  for (let next = open.pop(); next; next = open.pop()) {
    for (const key of Object.keys(next.value)) {
      if (values > limits.values || issues.length >= LISTED) {
        issues.push(errorAt('', 'document-size', `at most ${limits.values} values`, 'more'));
        return issues;
      }
      const at = pointerTo(next.pointer, key);
      if (unsafe.has(key))
        issues.push(errorAt(at, 'unsafe-key', 'a name that programs give no meaning to', `“${key}”`));
      else visit((next.value as Record<string, unknown>)[key], at, next.depth + 1);
    }
  }
  return issues;
}

/** A value cut to the limits, with the issues of what was removed. */
export interface WithinLimits {
  /** The value without what exceeds the limits; undefined if it is too large to decide what to keep. */
  value: unknown;
  issues: Issue[];
}

/**
 * Removes content beyond the maximum depth and unsafe property names from a value, by changing the value itself. Call
 * it before any other traversal. A removed list item becomes null, so that the other items keep their index. It is
 * iterative, so that deep nesting cannot overflow the stack.
 */
export function cutToLimits(value: unknown): WithinLimits {
  const issues: Issue[] = [];
  const tell = (issue: Issue) => {
    if (issues.length < LISTED) issues.push(issue);
  };
  const cut = (holder: object, key: string) => {
    if (Array.isArray(holder)) holder[Number(key)] = null;
    else delete (holder as Record<string, unknown>)[key];
  };
  const open: { holder: object; pointer: string; depth: number }[] = [];
  if (value !== null && typeof value === 'object') open.push({ holder: value, pointer: '', depth: 1 });
  let values = 1;
  for (let next = open.pop(); next; next = open.pop()) {
    const { holder, pointer, depth } = next;
    for (const key of Object.keys(holder)) {
      values += 1;
      if (values > limits.values)
        return { value: undefined, issues: [errorAt('', 'document-size', `at most ${limits.values} values`, 'more')] };
      const at = pointerTo(pointer, key);
      const part = (holder as Record<string, unknown>)[key];
      if (unsafe.has(key)) {
        tell(errorAt(at, 'unsafe-key', 'a name that programs give no meaning to', `“${key}”`));
        cut(holder, key);
      } else if (part !== null && typeof part === 'object') {
        if (depth < limits.depth) open.push({ holder: part, pointer: at, depth: depth + 1 });
        else {
          tell(errorAt(at, 'depth', `at most ${limits.depth} levels`, `level ${depth + 1}`));
          cut(holder, key);
        }
      }
    }
  }
  return { value, issues };
}
