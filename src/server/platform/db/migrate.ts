import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { type Database, queries } from './client.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/**
 * Names of this program's migrations, oldest first: the files of the folder. A database must have all of them, and stores
 * their names: never rename one.
 */
export const migrationLevel: readonly string[] = readdirSync(folder)
  .flatMap((file) => /^(\d{4}-.+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();

const loadMigrations = async (): Promise<Record<string, Migration>> =>
  Object.fromEntries(
    await Promise.all(
      migrationLevel.map(
        async (name) =>
          [name, (await import(new URL(`./migrations/${name}.ts`, import.meta.url).href)) as Migration] as const,
      ),
    ),
  );

/**
 * Database role of all requests. Roles belong to the whole server, so the migration of another database may create it
 * at the same moment.
 */
const appRole = sql`
  do $$
  begin
    if not exists (select from pg_roles where rolname = 'playbill_app') then
      begin
        create role playbill_app nologin;
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, 'playbill_app', 'member') then
      grant playbill_app to current_user;
    end if;
  end
  $$`;

const migratorOf = (db: Database) =>
  new Migrator({
    db: db[queries],
    provider: { getMigrations: loadMigrations },
    migrationTableSchema: 'playbill_migrations',
  });

/** A database client that runs SQL text without the query builder. */
interface Asking {
  query: <Row extends object>(text: string) => Promise<{ rows: Row[] }>;
}

/** Names of the migrations applied to a database, oldest first; empty when it holds no Playbill. */
export async function appliedMigrations(client: Asking): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    "select to_regclass('playbill_migrations.kysely_migration') is not null as exists",
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from playbill_migrations.kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}

/**
 * Checks that the database has all of this program's migrations. A newer database is accepted: the previous version
 * must run on it (docs/guides/add-a-migration.md).
 * @throws StartError when a migration is missing
 */
export async function checkMigrated(db: Database): Promise<void> {
  const done = await readApplied(db);
  const missing = migrationLevel.filter((name) => !done.includes(name));
  if (missing.length === 0) return;
  throw new StartError(
    `The database is older than this Playbill: it lacks ${missing.join(', ')}. PLAYBILL_MIGRATE is off, so nothing was changed. Run: npm run migrate`,
  );
}

const readApplied = (db: Database) =>
  appliedMigrations({ query: <Row extends object>(text: string) => sql.raw<Row>(text).execute(db[queries]) });

/** Rejects a database from before version 0.1.0, whose migrations the baseline has replaced. */
async function assertBaseline(db: Database): Promise<void> {
  const applied = await readApplied(db);
  if (applied.length === 0 || applied.includes('0001-baseline')) return;
  throw new StartError(
    'The database was made by a Playbill from before version 0.1.0, which this version cannot convert. Nothing was changed. Export the realms with the version that made it (npm run realm export), then load them into an empty database.',
  );
}

/**
 * Applies all missing migrations in one transaction. Instances that start at the same time wait for the first one.
 * @throws StartError when the user may not create the role, or another version used the database
 */
export async function migrateDatabase(db: Database): Promise<void> {
  const kysely = db[queries];
  await assertBaseline(db);
  await appRole.execute(kysely).catch((cause: unknown) => {
    throw new StartError(
      'The database user may not create the role that Playbill’s requests run as. Ask the database’s administrator for: CREATE ROLE playbill_app NOLOGIN; GRANT playbill_app TO the user in DATABASE_URL.',
      { cause },
    );
  });
  const { error } = await migratorOf(db).migrateToLatest();
  if (!error) return;
  if (String(error).includes('corrupted migrations')) {
    throw new StartError(
      'The database was used by a newer Playbill than this one. Start that version again, or restore a backup.',
      { cause: error },
    );
  }
  throw error;
}
