import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Source } from '#schemas/generated/types.ts';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import { pointerTo } from '#schemas/issue.ts';
import { isOfCatalogue } from '#schemas/personal.ts';
import { check } from '#schemas/validate.ts';
import { kindsOfSource } from '../catalogue/kinds.ts';
import { isWhole, type RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { warning } from './mistakes.ts';
import { elementsOf, type PlacedElement } from './placed-elements.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Of kinds that are lists: the property that holds what they list, where they have no `source`. */
const lists: Readonly<Record<string, string>> = {
  bucket: 'contentList',
  cardList: 'cards',
  liveRow: 'cards',
  buttonList: 'buttons',
  tagList: 'tags',
  groupList: 'groups',
  gridBlock: 'elements',
};

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined);

/** What a hero can say or show. */
const ofHero = ['title', 'titleImage', 'tagline', 'description', 'primaryButton', 'secondaryButton', 'content'];

function isEmptyHero(attributes: Attributes): boolean {
  const background = attributes['background'] as Attributes | undefined;
  const pictures = ['imageUrl', 'portraitImageUrl', 'animatedBackground'];
  return !ofHero.some((name) => isFilled(attributes[name])) && !pictures.some((name) => isFilled(background?.[name]));
}

/** Whether the catalogue has no title that a source could list. Rows of events are empty between events, and that is meant. */
const isEmptySource = (source: Source, known: Known): boolean =>
  known.catalogueRead &&
  isOfCatalogue(source) &&
  source.type !== 'IDS' &&
  !known.allTitles.some(({ kind }) => kindsOfSource(source.type).includes(kind));

function findingsOf(
  file: string,
  { element: { $type, attributes }, pointer }: PlacedElement,
  known: Known,
): Diagnostic[] {
  const at = pointerTo(pointer, 'attributes');
  const empty = (place: string, expected: string, found: string) => [warning(file, place, 'empty', expected, found)];
  if ($type === 'hero' && isEmptyHero(attributes))
    return empty(at, 'a title, a text, a button or a picture', 'none of them');
  const list = Object.hasOwn(lists, $type) ? (lists[$type] ?? '') : undefined;
  if (list !== undefined && attributes['source'] === undefined && !isFilled(attributes[list])) {
    const hasSource = $type === 'bucket' || $type === 'cardList' || $type === 'liveRow';
    return empty(at, hasSource ? 'a source that fills the row' : `something in its ${list}`, 'nothing');
  }
  const source = check(isSource, attributes['source']);
  if (!source.ok || !isEmptySource(source.value, known)) return [];
  return empty(pointerTo(at, 'source', 'type'), 'a type of which the catalogue has titles', source.value.type);
}

/** Rows, lists and heroes that have nothing to show. */
export const emptyFindings = ({ pages }: RealmBundle, known: Known): Diagnostic[] =>
  pages.flatMap((page) =>
    elementsOf(page.document).flatMap((placed) =>
      // What was taken out of an invalid element was not empty.
      isWhole(page, placed.pointer) ? findingsOf(page.file, placed, known) : [],
    ),
  );
