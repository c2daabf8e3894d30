import type { Card, Paging } from '#schemas/generated/types.ts';
import type { CatalogueSource } from '#schemas/personal.ts';
import { isListed, type ListFilter } from '../access/list-filter.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Occurrence } from '../../platform/occurrence.ts';
import { type CardAudience, toCard, getOccurrence } from './card.ts';
import { type ContentRecord, findContents, listContents, listEvents, type Order } from './catalogue.store.ts';
import { type Cursor, writeCursor } from './cursor.ts';

/** One page of a list. */
export interface CardPage {
  cards: Card[];
  paging: Paging;
}

/** Parameters of a list. */
export interface ListOptions {
  source: CatalogueSource;
  audience: CardAudience;
  leaving: ListFilter;
  /** Cards per page. */
  count: number;
  after?: Cursor | undefined;
}

/** A title with its sort key and id, which together are unique in the list. */
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

const getSortKey = ({ publishedAt, position, titleRank, place }: ContentRecord, by: Order['by']): number =>
  ({ published_at: publishedAt, position, title_rank: titleRank, place: place ?? 0 })[by];

const getOrder = ({ type, sort = 'MANUAL' }: CatalogueSource): Pick<Order, 'by' | 'descending'> =>
  type === 'PLAYLIST_ITEMS' && sort === 'MANUAL' ? { by: 'place', descending: false } : orders[sort];

/** Adds sort keys to titles that the database has already sorted. */
function inOrder(contents: readonly ContentRecord[], { source }: ListOptions): Placed[] {
  const { by } = getOrder(source);
  return contents.map((content) => ({
    content,
    key: getSortKey(content, by),
    id: by === 'place' ? (content.place ?? 0) : content.id,
  }));
}

/** The ids that an author listed in the source, in the same order and without duplicates. */
const getIds = ({ ids }: CatalogueSource): number[] => [...new Set(ids)];

/** Sorts titles in memory and returns the page after the cursor. */
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
  const placed = getIds(source).flatMap((id, index): Placed[] => {
    const content = known.get(id);
    return content && isListed(content, leaving)
      ? [{ content, key: by === 'position' ? index : getSortKey(content, by), id }]
      : [];
  });
  return page(placed, descending, after, count);
}

type EventSource = 'LIVE' | 'UPCOMING' | 'EPG';

/** Whether an event belongs to a list at a time. A channel belongs to the guide as long as it will occur again. */
const eventLists: Readonly<Record<EventSource, (occurrence: Occurrence, content: ContentRecord) => boolean>> = {
  LIVE: ({ live }) => live,
  UPCOMING: ({ live, over }) => !live && !over,
  EPG: ({ over }, { body }) => !over && body.programmes !== undefined,
};

const isOfEvents = (type: CatalogueSource['type']): type is EventSource => Object.hasOwn(eventLists, type);

function events(contents: readonly ContentRecord[], { source, audience, after }: ListOptions, count: number): Placed[] {
  const { type } = source;
  if (!isOfEvents(type)) return [];
  const now = after?.t ?? audience.now;
  const sort = source.sort ?? (type === 'EPG' ? 'MANUAL' : undefined);
  const { by, descending } =
    sort === 'TITLE' || sort === 'MANUAL'
      ? orders[sort]
      : // Live events are listed with the most recently started first.
        { by: 'start' as const, descending: sort === 'NEWEST' || (sort === undefined && type === 'LIVE') };
  const placed = contents.flatMap((content): Placed[] => {
    const occurrence = getOccurrence(content, now);
    const wanted = occurrence && eventLists[type](occurrence, content);
    return wanted
      ? [{ content, key: by === 'start' ? occurrence.start : getSortKey(content, by), id: content.id }]
      : [];
  });
  return page(placed, descending, after, count);
}

/** The collection that playback continues with after a title from this source has ended. */
function getContentContext({ type, playlistId, seasonId }: CatalogueSource): Card['contentContext'] {
  if (type === 'PLAYLIST_ITEMS' && playlistId !== undefined) return [{ id: playlistId, type: 'PLAYLIST' }];
  if (type === 'EPISODES' && seasonId !== undefined) return [{ id: seasonId, type: 'SEASON' }];
  return undefined;
}

/** Builds the cards of a source, each with the collection that it belongs to. */
export function cardsIn(source: CatalogueSource, contents: readonly ContentRecord[], audience: CardAudience): Card[] {
  const contentContext = getContentContext(source);
  const besides = {
    ...(contentContext && { contentContext }),
    // Cards of guide channels have the type EPG, which makes them show the current programme.
    ...(source.type === 'EPG' && { type: 'EPG' as const }),
  };
  return contents.map((content) => ({ ...toCard(content, audience), ...besides }));
}

/** Number of cards that the page may contain: its size, or the rest of the source's limit if that is smaller. */
const countRoom = ({ source, count, after }: Pick<ListOptions, 'source' | 'count' | 'after'>): number =>
  Math.max(0, Math.min(count, (source.limit ?? Number.POSITIVE_INFINITY) - (after?.n ?? 0)));

/**
 * Reads the titles of one page. The result does not depend on language or time, so it can be cached until the catalogue
 * changes.
 */
export async function readTitles(
  tx: Tx,
  realm: string,
  options: Omit<ListOptions, 'audience'>,
): Promise<ContentRecord[]> {
  const { source, leaving, after } = options;
  const room = countRoom(options);
  if (room === 0) return [];
  if (source.type === 'IDS') return findContents(tx, realm, getIds(source));
  if (isOfEvents(source.type)) return listEvents(tx, realm, source, leaving);
  const order = { ...getOrder(source), after: after && { key: after.k, id: after.i } };
  // One entry more than the page shows is read, to know whether there is a next page.
  return listContents(tx, realm, source, leaving, order, room + 1);
}

/** Builds one page of cards from the titles read for it, with paging information. */
export function cardPage(contents: readonly ContentRecord[], options: ListOptions): CardPage {
  const { source, audience, after } = options;
  const before = after?.n ?? 0;
  const room = countRoom(options);
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

/** Reads and builds one page of a source's cards. */
export const listCards = async (tx: Tx, options: ListOptions): Promise<CardPage> =>
  cardPage(await readTitles(tx, options.audience.realm, options), options);

/**
 * Reads the titles of list entries and converts each entry with its title's card, in list order. Entries whose title
 * was deleted from the catalogue are left out.
 */
export async function listCardsInOrder<Entry extends { contentId: number }, Listed>(
  tx: Tx,
  audience: CardAudience,
  entries: readonly Entry[],
  build: (card: Card, entry: Entry) => Listed,
): Promise<Listed[]> {
  const found = await findContents(
    tx,
    audience.realm,
    entries.map(({ contentId }) => contentId),
  );
  const contents = new Map(found.map((content) => [content.id, content]));
  return entries.flatMap((entry) => {
    const content = contents.get(entry.contentId);
    return content ? [build(toCard(content, audience), entry)] : [];
  });
}
