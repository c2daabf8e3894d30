import { validate as isTextElement } from './generated/guards/definitions/text-element.js';
import type { TextElement } from './generated/types.ts';
import { checkBy } from './explanations.ts';
import { describeValue, errorAt, type Issue, pointerTo } from './issue.ts';
import { parseElement, type ValidElement, type GuardOf } from './parse-page.ts';
import { MAX_ELEMENT_DEPTH } from './within.ts';

/** Values without `$type` are texts, not elements. */
export const isElementLike = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, '$type');

/** A nested element, a text, or an invalid value. */
export type Nested =
  | { kind: 'text'; text: TextElement; pointer: string }
  | { kind: 'element'; valid: ValidElement; pointer: string }
  | { kind: 'invalid'; issues: Issue[]; pointer: string };

const depthOf = (pointer: string) => pointer.split('/').filter((token) => token === 'elements').length;

function parseElementAt(value: unknown, pointer: string, guardOf: GuardOf): Nested {
  if (depthOf(pointer) > MAX_ELEMENT_DEPTH) {
    const expected = `at most ${MAX_ELEMENT_DEPTH} elements within one another`;
    return { kind: 'invalid', pointer, issues: [errorAt(pointer, 'depth', expected, describeValue(value))] };
  }
  // Nested elements have no zone of their own.
  const { valid, issues } = parseElement({ $zone: 'list', ...(value as object) }, pointer, guardOf);
  return valid ? { kind: 'element', pointer, valid } : { kind: 'invalid', pointer, issues };
}

/**
 * Validates the values nested in an element, each separately; `pointer` is that element's pointer. Never throws.
 * Pointers start at the document's root: /elements/3/attributes/elements/0/attributes/text.
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
