import { chunks } from '../../platform/db/chunks.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { DAY_MINUTES } from '../../platform/occurrence.ts';
import type { AiringRecord } from './airings.ts';

/** A channel of the guide: the id of its event, optionally with its id in XMLTV files. */
export type GuideChannelRecord = number | { id: number; xmltvId: string };

/** Replaces a realm's guide from its documents; imported programmes stay. */
export async function replaceGuide(
  tx: Tx,
  realm: string,
  { channels, airings }: { channels: readonly GuideChannelRecord[]; airings: readonly AiringRecord[] },
): Promise<void> {
  await tx.deleteFrom('guide_channels').where('realm', '=', realm).execute();
  await tx.deleteFrom('programmes').where('realm', '=', realm).execute();
  const named = channels.map((one, position) => {
    const { id, xmltvId = null } = typeof one === 'number' ? { id: one } : one;
    return { realm, channel: id, position, xmltv_id: xmltvId };
  });
  for (const chunk of chunks(named)) await tx.insertInto('guide_channels').values(chunk).execute();
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
