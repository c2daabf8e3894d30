import { sql } from 'kysely';
import { createHost } from '#web/app.ts';
import type { AppSource } from '#web/pages/renderer.ts';
import { inRealm } from '#server/platform/db/scope.ts';
import { loadRealm } from '#server/app/load-realm.ts';
import type { OpenRealm } from '#server/app/open.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { viewer, writeRealm } from '../../support/realm-folder.ts';
import { files, REALM } from './realm.ts';
import type { Asked } from './stored.ts';

const ORIGIN = `http://${REALM}.localhost`;

/** Inserts rows that belong to one account and appear only on pages of its holder. */
async function writeOwnRows({ context }: Pick<OpenRealm, 'context'>): Promise<void> {
  const { db } = context;
  await inRealm(db, REALM, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', viewer.email.toLowerCase())
      .executeTakeFirstOrThrow();
    const { id } = account;
    const term = { fieldName: 'b', fieldType: 'BINARY_CHOICE', label: 'Terms', text: 'Terms', required: true };
    await sql`delete from accounts where realm = ${REALM} and id <> ${id}`.execute(tx);
    await sql`update accounts set details = ${JSON.stringify({ birthDate: '1990-01-01', phoneNumber: '+46701234567', fields: { favourite: 'karate' } })}::jsonb where id = ${id}`.execute(
      tx,
    );
    await sql`insert into consent_answers (realm, account_id, field_name, answer, term, locale, answered_at)
      values (${REALM}, ${id}, 'b', true, ${JSON.stringify(term)}::jsonb, 'en_US', now())`.execute(tx);
    await sql`insert into addresses (realm, account_id, type, id, country_code, body, full_name, email, updated_at)
      values (${REALM}, ${id}, 'BILLING', 'a1', 'SE', ${JSON.stringify({ line1: 'Street 1', city: 'Lund', postalCode: '22222' })}::jsonb, 'Vera', 'v@x.test', now())`.execute(
      tx,
    );
    await sql`insert into reviews (realm, account_id, content_id, fields, posted_at)
      values (${REALM}, ${id}, 1, ${JSON.stringify({ text: 'Good.' })}::jsonb, now())`.execute(tx);
    for (const content of [1, 11]) {
      await sql`insert into favourites (realm, account_id, content_id, added_at) values (${REALM}, ${id}, ${content}, now())`.execute(
        tx,
      );
      await sql`insert into watch_history (realm, account_id, content_id, progress, watched_at) values (${REALM}, ${id}, ${content}, 30, now())`.execute(
        tx,
      );
    }
    const { rows } = await sql<{
      id: number;
    }>`insert into watchlists (realm, account_id, name, created_at) values (${REALM}, ${id}, 'Mine', now()) returning id`.execute(
      tx,
    );
    await sql`insert into watchlist_items (realm, watchlist_id, content_id, position) values (${REALM}, ${rows[0]?.id ?? 0}, 1, 1), (${REALM}, ${rows[0]?.id ?? 0}, 4, 2)`.execute(
      tx,
    );
  });
}

/** Milliseconds after which a new access token is requested; tokens last ten minutes. */
const TOKEN_MS = 8 * 60 * 1000;

/** Loads the test realm into a server; returns functions that request pages from the host and call the API. */
export async function openAsked(
  { app, context }: Pick<OpenRealm, 'app' | 'context'>,
  { source, dist }: { source: AppSource; dist: string },
): Promise<Asked> {
  const { folder, remove } = await writeRealm(REALM, files());
  await loadRealm(context, folder, { moved: true });
  await remove();
  await writeOwnRows({ context });
  const host = createHost({
    source,
    realm: (request, env) => app.fetch(request, (env ?? {}) as object),
    dist,
    trustProxy: 0,
    log: { warn: () => undefined, error: () => undefined },
  });
  // Each request uses a new port, because the host’s short-lived cache would otherwise return the response to the
  // previous mutation.
  let port = 1024;
  const nextPort = () => {
    port = port === 65_535 ? 1024 : port + 1;
    return port;
  };
  const ask = async (path: string, init?: RequestInit) => app.request(`${ORIGIN}${path}`, init);
  // Tokens last ten minutes, and a run may take longer.
  const renewed = (checkIn: () => Promise<Response>) => {
    let since = 0;
    let headers = {};
    return async () => {
      if (Date.now() - since > TOKEN_MS) {
        const { authorisationToken } = (await (await checkIn()).json()) as Tokens;
        headers = { authorization: `Bearer ${authorisationToken}` };
        since = Date.now();
      }
      return { headers };
    };
  };
  const guest = renewed(() => ask('/api/v2/login/guest/checkin', { method: 'POST' }));
  const holder = renewed(() =>
    ask('/api/v2/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: viewer.email, secret: viewer.password }),
    }),
  );
  // Sign in before any mutation, because sign-in itself is not tested.
  await Promise.all([guest(), holder()]);
  return {
    db: context.db,
    page: async (path) => host.fetch(new Request(`${ORIGIN}:${nextPort()}${path}`)),
    call: async (path) => ask(path, await guest()),
    own: async (path) => ask(path, await holder()),
  };
}
