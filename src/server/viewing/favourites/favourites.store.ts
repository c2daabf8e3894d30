import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** A favourite. `addedAt` in milliseconds. */
export interface Favourite {
  contentId: number;
  addedAt: number;
}

/** Adds a favourite; an existing one keeps its position. `now` in milliseconds. */
export async function putFavourite(tx: Tx, realm: string, owner: Owner, contentId: number, now: number): Promise<void> {
  await tx
    .insertInto('favourites')
    .values({
      realm,
      account_id: owner.accountId,
      profile_id: owner.profileId,
      content_id: contentId,
      added_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'profile_id', 'content_id']).doNothing())
    .execute();
}

/** Removes a favourite. */
export async function removeFavourite(tx: Tx, realm: string, owner: Owner, contentId: number): Promise<void> {
  await tx
    .deleteFrom('favourites')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .where('content_id', '=', contentId)
    .execute();
}

/** Selects those favourites of an owner whose titles still exist in the catalogue. */
const known = (tx: Tx, realm: string, owner: Owner) =>
  tx
    .selectFrom('favourites as f')
    .innerJoin('contents as c', (join) => join.onRef('c.realm', '=', 'f.realm').onRef('c.id', '=', 'f.content_id'))
    .where('f.realm', '=', realm)
    .where('f.account_id', '=', owner.accountId)
    .where('f.profile_id', '=', owner.profileId);

/** The section of the favourites to read: it begins after an entry, or at an offset. */
interface Part {
  count: number;
  skip?: number;
  after?: { addedAt: number; contentId: number } | undefined;
}

/** Lists favourites, most recently added first. */
export async function listFavourites(
  tx: Tx,
  realm: string,
  owner: Owner,
  { count, skip = 0, after }: Part,
): Promise<Favourite[]> {
  let query = known(tx, realm, owner).select(['f.content_id', 'f.added_at']);
  if (after) {
    const edge = sql`${new Date(after.addedAt)}::timestamptz`;
    query = query.where(sql<SqlBool>`(f.added_at, f.content_id) < (${edge}, ${after.contentId}::integer)`);
  }
  const rows = await query
    .orderBy('f.added_at', 'desc')
    .orderBy('f.content_id', 'desc')
    .limit(count)
    .offset(skip)
    .execute();
  return rows.map(({ content_id, added_at }) => ({ contentId: content_id, addedAt: added_at.getTime() }));
}

/** Counts favourites. */
export async function countFavourites(tx: Tx, realm: string, owner: Owner): Promise<number> {
  const counted = known(tx, realm, owner).select((eb) => eb.fn.countAll<number>().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

/** Returns which of some titles are favourites. */
export async function findFavouritesAmong(
  tx: Tx,
  realm: string,
  owner: Owner,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('favourites')
    .select('content_id')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .where('content_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ content_id }) => content_id));
}
