import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { StoredPicture } from '../../platform/db/columns/content.ts';
import { storedPicture } from '../../catalogue/catalogue/stored-title.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** A watchlist as stored in the database. */
export interface WatchlistRecord {
  id: number;
  owner: Owner;
  name: string;
  /** Secret of the link that shares the list; undefined if the list is private. */
  secret: string | undefined;
}

/** A watchlist with the date by which lists are sorted. */
export interface ListedWatchlist extends WatchlistRecord {
  /** When it was created or saved, in milliseconds. */
  at: number;
}

type Row = Pick<Selectable<Tables['watchlists']>, 'id' | 'account_id' | 'profile_id' | 'name' | 'share_secret'>;

const toRecord = ({ id, account_id, profile_id, name, share_secret }: Row): WatchlistRecord => ({
  id,
  owner: { accountId: account_id, profileId: profile_id },
  name,
  secret: share_secret ?? undefined,
});

/** Finds a watchlist; undefined if it does not exist. `lock` takes a row lock. */
export async function findWatchlist(
  tx: Tx,
  realm: string,
  id: number,
  { lock = false } = {},
): Promise<WatchlistRecord | undefined> {
  const query = tx.selectFrom('watchlists').selectAll().where('realm', '=', realm).where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && toRecord(row);
}

/**
 * Finds a shared watchlist by its secret with an index lookup, whose timing reveals nothing about the secret. With
 * `lock` it stays shared until the transaction ends.
 */
export async function findShared(
  tx: Tx,
  realm: string,
  secret: string,
  { lock = false } = {},
): Promise<WatchlistRecord | undefined> {
  const query = tx.selectFrom('watchlists').selectAll().where('realm', '=', realm).where('share_secret', '=', secret);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && toRecord(row);
}

/** Shares a watchlist with a new secret of 192 random bits, and returns the secret. */
export async function shareWatchlist(tx: Tx, realm: string, id: number): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await tx
    .updateTable('watchlists')
    .set({ share_secret: secret })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
  return secret;
}

/** Stops sharing: deletes the secret and all saved references. */
export async function unshareWatchlist(tx: Tx, realm: string, id: number): Promise<void> {
  await tx
    .updateTable('watchlists')
    .set({ share_secret: null })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('saved_watchlists').where('realm', '=', realm).where('watchlist_id', '=', id).execute();
}

/** Lists own and saved watchlists, newest first. */
export async function listWatchlists(
  tx: Tx,
  realm: string,
  owner: Owner,
  { count, after }: { count: number; after?: { at: number; id: number } | undefined },
): Promise<ListedWatchlist[]> {
  const edge = after
    ? sql`where (at, id) < (${new Date(after.at)}::timestamptz, ${after.id}::integer)`
    : sql`where true`;
  const { rows } = await sql<Row & { at: Date }>`
    select id, account_id, profile_id, name, share_secret, at from (
      select id, account_id, profile_id, name, share_secret, created_at as at from watchlists
        where realm = ${realm} and account_id = ${owner.accountId} and profile_id = ${owner.profileId}
      union all
      select w.id, w.account_id, w.profile_id, w.name, w.share_secret, s.saved_at as at from saved_watchlists s
        join watchlists w on w.realm = s.realm and w.id = s.watchlist_id
        where s.realm = ${realm} and s.account_id = ${owner.accountId} and s.profile_id = ${owner.profileId}
          and w.share_secret is not null
    ) as listed
    ${edge} order by at desc, id desc limit ${count}`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...toRecord(row), at: at.getTime() }));
}

/** Counts own watchlists. */
export async function countWatchlists(tx: Tx, realm: string, owner: Owner): Promise<number> {
  const { total } = await tx
    .selectFrom('watchlists')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Creates a watchlist and returns its id. `now` in milliseconds. */
export async function insertWatchlist(tx: Tx, realm: string, owner: Owner, name: string, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('watchlists')
    .values({ realm, account_id: owner.accountId, profile_id: owner.profileId, name, created_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameWatchlist(tx: Tx, realm: string, id: number, name: string): Promise<void> {
  await tx.updateTable('watchlists').set({ name }).where('realm', '=', realm).where('id', '=', id).execute();
}

export async function deleteWatchlist(tx: Tx, realm: string, id: number): Promise<void> {
  await tx.deleteFrom('watchlists').where('realm', '=', realm).where('id', '=', id).execute();
}

/** Saves another owner's watchlist. Returns false if it was saved before. */
export async function saveWatchlist(tx: Tx, realm: string, owner: Owner, id: number, now: number): Promise<boolean> {
  const saved = await tx
    .insertInto('saved_watchlists')
    .values({
      realm,
      account_id: owner.accountId,
      profile_id: owner.profileId,
      watchlist_id: id,
      saved_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'profile_id', 'watchlist_id']).doNothing())
    .returning('watchlist_id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function unsaveWatchlist(tx: Tx, realm: string, owner: Owner, id: number): Promise<void> {
  await tx
    .deleteFrom('saved_watchlists')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .where('watchlist_id', '=', id)
    .execute();
}

/** Tells whether the caller has saved another owner's watchlist. */
export async function isSaved(tx: Tx, realm: string, owner: Owner, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('saved_watchlists')
    .select('watchlist_id')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .where('watchlist_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Pictures of the first titles of watchlists, by list id; empty lists have no entry. */
export async function findThumbnails(
  tx: Tx,
  realm: string,
  ids: readonly number[],
  count: number,
): Promise<ReadonlyMap<number, (StoredPicture | undefined)[]>> {
  const found = new Map<number, (StoredPicture | undefined)[]>();
  if (ids.length === 0) return found;
  const { rows } = await sql<{ watchlist_id: number; picture: unknown }>`
    select watchlist_id, picture from (
      select i.watchlist_id, coalesce(c.body -> 'picture', c.body -> 'poster') as picture,
        row_number() over (partition by i.watchlist_id order by i.position, i.content_id) as place
      from watchlist_items i join contents c on c.realm = i.realm and c.id = i.content_id
      where i.realm = ${realm} and i.watchlist_id = any(${[...ids]})
    ) as placed
    where place <= ${count} order by watchlist_id, place`.execute(tx);
  for (const { watchlist_id, picture } of rows)
    found.set(watchlist_id, [...(found.get(watchlist_id) ?? []), storedPicture(picture)]);
  return found;
}
