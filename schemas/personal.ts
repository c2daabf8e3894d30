import type { RowContract, Source } from './generated/types.ts';

/** The viewer's list that a row shows. */
export type Personal = NonNullable<RowContract['personal']>;

/** Source types with personal titles, and the viewer's list that they show. */
const lists = {
  HISTORY: 'HISTORY',
  CONTINUE_WATCHING: 'HISTORY',
  UP_NEXT: 'UP_NEXT',
  FAVOURITES: 'FAVOURITES',
  WATCHLIST: 'WATCHLIST',
} as const satisfies Partial<Record<Source['type'], Personal>>;

export type PersonalSource = keyof typeof lists;

const isPersonal = (type: unknown): type is PersonalSource => typeof type === 'string' && Object.hasOwn(lists, type);

/** A source whose titles are the same for all viewers. */
export type CatalogueSource = Source & { type: Exclude<Source['type'], PersonalSource> };

/** Whether a source's titles are the same for all viewers, as opposed to personal titles. */
export const isOfCatalogue = (source: Source): source is CatalogueSource => !isPersonal(source.type);

/** Type of a personal source; undefined for a source of the catalogue. */
export const personalOf = ({ type }: Source): PersonalSource | undefined => (isPersonal(type) ? type : undefined);

/** The viewer's list that a query requests; undefined for other values. */
export function listAskedBy(query: unknown): Personal | undefined {
  const type = query !== null && typeof query === 'object' && 'type' in query ? query.type : undefined;
  return isPersonal(type) ? lists[type] : undefined;
}
