import * as z from 'zod';
import { titleTypes } from '#schemas/card-types.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { pointerTo } from '#schemas/issue.ts';
import { kindsOfFamily, kindsOfType } from '../../catalogue/catalogue/kinds.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import type { RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { createReferenceError } from './mistakes.ts';
import { elementsOf } from './placed-elements.ts';

/** A reference from an element to a title's id. */
interface TitleUse {
  pointer: string;
  id: number;
  kinds: readonly ContentKind[];
  /** Description of the valid target, for the message of the finding. */
  expected: string;
}

const anyKind: readonly ContentKind[] = ['VIDEO', 'EPISODE', 'SERIES', 'SEASON', 'PLAYLIST', 'EVENT'];

/** Properties that hold a title's id, in any element. */
const named: Readonly<Record<string, { kinds: readonly ContentKind[]; expected: string }>> = {
  seriesId: { kinds: ['SERIES'], expected: 'the id of a series' },
  seasonId: { kinds: ['SEASON'], expected: 'the id of a season' },
  playlistId: { kinds: ['PLAYLIST'], expected: 'the id of a playlist' },
  eventId: { kinds: ['EVENT'], expected: 'the id of an event' },
  liveEventId: { kinds: ['EVENT'], expected: 'the id of an event' },
  contentId: { kinds: anyKind, expected: 'the id of a title' },
};

/** Shape of attributes that refer to a title by id and type: a card, or a title that viewers can add to their lists. */
const Typed = z.object({ id: z.int(), type: z.enum(titleTypes), title: z.string() });
/** Shape of attributes that refer to the background video of a hero element. */
const Film = z.object({ entityId: z.int(), entityType: z.enum(['VOD', 'LIVE']) });

function usesAt(value: object, pointer: string): TitleUse[] {
  const typed = Typed.safeParse(value);
  const film = Film.safeParse(value);
  return [
    ...(typed.success
      ? [
          {
            pointer: pointerTo(pointer, 'id'),
            id: typed.data.id,
            kinds: kindsOfType(typed.data.type),
            expected: `the id of a ${typed.data.type}`,
          },
        ]
      : []),
    ...(film.success
      ? [
          {
            pointer: pointerTo(pointer, 'entityId'),
            id: film.data.entityId,
            kinds: kindsOfFamily[film.data.entityType],
            expected: `the id of a ${film.data.entityType}`,
          },
        ]
      : []),
  ];
}

/** Finds all title ids within an element. Links and sources are skipped, because they have their own checks. */
function usesIn(value: unknown, pointer: string): TitleUse[] {
  if (value === null || typeof value !== 'object') return [];
  return [
    ...usesAt(value, pointer),
    ...Object.entries(value).flatMap(([key, part]: [string, unknown]): TitleUse[] => {
      const at = pointerTo(pointer, key);
      const known = Object.hasOwn(named, key) ? named[key] : undefined;
      if (known && typeof part === 'number') return [{ pointer: at, id: part, ...known }];
      // Nested elements are skipped: the caller checks each of them separately.
      return key === 'elements' || key === 'link' ? [] : usesIn(part, at);
    }),
  ];
}

/** Reports references from elements to titles that do not exist. */
export const titleMistakes = ({ pages }: RealmBundle, known: Known): Diagnostic[] =>
  known.catalogueRead
    ? pages.flatMap(({ file, document }) =>
        elementsOf(document).flatMap(({ element, pointer }) =>
          usesIn(element.attributes, pointerTo(pointer, 'attributes')).flatMap(
            ({ pointer: at, id, kinds, expected }) => {
              const kind = known.titles.get(id)?.kind;
              return kind && kinds.includes(kind) ? [] : [createReferenceError(file, at, expected, id)];
            },
          ),
        ),
      )
    : [];
