import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { findLocation } from '#server/platform/db/embedded/location.ts';
import { socketUrl } from '#server/platform/db/embedded/server.ts';
import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';

async function address(dataFolder: string): Promise<string> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return given;
  const { socket } = await findLocation(path.resolve(dataFolder), pino({ level: 'silent' }));
  return socketUrl(socket, 'playbill');
}

/** Changes a realm's rows directly in the database, bypassing the server. */
async function behind(dataFolder: string, realm: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: await address(dataFolder) });
  await client.connect();
  try {
    await client.query('select set_config($1, $2, false)', ['app.realm', realm]);
    await work(client);
  } finally {
    await client.end();
  }
}

/** Deletes an account's consent answers, which no endpoint does. */
export const forgetConsent = (dataFolder: string, realm: string, email: string): Promise<void> =>
  behind(dataFolder, realm, async (client) => {
    await client.query(
      'delete from consent_answers where realm = $1 and account_id in (select id from accounts where realm = $1 and email = $2)',
      [realm, email],
    );
  });

/** Changes a stored page directly in the database and increments the realm's revision, to simulate an invalid page. */
export async function rewritePage(
  dataFolder: string,
  realm: string,
  page: string,
  change: (document: { elements: unknown[] }) => unknown,
): Promise<void> {
  await behind(dataFolder, realm, async (client) => {
    const { rows } = await client.query<{ document: { elements: unknown[] } }>(
      "select document from definitions where realm = $1 and kind = 'page' and name = $2",
      [realm, page],
    );
    const [stored] = rows;
    if (!stored) throw new Error(`There is no page ${page} in ${realm}`);
    await client.query("update definitions set document = $3 where realm = $1 and kind = 'page' and name = $2", [
      realm,
      page,
      JSON.stringify(change(stored.document)),
    ]);
    await client.query('update realms set revision = revision + 1 where realm = $1', [realm]);
  });
}

/** Stored analytics events of one page view, in order. */
export async function keptEvents(dataFolder: string, realm: string, pageId: string): Promise<AnalyticsEvent[]> {
  let events: AnalyticsEvent[] = [];
  await behind(dataFolder, realm, async (client) => {
    const { rows } = await client.query<{ event: AnalyticsEvent }>(
      "select event from analytics_events where realm = $1 and event -> 'page' ->> 'id' = $2 order by id",
      [realm, pageId],
    );
    events = rows.map(({ event }) => event);
  });
  return events;
}

/**
 * Makes all scheduled publications of a realm due. The server uses the system clock, so their times are changed
 * instead.
 */
export const bringForward = (dataFolder: string, realm: string): Promise<void> =>
  behind(dataFolder, realm, async (client) => {
    const { rowCount } = await client.query(
      "update scheduled_publications set publish_at = now() - interval '1 second' where realm = $1",
      [realm],
    );
    if (!rowCount) throw new Error(`Nothing is scheduled in ${realm}`);
    // The jobs that publish have a start time of their own, which must change too.
    await client.query(
      "update pgboss.job set start_after = now() where state = 'created' and name = 'publish-scheduled' and data ->> 'realm' = $1",
      [realm],
    );
  });
