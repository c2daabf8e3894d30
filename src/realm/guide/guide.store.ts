import { type SqlBool, sql } from 'kysely';
import { type Leaving, listedConditions } from '../access/leaving.ts';
import { storedMoment, storedProgramme, storedTimeZone } from '../catalogue/stored-title.ts';
import type { Tx } from '../db/scope.ts';
import { DAY_MINUTES, DAY_MS } from '../occurrence.ts';
import type { AiringRecord } from './airings.ts';

/** Behind all channels that the guide names come those that have programmes in the catalogue, in the catalogue's order. */
const BEHIND = 1_000_000;

/** What documents may say: a programme of at most a week, again after at most a year. */
const LONGEST = 7 * DAY_MS;
const MOST_DAYS = 366;

/** A channel's number and its place in the guide. */
export interface PlacedChannel {
  id: number;
  place: number;
}

/** Which channels to find. */
export interface ChannelQuery {
  leaving: Leaving;
  /** What is over by then, in milliseconds, and does not come again is no channel. */
  from: number;
  after?: number | undefined;
  only?: number | undefined;
  count: number;
}

/** Titles that are channels: those that the guide names, and those that have programmes in the catalogue. */
const channels = (tx: Tx, realm: string) =>
  tx
    .selectFrom('contents as c')
    .leftJoin('guide_channels as g', (join) => join.onRef('g.realm', '=', 'c.realm').onRef('g.channel', '=', 'c.id'))
    .where('c.realm', '=', realm)
    .where('c.kind', '=', 'EVENT')
    .where(sql<SqlBool>`(g.channel is not null or jsonb_typeof(c.body -> 'programmes') = 'array')`);

/** Whether a realm has a guide at all. */
export const hasChannels = async (tx: Tx, realm: string): Promise<boolean> =>
  (await channels(tx, realm).select('c.id').limit(1).execute()).length > 0;

/** The channels of a realm's guide in their order. A number that is none of an event is left out. */
export function findChannels(
  tx: Tx,
  realm: string,
  { leaving, from, after, only, count }: ChannelQuery,
): Promise<PlacedChannel[]> {
  const place = sql<number>`coalesce(g.position, ${BEHIND}::integer + c.position)`;
  let query = channels(tx, realm)
    .select(['c.id', place.as('place')])
    .where((eb) => eb.or([eb('c.repeats_every_minutes', 'is not', null), eb('c.ends_at', '>', new Date(from))]));
  for (const condition of listedConditions(leaving)) query = query.where(condition);
  if (after !== undefined) query = query.where(place, '>', after);
  if (only !== undefined) query = query.where('c.id', '=', only);
  return query.orderBy('place').limit(count).execute();
}

/** What the guide says is on some channels, in the order in which it was written; what cannot be used is left out. */
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
