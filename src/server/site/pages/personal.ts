import type { Card, Source } from '#schemas/generated/types.ts';
import { type PersonalSource, personalOf } from '#schemas/personal.ts';
import { readAudience } from '../../catalogue/catalogue/audience.ts';
import { type CardAudience, toCard } from '../../catalogue/catalogue/card.ts';
import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { type Cursor, writeCursor } from '../../catalogue/catalogue/cursor.ts';
import type { CardPage } from '../../catalogue/catalogue/list.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { listFavourites } from '../../viewing/favourites/favourites.store.ts';
import { listWatched } from '../../viewing/history/history.store.ts';
import { listUpNext } from '../../viewing/history/up-next.store.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { type Owner, toOwner } from '../../platform/http/owner.ts';
import { listOwnItems } from '../../viewing/watchlists/items.store.ts';

/** A title of a viewer's personal list, with its sort key and additional fields of its card. */
interface Own {
  contentId: number;
  key: number;
  besides: Pick<Card, 'favourite' | 'watchProgress'>;
}

/** A section of a list: the number of titles, and the cursor after which it begins. */
interface Part {
  count: number;
  after: Cursor | undefined;
}

type Reader = (tx: Tx, realm: string, owner: Owner, part: Part) => Promise<Own[]>;

const watched =
  (unfinished: boolean): Reader =>
  async (tx, realm, owner, { count, after }) => {
    const place = after && { watchedAt: after.k, contentId: after.i };
    const found = await listWatched(tx, realm, owner, { count, after: place, unfinished });
    return found.map(({ contentId, progress, watchedAt }) => ({
      contentId,
      key: watchedAt,
      besides: { watchProgress: progress },
    }));
  };

const readers: Readonly<Record<PersonalSource, Reader>> = {
  HISTORY: watched(false),
  CONTINUE_WATCHING: watched(true),
  UP_NEXT: async (tx, realm, owner, { count, after }) => {
    const place = after && { watchedAt: after.k, contentId: after.i };
    const found = await listUpNext(tx, realm, owner, { count, after: place });
    return found.map(({ contentId, watchedAt }) => ({ contentId, key: watchedAt, besides: {} }));
  },
  FAVOURITES: async (tx, realm, owner, { count, after }) => {
    const place = after && { addedAt: after.k, contentId: after.i };
    const found = await listFavourites(tx, realm, owner, { count, after: place });
    return found.map(({ contentId, addedAt }) => ({ contentId, key: addedAt, besides: { favourite: true } }));
  },
  // The cursor is an offset in the combined list, because a title may be in several watchlists.
  WATCHLIST: async (tx, realm, owner, { count, after }) => {
    const skip = after?.k ?? 0;
    const ids = await listOwnItems(tx, realm, owner, { count, skip });
    return ids.map((contentId, index) => ({ contentId, key: skip + index + 1, besides: {} }));
  },
};

async function cardsOf(tx: Tx, audience: CardAudience, owned: readonly Own[]): Promise<Card[]> {
  const ids = owned.map(({ contentId }) => contentId);
  const contents = new Map((await findContents(tx, audience.realm, ids)).map((content) => [content.id, content]));
  return owned.flatMap(({ contentId, besides }) => {
    const content = contents.get(contentId);
    return content ? [{ ...toCard(content, audience), ...besides }] : [];
  });
}

const nothing: CardPage = { cards: [], paging: { moreDataAvailable: false } };

/** Reads a page of a personal row. Empty for guests and for catalogue sources. */
export async function personalCards(
  context: ViewerContext,
  tx: Tx,
  source: Source,
  { count, after }: Part,
): Promise<CardPage> {
  const type = personalOf(source);
  const { realm, caller } = context;
  if (!type || caller.isGuest) return nothing;
  const audience = await readAudience(tx, context);
  const before = after?.n ?? 0;
  const room = Math.max(0, Math.min(count, (source.limit ?? Number.POSITIVE_INFINITY) - before));
  // One entry more than the page shows is read, to know whether there is a next page.
  const found = room === 0 ? [] : await readers[type](tx, realm.id, toOwner(caller), { count: room + 1, after });
  const shown = found.slice(0, room);
  const last = shown.at(-1);
  const n = before + shown.length;
  const more = last !== undefined && found.length > room && n < (source.limit ?? Number.POSITIVE_INFINITY);
  return {
    cards: await cardsOf(tx, audience, shown),
    paging: {
      moreDataAvailable: more,
      ...(more && { lastSeen: writeCursor({ k: last.key, i: last.contentId, n, t: audience.now }) }),
    },
  };
}
