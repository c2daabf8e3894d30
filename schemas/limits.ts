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

/** A value without what lies beyond the limits, and what that was. */
export interface WithinLimits {
  /** Undefined where there is too much of it to tell what could stay. */
  value: unknown;
  issues: Issue[];
}

/**
 * Takes out of a value, in place, what lies too deep and what programs give a meaning to; to be asked before anything
 * walks into it. An item of a list becomes null, so that the others keep their places. Walks without recursion.
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
