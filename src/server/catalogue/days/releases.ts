import { addDays, dayIn, startOfDay } from '#schemas/time/day.ts';
import { type CardAudience, toCard } from '../catalogue/card.ts';
import { type ContentRecord, listContents, type Order } from '../catalogue/catalogue.store.ts';
import { type Cursor, writeCursor } from '../catalogue/cursor.ts';
import type { ListFilter } from '../access/list-filter.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { type DatedCard, type DayPage, groupByDay, type PageSize, takePage } from './groups.ts';

/** Parameters of the releases list, newest day first. */
export interface ReleasesOptions extends PageSize {
  audience: CardAudience;
  leaving: ListFilter;
  timeZone: string;
  /** The newest day to list; undefined also lists future releases. */
  until: string | undefined;
  /** Position in the list at which the previous page ended. */
  after: Cursor | undefined;
}

/** Number of titles read per database batch. */
const READ = 200;

type Place = Order['after'];

const placeOf = ({ publishedAt, id }: ContentRecord): Place => ({ key: publishedAt, id });

/** Reads the newest videos and episodes after a position. */
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

interface Released extends DatedCard {
  place: Place;
}

/** Yields releases from a day or position on, and reads batches only as needed. */
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
      if (until === undefined || day <= until) yield { day, card: toCard(content, audience), place: placeOf(content) };
    }
    const last = found.at(-1);
    if (!last || found.length < READ) return;
    place = placeOf(last);
  }
}

/** Lists titles by the day of their release, newest day first. */
export async function releasesPage(tx: Tx, options: ReleasesOptions): Promise<DayPage> {
  const { shown, goesOn } = await takePage(releases(tx, options), options);
  const place = goesOn ? shown.at(-1)?.place : undefined;
  return {
    groups: groupByDay(shown, 'dddd, D MMMM'),
    lastSeen: place && writeCursor({ k: place.key, i: place.id, n: 0, t: options.audience.now }),
  };
}
