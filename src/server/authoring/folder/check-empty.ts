import type { Diagnostic } from '#schemas/diagnostic.ts';
import { boundKinds, headingKinds } from '#schemas/generated/kinds.ts';
import type { Source } from '#schemas/generated/types.ts';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import { pointerTo } from '#schemas/issue.ts';
import { isOfCatalogue } from '#schemas/personal.ts';
import { check } from '#schemas/validate.ts';
import { kindsOfSource } from '../../catalogue/catalogue/kinds.ts';
import { isComplete, type RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { warning } from './mistakes.ts';
import { type AnyElement, elementsOf, type PlacedElement } from './placed-elements.ts';

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);

/**
 * Whether an element's attributes contain anything that viewers see: a text (not an enum value), a title's id, or a
 * list item.
 */
function hasContent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '' && !/^[A-Z_]+$/.test(value);
  if (typeof value === 'number') return true;
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && typeof value === 'object' && Object.values(value).some(hasContent);
}

/**
 * Whether elements of this kind show texts or lists, so that one without any is reported. Other kinds, such as a
 * divider, need no content.
 */
const isForContent = ({ $type, attributes }: AnyElement): boolean => {
  const heading = headingKinds.get($type);
  return (heading && heading.value === undefined) || Object.values(attributes).some(Array.isArray);
};

/**
 * Whether the catalogue has no title of the kinds that a row's source lists. The current time is ignored, because a row
 * of live events may be empty between events.
 */
const isEmptySource = (source: Source, known: Known): boolean =>
  known.catalogueRead &&
  isOfCatalogue(source) &&
  source.type !== 'IDS' &&
  !known.allTitles.some(({ kind }) => kindsOfSource(source.type).includes(kind));

function findingsOf(file: string, { element, pointer }: PlacedElement, known: Known): Diagnostic[] {
  const { $type, attributes } = element;
  const at = pointerTo(pointer, 'attributes');
  const empty = (place: string, expected: string, found: string) => [warning(file, place, 'empty', expected, found)];
  const bound = boundKinds.get($type);
  if (bound?.data === 'titles' && attributes['source'] === undefined && !isFilled(attributes[bound.items]))
    return empty(at, 'a source that fills the row', 'nothing');
  if (
    !bound &&
    isForContent(element) &&
    !Object.values(attributes).some((value) => typeof value !== 'number' && hasContent(value))
  )
    return empty(at, 'a title, a text, a picture, or an item of its list', 'none of them');
  const source = check(isSource, attributes['source']);
  if (!source.ok || !isEmptySource(source.value, known)) return [];
  return empty(pointerTo(at, 'source', 'type'), 'a type of which the catalogue has titles', source.value.type);
}

/** Warns about rows, lists and hero elements without content. */
export const emptyFindings = ({ pages }: RealmBundle, known: Known): Diagnostic[] =>
  pages.flatMap((page) =>
    elementsOf(page.document).flatMap((placed) =>
      // If an invalid part of the element was left out, the author's element may not be empty.
      isComplete(page, placed.pointer) ? findingsOf(page.file, placed, known) : [],
    ),
  );
