import type { Card } from '#schemas/generated/types.ts';
import { type Audience, cardOf } from '../catalogue/card.ts';
import { type ContentRecord, listContents } from '../catalogue/catalogue.store.ts';
import type { Leaving } from '../access/leaving.ts';
import type { Tx } from '../db/scope.ts';
import { addDays, dayIn, reachOf } from './day.ts';
import { type DayPage, groupsByDay } from './groups.ts';

/** Which days of releases to list: the newest first. */
export interface ReleasesOptions {
  audience: Audience;
  leaving: Leaving;
  timeZone: string;
  /** The newest day; without it everything that is known to come is listed too. */
  until: string | undefined;
  days: number;
  /** Titles per day. */
  most: number;
}

/** As many titles as are read to find the days of a page; a day with more than these shows no others. */
const READ = 200;

/** The newest videos and episodes until a moment. */
async function newest(tx: Tx, { audience, leaving, until }: ReleasesOptions): Promise<ContentRecord[]> {
  const after = until === undefined ? undefined : { key: reachOf(until, until).end, id: 0 };
  const order = { by: 'published_at', descending: true, after } as const;
  const found = await Promise.all(
    (['VIDEOS', 'EPISODES'] as const).map((type) => listContents(tx, audience.realm, { type }, leaving, order, READ)),
  );
  return found
    .flat()
    .sort((a, b) => b.publishedAt - a.publishedAt || b.id - a.id)
    .slice(0, READ);
}

/** Titles by the day on which they came out or are to, the newest day first. */
export async function releasesPage(tx: Tx, options: ReleasesOptions): Promise<DayPage> {
  const { audience, timeZone, until, days, most } = options;
  const contents = await newest(tx, options);
  const dated = contents
    .map((content): { day: string; card: Card } => ({
      day: dayIn(content.publishedAt, timeZone),
      card: cardOf(content, audience),
    }))
    .filter(({ day }) => until === undefined || day <= until);
  const groups = groupsByDay(dated, most, 'dddd, D MMMM');
  // The last day that was read may have been read in part only: it begins the next page.
  const whole = contents.length === READ && groups.length > 1 ? groups.slice(0, -1) : groups;
  const shown = whole.slice(0, days);
  const next = groups[shown.length]?.id.slice(0, 10);
  // A day with more titles than are read at all: older ones are still to come.
  const last = contents.length === READ ? shown.at(-1)?.id.slice(0, 10) : undefined;
  return { groups: shown, lastSeen: next ?? (last && addDays(last, -1)) };
}
