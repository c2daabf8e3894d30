import { cleanLine } from '#schemas/values/line.ts';
import { WATCHLIST_NAME } from '#schemas/list-limits.ts';
import type { Watchlist } from '#schemas/wire/viewing/lists.ts';
import { pictureUrl } from '../../catalogue/catalogue/picture-url.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { isSameOwner, type Owner, toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findShared, findWatchlist, findThumbnails, type WatchlistRecord } from './watchlists.store.ts';

/** Owner name by which the API refers to the caller's own lists. */
const ME = 'me';

/** Number of pictures that represent a list. */
const THUMBNAILS = 4;

/**
 * Returns the caller as owner.
 * @throws ProblemError 404 if the realm has no watchlists
 */
export function requireLists({ realm, caller }: AccountContext): Owner {
  if (!realm.settings.watchlistsEnabled) throw new ProblemError('NOT_FOUND', ['This realm has no watchlists']);
  return toOwner(caller);
}

const noSuchList = () => new ProblemError('NOT_FOUND', ['watchlistIsGone']);

/**
 * Finds and locks a watchlist of the caller.
 * @throws ProblemError 404
 */
export async function ownWatchlist(tx: Tx, realm: string, owner: Owner, id: number): Promise<WatchlistRecord> {
  const list = await findWatchlist(tx, realm, id, { lock: true });
  if (!list || !isSameOwner(list.owner, owner)) throw noSuchList();
  return list;
}

/**
 * Finds a watchlist by id and owner name: the share secret, or `me` (default) for the caller's own. `lock` takes a row
 * lock against changes and revocation.
 * @throws ProblemError 404
 */
export async function sharedWatchlist(
  tx: Tx,
  realm: string,
  caller: Owner,
  { id, owner = ME }: { id: number; owner?: string | undefined },
  { lock = false } = {},
): Promise<WatchlistRecord> {
  const list = await (owner === ME ? findWatchlist(tx, realm, id, { lock }) : findShared(tx, realm, owner, { lock }));
  if (!list || list.id !== id || (owner === ME && !isSameOwner(list.owner, caller))) throw noSuchList();
  return list;
}

/** Owner name of a list in addresses: its secret if shared, otherwise `me`. */
export const getOwnerName = ({ secret }: Pick<WatchlistRecord, 'secret'>): string => secret ?? ME;

/** Path of a list on the realm's site, with its secret if shared; it gives access to this list only. */
export const pathOf = ({ id, secret }: Pick<WatchlistRecord, 'id' | 'secret'>): string =>
  secret === undefined ? `/watchlists/${id}` : `/watchlists/${id}?owner=${secret}`;

/**
 * Validates and trims a list name.
 * @throws ProblemError 400
 */
export function readListName(text: string): string {
  const name = cleanLine(text);
  if (name === '') throw new ProblemError('BAD_REQUEST', ['watchlistNameIsRequired']);
  if ([...name].length > WATCHLIST_NAME) throw new ProblemError('BAD_REQUEST', ['watchlistNameTooLong']);
  return name;
}

/** Watchlists in the API's form. `isKept` tells whether the caller has saved a list of another owner. */
export async function toWatchlists(
  tx: Tx,
  realm: string,
  owner: Owner,
  lists: readonly WatchlistRecord[],
  isKept: (list: WatchlistRecord) => boolean,
): Promise<Watchlist[]> {
  const ids = lists.map(({ id }) => id);
  const thumbnails = await findThumbnails(tx, realm, ids, THUMBNAILS);
  return lists.map((list) => {
    const { id, name } = list;
    const isOwn = isSameOwner(list.owner, owner);
    const pictures = thumbnails.get(id) ?? [];
    return {
      watchlistExternalId: id,
      externalId: id,
      ownerExternalId: getOwnerName(list),
      name,
      thumbnails: pictures.flatMap((picture) => pictureUrl(realm, picture) ?? []),
      ownership: isOwn ? 'OWNED' : 'SHARED',
      saved: !isOwn && isKept(list),
      isEmpty: pictures.length === 0,
      isShared: list.secret !== undefined,
      shareablePath: pathOf(list),
    };
  });
}
