import { type SqlBool, sql } from 'kysely';
import { type ListFilter, listedConditions } from '../access/list-filter.ts';
import { storedMoment, storedProgramme, storedTimeZone } from '../catalogue/stored-title.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { DAY_MINUTES, DAY_MS, type TimeSpan } from '../../platform/occurrence.ts';
import type { Airing, AiringRecord } from './airings.ts';

/**
 * Added to the position of channels whose programmes are only in the catalogue, so that they follow the channels of the
 * guide document.
 */
const BEHIND = 1_000_000;

/** Maximum programme length and repeat interval that documents allow. */
const LONGEST = 7 * DAY_MS;
const MOST_DAYS = 366;

/** A channel's id and its position in the guide. */
export interface PlacedChannel {
  id: number;
  place: number;
}

/** Which channels to find. */
export interface ChannelQuery {
  leaving: ListFilter;
  /** Current time in milliseconds. Events that ended before and do not repeat are left out. */
  from: number;
  after?: number | undefined;
  only?: number | undefined;
  count: number;
}

/** Query for the titles that are channels: those listed in the guide and those with programmes in the catalogue. */
export const guideTitles = (tx: Tx, realm: string) =>
  tx
    .selectFrom('contents as c')
    .leftJoin('guide_channels as g', (join) => join.onRef('g.realm', '=', 'c.realm').onRef('g.channel', '=', 'c.id'))
    .where('c.realm', '=', realm)
    .where('c.kind', '=', 'EVENT')
    .where(sql<SqlBool>`(g.channel is not null or jsonb_typeof(c.body -> 'programmes') = 'array')`);

/** Tells whether a realm has a guide. */
export const hasChannels = async (tx: Tx, realm: string): Promise<boolean> =>
  (await guideTitles(tx, realm).select('c.id').limit(1).execute()).length > 0;

/** Finds the channels of a guide in order. Ids without an event are left out. */
export function findChannels(
  tx: Tx,
  realm: string,
  { leaving, from, after, only, count }: ChannelQuery,
): Promise<PlacedChannel[]> {
  const place = sql<number>`coalesce(g.position, ${BEHIND}::integer + c.position)`;
  let query = guideTitles(tx, realm)
    .select(['c.id', place.as('place')])
    .where((eb) => eb.or([eb('c.repeats_every_minutes', 'is not', null), eb('c.ends_at', '>', new Date(from))]));
  for (const condition of listedConditions(leaving)) query = query.where(condition);
  if (after !== undefined) query = query.where(place, '>', after);
  if (only !== undefined) query = query.where('c.id', '=', only);
  return query.orderBy('place').limit(count).execute();
}

/** Finds the timetable programmes of channels, in the order in which they were written. Invalid rows are left out. */
export async function findAirings(tx: Tx, realm: string, channels: readonly number[]): Promise<AiringRecord[]> {
  if (channels.length === 0) return [];
  const rows = await tx
    .selectFrom('programmes')
    .select(['channel', 'starts_at', 'ends_at', 'repeats_every_days', 'time_zone', 'body'])
    .where('realm', '=', realm)
    .where('channel', 'in', [...channels])
    .orderBy('position')
    .execute();
  return rows.flatMap(({ channel, starts_at, ends_at, repeats_every_days: days, time_zone, body }): AiringRecord[] => {
    const start = storedMoment(starts_at);
    const end = storedMoment(ends_at);
    const told = storedProgramme(tx, realm, channel, body);
    if (start === undefined || end === undefined || end - start > LONGEST || !told) return [];
    const everyMinutes = days !== null && days > 0 && days <= MOST_DAYS ? days * DAY_MINUTES : null;
    return [{ channel, start, end, everyMinutes, timeZone: storedTimeZone(time_zone), body: told }];
  });
}

/** Imported programmes of a channel within a period. */
export interface Imported {
  airings: Airing[];
  /** The period between the first and last imported programme, in milliseconds. Outside of it the timetable applies. */
  covered: TimeSpan;
}

/** Which imported programmes to find. */
interface ImportedQuery {
  channels: readonly number[];
  /** Milliseconds. */
  from: number;
  to: number;
  /** Maximum number of programmes per channel that begin after `from`. */
  most?: number;
}

/**
 * Finds imported programmes by channel within a period. A channel without imported programmes has no entry. The query
 * uses the primary key to find the programme at `from` and those that begin after it.
 */
export async function findImported(
  tx: Tx,
  realm: string,
  { channels, from, to, most }: ImportedQuery,
): Promise<Map<number, Imported>> {
  if (channels.length === 0) return new Map();
  const [begin, end] = [new Date(from), new Date(to)];
  interface Row {
    channel: number;
    covered_from: Date;
    covered_to: Date;
    airings: { start: number; end: number; body: unknown }[] | null;
  }
  const { rows } = await sql<Row>`
    select c.channel, first.starts_at as covered_from, last.ends_at as covered_to, (
      select json_agg(json_build_object('start', extract(epoch from a.starts_at) * 1000,
        'end', extract(epoch from a.ends_at) * 1000, 'body', a.body) order by a.starts_at)
      from (
        (select * from airings where realm = ${realm} and channel = c.channel and starts_at <= ${begin}
          order by starts_at desc limit 1)
        union all
        (select * from airings where realm = ${realm} and channel = c.channel and starts_at > ${begin} and starts_at < ${end}
          order by starts_at limit ${most ?? null})
      ) a where a.ends_at > ${begin}
    ) as airings
    from unnest(${[...channels]}::integer[]) as c (channel)
    cross join lateral (
      select starts_at from airings where realm = ${realm} and channel = c.channel order by starts_at limit 1) first
    cross join lateral (
      select ends_at from airings where realm = ${realm} and channel = c.channel order by starts_at desc limit 1) last
  `.execute(tx);
  return new Map(
    rows.map(({ channel, covered_from, covered_to, airings }) => {
      const told = (airings ?? []).flatMap(({ start, end: over, body }): Airing[] => {
        const programme = storedProgramme(tx, realm, channel, body);
        return programme ? [{ start, end: over, body: programme }] : [];
      });
      return [channel, { airings: told, covered: { start: covered_from.getTime(), end: covered_to.getTime() } }];
    }),
  );
}

/** Finds imported programmes by channel and start, in the order of `times`. */
export async function findImportedAt(
  tx: Tx,
  realm: string,
  times: readonly { channel: number; startsAt: Date }[],
): Promise<{ channel: number; airing: Airing }[]> {
  const rows = await tx
    .selectFrom('airings')
    .select(['channel', 'starts_at', 'ends_at', 'body'])
    .where('realm', '=', realm)
    .where((eb) =>
      eb.or(
        times.map(({ channel, startsAt }) => eb.and([eb('channel', '=', channel), eb('starts_at', '=', startsAt)])),
      ),
    )
    .execute();
  const keyOf = (channel: number, at: Date) => `${channel}/${at.getTime()}`;
  const byTime = new Map(rows.map((row) => [keyOf(row.channel, row.starts_at), row]));
  return times.flatMap(({ channel, startsAt }) => {
    const row = byTime.get(keyOf(channel, startsAt));
    const body = row && storedProgramme(tx, realm, channel, row.body);
    return row && body
      ? [{ channel, airing: { start: row.starts_at.getTime(), end: row.ends_at.getTime(), body } }]
      : [];
  });
}
