import { cleanLine } from '#schemas/values/line.ts';
import { WATCHLIST_NAME } from '#schemas/list-limits.ts';
import type { Watchlist } from '#schemas/wire/lists.ts';
import { pictureUrl } from '../../catalogue/catalogue/picture-url.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AccountCall } from '../../platform/http/call.ts';
import { isSameOwner, type Owner, ownerOf } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findShared, findWatchlist, thumbnailsOf, type WatchlistRecord } from './watchlists.store.ts';

/** The owner's name in the calls of whoever owns the list. */
const ME = 'me';

/** Pictures that stand for a list. */
const THUMBNAILS = 4;

/** Who calls. @throws ProblemError 404 where the realm has no watchlists. */
export function requireLists({ realm, viewer }: AccountCall): Owner {
  if (!realm.settings.watchlistsEnabled) throw new ProblemError('NOT_FOUND', ['This realm has no watchlists']);
  return ownerOf(viewer);
}

const noSuchList = () => new ProblemError('NOT_FOUND', ['watchlistIsGone']);

/** A watchlist of the caller's own, which others wait for until it is changed. @throws ProblemError 404 */
export async function ownWatchlist(tx: Tx, realm: string, owner: Owner, id: number): Promise<WatchlistRecord> {
  const list = await findWatchlist(tx, realm, id, { lock: true });
  if (!list || !isSameOwner(list.owner, owner)) throw noSuchList();
  return list;
}

/**
 * A watchlist as an address names it: by its number and the secret that opens it to others, which stands where the owner
 * did; `me`, or no secret, is the caller's own. `lock` makes others who change it, or share it no more, wait.
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

/** What an address of a list has instead of its owner: its secret while it is shared, else the word for one's own. */
export const nameOfOwner = ({ secret }: Pick<WatchlistRecord, 'secret'>): string => secret ?? ME;

/** Path on the realm's site of a list: with its secret while it is shared, so that it opens this list and no other. */
export const pathOf = ({ id, secret }: Pick<WatchlistRecord, 'id' | 'secret'>): string =>
  secret === undefined ? `/watchlists/${id}` : `/watchlists/${id}?owner=${secret}`;

/** A list's name without blanks around it. @throws ProblemError 400 */
export function checkedName(text: string): string {
  const name = cleanLine(text);
  if (name === '') throw new ProblemError('BAD_REQUEST', ['watchlistNameIsRequired']);
  if ([...name].length > WATCHLIST_NAME) throw new ProblemError('BAD_REQUEST', ['watchlistNameTooLong']);
  return name;
}

/** Watchlists as the caller is told of them. `isKept` says which of others' lists the caller has kept. */
export async function toWire(
  tx: Tx,
  realm: string,
  owner: Owner,
  lists: readonly WatchlistRecord[],
  isKept: (list: WatchlistRecord) => boolean,
): Promise<Watchlist[]> {
  const ids = lists.map(({ id }) => id);
  const thumbnails = await thumbnailsOf(tx, realm, ids, THUMBNAILS);
  return lists.map((list) => {
    const { id, name } = list;
    const isOwn = isSameOwner(list.owner, owner);
    const pictures = thumbnails.get(id) ?? [];
    return {
      watchlistExternalId: id,
      externalId: id,
      ownerExternalId: nameOfOwner(list),
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
