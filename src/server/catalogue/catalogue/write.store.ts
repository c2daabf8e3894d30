import { createHash } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { chunks } from '../../platform/db/chunks.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { nextRevision } from '../../platform/realms/revision.ts';

/** The catalogue as database rows. */
export interface CatalogueRows {
  contents: Omit<Insertable<Tables['contents']>, 'hash'>[];
  items: Insertable<Tables['playlist_items']>[];
}

type Content = CatalogueRows['contents'][number];
type Item = CatalogueRows['items'][number];

/**
 * A title with a hash of its document. Position and title rank are not part of the hash because other titles influence
 * them.
 */
interface HashedContent {
  row: Content;
  hash: string;
}

/** Serialises a row for PostgreSQL; the body is JSON text already. */
const asJson = ({ body, ...row }: Content & { hash?: string }): string =>
  `{"body":${body},${JSON.stringify(row).slice(1)}`;

function hashed(row: Content, items: readonly Item[] = []): HashedContent {
  const told = asJson({ ...row, position: 0, title_rank: 0 });
  const listed = items.map(({ content_id }) => content_id).join();
  return { row, hash: createHash('sha256').update(`${told} ${listed}`).digest('base64url') };
}

/**
 * Upserts titles. Passes many rows as one JSON parameter: separate parameters per column take several times as long.
 */
async function writeContents(tx: Tx, contents: readonly HashedContent[]): Promise<void> {
  for (const chunk of chunks(contents)) {
    const rows = chunk.map(({ row, hash }) => asJson({ ...row, hash }));
    await sql`
      insert into contents select * from jsonb_populate_recordset(null::contents, ${`[${rows.join(',')}]`}::jsonb)
      on conflict (realm, id) do update set (kind, title, body, tags, access, geoblocked, series_id, season_id,
        season_number, episode_number, published_at, starts_at, ends_at, repeats_every_minutes, time_zone, over_minutes, live_event_id, available_from, available_until,
        allowed_countries, denied_countries, position, title_rank, hash)
      = (excluded.kind, excluded.title, excluded.body, excluded.tags, excluded.access, excluded.geoblocked,
        excluded.series_id, excluded.season_id, excluded.season_number, excluded.episode_number, excluded.published_at,
        excluded.starts_at, excluded.ends_at, excluded.repeats_every_minutes, excluded.time_zone, excluded.over_minutes,
        excluded.live_event_id, excluded.available_from, excluded.available_until, excluded.allowed_countries,
        excluded.denied_countries, excluded.position, excluded.title_rank,
        excluded.hash)`.execute(tx);
  }
}

/** Updates the sort positions of titles that have not changed otherwise. */
async function moveContents(tx: Tx, realm: string, contents: readonly Content[]): Promise<void> {
  for (const chunk of chunks(contents)) {
    const places = chunk.map(({ id, position, title_rank }) => ({ id, position, title_rank }));
    await sql`
      update contents set position = place.position, title_rank = place.title_rank
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (id integer, position integer, title_rank integer)
      where contents.realm = ${realm} and contents.id = place.id`.execute(tx);
  }
}

/** Replaces the items of playlists. */
async function writeItems(tx: Tx, realm: string, known: readonly number[], items: readonly Item[]): Promise<void> {
  for (const chunk of chunks(known))
    await tx.deleteFrom('playlist_items').where('realm', '=', realm).where('playlist_id', 'in', chunk).execute();
  for (const chunk of chunks(items))
    await sql`insert into playlist_items select * from jsonb_populate_recordset(null::playlist_items, ${JSON.stringify(chunk)}::jsonb)`.execute(
      tx,
    );
}

/**
 * Makes a realm's titles match its documents: writes titles whose hash changed, and deletes titles whose document is
 * gone. Titles that never came from a document stay.
 */
export async function replaceCatalogue(tx: Tx, realm: string, { contents, items }: CatalogueRows): Promise<void> {
  const stored = await tx
    .selectFrom('contents')
    .select(['id', 'hash', 'position', 'title_rank'])
    .where('realm', '=', realm)
    .execute();
  const before = new Map(stored.map((row) => [row.id, row]));
  const itemsOf = Map.groupBy(items, ({ playlist_id }) => playlist_id);
  const titles = contents.map((row) => hashed(row, itemsOf.get(row.id)));
  const changed = titles.filter(({ row, hash }) => before.get(row.id)?.hash !== hash);
  const written = new Set(changed.map(({ row }) => row.id));
  const moved = contents.filter((row) => {
    const was = before.get(row.id);
    return !written.has(row.id) && (was?.position !== row.position || was.title_rank !== row.title_rank);
  });
  const kept = new Set(contents.map(({ id }) => id));
  const gone = stored.filter(({ id, hash }) => hash !== null && !kept.has(id)).map(({ id }) => id);
  for (const chunk of chunks(gone))
    await tx.deleteFrom('contents').where('realm', '=', realm).where('id', 'in', chunk).execute();
  await writeContents(tx, changed);
  await moveContents(tx, realm, moved);
  await writeItems(
    tx,
    realm,
    [...written].filter((id) => before.has(id)),
    items.filter(({ playlist_id }) => written.has(playlist_id)),
  );
}

/** Increments the realm's revision, which invalidates caches built from its titles. */
export async function raiseRevision(tx: Tx, realm: string): Promise<void> {
  await tx.updateTable('realms').set({ revision: nextRevision }).where('realm', '=', realm).execute();
}
