import { addDays, dayIn, startOfDay } from '#schemas/time/day.ts';
import { type Audience, cardOf } from '../catalogue/card.ts';
import { type ContentRecord, listContents, type Order } from '../catalogue/catalogue.store.ts';
import { type Cursor, writeCursor } from '../catalogue/cursor.ts';
import type { Leaving } from '../access/leaving.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { type Dated, type DayPage, groupsByDay, type PageSize, taken } from './groups.ts';

/** Which days of releases to list: the newest first. */
export interface ReleasesOptions extends PageSize {
  audience: Audience;
  leaving: Leaving;
  timeZone: string;
  /** The newest day; without it everything that is known to come is listed too. */
  until: string | undefined;
  /** Where the page before ended. */
  after: Cursor | undefined;
}

/** As many titles as are read at once. */
const READ = 200;

type Place = Order['after'];

const placeOf = ({ publishedAt, id }: ContentRecord): Place => ({ key: publishedAt, id });

/** The newest videos and episodes behind a place. */
async function newest(tx: Tx, { audience, leaving }: ReleasesOptions, after: Place): Promise<ContentRecord[]> {
  const order = { by: 'published_at', descending: true, after } as const;
  const found = await Promise.all(
    (['VIDEOS', 'EPISODES'] as const).map((type) => listContents(tx, audience.realm, { type }, leaving, order, READ)),
  );
  return found
    .flat()
    .sort((a, b) => b.publishedAt - a.publishedAt || b.id - a.id)
    .slice(0, READ);
}

interface Released extends Dated {
  place: Place;
}

/** All titles from a day or a place on, with their days, read as far as they are wanted. */
async function* releases(tx: Tx, options: ReleasesOptions): AsyncGenerator<Released> {
  const { audience, timeZone, until, after } = options;
  let place: Place = after
    ? { key: after.k, id: after.i }
    : until === undefined
      ? undefined
      : { key: startOfDay(addDays(until, 1), timeZone), id: 0 };
  for (;;) {
    const found = await newest(tx, options, place);
    for (const content of found) {
      const day = dayIn(content.publishedAt, timeZone);
      if (until === undefined || day <= until) yield { day, card: cardOf(content, audience), place: placeOf(content) };
    }
    const last = found.at(-1);
    if (!last || found.length < READ) return;
    place = placeOf(last);
  }
}

/** Titles by the day on which they came out or are to, the newest day first. */
export async function releasesPage(tx: Tx, options: ReleasesOptions): Promise<DayPage> {
  const { shown, goesOn } = await taken(releases(tx, options), options);
  const place = goesOn ? shown.at(-1)?.place : undefined;
  return {
    groups: groupsByDay(shown, 'dddd, D MMMM'),
    lastSeen: place && writeCursor({ k: place.key, i: place.id, n: 0, t: options.audience.now }),
  };
}
