import { validate as isTextElement } from './generated/validators/definitions/text-element.js';
import type { TextElement } from './generated/types.ts';
import { describeValue, type Issue, pointerTo } from './issue.ts';
import { check, parsePage, type SoundElement, type ValidatorOf } from './validate.ts';
import { DEEPEST } from './within.ts';

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
