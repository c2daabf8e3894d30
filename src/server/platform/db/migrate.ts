import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import { type Database, queries } from './client.ts';
import * as definitions from './migrations/0001-definitions.ts';
import * as catalogue from './migrations/0002-catalogue.ts';
import * as accounts from './migrations/0003-accounts.ts';
import * as accountsAndConsent from './migrations/0004-accounts-and-consent.ts';
import * as studio from './migrations/0005-studio.ts';
import * as lastLoad from './migrations/0006-last-load.ts';
import * as analytics from './migrations/0007-analytics.ts';
import * as schedule from './migrations/0008-schedule.ts';
import * as newsAndFighters from './migrations/0011-news-and-fighters.ts';
import * as history from './migrations/0012-history.ts';
import * as lists from './migrations/0013-lists.ts';
import * as loadedFolders from './migrations/0014-loaded-folders.ts';
import * as editedSettings from './migrations/0015-edited-settings.ts';
import * as listSecrets from './migrations/0016-list-secrets.ts';
import * as studioSessions from './migrations/0017-studio-sessions.ts';
import * as search from './migrations/0018-search.ts';
import * as upNext from './migrations/0019-up-next.ts';
import * as guide from './migrations/0020-guide.ts';
import * as live from './migrations/0021-live.ts';
import * as notifications from './migrations/0022-notifications.ts';
import * as reminders from './migrations/0023-reminders.ts';
import * as preferences from './migrations/0024-preferences.ts';
import * as playing from './migrations/0025-playing.ts';
import * as watchTogether from './migrations/0026-watch-together.ts';
import * as oneTimeTokens from './migrations/0027-one-time-tokens.ts';
import * as sessionFamilies from './migrations/0028-session-families.ts';
import * as captchaAndDeviceCodes from './migrations/0029-captcha-and-device-codes.ts';
import * as profiles from './migrations/0030-profiles.ts';
import * as ageLimit from './migrations/0031-age-limit.ts';
import * as pin from './migrations/0032-pin.ts';
import * as accountDeletion from './migrations/0033-account-deletion.ts';
import * as identities from './migrations/0034-identities.ts';
import * as passkeys from './migrations/0035-passkeys.ts';
import * as impersonations from './migrations/0036-impersonations.ts';
import * as signUps from './migrations/0037-sign-ups.ts';
import * as oneMailOfAKey from './migrations/0038-one-mail-of-a-key.ts';
import * as auditOfSupport from './migrations/0039-audit-of-support.ts';
import * as timeZones from './migrations/0040-time-zones.ts';
import * as importedGuide from './migrations/0041-imported-guide.ts';
import * as searchInsideWords from './migrations/0042-search-inside-words.ts';
import * as rightsAndPeople from './migrations/0043-rights-and-people.ts';
import * as formAnswers from './migrations/0044-form-answers.ts';

/** All migrations in order. Their names are stored in databases: never rename one. */
const migrations = {
  '0001-definitions': definitions,
  '0002-catalogue': catalogue,
  '0003-accounts': accounts,
  '0004-accounts-and-consent': accountsAndConsent,
  '0005-studio': studio,
  '0006-last-load': lastLoad,
  '0007-analytics': analytics,
  '0008-schedule': schedule,
  '0011-news-and-fighters': newsAndFighters,
  '0012-history': history,
  '0013-lists': lists,
  '0014-loaded-folders': loadedFolders,
  '0015-edited-settings': editedSettings,
  '0016-list-secrets': listSecrets,
  '0017-studio-sessions': studioSessions,
  '0018-search': search,
  '0019-up-next': upNext,
  '0020-guide': guide,
  '0021-live': live,
  '0022-notifications': notifications,
  '0023-reminders': reminders,
  '0024-preferences': preferences,
  '0025-playing': playing,
  '0026-watch-together': watchTogether,
  '0027-one-time-tokens': oneTimeTokens,
  '0028-session-families': sessionFamilies,
  '0029-captcha-and-device-codes': captchaAndDeviceCodes,
  '0030-profiles': profiles,
  '0031-age-limit': ageLimit,
  '0032-pin': pin,
  '0033-account-deletion': accountDeletion,
  '0034-identities': identities,
  '0035-passkeys': passkeys,
  '0036-impersonations': impersonations,
  '0037-sign-ups': signUps,
  '0038-one-mail-of-a-key': oneMailOfAKey,
  '0039-audit-of-support': auditOfSupport,
  '0040-time-zones': timeZones,
  '0041-imported-guide': importedGuide,
  '0042-search-inside-words': searchInsideWords,
  '0043-rights-and-people': rightsAndPeople,
  '0044-form-answers': formAnswers,
};

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
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: 'playbill_migrations',
  });

/** Names of this program's migrations, oldest first. A database must have all of them. */
export const migrationLevel: readonly string[] = Object.keys(migrations);

/** A client that runs SQL without the query builder. */
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
  const done = await appliedMigrations({
    query: <Row extends object>(text: string) => sql.raw<Row>(text).execute(db[queries]),
  });
  const missing = migrationLevel.filter((name) => !done.includes(name));
  if (missing.length === 0) return;
  throw new StartError(
    `The database is older than this Playbill: it lacks ${missing.join(', ')}. PLAYBILL_MIGRATE is off, so nothing was changed. Run: npm run migrate`,
  );
}

/**
 * Applies all missing migrations in one transaction. Instances that start at the same time wait for the first one.
 * @throws StartError when the user may not create the role, or a newer version used the database
 */
export async function migrate(db: Database): Promise<void> {
  const kysely = db[queries];
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
