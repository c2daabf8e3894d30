import { sql } from 'kysely';
import type { ProgrammeBody } from '../../platform/db/columns/programme-body.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { guideTitles } from '../guide/guide.store.ts';

/** Counts of written programmes. */
export interface WrittenAirings {
  added: number;
  changed: number;
  removed: number;
}

/** An imported programme with its id. Times in milliseconds. */
export interface ImportedAiring {
  start: number;
  end: number;
  body: Omit<ProgrammeBody, 'picture'>;
}

/** Finds the guide's channels by the ids that import files use: a channel's XMLTV id, or the id of its event. */
export async function findChannelIds(tx: Tx, realm: string): Promise<Map<string, number[]>> {
  const rows = await guideTitles(tx, realm).select(['c.id', 'g.xmltv_id']).orderBy('c.id').execute();
  const byId = new Map<string, number[]>();
  for (const { id, xmltv_id } of rows) {
    const name = xmltv_id ?? String(id);
    byId.set(name, [...(byId.get(name) ?? []), id]);
  }
  return byId;
}

/**
 * Replaces a channel's programmes from the start of the first to the end of the last. A programme that overlaps the
 * start is shortened. Unchanged rows are not written.
 * @param airings sorted, not empty, without overlaps
 */
export async function replaceAirings(
  tx: Tx,
  realm: string,
  channel: number,
  airings: readonly ImportedAiring[],
): Promise<WrittenAirings> {
  const [first, last] = [airings[0], airings.at(-1)];
  if (!first || !last) return { added: 0, changed: 0, removed: 0 };
  const [from, to] = [new Date(first.start), new Date(last.end)];
  const rows = airings.map(({ start, end, body }) => ({
    starts_at: new Date(start),
    ends_at: new Date(end),
    programme: body.id,
    body,
  }));
  const { rows: counts } = await sql<WrittenAirings>`
    with told as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t (starts_at timestamptz, ends_at timestamptz, programme bigint, body jsonb)
    ), gone as (
      delete from airings a
      where a.realm = ${realm} and a.channel = ${channel} and a.starts_at >= ${from} and a.starts_at < ${to}
        and not exists (select from told t where t.starts_at = a.starts_at)
      returning 1
    ), cut as (
      update airings a set ends_at = ${from}
      where a.realm = ${realm} and a.channel = ${channel} and a.starts_at < ${from} and a.ends_at > ${from}
        and a.starts_at >= ${from}::timestamptz - interval '7 days'
      returning 1
    ), put as (
      insert into airings (realm, channel, starts_at, ends_at, programme, body)
      select ${realm}, ${channel}, t.starts_at, t.ends_at, t.programme, t.body from told t
      on conflict (realm, channel, starts_at) do update
        set ends_at = excluded.ends_at, programme = excluded.programme, body = excluded.body
        where (airings.ends_at, airings.body) is distinct from (excluded.ends_at, excluded.body)
      returning xmax = 0 as is_new
    )
    select (select count(*)::integer from gone) as removed,
      (count(*) filter (where is_new))::integer as added,
      ((count(*) filter (where not is_new)) + (select count(*) from cut))::integer as changed
    from put`.execute(tx);
  return counts[0] ?? { added: 0, changed: 0, removed: 0 };
}

/** Deletes programmes that ended before a time in milliseconds. */
export async function purgeOldAirings(tx: Tx, realm: string, over: number): Promise<void> {
  await tx.deleteFrom('airings').where('realm', '=', realm).where('ends_at', '<=', new Date(over)).execute();
}
