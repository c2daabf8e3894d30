import { validate as isTextElement } from './generated/validators/definitions/text-element.js';
import type { TextElement } from './generated/types.ts';
import { describeValue, errorAt, type Issue, pointerTo } from './issue.ts';
import { parseElement, type SoundElement, type ValidatorOf } from './parse-page.ts';
import { check } from './validate.ts';

// Elements within an element stand in its attributes under the name `elements`, so that every pointer into them is made
// of `/elements/<n>/attributes` again and again, and tells by itself how deep it leads.

/** How many elements may stand within one another. */
export const DEEPEST = 4;

/** What is not an element of its own but a text says so by having no `$type`. */
export const isElementLike = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, '$type');

/** One place within an element. */
export type Nested =
  | { kind: 'text'; text: TextElement; pointer: string }
  | { kind: 'element'; sound: SoundElement; pointer: string }
  | { kind: 'unsound'; issues: Issue[]; pointer: string };

const depthOf = (pointer: string) => pointer.split('/').filter((token) => token === 'elements').length;

function parseElementAt(value: unknown, pointer: string, validatorOf: ValidatorOf): Nested {
  if (depthOf(pointer) > DEEPEST) {
    const expected = `at most ${DEEPEST} elements within one another`;
    return { kind: 'unsound', pointer, issues: [errorAt(pointer, 'depth', expected, describeValue(value))] };
  }
  // The zone is the page's.
  const { sound, issues } = parseElement({ $zone: 'list', ...(value as object) }, pointer, validatorOf);
  return sound ? { kind: 'element', pointer, sound } : { kind: 'unsound', pointer, issues };
}

/**
 * Checks what stands within an element, each by itself; `pointer` is where that element stands. Never throws.
 * Pointers lead from the top of the document: /elements/3/attributes/elements/0/attributes/text.
 */
export const parseNested = (values: unknown[], pointer: string, validatorOf: ValidatorOf): Nested[] =>
  values.map((value, index): Nested => {
    const at = pointerTo(pointer, 'attributes', 'elements', index);
    if (isElementLike(value)) return parseElementAt(value, at, validatorOf);
    const text = check(isTextElement, value, at);
    return text.ok
      ? { kind: 'text', text: text.value, pointer: at }
      : { kind: 'unsound', issues: text.issues, pointer: at };
  });

/** What stands within an element, unchecked. */
export function elementsWithin(element: unknown): unknown[] {
  const elements = (element as { attributes?: { elements?: unknown } | null } | null)?.attributes?.elements;
  return Array.isArray(elements) ? elements : [];
}

/** An element and all that stands within it, down to the depth that is drawn. */
export const withAllWithin = (element: unknown, depth = 1): unknown[] => [
  element,
  ...(depth < DEEPEST ? elementsWithin(element).flatMap((inner) => withAllWithin(inner, depth + 1)) : []),
];

const kindOf = (value: unknown): string[] => {
  const kind = typeof value === 'string' ? value : (value as { $type?: unknown } | null | undefined)?.$type;
  return typeof kind === 'string' ? [kind] : [];
};

const fallbackKinds = (value: unknown): string[] => {
  const fallback = (value as { fallback?: unknown } | null | undefined)?.fallback;
  return Array.isArray(fallback) ? fallback.slice(0, 5).flatMap(kindOf) : [];
};

/** The kinds of all elements that a list of elements names: those within others and those of their fallbacks too. */
export const kindsWithin = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [])
    .flatMap((value) => withAllWithin(value))
    .flatMap((value) => [...kindOf(value), ...fallbackKinds(value)]);
