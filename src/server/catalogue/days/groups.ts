import type { Card, GroupListBlock } from '#schemas/generated/types.ts';

/** The titles of one day. */
export type DayGroup = GroupListBlock['groups'][number];

type Format = NonNullable<DayGroup['title']['format']>;

/** A card and the day that it is listed under. */
export interface DatedCard {
  day: string;
  card: Card;
}

/** Size of a page of a list that is grouped by days: number of days, and maximum number of titles per day. */
export interface PageSize {
  days: number;
  most: number;
}

/** A page of a list by days, and the cursor of the next page. */
export interface DayPage {
  groups: DayGroup[];
  lastSeen?: string | undefined;
}

/**
 * Takes one page from a list that is grouped by days. If a day exceeds its limit, the page ends there and the next page
 * continues within that day, so that no title is lost. `goesOn` says whether another page follows.
 */
export async function takePage<Entry extends DatedCard>(
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

/** Groups cards by day and keeps the order. */
export const groupByDay = (dated: readonly DatedCard[], format: Format): DayGroup[] =>
  [...Map.groupBy(dated, ({ day }) => day)].map(([day, of]) => ({
    id: `${day}T00:00`,
    title: { text: `${day}T00:00`, format },
    cards: of.map(({ card }) => card),
  }));
