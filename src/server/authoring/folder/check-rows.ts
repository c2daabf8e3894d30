import type { Diagnostic } from '#schemas/diagnostic.ts';
import { boundKinds } from '#schemas/generated/kinds.ts';
import type { Source } from '#schemas/generated/types.ts';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { isOfCatalogue } from '#schemas/personal.ts';
import { check } from '#schemas/validate.ts';
import { kindsOfFamily, kindsOfSource } from '../../catalogue/catalogue/kinds.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import type { RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { createError, warning } from './mistakes.ts';
import { type AnyElement, elementsOf, type PlacedElement } from './placed-elements.ts';

/** Kinds of titles that a row of each type accepts; other types accept any. */
const rowTypes: Readonly<Record<string, readonly ContentKind[]>> = {
  VOD_VIDEO: kindsOfFamily.VOD,
  VOD_SERIES: kindsOfFamily.SERIES,
  VOD_SEASON: kindsOfFamily.SEASON,
  PLAYLIST: kindsOfFamily.PLAYLIST,
  LIVE: kindsOfFamily.LIVE,
  UPCOMING: kindsOfFamily.LIVE,
};

/** Kinds of titles that an element accepts; undefined for any. */
function held({ $type, attributes }: AnyElement): readonly ContentKind[] | undefined {
  const bound = boundKinds.get($type);
  if (bound?.family) return kindsOfFamily[bound.family];
  const type = attributes['type'];
  return bound?.names && typeof type === 'string' && Object.hasOwn(rowTypes, type) ? rowTypes[type] : undefined;
}

/** Reports rows whose source lists kinds of titles that the row cannot show. */
function strangers(file: string, { element, pointer }: PlacedElement, source: Source, known: Known): Diagnostic[] {
  const kinds = held(element);
  // Sources outside the catalogue, such as a viewer's history or favourites, may contain titles of any kind.
  if (!kinds || !isOfCatalogue(source)) return [];
  const at = pointerTo(pointer, 'attributes', 'source');
  const expected = `what the row holds: ${kinds.join(' or ')}`;
  if (source.type !== 'IDS')
    return kindsOfSource(source.type).some((kind) => kinds.includes(kind))
      ? []
      : [createError(file, pointerTo(at, 'type'), 'row-type', expected, describeValue(source.type))];
  return (source.ids ?? []).flatMap((id, index) => {
    const kind = known.titles.get(id)?.kind;
    return kind === undefined || kinds.includes(kind)
      ? []
      : [createError(file, pointerTo(at, 'ids', index), 'row-type', expected, `${id}, which is a ${kind}`)];
  });
}

/** Reports rows whose `minItems` is more than their source can ever list. */
function shortRows(file: string, { element: { attributes }, pointer }: PlacedElement, source: Source): Diagnostic[] {
  const { minItems } = attributes;
  const most = Math.min(source.limit ?? Infinity, source.type === 'IDS' ? (source.ids?.length ?? 0) : Infinity);
  if (typeof minItems !== 'number' || minItems <= most) return [];
  const at = pointerTo(pointer, 'attributes', 'minItems');
  return [createError(file, at, 'min-items', `at most ${most}, which is all that the source gives`, `${minItems}`)];
}

/** Screen sizes at which an element can be hidden. */
const sizes = ['mobile', 'tablet', 'desktop', 'tv'] as const;

/** Warns about elements hidden at every screen size. */
function hiddenElements(file: string, { element: { style = {} }, pointer }: PlacedElement): Diagnostic[] {
  if (!sizes.every((size) => style[size]?.display === 'none')) return [];
  return [warning(file, pointerTo(pointer, 'style'), 'hidden', 'a size of screen at which it is shown', 'none')];
}

/** Reports rows and other elements that are valid, but will not appear as their author intends. */
export const rowFindings = ({ pages }: RealmBundle, known: Known): Diagnostic[] =>
  pages.flatMap(({ file, document }) =>
    elementsOf(document).flatMap((placed) => {
      const source = check(isSource, placed.element.attributes['source']);
      return [
        ...hiddenElements(file, placed),
        ...(source.ok ? strangers(file, placed, source.value, known) : []),
        ...(source.ok ? shortRows(file, placed, source.value) : []),
      ];
    }),
  );
