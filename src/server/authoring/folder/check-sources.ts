import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Source } from '#schemas/generated/types.ts';
import { pointerTo } from '#schemas/issue.ts';
import { isOfCatalogue } from '#schemas/personal.ts';
import { check } from '#schemas/validate.ts';
import { validate as isSource } from '#schemas/generated/validators/definitions/source.js';
import { kindsOfSource } from '../../catalogue/catalogue/kinds.ts';
import type { RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { createReferenceError } from './mistakes.ts';
import { elementsOf } from './placed-elements.ts';

const needs: Partial<Record<Source['type'], 'ids' | 'playlistId'>> = { IDS: 'ids', PLAYLIST_ITEMS: 'playlistId' };

function sourceMistakes(known: Known, file: string, pointer: string, source: Source): Diagnostic[] {
  const { type, ids = [], tag } = source;
  const need = needs[type];
  const kinds = isOfCatalogue(source) ? kindsOfSource(source.type) : [];
  const tagged = known.allTitles.filter(({ kind }) => kinds.includes(kind)).map(({ tags }) => tags);
  return [
    ...(need && source[need] === undefined
      ? [createReferenceError(file, pointer, `a property “${need}”, which ${type} needs`, source)]
      : []),
    ...ids.flatMap((id, index) =>
      !known.catalogueRead || known.titles.has(id)
        ? []
        : [createReferenceError(file, pointerTo(pointer, 'ids', index), 'the id of a title', id)],
    ),
    ...(tag === undefined || !known.catalogueRead || tagged.some((tags) => tags.includes(tag))
      ? []
      : [
          createReferenceError(
            file,
            pointerTo(pointer, 'tag'),
            `a tag that at least one of the ${type} has`,
            tag,
            new Set(tagged.flat()),
          ),
        ]),
  ];
}

/** Checks the sources of rows against the catalogue. */
export const sourcesMistakes = ({ pages }: RealmBundle, known: Known): Diagnostic[] =>
  pages.flatMap(({ file, document }) =>
    elementsOf(document).flatMap(({ element, pointer }) => {
      // Only the `source` of rows is checked: in other elements the attribute of that name may be an image URL.
      const source = check(isSource, element.attributes['source']);
      return source.ok ? sourceMistakes(known, file, pointerTo(pointer, 'attributes', 'source'), source.value) : [];
    }),
  );
