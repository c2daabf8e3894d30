import { errorAt, type Issue, pointerTo } from './issue.ts';

/** How large a definition may be. Beyond these the part is left out or the document refused, in bounded time. */
export const limits = {
  /** Elements of a page. */
  elements: 500,
  /** Levels of objects and lists within each other. */
  depth: 32,
  /** UTF-16 units of a document as JSON. */
  documentSize: 2_000_000,
  /** Values in a document: objects, lists, texts, numbers. */
  values: 200_000,
} as const;

/** So many issues are enough to say that a document is hostile. */
const LISTED = 100;

/** Names that mean something to JavaScript itself. */
const unsafe: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * What in a value of any origin is beyond the limits. Walks without recursion and stops early, so that a hostile
 * value costs no more than a large one.
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
