import { isBeforeAvailability, isAfterAvailability, type Rights } from '../access/rights.ts';
import { getTitleText } from '../catalogue/content-texts.ts';
import type { Database } from '../../platform/db/client.ts';
import { languageTag } from '#schemas/locale.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { memoizePerRevision } from '../../platform/realms/snapshot.ts';
import { indexSoldTitles, type SoldTitles } from './access.ts';
import { allBits, type Bits, clearBit, noBits, setBit } from './bits.ts';
import { getFacets, type GridTitle } from './facets.ts';
import { listGridTitles, listTitleTexts } from './grid.store.ts';

/** In-memory index of a grid. Each title has a position; the oldest publication has position 0. */
export interface GridIndex {
  ids: Int32Array;
  positionOf: ReadonlyMap<number, number>;
  /** The set of titles for each value of each facet. */
  facets: ReadonlyMap<string, ReadonlyMap<string, Bits>>;
  sold: SoldTitles;
  /** Positions of titles with a limited availability period. */
  windows: readonly { position: number; rights: Rights }[];
  /** Titles that are available now; undefined: all. */
  shown?: Bits | undefined;
  /** Title positions, sorted by publication date. */
  byDate: Int32Array;
  /** Positions in the alphabetical order of the realm's default language. */
  byTitle: Int32Array;
}

/** Computes the titles that are available at a time; undefined if all are. */
export function shownAt({ windows, ids }: Pick<GridIndex, 'windows' | 'ids'>, now: number): Bits | undefined {
  const hidden = windows.filter(({ rights }) => isBeforeAvailability(rights, now) || isAfterAvailability(rights, now));
  if (hidden.length === 0) return undefined;
  const shown = allBits(ids.length);
  for (const { position } of hidden) clearBit(shown, position);
  return shown;
}

/** Builds the sets of all facets. Pure. */
export function facetSets(titles: readonly GridTitle[]): Map<string, Map<string, Bits>> {
  const facets = new Map<string, Map<string, Bits>>();
  for (const [position, title] of titles.entries())
    for (const [name, value] of getFacets(title)) {
      const values = facets.get(name) ?? new Map<string, Bits>();
      facets.set(name, values);
      const bits = values.get(value) ?? noBits(titles.length);
      values.set(value, bits);
      setBit(bits, position);
    }
  return facets;
}

/** Sorts title positions with a comparator; ties by position. */
const positionsBy = (count: number, compare: (one: number, other: number) => number): Int32Array =>
  Int32Array.from({ length: count }, (_, position) => position).sort(
    (one, other) => compare(one, other) || one - other,
  );

function createIndex(listed: GridTitle[]): GridIndex {
  const titles = listed.sort((a, b) => a.publishedAt - b.publishedAt || a.id - b.id);
  // The index keeps only compact arrays in memory, and not the titles themselves.
  const ranks = Int32Array.from(titles, ({ titleRank }) => titleRank);
  return {
    ids: Int32Array.from(titles, ({ id }) => id),
    byDate: Int32Array.from(titles.keys()),
    byTitle: positionsBy(ranks.length, (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0)),
    positionOf: new Map(titles.map(({ id }, position) => [id, position])),
    facets: facetSets(titles),
    sold: indexSoldTitles(titles),
    windows: titles.flatMap(({ rights }, position) => (rights ? [{ position, rights }] : [])),
  };
}

const readCachedIndex = memoizePerRevision<GridIndex>('grid');

/** Returns the grid index of a realm, cached per revision. */
export const gridIndex = (db: Database, realm: RealmRecord): Promise<GridIndex> =>
  readCachedIndex(db, realm, '', (tx) => listGridTitles(tx, realm.id), createIndex);

const readCachedAlphabet = memoizePerRevision<Int32Array>('grid alphabet');

/**
 * Returns the positions of a realm's grid index in the alphabetical order of a locale, cached per revision: the default
 * language uses ranks computed when the realm was loaded, other languages are sorted on demand.
 */
export async function readAlphabet(
  db: Database,
  realm: RealmRecord,
  { ids, byTitle }: Pick<GridIndex, 'ids' | 'byTitle'>,
  locale: string,
): Promise<Int32Array> {
  if (locale === realm.settings.defaultLocale) return byTitle;
  return readCachedAlphabet(
    db,
    realm,
    locale,
    (tx) => listTitleTexts(tx, realm.id),
    (titles) => {
      const texts = new Map(titles.map((title) => [title.id, getTitleText(title, locale)]));
      const inOrder = Array.from(ids, (id) => texts.get(id) ?? '');
      const { compare } = new Intl.Collator(languageTag(locale), { numeric: true });
      return positionsBy(ids.length, (one, other) => compare(inOrder[one] ?? '', inOrder[other] ?? ''));
    },
  );
}
