import { chunks } from '../db/chunks.ts';
import type { Tx } from '../db/scope.ts';
import { DAY_MINUTES } from '../occurrence.ts';
import type { AiringRecord } from './airings.ts';

/** Replaces a realm's guide. */
export async function replaceGuide(
  tx: Tx,
  realm: string,
  { channels, airings }: { channels: readonly number[]; airings: readonly AiringRecord[] },
): Promise<void> {
  await tx.deleteFrom('guide_channels').where('realm', '=', realm).execute();
  await tx.deleteFrom('programmes').where('realm', '=', realm).execute();
  for (const chunk of chunks(channels.map((channel, position) => ({ realm, channel, position }))))
    await tx.insertInto('guide_channels').values(chunk).execute();
  const rows = airings.map(({ channel, start, end, everyMinutes, timeZone, body }, position) => ({
    realm,
    channel,
    position,
    starts_at: new Date(start),
    ends_at: new Date(end),
    repeats_every_days: everyMinutes && everyMinutes / DAY_MINUTES,
    time_zone: timeZone ?? null,
    body: JSON.stringify(body),
  }));
  for (const chunk of chunks(rows)) await tx.insertInto('programmes').values(chunk).execute();
}
