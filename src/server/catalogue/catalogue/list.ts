import type { Card, Paging } from '#schemas/generated/types.ts';
import type { CatalogueSource } from '#schemas/personal.ts';
import { isListed, type Leaving } from '../access/leaving.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Occurrence } from '../../platform/occurrence.ts';
import { type Audience, cardOf, occurrenceOf } from './card.ts';
import { type ContentRecord, findContents, listContents, listEvents, type Order } from './catalogue.store.ts';
import { type Cursor, writeCursor } from './cursor.ts';

/** One page of a list. */
export interface CardPage {
  cards: Card[];
  paging: Paging;
}

/** What a list is asked for. */
export interface ListOptions {
  source: CatalogueSource;
  audience: Audience;
  leaving: Leaving;
  /** Cards per page. */
  count: number;
  after?: Cursor | undefined;
}

/** A title with its place in the list's order: no two share both. */
interface Placed {
  content: ContentRecord;
  key: number;
  id: number;
}

type Sort = NonNullable<CatalogueSource['sort']>;

const orders: Readonly<Record<Sort, Pick<Order, 'by' | 'descending'>>> = {
  NEWEST: { by: 'published_at', descending: true },
  OLDEST: { by: 'published_at', descending: false },
  TITLE: { by: 'title_rank', descending: false },
  MANUAL: { by: 'position', descending: false },
};

const keyOf = ({ publishedAt, position, titleRank, place }: ContentRecord, by: Order['by']): number =>
  ({ published_at: publishedAt, position, title_rank: titleRank, place: place ?? 0 })[by];

const orderOf = ({ type, sort = 'MANUAL' }: CatalogueSource): Pick<Order, 'by' | 'descending'> =>
  type === 'PLAYLIST_ITEMS' && sort === 'MANUAL' ? { by: 'place', descending: false } : orders[sort];

/** What is in the database's own order already. */
function inOrder(contents: readonly ContentRecord[], { source }: ListOptions): Placed[] {
  const { by } = orderOf(source);
  return contents.map((content) => ({
    content,
    key: keyOf(content, by),
    id: by === 'place' ? (content.place ?? 0) : content.id,
  }));
}

/** Each number once, in the author's order. */
const idsOf = ({ ids }: CatalogueSource): number[] => [...new Set(ids)];

/** Sorts what was found at once, and goes on after the last entry of the page before. */
function page(placed: Placed[], descending: boolean, after: Cursor | undefined, count: number): Placed[] {
  const sign = descending ? -1 : 1;
  const compare = (a: Omit<Placed, 'content'>, b: Omit<Placed, 'content'>) => sign * (a.key - b.key || a.id - b.id);
  const edge = after && { key: after.k, id: after.i };
  return placed
    .filter((one) => !edge || compare(one, edge) > 0)
    .sort(compare)
    .slice(0, count);
}

function byIds(contents: readonly ContentRecord[], { source, leaving, after }: ListOptions, count: number): Placed[] {
  const known = new Map(contents.map((content) => [content.id, content]));
  const { by, descending } = orders[source.sort ?? 'MANUAL'];
  const placed = idsOf(source).flatMap((id, index): Placed[] => {
    const content = known.get(id);
    return content && isListed(content, leaving)
      ? [{ content, key: by === 'position' ? index : keyOf(content, by), id }]
      : [];
  });
  return page(placed, descending, after, count);
}

type EventSource = 'LIVE' | 'UPCOMING' | 'EPG';

/** Whether an event belongs into a list at some moment. A channel of the guide does as long as anything comes on it. */
const belongs: Readonly<Record<EventSource, (occurrence: Occurrence, content: ContentRecord) => boolean>> = {
  LIVE: ({ live }) => live,
  UPCOMING: ({ live, over }) => !live && !over,
  EPG: ({ over }, { body }) => !over && body.programmes !== undefined,
};

const isOfEvents = (type: CatalogueSource['type']): type is EventSource => Object.hasOwn(belongs, type);

function events(contents: readonly ContentRecord[], { source, audience, after }: ListOptions, count: number): Placed[] {
  const { type } = source;
  if (!isOfEvents(type)) return [];
  const now = after?.t ?? audience.now;
  const sort = source.sort ?? (type === 'EPG' ? 'MANUAL' : undefined);
  const { by, descending } =
    sort === 'TITLE' || sort === 'MANUAL'
      ? orders[sort]
      : // Of what is live, the event that has just begun comes first.
        { by: 'start' as const, descending: sort === 'NEWEST' || (sort === undefined && type === 'LIVE') };
  const placed = contents.flatMap((content): Placed[] => {
    const occurrence = occurrenceOf(content, now);
    const wanted = occurrence && belongs[type](occurrence, content);
    return wanted ? [{ content, key: by === 'start' ? occurrence.start : keyOf(content, by), id: content.id }] : [];
  });
  return page(placed, descending, after, count);
}

/** The list that the titles of a source stand in: whoever watches one of them goes on with its neighbours. */
function contextOf({ type, playlistId, seasonId }: CatalogueSource): Card['contentContext'] {
  if (type === 'PLAYLIST_ITEMS' && playlistId !== undefined) return [{ id: playlistId, type: 'PLAYLIST' }];
  if (type === 'EPISODES' && seasonId !== undefined) return [{ id: seasonId, type: 'SEASON' }];
  return undefined;
}

/** Titles of a source as cards, which know the list that they stand in. */
export function cardsIn(source: CatalogueSource, contents: readonly ContentRecord[], audience: Audience): Card[] {
  const contentContext = contextOf(source);
  const besides = {
    ...(contentContext && { contentContext }),
    // A channel is shown with what is on, whichever event that is.
    ...(source.type === 'EPG' && { type: 'EPG' as const }),
  };
  return contents.map((content) => ({ ...cardOf(content, audience), ...besides }));
}

/** How many cards there are still room for. */
const roomOf = ({ source, count, after }: Pick<ListOptions, 'source' | 'count' | 'after'>): number =>
  Math.max(0, Math.min(count, (source.limit ?? Number.POSITIVE_INFINITY) - (after?.n ?? 0)));

/**
 * The titles that a page of a list is made of, as the database has them: the same for every language and at every moment
 * until the catalogue changes.
 */
export async function readTitles(
  tx: Tx,
  realm: string,
  options: Omit<ListOptions, 'audience'>,
): Promise<ContentRecord[]> {
  const { source, leaving, after } = options;
  const room = roomOf(options);
  if (room === 0) return [];
  if (source.type === 'IDS') return findContents(tx, realm, idsOf(source));
  if (isOfEvents(source.type)) return listEvents(tx, realm, source, leaving);
  const order = { ...orderOf(source), after: after && { key: after.k, id: after.i } };
  // One more than is shown tells whether the list goes on.
  return listContents(tx, realm, source, leaving, order, room + 1);
}

/** One page of a list as cards, of the titles that were read for it, and whether and where it goes on. */
export function cardPage(contents: readonly ContentRecord[], options: ListOptions): CardPage {
  const { source, audience, after } = options;
  const before = after?.n ?? 0;
  const room = roomOf(options);
  const pick = source.type === 'IDS' ? byIds : isOfEvents(source.type) ? events : inOrder;
  const placed = room === 0 ? [] : pick(contents, options, room + 1);
  const shown = placed.slice(0, room);
  const last = shown.at(-1);
  const isFull = source.limit !== undefined && before + shown.length >= source.limit;
  const more = placed.length > room && !isFull;
  return {
    cards: cardsIn(
      source,
      shown.map(({ content }) => content),
      audience,
    ),
    paging: {
      moreDataAvailable: more,
      ...(more &&
        last && {
          lastSeen: writeCursor({ k: last.key, i: last.id, n: before + shown.length, t: after?.t ?? audience.now }),
        }),
    },
  };
}

/** One page of a source's titles as cards, and whether and where it goes on. */
export const listCards = async (tx: Tx, options: ListOptions): Promise<CardPage> =>
  cardPage(await readTitles(tx, options.audience.realm, options), options);
