import type { Card, GroupListBlock } from '#schemas/generated/types.ts';

/** The titles of one day. */
export type DayGroup = GroupListBlock['groups'][number];

type Format = NonNullable<DayGroup['title']['format']>;

/** A title and the day that it stands under. */
export interface Dated {
  day: string;
  card: Card;
}

/** How much a page of a list by days holds: so many days, and of each of them so many titles. */
export interface PageSize {
  days: number;
  most: number;
}

/** A page of a list by days, and the cursor of the one after it. */
export interface DayPage {
  groups: DayGroup[];
  lastSeen?: string | undefined;
}

/**
 * What one page takes of a list by days. It ends where a day has more than fit: the next page goes on within that day,
 * so that no title is left out. `goesOn` says whether there is anything behind it.
 */
export async function taken<Entry extends Dated>(
  list: Iterable<Entry> | AsyncIterable<Entry>,
  { days, most }: PageSize,
): Promise<{ shown: Entry[]; goesOn: boolean }> {
  const shown: Entry[] = [];
  let count = 0;
  let ofDay = 0;
  for await (const entry of list) {
    const isNewDay = entry.day !== shown.at(-1)?.day;
    if (isNewDay ? count === days : ofDay === most) return { shown, goesOn: true };
    count += isNewDay ? 1 : 0;
    ofDay = isNewDay ? 1 : ofDay + 1;
    shown.push(entry);
  }
  return { shown, goesOn: false };
}

/** Titles under their days, in the order in which the days come. */
export const groupsByDay = (dated: readonly Dated[], format: Format): DayGroup[] =>
  [...Map.groupBy(dated, ({ day }) => day)].map(([day, of]) => ({
    id: `${day}T00:00`,
    title: { text: `${day}T00:00`, format },
    cards: of.map(({ card }) => card),
  }));
