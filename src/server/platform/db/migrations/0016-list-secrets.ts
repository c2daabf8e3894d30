import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/**
 * Lists that others keep go on being shared, each by a secret of its own of 244 random bits. The addresses of before,
 * which opened all lists of an owner, lead to nothing from now on.
 */
export async function giveSecrets(db: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('app.host', '*', true)`.execute(db);
  const { rows } = await sql<{ realm: string }>`select distinct realm from realm_hosts`.execute(db);
  for (const { realm } of rows) {
    await sql`select set_config('app.realm', ${realm}, true)`.execute(db);
    await sql`
      update watchlists set share_secret = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      where realm = ${realm} and share_secret is null
        and exists (
          select from saved_watchlists s where s.realm = watchlists.realm and s.watchlist_id = watchlists.id
        )`.execute(db);
  }
  await sql`select set_config('app.host', '', true), set_config('app.realm', '', true)`.execute(db);
}

/** A watchlist is shared by a secret of its own; without one it is its owner's alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table watchlists add column share_secret text`.execute(db);
  await sql`create unique index watchlists_by_secret on watchlists (realm, share_secret)`.execute(db);
  await giveSecrets(db);
}
