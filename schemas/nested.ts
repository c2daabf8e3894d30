import { validate as isTextElement } from './generated/guards/definitions/text-element.js';
import type { TextElement } from './generated/types.ts';
import { checkBy } from './explanations.ts';
import { describeValue, errorAt, type Issue, pointerTo } from './issue.ts';
import { parseElement, type ValidElement, type GuardOf } from './parse-page.ts';
import { DEEPEST } from './within.ts';

/** What is not an element of its own but a text says so by having no `$type`. */
export const isElementLike = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, '$type');

/** One place within an element. */
export type Nested =
  | { kind: 'text'; text: TextElement; pointer: string }
  | { kind: 'element'; valid: ValidElement; pointer: string }
  | { kind: 'invalid'; issues: Issue[]; pointer: string };

const depthOf = (pointer: string) => pointer.split('/').filter((token) => token === 'elements').length;

function parseElementAt(value: unknown, pointer: string, guardOf: GuardOf): Nested {
  if (depthOf(pointer) > DEEPEST) {
    const expected = `at most ${DEEPEST} elements within one another`;
    return { kind: 'invalid', pointer, issues: [errorAt(pointer, 'depth', expected, describeValue(value))] };
  }
  // The zone is the page's.
  const { valid, issues } = parseElement({ $zone: 'list', ...(value as object) }, pointer, guardOf);
  return valid ? { kind: 'element', pointer, valid } : { kind: 'invalid', pointer, issues };
}

/**
 * Checks what stands within an element, each by itself; `pointer` is where that element stands. Never throws.
 * Pointers lead from the top of the document: /elements/3/attributes/elements/0/attributes/text.
 */
export const parseNested = (values: unknown[], pointer: string, guardOf: GuardOf): Nested[] =>
  values.map((value, index): Nested => {
    const at = pointerTo(pointer, 'attributes', 'elements', index);
    if (isElementLike(value)) return parseElementAt(value, at, guardOf);
    const text = checkBy(isTextElement, 'definitions/text-element', value, at);
    return text.ok
      ? { kind: 'text', text: text.value, pointer: at }
      : { kind: 'invalid', issues: text.issues, pointer: at };
  });
