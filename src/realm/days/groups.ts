import type { Card, GroupListBlock } from '#schemas/generated/types.ts';

/** The titles of one day. */
export type DayGroup = GroupListBlock['groups'][number];

type Format = NonNullable<DayGroup['title']['format']>;

/** A day's titles under the day's name. */
export const dayGroup = (day: string, cards: Card[], format: Format): DayGroup => ({
  id: `${day}T00:00`,
  title: { text: `${day}T00:00`, format },
  cards,
});

/** Titles with their days, in groups in the order in which the days come. */
export function groupsByDay(dated: readonly { day: string; card: Card }[], most: number, format: Format): DayGroup[] {
  const days = Map.groupBy(dated, ({ day }) => day);
  return [...days].map(([day, of]) =>
    dayGroup(
      day,
      of.slice(0, most).map(({ card }) => card),
      format,
    ),
  );
}

/** A page of a list by days, and the cursor of the one after it. */
export interface DayPage {
  groups: DayGroup[];
  lastSeen?: string | undefined;
}
