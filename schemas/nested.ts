import { validate as isTextElement } from './generated/validators/definitions/text-element.js';
import type { TextElement } from './generated/types.ts';
import { describeValue, type Issue, pointerTo } from './issue.ts';
import { check, parsePage, type SoundElement, type ValidatorOf } from './validate.ts';

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
    return { kind: 'unsound', pointer, issues: [{ pointer, rule: 'depth', expected, found: describeValue(value) }] };
  }
  // As a page of its own, so that whatever holds for the elements of a page holds for these. The zone is the page's.
  const page = parsePage({ version: '1.0', elements: [{ $zone: 'list', ...(value as object) }] }, validatorOf);
  const moved = (from: string) => from.replace(/^\/elements\/0/, pointer);
  const [sound] = page.elements;
  return sound
    ? { kind: 'element', pointer, sound: { ...sound, pointer: moved(sound.pointer) } }
    : { kind: 'unsound', pointer, issues: page.issues.map((issue) => ({ ...issue, pointer: moved(issue.pointer) })) };
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

/** The kinds of all elements that a list of elements names, those within others too. */
export const kindsWithin = (values: unknown): string[] =>
  (Array.isArray(values) ? values : [])
    .flatMap((value) => withAllWithin(value))
    .flatMap((value) => {
      const { $type } = (value ?? {}) as { $type?: unknown };
      return typeof $type === 'string' ? [$type] : [];
    });
