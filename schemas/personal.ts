import type { RowContract, Source } from './generated/types.ts';

/** Whose list of the viewer's a row shows. */
export type Personal = NonNullable<RowContract['personal']>;

/** Sources whose titles are the caller's own, and which of the viewer's lists they are of. */
const lists = {
  HISTORY: 'HISTORY',
  CONTINUE_WATCHING: 'HISTORY',
  UP_NEXT: 'UP_NEXT',
  FAVOURITES: 'FAVOURITES',
  WATCHLIST: 'WATCHLIST',
} as const satisfies Partial<Record<Source['type'], Personal>>;

export type PersonalSource = keyof typeof lists;

const isPersonal = (type: unknown): type is PersonalSource => typeof type === 'string' && Object.hasOwn(lists, type);

/** A source whose titles are the same for everybody. */
export type CatalogueSource = Source & { type: Exclude<Source['type'], PersonalSource> };

/** Whether a source's titles are the same for everybody, and not the caller's own. */
export const isOfCatalogue = (source: Source): source is CatalogueSource => !isPersonal(source.type);

/** The type of a source whose titles are the caller's own; undefined for one of the catalogue. */
export const personalOf = ({ type }: Source): PersonalSource | undefined => (isPersonal(type) ? type : undefined);

/** Which of the viewer's lists a query asks for, whatever else it is; undefined for what is no such query. */
export function listAskedBy(query: unknown): Personal | undefined {
  const type = query !== null && typeof query === 'object' && 'type' in query ? query.type : undefined;
  return isPersonal(type) ? lists[type] : undefined;
}
